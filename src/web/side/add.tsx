import { type ReactNode, useState } from 'react';
import type { FactKey } from '../../kernel/sums/facts.ts';
import { own } from '../../kernel/json.ts';
import { type Act, answerTo } from '../act.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { deskTexts } from '../texts.ts';
import { Changes, isOpenReport, reportsOn } from '../tell/changes.tsx';

interface AddProps {
  readonly desk: Desk;
  readonly act: Act;
  readonly sheet: string;
}

/** What the players may add to the sheet of what is asked, picked right there and sent as one report. */
export function AddToSheet({ desk, act, sheet }: AddProps): ReactNode {
  const { table, say } = useBook();
  const [chosen, setChosen] = useState<readonly FactKey[]>([]);
  const { facts, sheets } = table.rules;
  const report = desk.tableAsks.find(isOpenReport);
  const adds = report ? (own(sheets, sheet)?.adds ?? []).filter((key) => reportsOn(report, key)) : [];
  if (desk.seat === null || !report || adds.length === 0) return null;
  return (
    <details className="sum add">
      <summary>{deskTexts.sheet.add}</summary>
      <p className="hint">{deskTexts.sheet.addAbout}</p>
      <label className="find">
        <span>{deskTexts.sheet.addWhat}</span>
        <select value="" onChange={(event) => setChosen([...chosen, event.target.value])}>
          <option value="">{deskTexts.form.chooseValue}</option>
          {adds
            .filter((key) => !chosen.includes(key))
            .map((key) => (
              <option key={key} value={key}>
                {say(facts[key]?.question ?? { key })}
              </option>
            ))}
        </select>
      </label>
      {chosen.length > 0 && (
        <Changes
          view={desk.view}
          keys={chosen}
          act={act}
          adding
          onSend={(answer) => act.post('/answers', answerTo(desk, report, answer))}
          onDrop={(key) => setChosen(chosen.filter((each) => each !== key))}
          onDone={() => setChosen((now) => now.filter((key) => !chosen.includes(key)))}
        />
      )}
    </details>
  );
}
