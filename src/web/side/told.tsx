import { type ReactNode, useState } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import { standingName } from '../../kernel/game/always-open.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { isRecord, type Json, own } from '../../kernel/json.ts';
import { TABLE } from '../../kernel/seat.ts';
import type { FactKey, FactValue, Report } from '../../kernel/sums/facts.ts';
import { type Act, answerTo } from '../act.ts';
import { Send, Trouble } from '../answer/tail.tsx';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { FactRow, shortName, valueName } from '../forms/fact-row.tsx';
import { deskTexts } from '../texts.ts';
import { When } from '../time/when.tsx';
import '../forms/fact-row.css';

interface ToldProps {
  readonly desk: Desk;
  readonly act: Act;
}

/** A fact as it was told last in this turn. */
interface ToldFact {
  readonly fact: FactKey;
  readonly report: Report;
  readonly line: RecordLine;
}

/** What was told this turn and by whom; of a die that has not fallen each can be questioned, or confirmed. */
export function ToldNow({ desk, act }: ToldProps): ReactNode {
  const told = toldIn(desk);
  const named = (name: string): Decision | undefined => desk.asks.find((each) => standingName(each) === name);
  const [doubt, confirm] = [named('doubt'), named('confirm')];
  if (told.length === 0) return null;
  return (
    <section aria-label={deskTexts.told.title}>
      <h3 className="eyebrow apart">{deskTexts.told.title}</h3>
      <ul className="ruled bare hint">
        {told.map((each) => (
          <ToldRow key={each.fact} {...each} {...{ desk, act, doubt }} />
        ))}
      </ul>
      {confirm && (
        <button
          type="button"
          className="main"
          aria-disabled={act.busy}
          onClick={() => !act.busy && void act.post('/answers', answerTo(desk, confirm, 'so'))}
        >
          {deskTexts.told.so}
        </button>
      )}
    </section>
  );
}

/** What stands of what was told in the turn of the last line, latest first. */
export function toldIn({ lines }: Pick<Desk, 'lines'>): readonly ToldFact[] {
  const turn = lines.findLast((line) => line.turn !== undefined)?.turn;
  const found = new Map<FactKey, ToldFact>();
  for (const line of lines.toReversed()) {
    if (line.undone || line.seat !== TABLE || line.turn !== turn || !isRecord(line.answer)) continue;
    for (const [key, report] of Object.entries(line.answer))
      if (!found.has(key) && isRecord(report) && own(report, 'as') !== undefined)
        found.set(key, { fact: key, report: report as unknown as Report, line });
  }
  return [...found.values()];
}

interface ToldRowProps extends ToldFact, ToldProps {
  readonly doubt: Decision | undefined;
}

/** One fact with who told it; questioned it is told what it is instead, and why. */
function ToldRow({ fact, report, line, desk, act, doubt }: ToldRowProps): ReactNode {
  const book = useBook();
  const [open, setOpen] = useState(false);
  const spec = own(book.table.rules.facts, fact);
  if (!spec) return null;
  const value = report.value === undefined ? deskTexts.form.unknown : valueName(spec, report.value, book);
  const mayDoubt = doubt?.form.kind === 'report' && doubt.form.facts.includes(fact);
  const held = own(desk.view.open.doubts ?? {}, fact);
  return (
    <li>
      <b>{shortName(fact, book)}</b> {value}{' '}
      {line.by !== undefined && <span className="hint">{line.by}</span>} <When n={line.n} />{' '}
      {held && (
        <strong className="tag">
          {deskTexts.told.doubted(book.name(held.seat), valueName(spec, held.value, book))}
        </strong>
      )}
      {mayDoubt && doubt && (
        <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? deskTexts.told.leave : deskTexts.told.question}
        </button>
      )}
      {open && doubt && <Doubting {...{ fact, desk, act, doubt }} onDone={() => setOpen(false)} />}
    </li>
  );
}

interface DoubtingProps extends ToldProps {
  readonly fact: FactKey;
  readonly doubt: Decision;
  onDone(): void;
}

/** What somebody says that a fact is, and a word with it if they like. */
function Doubting({ fact, desk, act, doubt, onDone }: DoubtingProps): ReactNode {
  const book = useBook();
  const [value, setValue] = useState<FactValue | null | undefined>();
  const [reason, setReason] = useState('');
  const spec = own(book.table.rules.facts, fact);
  const ready = spec !== undefined && value !== undefined && value !== null;
  const send = async (): Promise<void> => {
    if (!ready) return;
    const why = reason.trim() === '' ? {} : { reason: reason.trim() };
    const answer: Json = { [fact]: { value, as: 'change', ...why } };
    if (await act.post('/answers', answerTo(desk, doubt, answer))) onDone();
  };
  return (
    <div className="doubting">
      <FactRow fact={fact} before={undefined} past={false} unknown={false} value={value} onSet={setValue} />
      <label>
        <span className="visually-hidden">{deskTexts.told.reason}</span>
        <input
          type="text"
          placeholder={deskTexts.told.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <Send
        sent={{ busy: act.busy, sending: false }}
        ready={ready}
        verb={
          ready
            ? deskTexts.told.send(shortName(fact, book), valueName(spec, value, book))
            : deskTexts.told.question
        }
        onSend={send}
      />
      <Trouble of={act.trouble} />
    </div>
  );
}
