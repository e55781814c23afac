import { wrongTexts } from './texts.ts';
import './mend.css';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { useLead } from '../later.tsx';
import { aboutOf, lineText } from '../record/done.ts';
import type { GameRoute } from '../route.ts';
import { BeforeForm } from './before-form.tsx';
import { ChangeForm } from './change-form.tsx';
import { type Gathered, isReadAt, type Mending } from './mending.tsx';
import { NowForm } from './now-form.tsx';
import { Proposing } from './proposing.tsx';
import { isLastBack, recordOf, type Target, targetsIn } from '../record/targets.ts';

export interface MendProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly act: Act;
}

type Way = keyof typeof wrongTexts.ways;

/** What can be put right of a line, in a dialog over the desk. */
export function Opened(props: MendProps & { readonly mending: Mending; readonly n: number }): ReactNode {
  const { n, mending } = props;
  const { times } = mending;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const close = (): void => dialog.current?.close();
  return (
    <dialog ref={dialog} className="box mend" aria-labelledby={title} onClose={() => mending.close(times)}>
      <div className="apart tight mend-head">
        <h2 id={title}>{wrongTexts.title(n)}</h2>
        <button type="button" className="link" onClick={close}>
          {wrongTexts.leaveIt}
        </button>
      </div>
      <Inside {...props} onClose={close} />
    </dialog>
  );
}

/** The same in its place, under the line. */
export function OpenedInPlace(
  props: MendProps & { readonly mending: Mending; readonly n: number },
): ReactNode {
  const { n, mending } = props;
  const { times } = mending;
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  useLead(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  });
  const close = (): void => {
    const way = heading.current?.closest('article')?.querySelector<HTMLElement>('.put-right');
    mending.close(times);
    way?.focus();
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  return (
    <section className="box mend" aria-labelledby={title} onKeyDown={leave}>
      <div className="apart tight mend-head">
        <h4 id={title} ref={heading} tabIndex={-1}>
          {wrongTexts.title(n)}
        </h4>
        <button type="button" className="link" onClick={close}>
          {wrongTexts.leaveIt}
        </button>
      </div>
      <Inside {...props} isInPlace onClose={close} />
    </section>
  );
}

interface InsideProps extends MendProps {
  /** The line stands over it. */
  readonly isInPlace?: boolean;
  readonly mending: Mending;
  readonly n: number;
  onClose(): void;
}

/** First what was wrong, then, with something gathered, why and the proposal. */
function Inside(props: InsideProps): ReactNode {
  const { desk, mending, n } = props;
  const book = useBook();
  const line = desk.lines[n - 1];
  const [isGathering, setGathering] = useState(
    !mending.gathered.some((each) => isReadAt(each, desk, book.secrets) && each.says.line === n),
  );
  if (!line) return null;
  const gather = (more: Gathered): void => {
    mending.gather(more);
    setGathering(false);
  };
  return (
    <>
      {!props.isInPlace && <p>{lineText(line, book, desk.lines)}</p>}
      {isGathering && <WaysOf {...props} onGather={gather} />}
      {!isGathering && <Proposing {...props} />}
    </>
  );
}

interface WaysProps extends InsideProps {
  onGather(more: Gathered): void;
}

/** The ways in which a line can be put right, and the form of the one that is chosen. */
function WaysOf(props: WaysProps): ReactNode {
  const { desk, mending, n } = props;
  const book = useBook();
  const { secrets } = book;
  const name = useId();
  const line = desk.lines[n - 1];
  const targets = line ? targetsIn(line, desk, secrets) : [];
  const [which, setWhich] = useState(0);
  const target = targets[which];
  const isBack = line !== undefined && isLastBack(line, desk.lines);
  const ways = waysOf(target, isBack);
  const [chosen, setWay] = useState<Way | undefined>(mending.at?.fact === undefined ? ways[0] : 'before');
  return (
    <>
      {targets.length > 1 && (
        <label className="find">
          <span>{wrongTexts.which}</span>
          <select value={which} onChange={(event) => setWhich(Number(event.target.value))}>
            {targets.map(({ decision }, i) => (
              <option key={decision} value={i}>
                {aboutOf({ decision }, book) || decision}
              </option>
            ))}
          </select>
        </label>
      )}
      <fieldset className="after mend-ways">
        <legend className="strong">{wrongTexts.what}</legend>
        {ways.map((way) => (
          <label key={way} className="pairs">
            <input type="radio" name={name} checked={way === chosen} onChange={() => setWay(way)} />
            <span>{wrongTexts.ways[way]}</span>
          </label>
        ))}
      </fieldset>
      {chosen === 'strike' && isBack && <p className="hint">{wrongTexts.strikeMend}</p>}
      <WayForm key={`${chosen} ${which}`} {...props} way={chosen} target={target} />
    </>
  );
}

/** One can always say that something was missing before an answer; the rest is for whoever gave it. */
function waysOf(target: Target | undefined, isBack: boolean): readonly Way[] {
  if (isBack) return ['strike'];
  if (!target) return ['before'];
  return isOfStanding(target, 'report')
    ? ['change', 'strike', 'before', 'now']
    : isOfStanding(target, 'allow')
      ? ['strike', 'before']
      : ['change', 'strike', 'before'];
}

function isOfStanding({ decision }: Target, name: string): boolean {
  return decision.startsWith('standing-') && decision.includes(`/${name}`);
}

interface WayFormProps extends WaysProps {
  readonly way: Way | undefined;
  readonly target: Target | undefined;
}

function WayForm({ way, target, ...props }: WayFormProps): ReactNode {
  const { n, desk, onGather } = props;
  const { secrets } = useBook();
  if (way === 'change' && target) return <ChangeForm {...props} target={target} />;
  if (way === 'before') return <BeforeForm {...props} />;
  if (way === 'now' && target) return <NowForm {...props} target={target} />;
  if (way !== 'strike') return null;
  const strike = (): void => {
    const record = recordOf(target?.seat ?? '', desk, secrets);
    const where = { of: record, at: n, ...(target?.named ? { decision: target.decision } : {}) };
    const of = target ? { seat: target.seat, decision: target.decision } : {};
    onGather({
      edit: { ...where, strike: true },
      says: { line: n, ...of, as: 'struck out' },
    });
  };
  return (
    <div className="actions">
      <button type="button" className="main" onClick={strike}>
        {wrongTexts.takeStrike}
      </button>
    </div>
  );
}
