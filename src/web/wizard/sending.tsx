import type { ReactNode } from 'react';
import type { Refused } from '../api.ts';
import { TROUBLE } from './seats.ts';
import { setUpTexts } from '../set-up/texts.ts';

interface SendingProps {
  readonly busy: boolean;
  /** Something above is not right yet. */
  readonly blocked: boolean;
  /** What is still missing; null: nothing. */
  readonly missing: string | null;
  /** It was pressed all the same. */
  readonly tried: boolean;
  /** Who plays, in one line. */
  readonly about: string;
  readonly refused: Refused | null;
  /** Save what is chosen for other games; absent: there is nothing to choose. */
  onTemplate?(): void;
}

/** The button; what keeps it from being pressed stands there before. */
export function Sending({
  busy,
  blocked,
  missing,
  tried,
  about,
  refused,
  onTemplate,
}: SendingProps): ReactNode {
  return (
    <>
      {refused && (
        <p role="alert" className="trouble">
          {refused.message} {refused.clauses.join(', ')}
        </p>
      )}
      {tried && missing !== null ? (
        <p key="alert" role="alert" className="trouble" id={TROUBLE}>
          {missing}
        </p>
      ) : (
        <p key="status" role="status">
          {blocked ? setUpTexts.wizard.blocked : (missing ?? about)}
        </p>
      )}
      <div className="two-go">
        <button type="submit" className="main" aria-disabled={busy || blocked || missing !== null}>
          {busy ? setUpTexts.wizard.creating : setUpTexts.wizard.create}
        </button>
        {onTemplate && (
          <button type="button" onClick={onTemplate}>
            {setUpTexts.wizard.saveTemplate}
          </button>
        )}
      </div>
    </>
  );
}
