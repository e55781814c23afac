import { type ReactNode, useMemo } from 'react';
import { hopedIn, type HopeAtFall, type Luck, luckOf, turningPoints } from '../../kernel/game/luck.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { percentText } from '../../kernel/sums/odds.ts';
import type { View } from '../../kernel/game/position.ts';
import { Clauses, useBook, useWhole } from '../book.tsx';
import { isPartOf } from '../lines.ts';
import { type GameRoute, makeHash } from '../route.ts';
import { DiceSoFar, useFaces } from './dice-so-far.tsx';
import { luckTexts } from './luck-texts.ts';
import '../sheet/sheet.css';

const MOST_POINTS = 5;

interface LuckProps {
  readonly route: GameRoute;
  readonly view: View;
  readonly lines: readonly RecordLine[];
}

/** After the game: what the dice brought each side beside what was to be expected, and the rolls that changed most. */
export function LuckTold({ route, view, lines }: LuckProps): ReactNode {
  const table = useWhole();
  // a part of the rolls would tell of other luck
  const rolls = useMemo(
    () => (table && !isPartOf(lines) ? hopedIn(table.rules, view.open, lines) : []),
    [table, view, lines],
  );
  const faces = useFaces(lines);
  if (rolls.length === 0) return null;
  const points = turningPoints(rolls, MOST_POINTS);
  return (
    <section aria-labelledby="luck">
      <h2 id="luck">{luckTexts.title}</h2>
      <div className="scroll" role="region" aria-label={luckTexts.about} tabIndex={0}>
        <table className="sheet table">
          <caption>{luckTexts.about}</caption>
          <thead>
            <tr>
              <td />
              {luckTexts.heads.map((head) => (
                <th key={head} scope="col" className="number">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {luckOf(rolls).map((luck) => (
              <SeatLuck key={luck.seat} luck={luck} />
            ))}
          </tbody>
        </table>
      </div>
      {points.length > 0 && <h3>{luckTexts.points}</h3>}
      <ol>
        {points.map((point, i) => (
          <Point key={i} route={route} point={point} />
        ))}
      </ol>
      {faces && (
        <>
          <h3>{luckTexts.faces}</h3>
          <DiceSoFar faces={faces} />
        </>
      )}
    </section>
  );
}

function SeatLuck({ luck: { seat, rolls, expected, came, asMany } }: { luck: Luck }): ReactNode {
  const { name } = useBook();
  const share = luckTexts.games(percentText(asMany.some, asMany.of, 0));
  return (
    <tr>
      <th scope="row">{name(seat)}</th>
      {[rolls, expected.toFixed(1), came, share].map((cell, i) => (
        <td key={i} className="number">
          {cell}
        </td>
      ))}
    </tr>
  );
}

function Point({ route, point }: { route: GameRoute; point: HopeAtFall }): ReactNode {
  const { table, say } = useBook();
  const { n, sheet, hope, chance, came } = point;
  const title = table.rules.sheets[sheet.sheet]?.title;
  return (
    <li>
      <a href={makeHash({ ...route, at: n })}>
        {title ? say(title) : sheet.sheet}: {say(hope.label)}
      </a>
      , {percentText(BigInt(chance.some), BigInt(chance.of), 0)}%, {came ? luckTexts.came : luckTexts.not}{' '}
      <Clauses ids={hope.clauses} />
    </li>
  );
}
