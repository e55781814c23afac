import { type ReactNode, useMemo } from 'react';
import { type CardChoice, type CardHope, hopesOf } from '../../kernel/game/card.ts';
import { useBook } from '../book.tsx';
import { fieldId } from '../forms/allocation.ts';
import { leadTo } from '../forms/lead.ts';
import { capital } from '../texts.ts';
import type { Touch, TouchRow } from './answers.ts';
import { c } from './card-texts.ts';

interface PlacingProps {
  readonly touch: Touch;
  readonly rows: readonly TouchRow[];
  readonly choices: readonly CardChoice[];
}

/** The points of a place as they are asked for: what each number gives, and who pays how many. */
export function Placing({ touch, rows, choices }: PlacingProps): ReactNode {
  const hopes = useMemo(() => hopesFor(rows, choices), [rows, choices]);
  const [first] = rows;
  return (
    <div className="placing">
      {hopes.length > 0 && <Chances touch={touch} hopes={hopes} />}
      <div className="placing-rows" role="group" aria-label={c.placed}>
        {rows.map((row) => (
          <PlacedRow key={row.id} row={row} />
        ))}
      </div>
      {first && (
        <button type="button" className="link" onClick={() => leadTo(fieldId(first.decision, first.id))}>
          {c.toRow}
        </button>
      )}
    </div>
  );
}

/** What is hoped for of these rows, each once: rows that count together hope for the same. */
function hopesFor(rows: readonly TouchRow[], choices: readonly CardChoice[]): readonly CardHope[] {
  const theirs = choices.filter(({ choice }) => 'id' in choice && rows.some(({ id }) => id === choice.id));
  const all = theirs.flatMap(hopesOf).map((hope): [string, CardHope] => [JSON.stringify(hope), hope]);
  return [...new Map(all).values()].filter(({ chances }) => chances.length > 1);
}

function Chances({ touch, hopes }: { touch: Touch; hopes: readonly CardHope[] }): ReactNode {
  const { say } = useBook();
  const numbers = [...new Set(hopes.flatMap(({ chances }) => chances.map(({ number }) => number)))];
  const at = (hope: CardHope, number: number): string =>
    hope.chances.find((each) => each.number === number)?.percent ?? '';
  return (
    <table className="placing-chances">
      <caption className="visually-hidden">{c.chances}</caption>
      <thead>
        <tr>
          <th scope="col">{c.points}</th>
          {hopes.map(({ label }) => (
            <th key={label.key} scope="col">
              {capital(say(label))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbers.map((number) => (
          <tr key={number} className={touch.points === number ? 'is-picked' : undefined}>
            <th scope="row">
              <button
                type="button"
                aria-pressed={touch.points === number}
                onClick={() => touch.total?.(number)}
              >
                {number}
              </button>
            </th>
            {hopes.map((hope) => (
              <td key={hope.label.key}>
                <Share percent={at(hope, number)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A chance as a bar and in percent; of a range what is sure is full. */
function Share({ percent }: { percent: string }): ReactNode {
  const [least = 0, most = least] = percent.split('-').map(Number);
  return (
    <span className="share">
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <rect width={100} height={12} />
        <rect className="is-possible" width={most} height={12} />
        <rect className="is-sure" width={least} height={12} />
      </svg>
      {percent === '' ? '' : c.one(percent)}
    </span>
  );
}

function PlacedRow({ row }: { row: TouchRow }): ReactNode {
  const { say } = useBook();
  const { points, room, set } = row;
  const name = capital(say(row.label));
  return (
    <div className="placing-row">
      <span>{name}</span>
      <span className="stepper">
        <button
          type="button"
          aria-label={c.less(name)}
          disabled={points === 0}
          onClick={() => set(points - 1)}
        >
          {'\u2212'}
        </button>
        <output>{points}</output>
        <button
          type="button"
          aria-label={c.another(name)}
          disabled={points >= room}
          onClick={() => set(points + 1)}
        >
          +
        </button>
      </span>
    </div>
  );
}
