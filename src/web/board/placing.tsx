import './placing.css';
import { type ReactNode, useMemo } from 'react';
import { type CardChoice, type CardHope, hopesOf } from '../../kernel/game/card.ts';
import { useBook } from '../book.tsx';
import { fieldId } from '../answer/points.ts';
import { leadTo } from '../answer/lead.ts';
import { capital } from '../texts.ts';
import type { Touch, TouchRow } from './answers.ts';
import { cardTexts } from './card-texts.ts';

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
      <div className="placing-rows" role="group" aria-label={cardTexts.placed}>
        {rows.map((row) => (
          <PlacedRow key={row.id} row={row} />
        ))}
      </div>
      {first && (
        <button type="button" className="link" onClick={() => leadTo(fieldId(first.decision, first.id))}>
          {cardTexts.toRow}
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

/** The first hope in percent, and one within the other in a bar all that are part of it. */
function Chances({ touch, hopes }: { touch: Touch; hopes: readonly CardHope[] }): ReactNode {
  const { say } = useBook();
  const [first, ...others] = hopes;
  if (!first) return null;
  const now = touch.points ?? 0;
  const then = others.flatMap((hope) => {
    const percent = at(hope, now);
    return percent === '' || percent === ANYTHING ? [] : [`${say(hope.label)} ${shown(percent)}`];
  });
  return (
    <>
      <table className="table placing-chances">
        <caption className="visually-hidden">{cardTexts.chances}</caption>
        <thead>
          <tr>
            <th scope="col">{cardTexts.points}</th>
            <th scope="col" colSpan={2}>
              {capital(say(first.label))}
            </th>
          </tr>
        </thead>
        <tbody>
          {first.chances.map(({ number, percent }) => (
            <tr key={number} className={now === number ? 'is-picked' : undefined}>
              <th scope="row">
                <button type="button" aria-pressed={now === number} onClick={() => touch.total?.(number)}>
                  {number}
                </button>
              </th>
              <td aria-hidden="true">
                <Share percents={hopes.map((hope) => at(hope, number))} />
              </td>
              <td className="number">{shown(percent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {then.length > 0 && (
        <p className="hint">
          <b>{cardTexts.withSo(now)}</b> {then.join(', ')}
        </p>
      )}
    </>
  );
}

const ANYTHING = '0 to 100';

function at(hope: CardHope, number: number): string {
  return hope.chances.find((each) => each.number === number)?.percent ?? '';
}

function shown(percent: string): string {
  return percent === ANYTHING ? cardTexts.unknown : cardTexts.one(percent);
}

/** Chances one within the other as a bar; of a range what is sure is full, and what is possible has the look of the unknown. */
function Share({ percents }: { percents: readonly string[] }): ReactNode {
  return (
    <svg className="share" viewBox="0 0 100 12" preserveAspectRatio="none">
      <rect width={100} height={12} />
      {percents.map((percent, i) => {
        const [least = 0, most = least] = percent
          .split(' to ')
          .map((each) => Number(each.replace(/[<>]/, '')));
        return (
          <g key={i}>
            {i === 0 && most > least && <rect className="is-possible" width={most} height={12} />}
            <rect className={`is-sure is-sure-${i + 1}`} width={least} height={12} />
          </g>
        );
      })}
    </svg>
  );
}

function PlacedRow({ row }: { row: TouchRow }): ReactNode {
  const { say } = useBook();
  const { points, room, set } = row;
  const name = capital(say(row.label));
  return (
    <div className="apart placing-row">
      <span>{name}</span>
      <span className="stepper">
        <button
          type="button"
          aria-label={cardTexts.less(name)}
          disabled={points === 0}
          onClick={() => set(points - 1)}
        >
          {'\u2212'}
        </button>
        <output>{points}</output>
        <button
          type="button"
          aria-label={cardTexts.another(name)}
          disabled={points >= room}
          onClick={() => set(points + 1)}
        >
          +
        </button>
      </span>
    </div>
  );
}
