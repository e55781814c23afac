import { alliedFor, isPolicy } from './sums.ts';
import { dpsIn, type Roll, standing, type State, truth } from './state.ts';
import { type Faction, factionOf, lesserRows, RUSSIAN, sideOf } from './text.ts';

// What a roll brings, which lesser results are offered, and what then holds (49.5).

/** Whom a row favours; 'tie': the Allies alike. */
export function favoured(s: State, roll: Roll): Faction | 'tie' | null {
  const { row = '' } = roll;
  const side = sideOf(row);
  if (side === 'nobody' || !changes(s, roll, row)) return null;
  if (side === 'axis') return 'european-axis';
  const by = alliedFor(s, roll);
  if (by !== 'tie') return by;
  const hasNone = dpsIn(s, 'western-allies', roll.target) + dpsIn(s, 'russia', roll.target) === 0;
  if (!hasNone) return 'tie';
  if (!RUSSIAN.has(roll.target)) return 'western-allies';
  const stands = standing(s, roll.target);
  const of = stands ? factionOf(stands.power) : 'european-axis';
  return s.rulings['no-allied-dps'] === 'standing' && of !== 'european-axis' ? of : 'tie';
}

/** Whether it makes a difference what is taken: a policy that goes on changes nothing. */
function changes(s: State, { target }: Roll, row: string): boolean {
  const before = standing(s, target)?.row ?? '';
  return !isPolicy(row) || rowStanding(s, target, row) !== before;
}

/** What the favoured side may take: the row itself, and lesser ones (49.53). Undefined: no ruling names the side. */
export function mayTake(s: State, roll: Roll, row: string): boolean | undefined {
  if (!lesserRows(roll.target, roll.row ?? '').includes(row)) return false;
  if (row === roll.row || !losesStatus(s, roll.target, row)) return true;
  if (isSameSide(s, roll)) return false;
  switch (s.rulings['lesser-status']) {
    case 'any':
      return weight(rowStanding(s, roll.target, row)) >= 2;
    case 'own':
      return true;
    default:
      return undefined;
  }
}

/** Whether an ally or associate would be one no longer. */
function losesStatus(s: State, target: string, row: string): boolean {
  const before = standing(s, target);
  const after = rowStanding(s, target, row);
  return before !== null && isBound(before.row) && weight(after) < weight(before.row);
}

function isSameSide(s: State, { target, favours }: Roll): boolean {
  const stands = standing(s, target);
  return stands !== null && (factionOf(stands.power) === 'european-axis') === (favours === 'european-axis');
}

function isBound(row: string): boolean {
  return weight(row) >= 2;
}

function weight(row: string): number {
  return ({ '10': 3, '-3': 3, '9': 2, '-2': 2, '8': 1, '-1': 1 } as Record<string, number>)[row] ?? 0;
}

/** The row that is in effect once another takes effect; '': none. */
function rowStanding(s: State, target: string, row: string): string {
  const stands = standing(s, target);
  const isAxisNow = stands !== null && factionOf(stands.power) === 'european-axis';
  const stays =
    row === '3-4' || row === '1-6' || (row === '5-6' && isAxisNow) || (row === '1-2' && !isAxisNow);
  if (stays) return stands?.row ?? '';
  return row === '5-6' || row === '1-2' ? '' : row;
}

/** What is in effect once a row takes effect. */
export function standingAfter(s: State, roll: Roll, row: string): string {
  const after = rowStanding(s, roll.target, row);
  const isByAttack = roll.isReaction && roll.target === 'spain' && truth(s, 'associated-by-attack.spain');
  // 49.632
  if (isByAttack && row !== '10' && s.rulings['spain-reaction'] === 'stays') return 'germany/9';
  if (after === '') return 'none';
  if (isPolicy(row)) return String(s.facts[`standing.${roll.target}`]);
  return `${sideOf(row) === 'axis' ? 'germany' : beneficiary(s, roll)}/${row}`;
}

/** 49.51B, C. */
function beneficiary(s: State, { target, favours }: Roll): string {
  if (favours === 'russia') return 'russia';
  if (target === 'vichy-france') return 'britain';
  if (target === 'belgium-luxembourg' && s.rulings['belgian-beneficiary'] === 'france')
    return truth(s, 'surrendered.france') ? senior(s) : 'france';
  const stands = standing(s, target);
  if (stands && factionOf(stands.power) === 'western-allies') return stands.power;
  return senior(s);
}

function senior(s: State): string {
  return truth(s, 'war.germany-us') ? 'us' : 'britain';
}
