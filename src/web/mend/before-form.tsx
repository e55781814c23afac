import { wrongTexts } from './texts.ts';
import { type ReactNode, useState } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { FactKey, ReportAnswer } from '../../kernel/sums/facts.ts';
import { own, type Json } from '../../kernel/json.ts';
import { TABLE } from '../../kernel/seat.ts';
import type { AnyView, Desk } from '../api.ts';
import { useBook, useWhole } from '../book.tsx';
import type { GameRoute } from '../route.ts';
import { Changes, isOpenReport, reportsOn } from '../tell/changes.tsx';
import { deskTexts } from '../texts.ts';
import type { Gathered, Mending } from './mending.tsx';
import { askedThen, recordOf } from '../record/targets.ts';
import { useBefore } from './then.ts';

interface BeforeProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly n: number;
  readonly mending: Mending;
  onGather(more: Gathered): void;
}

/** A report that was missing before a line: of the table, or of what only its seat knows. */
export function BeforeForm({ route, desk, n, mending, onGather }: BeforeProps): ReactNode {
  const { secrets } = useBook();
  const whole = useWhole();
  const then = useBefore(route, desk, n);
  const { fact, start } = mending.at ?? {};
  const [chosen, setChosen] = useState<readonly FactKey[]>(fact === undefined ? [] : [fact]);
  if (!then || !whole) return <p role="status">{deskTexts.loading}</p>;
  const seats = desk.seat === null ? [TABLE] : [TABLE, desk.seat];
  const reports = seats.flatMap((seat) => askedThen(whole, then.view, seat).filter(isOpenReport));
  const gather = (seat: string, answer: ReportAnswer): void => {
    const move = { seat, decision: 'report', answer: answer as Json };
    onGather({
      edit: { of: recordOf(seat, desk, secrets), before: n, ...move },
      says: { line: n, ...move, as: 'put in' },
    });
  };
  return (
    <>
      <Find reports={reports} chosen={chosen} onChoose={(key) => setChosen([...chosen, key])} />
      {reports.map((report) => (
        <Missing
          key={report.seat}
          view={then.view}
          report={report}
          chosen={chosen}
          {...(start ? { start } : {})}
          onDrop={(key) => setChosen(chosen.filter((each) => each !== key))}
          onGather={(answer) => gather(report.seat, answer)}
        />
      ))}
    </>
  );
}

interface FindProps {
  readonly reports: readonly Decision[];
  readonly chosen: readonly FactKey[];
  onChoose(key: FactKey): void;
}

/** The facts that could have been reported: by what they ask, or a part of it. */
function Find({ reports, chosen, onChoose }: FindProps): ReactNode {
  const { table, say } = useBook();
  const [find, setFind] = useState('');
  const words = find.trim().toLowerCase().split(/\s+/);
  const facts = reports
    .flatMap(({ form }) => (form.kind === 'report' ? form.facts : []))
    .map((key) => ({ key, question: say(own(table.rules.facts, key)?.question ?? { key }) }))
    .filter(({ key, question }) => {
      const text = `${key} ${question}`.toLowerCase();
      return !chosen.includes(key) && words.every((word) => text.includes(word));
    });
  return (
    <div>
      <label className="find">
        <span>{wrongTexts.missingFind}</span>
        <input type="search" value={find} onChange={(event) => setFind(event.target.value)} />
      </label>
      <label className="find">
        <span>{wrongTexts.missing}</span>
        <select value="" onChange={(event) => onChoose(event.target.value)}>
          <option value="">{deskTexts.form.chooseValue}</option>
          {facts.map(({ key, question }) => (
            <option key={key} value={key}>
              {question}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface MissingProps {
  readonly view: AnyView;
  readonly report: Decision;
  readonly chosen: readonly FactKey[];
  readonly start?: NonNullable<Mending['at']>['start'];
  onDrop(key: FactKey): void;
  onGather(answer: ReportAnswer): void;
}

function Missing({ view, report, chosen, start, onDrop, onGather }: MissingProps): ReactNode {
  const keys = chosen.filter((key) => reportsOn(report, key));
  if (keys.length === 0) return null;
  return (
    <Changes
      view={view}
      keys={keys}
      report={report}
      act={{ busy: false, trouble: null }}
      {...(start ? { start } : {})}
      title={wrongTexts.missing}
      verb={wrongTexts.missingTake}
      onSend={async (answer) => {
        onGather(answer);
        return true;
      }}
      onDrop={onDrop}
      onDone={() => undefined}
    />
  );
}
