import { type ReactNode, useEffect, useRef } from 'react';
import { t } from './texts.ts';

interface PageProps {
  readonly title: string;
  readonly above?: string;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** A plain page with a heading; the heading takes the focus, so that keys and readers begin at the top. */
export function Page({ title, above, narrow, children }: PageProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === t.name ? t.name : `${title} \u00b7 ${t.name}`;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [title]);
  return (
    <>
      <Masthead />
      <main id="main" className={narrow ? 'page narrow' : 'page'}>
        {above && <p className="above">{above}</p>}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </>
  );
}

/** The head of every page. */
export function Masthead({ children }: { children?: ReactNode }): ReactNode {
  return (
    <header className="masthead">
      <a className="skip" href="#main" onClick={skip}>
        {t.skip}
      </a>
      <a className="brand" href="#/">
        {t.name}
      </a>
      {children}
    </header>
  );
}

/** The fragment is the address of the desk, so the skip link moves the focus by hand. */
function skip(event: { preventDefault(): void }): void {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>('main h1, main h2');
  heading?.focus();
  heading?.scrollIntoView();
}
