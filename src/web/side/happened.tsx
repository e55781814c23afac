import './facts.css';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { Json } from '../../kernel/json.ts';
import { TABLE } from '../../kernel/seat.ts';
import { checkTold } from '../../kernel/forms/form.ts';
import { type EventCase, type TableEvent, together } from '../../kernel/steps/event.ts';
import type { ReportAnswer } from '../../kernel/sums/facts.ts';
import { knownFacts } from '../../kernel/sums/know.ts';
import { type Act, answerTo } from '../act.ts';
import { Tail } from '../answer/tail.tsx';
import type { Desk } from '../api.ts';
import { Clauses, useBook } from '../book.tsx';
import { deskTexts } from '../texts.ts';
import { isOpenReport } from '../tell/changes.tsx';
import { factText } from '../tell/fact-text.ts';
import { EventPicker } from './happened-pick.tsx';
import { type FittingEvent, fittingEvents } from '../../kernel/steps/fitting.ts';
import { Panel } from '../parts/panel.tsx';

interface PanelProps {
  readonly desk: Desk;
  readonly act: Act;
  /** The words that are looked for. */
  readonly find: string;
  onAdded(): void;
}

/** "What happened this turn?": in the words of the game, several things at once, sent as one report. */
export function HappenedPanel(props: PanelProps): ReactNode {
  const { desk } = props;
  const { table } = useBook();
  const events = table.rules.events?.() ?? [];
  const report = desk.seat === null ? undefined : desk.tableAsks.find(isOpenReport);
  if (events.length === 0 || report?.seat !== TABLE) return null;
  return (
    <Panel title={deskTexts.happened.title}>
      <Happened {...props} events={events} report={report} />
    </Panel>
  );
}

interface HappenedProps extends PanelProps {
  readonly events: readonly TableEvent[];
  readonly report: Decision;
}

function Happened({ desk, act, find, events, report, onAdded }: HappenedProps): ReactNode {
  const { rules } = useBook().table;
  const [told, setTold] = useState<readonly EventCase[]>([]);
  const { view, lines } = desk;
  const fitting = useMemo(
    () => fittingEvents(rules, knownFacts(rules, view), report.form, lines),
    [rules, view, report.form, lines],
  );
  const add = (one: EventCase): void => {
    if (!told.includes(one)) setTold([...told, one]);
    onAdded();
  };
  return (
    <>
      <p className="hint">{deskTexts.happened.about}</p>
      {told.length > 0 && (
        <Told
          desk={desk}
          act={act}
          report={report}
          told={told}
          onDrop={(one) => setTold(told.filter((each) => each !== one))}
          onDone={() => setTold((now) => now.filter((one) => !told.includes(one)))}
        />
      )}
      {find.trim() === '' ? (
        <EventPicker events={fitting} onAdd={add} />
      ) : (
        <Found events={events} fitting={fitting} find={find} told={told} onAdd={add} />
      )}
    </>
  );
}

interface FoundProps {
  readonly events: readonly TableEvent[];
  readonly fitting: readonly FittingEvent[];
  readonly find: string;
  readonly told: readonly EventCase[];
  onAdd(one: EventCase): void;
}

const MOST = 40;

/** Everything that can have happened and has the words that are looked for; what can be told now stands first. */
function Found({ events, fitting, find, told, onAdd }: FoundProps): ReactNode {
  const { say } = useBook();
  const lawful = useMemo(() => new Set(fitting.flatMap((each) => each.lawful)), [fitting]);
  const all = useMemo(
    () =>
      events.flatMap(({ title, clauses, cases }) =>
        cases.map((one) => {
          const sentence = say(one.says);
          return { one, clauses, sentence, text: `${sentence} ${say(title)}`.toLowerCase() };
        }),
      ),
    [events, say],
  );
  const wanted = useDeferredValue(find).trim().toLowerCase().split(/\s+/);
  const found = all
    .filter(({ one, text }) => !told.includes(one) && wanted.every((word) => text.includes(word)))
    .toSorted((a, b) => Number(lawful.has(b.one)) - Number(lawful.has(a.one)));
  if (found.length === 0) return <p className="hint">{deskTexts.happened.none}</p>;
  return (
    <>
      <ul className="bare events">
        {found.slice(0, MOST).map(({ one, clauses, sentence }) => (
          <li key={sentence}>
            <span>
              {sentence} <Clauses ids={clauses} />
            </span>
            <button
              type="button"
              className="link"
              aria-label={deskTexts.happened.addOf(sentence)}
              onClick={() => onAdd(one)}
            >
              {deskTexts.happened.add}
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST && <p className="hint">{deskTexts.facts.more(found.length - MOST)}</p>}
    </>
  );
}

interface ToldProps {
  readonly desk: Desk;
  readonly act: Act;
  readonly report: Decision;
  readonly told: readonly EventCase[];
  onDrop(one: EventCase): void;
  onDone(): void;
}

/** What is to be told, with the facts that it reports, and why not where a rule forbids one. */
function Told({ desk, act, report, told, onDrop, onDone }: ToldProps): ReactNode {
  const { say, table } = useBook();
  const whole = together(told);
  const { facts } = table.rules;
  const answer = 'report' in whole ? whole.report : {};
  const refused = Object.keys(answer).flatMap((key) => checkTold(report.form, facts, key, answer) ?? []);
  const ready = 'report' in whole && refused.length === 0;
  const send = async (): Promise<void> => {
    if (await act.post('/answers', answerTo(desk, report, answer))) onDone();
  };
  return (
    <section className="washed after changes" aria-label={deskTexts.happened.telling}>
      <h3>{deskTexts.happened.telling}</h3>
      <ul className="bare events">
        {told.map((one) => (
          <li key={say(one.says)}>
            <strong>{say(one.says)}</strong>
            <button
              type="button"
              className="link"
              aria-label={deskTexts.happened.dropOf(say(one.says))}
              onClick={() => onDrop(one)}
            >
              {deskTexts.facts.drop}
            </button>
          </li>
        ))}
      </ul>
      <Reports desk={desk} answer={answer} />
      {refused.map(({ refused: why, clauses }) => (
        <p key={say(why)} className="hint">
          {deskTexts.facts.barred(say(why))} <Clauses ids={clauses} full />
        </p>
      ))}
      {'differ' in whole && (
        <p className="hint">
          {deskTexts.happened.differ(say(facts[whole.differ]?.question ?? { key: whole.differ }))}
        </p>
      )}
      <Tail
        sent={act}
        ready={ready}
        verb={deskTexts.happened.send(told.length)}
        button={{ onSend: send }}
        tries={{ decision: report, answer: ready ? (answer as Json) : undefined }}
      />
    </section>
  );
}

/** The facts that will be reported, each with what it was. */
function Reports({ desk: { view }, answer }: { desk: Desk; answer: ReportAnswer }): ReactNode {
  const book = useBook();
  const { rules } = book.table;
  const known = knownFacts(rules, view);
  const rows = Object.entries(answer);
  if (rows.length === 0) return null;
  return (
    <>
      <p className="hint">{deskTexts.happened.reports(rows.length)}</p>
      <ul className="reported">
        {rows.map(([key, { value }]) => (
          <li key={key}>
            {book.say(rules.facts[key]?.question ?? { key })} <strong>{factText(value, book)}</strong>{' '}
            <span className="hint">
              {known(key) === value
                ? deskTexts.happened.already
                : deskTexts.facts.was(factText(known(key), book))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
