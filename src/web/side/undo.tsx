import { type ReactNode, type SubmitEvent, useState } from 'react';
import { DICE, TABLE } from '../../kernel/decision.ts';
import type { RecordLine } from '../../kernel/record.ts';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';
import { type Book, useBook } from '../book.tsx';
import { isAllowance, lineText, reportedIn } from '../log/done.ts';
import { listed, t } from '../texts.ts';
import { Panel } from './panel.tsx';

/** Taking back: what would go, and whose consent it needs. The server judges. */
export function UndoPanel({ desk, act }: { desk: Desk; act: Act }): ReactNode {
  if (desk.seat === null) return null;
  return (
    <Panel title={t.undo.title}>
      <UndoForm desk={desk} act={act} />
    </Panel>
  );
}

function UndoForm({ desk, act }: { desk: Desk; act: Act }): ReactNode {
  const book = useBook();
  const [reason, setReason] = useState('');
  const [back, setBack] = useState(1);
  const standing = desk.lines.filter((line) => !line.undone && line.kind !== 'undo');
  const latest = standing.at(-1);
  if (!latest) return <p className="hint">{t.undo.nothing}</p>;
  const gone = standing.slice(-back);
  const to = standing.at(-back - 1)?.n ?? 0;
  const fallen = cannotGo(gone, desk);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (act.busy || fallen) return;
    const { seat } = desk;
    void act.post('/undo', { seat, desk: seat, to, consent: desk.seats, ...(reason ? { reason } : {}) });
  };
  return (
    <form className="undo" onSubmit={submit}>
      <p>{t.undo.last(lineText(latest, book))}</p>
      <label>
        <span>{t.undo.further}</span>
        <select value={back} onChange={(event) => setBack(Number(event.target.value))}>
          {standing.slice(-30).map((_, i) => {
            const after = standing.at(-i - 2)?.n ?? 0;
            const first = standing.at(-i - 1);
            return (
              <option key={i} value={i + 1}>
                {after === 0 || !first ? t.undo.after(after) : t.undo.before(after, shortly(first, book))}
              </option>
            );
          })}
        </select>
      </label>
      <p>{fallen ?? needText(gone, desk, book)}</p>
      <label>
        <span>{t.undo.reason}</span>
        <input type="text" value={reason} onChange={(event) => setReason(event.target.value)} />
      </label>
      <div className="actions">
        <button type="submit" aria-disabled={act.busy || fallen !== null}>
          {needsOthers(gone, desk, book) ? t.undo.ask : t.undo.doIt}
        </button>
        {act.trouble && (
          <span role="alert" className="trouble">
            {act.trouble.message}
          </span>
        )}
      </div>
    </form>
  );
}

const SHORT = 48;

/** The first line that goes, in a few words. */
function shortly(line: RecordLine, book: Book): string {
  const text = reportedIn(line, book)[0]?.join(' ') ?? lineText(line, book);
  return text.length > SHORT ? `${text.slice(0, SHORT).trimEnd()}\u2026` : text;
}

/** Why these lines cannot be taken back: the program's dice have fallen, or a secret was opened. */
function cannotGo(gone: readonly RecordLine[], desk: Desk): string | null {
  if (desk.dice === 'typed') return null;
  if (gone.some((line) => line.seat === DICE)) return t.undo.die;
  return gone.some((line) => line.dispatches.some((each) => each.kind === 'revealed')) ? t.undo.door : null;
}

/** What taking these lines back needs, as far as this seat can tell. */
function needText(gone: readonly RecordLine[], desk: Desk, book: Book): string {
  const others = needsOthers(gone, desk, book);
  return others ? t.undo.consent(listed(others.map(book.name))) : t.undo.alone;
}

/** The seats that must agree, or null when this person can do it alone. */
function needsOthers(gone: readonly RecordLine[], desk: Desk, { table }: Book): readonly string[] | null {
  const [only] = gone;
  const mine = (seat: string | undefined): boolean =>
    seat === TABLE || seat === DICE || (seat !== undefined && desk.seats.includes(seat));
  if (gone.length === 1 && only && (mine(only.seat) || isAllowance(only.decision))) return null;
  const others = table.seats.filter((seat) => !desk.seats.includes(seat));
  return others.length > 0 ? others : null;
}

/** A request to take back that waits for consent. */
export function Proposed({ desk, act }: { desk: Desk; act: Act }): ReactNode {
  const book = useBook();
  const { name } = book;
  const proposal = desk.undo;
  if (!proposal) return null;
  const first = desk.lines.find(({ n, undone }) => n > proposal.to && !undone);
  const mine = desk.seats.filter((seat) => proposal.missing.includes(seat));
  const own = desk.seats.includes(proposal.by) || proposal.by === desk.person;
  const say = (path: string): void => {
    if (!act.busy) void act.post(path, { seat: mine[0] ?? desk.seat, desk: desk.seat, mark: desk.mark });
  };
  return (
    <section className="proposal" aria-label={t.undo.title}>
      <p>
        <strong>
          {t.undo.proposal(
            name(proposal.by),
            first && proposal.to > 0
              ? t.undo.before(proposal.to, shortly(first, book))
              : t.undo.after(proposal.to),
          )}
        </strong>{' '}
        {proposal.reason}
      </p>
      <p className="hint">{t.undo.waits(listed(proposal.missing.map(name)))}</p>
      <div className="actions">
        {mine.length > 0 && (
          <button type="button" className="main" aria-disabled={act.busy} onClick={() => say('/undo/agree')}>
            {t.undo.agree}
          </button>
        )}
        {(mine.length > 0 || own) && (
          <button type="button" aria-disabled={act.busy} onClick={() => say('/undo/refuse')}>
            {mine.length > 0 ? t.undo.refuse : t.undo.own}
          </button>
        )}
      </div>
    </section>
  );
}
