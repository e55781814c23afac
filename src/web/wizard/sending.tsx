import type { ReactNode } from 'react';
import type { Refused } from '../api.ts';
import { TROUBLE } from './seats.tsx';
import { t } from './t.ts';

interface SendingProps {
  readonly busy: boolean;
  /** Something above is not right yet. */
  readonly blocked: boolean;
  readonly refused: Refused | null;
}

/** The button, and why it was refused. */
export function Sending({ busy, blocked, refused }: SendingProps): ReactNode {
  return (
    <>
      <div className="actions">
        <button type="submit" className="main" aria-disabled={busy || blocked}>
          {busy ? t.wizard.creating : t.wizard.create}
        </button>
        {blocked && <span className="hint">{t.wizard.blocked}</span>}
        {refused && (
          <p role="alert" className="trouble" id={TROUBLE}>
            {refused.message} {refused.clauses.join(', ')}
          </p>
        )}
      </div>
    </>
  );
}
