import { amend, type AmendRequest } from '../amend.ts';
import { isRefusal } from '../clause.ts';
import type { FactKey, FactType, FactValue } from '../facts.ts';
import { answer, type Game, gameAt, stateAt, stateOf } from '../game.ts';
import { asksOf } from '../play.ts';
import { record } from '../record.ts';
import type { Rules } from '../rulebook.ts';
import type { Random } from '../sample.ts';
import { DICE, TABLE } from '../seat.ts';
import { undo } from '../undo.ts';
import { standingEntries } from './again.ts';
import { checkReplay, checkSame } from './back.ts';
import type { Findings } from './report.ts';

/** So many corrections are tried, until one changes the outcome of a roll. */
const TRIES = 12;

/** A changed outcome that stands replays equal, and is taken back without trace. */
export function checkAmends(game: Game, random: Random, found: Findings): void {
  const rolls = standingEntries(game.moments).filter(
    ({ entry }) => 'decision' in entry && entry.seat === DICE,
  );
  const roll = rolls[random(rolls.length || 1)];
  if (!roll) return;
  const { n } = roll.entry;
  if (!game.table.rules.amendable?.(stateAt(game, n - 1).position.open)) return;
  const now = gameAt(game, n + random(game.moments.length - n + 1));
  for (let tries = 0; tries < TRIES; tries++) {
    const corrected = correctOne(now, roll.moment.told.sheets, random);
    const affects = (corrected && record(corrected, TABLE).at(-1)?.affects) ?? [];
    const offered = affects.find(({ amends }) => amends === true);
    if (!corrected || !offered) continue;
    const { n: line, fact, sheet } = offered;
    return checkOne(corrected, { seat: TABLE, line, fact, sheet }, found);
  }
}

function checkOne(game: Game, wish: AmendRequest, found: Findings): void {
  const entry = game.moments.length + 1;
  const next = amend(game, wish);
  if (isRefusal(next)) return found.fault('amend', `refused: ${next.refused.key}`, { entry });
  found.report.mends++;
  checkReplay(next, found);
  const { seats } = game.table;
  const back = undo(next, { seat: seats[0] ?? '', consent: seats });
  if (isRefusal(back)) return found.fault('amend', `stays: ${back.refused.key}`, { entry });
  checkSame('amend', stateOf(game), stateOf(back), entry, found);
}

/** The game with one fact corrected that these sums have read; null where there is none to correct. */
export function correctOne(game: Game, sums: readonly string[], random: Random): Game | null {
  const { rules } = game.table;
  const asked = asksOf(game.table, stateOf(game), TABLE).find(
    ({ id, form }) => id.startsWith('standing-') && form.kind === 'report',
  );
  if (asked?.form.kind !== 'report') return null;
  const { facts } = asked.form;
  const read = sums.flatMap((sheet) => readBy(rules, sheet)).filter((fact) => facts.includes(fact));
  const fact = read[random(read.length || 1)];
  const type = fact === undefined ? undefined : rules.facts[fact]?.type;
  if (fact === undefined || !type) return null;
  const told = { [fact]: { value: anyValue(type, random), as: 'correction' } };
  const next = answer(game, { seat: TABLE, decision: asked.id, answer: told });
  return isRefusal(next) ? null : next;
}

/** The facts that a sum reads, and those that come from others it reads. */
function readBy(rules: Rules, sheet: string): FactKey[] {
  const { facts, sheets } = rules;
  const needs = sheets[sheet]?.lines.flatMap((line) => line.needs) ?? [];
  return needs.flatMap((fact) => [fact, ...readBy(rules, facts[fact]?.from ?? '')]);
}

function anyValue(type: FactType, random: Random): FactValue {
  if (type.kind === 'boolean') return random(2) === 0;
  if (type.kind === 'number') return type.min + random(type.max - type.min + 1);
  return type.values[random(type.values.length)] ?? '';
}
