import type { ReactNode, SubmitEvent } from 'react';
import { useHeading } from './page.tsx';
import './two.css';

interface TwoProps {
  readonly head: ReactNode;
  readonly title: string;
  readonly about?: ReactNode;
  /** What the panel at the right is called, and what stands in it. */
  readonly beside: string;
  readonly panel: ReactNode;
  /** Its foot: one line, the main button, and what stands beside it. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
  onSubmit?(event: SubmitEvent<HTMLFormElement>): void;
}

/** A page without a board: what is filled in at the left, what comes of it at the right, the main button where it always is. */
export function TwoPage({
  head,
  title,
  about,
  beside,
  panel,
  foot,
  children,
  onSubmit,
}: TwoProps): ReactNode {
  const heading = useHeading(title);
  const inside = (
    <>
      <div className="two-left">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {about && <p className="two-about">{about}</p>}
        {children}
      </div>
      <section className="two-right" aria-label={beside}>
        <div className="two-body">
          <h2>{beside}</h2>
          {panel}
        </div>
        <div className="two-foot">{foot}</div>
      </section>
    </>
  );
  return (
    <>
      {head}
      <main id="main" className="two">
        {onSubmit ? (
          <form className="two-in" onSubmit={onSubmit}>
            {inside}
          </form>
        ) : (
          <div className="two-in">{inside}</div>
        )}
      </main>
    </>
  );
}
