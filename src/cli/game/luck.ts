import { type Game, stateOf } from '../../kernel/game/game.ts';
import { hopedIn, type HopeAtFall, type Luck, luckOf, turningPoints } from '../../kernel/game/luck.ts';
import { record } from '../../kernel/game/record.ts';
import type { Json } from '../../kernel/json.ts';
import { fairnessSaid } from '../../kernel/log/fairness-said.ts';
import type { Table } from '../../kernel/rulebook.ts';
import type { Seat } from '../../kernel/seat.ts';
import { type FacesSoFar, facesSoFar, unevennessOf } from '../../kernel/sums/fairness.ts';
import { percentText } from '../../kernel/sums/odds.ts';
import { checkSeat, withGame, withNotes } from './games.ts';
import { citation, nameOf, type Result, say } from '../output.ts';
import { columns } from '../text/show.ts';

// What the dice brought, beside what was to be expected; and whether they fell as fair dice do.

const MOST_POINTS = 5;

/** The luck of every seat, and the rolls that changed most, from the record of a seat (absent: a spectator's). */
export function luck(file: string, seat: string | undefined): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    const { game } = open;
    const bad = checkSeat(game, seat);
    if (bad) return bad;
    const rolls = rollsIn(game, seat ?? null);
    const faces = facesIn(game, seat ?? null);
    const json = {
      dice: faces && facesJson(faces),
      luck: luckOf(rolls).map(luckJson),
      points: turningPoints(rolls, MOST_POINTS).map(pointJson),
    };
    return withNotes(open, { text: luckText(game, seat ?? null), json });
  });
}

function rollsIn(game: Game, seat: Seat | null): ReturnType<typeof hopedIn> {
  return hopedIn(game.table.rules, stateOf(game).position.open, record(game, seat));
}

/** The same as text; that nothing fell, where no roll was hoped for. */
export function luckText(game: Game, seat: Seat | null): string {
  const faces = facesIn(game, seat);
  const told = faces && faces.dice > 0 ? ['', ...facesText(faces)] : [];
  return [...hopesText(game.table, rollsIn(game, seat)), ...told].join('\n');
}

function hopesText(table: Table, rolls: ReturnType<typeof hopedIn>): string[] {
  if (rolls.length === 0) return ['No die has fallen yet for which somebody hoped.'];
  const rows = luckOf(rolls).map((each) => luckRow(table, each));
  const points = turningPoints(rolls, MOST_POINTS).map((each) => `  ${pointText(table, each)}`);
  const most = points.length > 0 ? ['', 'The rolls that changed most:', ...points] : [];
  return [
    'Luck: rolls that went as hoped, beside what was to be expected.',
    columns([['', 'rolls', 'expected', 'came', 'as many or more'], ...rows], '  '),
    ...most,
  ];
}

/** The faces that fell as far as a seat's record tells; null: the dice of this rulebook are not all alike, or it has none. */
function facesIn(game: Game, seat: Seat | null): FacesSoFar | null {
  return facesSoFar(game.table.rules.facts, record(game, seat));
}

function facesText(faces: FacesSoFar): string[] {
  const { counts, dice, sides } = faces;
  return [
    `Dice: how often each face fell; ${(dice / sides).toFixed(1)} times was to be expected.`,
    columns(
      [
        ['face', ...counts.map((_, i) => `${i + 1}`)],
        ['fell', ...counts.map(String)],
      ],
      '  ',
    ),
    fairnessSaid(faces),
  ];
}

function facesJson(faces: FacesSoFar): Json {
  const { sides, counts, dice } = faces;
  const found = unevennessOf(faces);
  return {
    sides,
    dice,
    counts: [...counts],
    ...(found ? { chiSquare: found.chiSquare, share: found.share } : {}),
  };
}

function luckRow({ rulebook }: Table, { seat, rolls, expected, came, asMany }: Luck): string[] {
  const chance = `${percentText(asMany.some, asMany.of, 0)}% of games`;
  return [nameOf(rulebook, seat), `${rolls}`, expected.toFixed(1), `${came}`, chance];
}

function pointText({ rulebook, rules }: Table, { n, sheet, hope, chance, came }: HopeAtFall): string {
  const title = rules.sheets[sheet.sheet]?.title;
  const what = `${title ? say(rulebook, title) : sheet.sheet}: ${say(rulebook, hope.label)}`;
  const odds = `${percentText(BigInt(chance.some), BigInt(chance.of), 0)}%`;
  return `${String(n).padStart(4)}  ${what}, ${odds}, ${came ? 'and it came' : 'and it did not'}${citation(hope.clauses)}`;
}

function luckJson({ seat, rolls, expected, came, asMany }: Luck): Json {
  return { seat, rolls, expected, came, asMany: { ways: String(asMany.some), of: String(asMany.of) } };
}

function pointJson({ n, sheet, hope, chance, came }: HopeAtFall): Json {
  const { some, of } = chance;
  return {
    line: n,
    sheet: sheet.sheet,
    seats: [...hope.seats],
    chance: { ways: String(some), of: String(of) },
    came,
  };
}
