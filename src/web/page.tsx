import './plain-page.css';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { deskTexts } from './texts.ts';
import './page.css';

interface PageProps {
  readonly title: string;
  readonly above?: string;
  readonly narrow?: boolean;
  readonly wide?: boolean;
  /** In place of the plain head: with the way to the other pages. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** A plain page with a heading; the heading takes the focus, so that keys and readers begin at the top. */
export function Page({ title, above, narrow, wide, head, children }: PageProps): ReactNode {
  const heading = useHeading(title);
  return (
    <>
      {head ?? <Masthead />}
      <main id="main" className={narrow ? 'page narrow' : wide ? 'page wide' : 'page'}>
        {above && <p className="hint">{above}</p>}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </>
  );
}

/** The heading of a page, which has the focus, and which the window is called by. */
export function useHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === deskTexts.name ? deskTexts.name : `${title} \u00b7 ${deskTexts.name}`;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [title]);
  return heading;
}

/** The head of every page. */
export function Masthead(): ReactNode {
  return (
    <header className="masthead flow">
      <SkipLink />
      <Brand />
    </header>
  );
}

/** Whose page it is; leads to the first. */
export function Brand(): ReactNode {
  return (
    <a className="brand" href="#/">
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <circle cx="16" cy="16" r="15" />
        <path d="M9 7h6.5C21 7 24 10.5 24 16s-3 9-8.5 9H9zM13 11v10h2.5c3 0 4.500-1.800 4.500-5s-1.500-5-4.500-5z" />
      </svg>
      <b>{deskTexts.name}</b>
    </a>
  );
}

export function SkipLink(): ReactNode {
  return (
    <a className="skip" href="#main" onClick={skip}>
      {deskTexts.skip}
    </a>
  );
}

/** The fragment is the address of the desk, so the skip link moves the focus by hand. */
function skip(event: { preventDefault(): void }): void {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>('main h1, main h2');
  heading?.focus();
  heading?.scrollIntoView();
}
