import './log.css';
import { type ReactNode, useState } from 'react';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { TurnStart } from '../../kernel/game/reading.ts';
import { arrangeLog } from '../../kernel/log/arranged.ts';
import type { AnyView } from '../api.ts';
import { useBook } from '../book.tsx';
import { isPartOf } from '../lines.ts';
import { printPart, type PrintWith, PRINT_WITH } from '../record/part.ts';
import { printTexts } from '../texts/print.ts';
import { namedNow, saveText } from '../save.ts';
import { useTimes } from '../time/times.ts';
import type { Saved } from './export.ts';
import { logTexts } from '../texts/log.ts';
import { useTurnTitles } from '../record/turn-titles.ts';
import { type Part, yearsOf } from '../record/years.ts';

const TYPES = { txt: 'text/plain', csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;

interface PrintSaveProps {
  readonly title: string;
  readonly view: AnyView;
  readonly lines: readonly RecordLine[];
  readonly turns: readonly TurnStart[];
  onBack(): void;
}

/** What goes to paper or into a file, chosen before it does: which turns, and what goes with the log. */
export function PrintSave({ title, view, lines, turns, onBack }: PrintSaveProps): ReactNode {
  const titleOf = useTurnTitles();
  const [chosen, setChosen] = useState('');
  const [withs, setWiths] = useState<PrintWith>(PRINT_WITH);
  const all = arrangeLog(lines, turns).toReversed();
  const years = yearsOf(all, titleOf);
  const each = all.map(({ turn, from }): Part => ({ title: titleOf(turn), from: [from] }));
  const part = [...years, ...each].find((one) => idOf(one) === chosen) ?? null;
  return (
    <section className="log column print-save" aria-labelledby="log-heading">
      <div className="apart tight log-head">
        <h2 id="log-heading" tabIndex={-1}>
          {logTexts.printSave}
        </h2>
        <button type="button" className="link" onClick={onBack}>
          {logTexts.printBack}
        </button>
      </div>
      <label className="column">
        <span className="hint">{logTexts.printWhat}</span>
        <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">{logTexts.printAll}</option>
          <Options label={logTexts.printYears} all={years} />
          <Options label={logTexts.printTurns} all={each} />
        </select>
      </label>
      <fieldset className="ruled">
        <legend className="hint">{logTexts.withLog}</legend>
        {(Object.keys(logTexts.with) as (keyof PrintWith)[]).map((name) => (
          <label key={name} className="flow">
            <input
              type="checkbox"
              checked={withs[name]}
              onChange={({ target }) => setWiths({ ...withs, [name]: target.checked })}
            />
            {logTexts.with[name]}
          </label>
        ))}
      </fieldset>
      {!isPartOf(lines) && <Files title={title} view={view} lines={lines} turns={turns} />}
      <button type="button" className="main" onClick={() => printPart(part, withs)}>
        {printTexts.print}
      </button>
    </section>
  );
}

const idOf = ({ title, from }: Part): string => `${title} ${from[0]}`;

function Options({ label, all }: { readonly label: string; readonly all: readonly Part[] }): ReactNode {
  if (all.length === 0) return null;
  return (
    <optgroup label={label}>
      {all.map((part) => (
        <option key={idOf(part)} value={idOf(part)}>
          {part.title}
        </option>
      ))}
    </optgroup>
  );
}

/** The record as a file. */
function Files({ title, view, lines, turns }: Omit<PrintSaveProps, 'onBack'>): ReactNode {
  const book = useBook();
  const titleOf = useTurnTitles();
  const { at = [] } = useTimes();
  const save = async (ending: keyof typeof TYPES): Promise<void> => {
    const [{ asCsv, asJson, asText }, whole] = await Promise.all([import('./export.ts'), book.whole.load()]);
    const saved: Saved = { lines, turns, at, open: view.open, whole };
    const as = { txt: asText, csv: asCsv, json: () => asJson(saved, view.seat, book) };
    saveText(namedNow(title, ending), as[ending](saved, titleOf, book), TYPES[ending]);
  };
  return (
    <p className="flow">
      {logTexts.asFile}{' '}
      {(['txt', 'csv', 'json'] as const).map((ending) => (
        <button key={ending} type="button" className="link" onClick={() => void save(ending)}>
          {logTexts[ending === 'txt' ? 'text' : ending]}
        </button>
      ))}
    </p>
  );
}
