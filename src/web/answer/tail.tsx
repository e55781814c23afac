import type { ReactNode, Ref, SubmitEvent } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { Json } from '../../kernel/json.ts';
import { WhatIf } from '../if/what-if.tsx';
import { deskTexts } from '../texts.ts';

/** How it stands with what is on its way to the server. */
export interface Sent {
  /** Something is on its way: nothing more can be sent now. */
  readonly busy: boolean;
  /** It is this form's own, and its button says so; absent: whatever is on its way is. */
  readonly sending?: boolean;
  /** What went wrong with it. */
  readonly trouble?: { readonly message: string } | null;
}

/** What a form does where it is sent: nothing while it is not whole, or while something else is on its way. */
export function sendsWhen(
  ready: boolean,
  { busy }: Sent,
  send: () => unknown,
): (event: SubmitEvent<HTMLFormElement>) => void {
  return (event) => {
    event.preventDefault();
    if (ready && !busy) send();
  };
}

interface TailProps {
  readonly sent: Sent;
  /** It can be sent as it stands. */
  readonly ready: boolean;
  /** What stands on the button. */
  readonly verb: string;
  readonly button?: ButtonLook;
  /** What can be tried before it is sent. */
  readonly tries?: {
    readonly decision: Decision;
    readonly answer: Json | undefined;
    readonly proposed?: boolean;
  };
  /** What stands before the button, and after it. */
  readonly children?: ReactNode;
  readonly after?: ReactNode;
}

interface ButtonLook {
  readonly className?: string;
  /** What the button says below its verb. */
  readonly sub?: string;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Where no form is sent: what a press does. */
  onSend?(): unknown;
}

/** What stands below a form: what would come of it, the button that sends it, and what went wrong. */
export function Tail({ sent, ready, verb, button, tries, children, after }: TailProps): ReactNode {
  return (
    <div className="actions">
      {children}
      {tries && <WhatIf {...tries} />}
      <Send {...{ sent, ready, verb }} {...button} />
      {after}
      <Trouble of={sent.trouble} />
    </div>
  );
}

type SendProps = Pick<TailProps, 'sent' | 'ready' | 'verb'> & ButtonLook;

/** The button that sends: it stays in reach while nothing can be sent, and says what is on its way. */
export function Send({ sent, ready, verb, className = 'main', sub, ref, onSend }: SendProps): ReactNode {
  const { busy, sending = busy } = sent;
  const said = sending ? deskTexts.table.sending : verb;
  return (
    <button
      ref={ref}
      type={onSend ? 'button' : 'submit'}
      className={className}
      aria-disabled={!ready || busy}
      onClick={onSend && (() => void (ready && !busy && onSend()))}
    >
      {sub === undefined ? (
        said
      ) : (
        <>
          <span>{said}</span>
          {sub !== '' && <small>{sub}</small>}
        </>
      )}
    </button>
  );
}

/** What went wrong with what was sent. */
export function Trouble({ of }: { readonly of: Sent['trouble'] }): ReactNode {
  return (
    of && (
      <span role="alert" className="trouble">
        {of.message}
      </span>
    )
  );
}
