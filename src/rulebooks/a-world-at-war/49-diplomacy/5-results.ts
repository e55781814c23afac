import { type Option, type Referee, type Words, directive, tell } from '../../../kernel/index.ts';
import { noteCountry } from '../war/countries.ts';
import type { Roll } from '../turn/lifetimes.ts';
import { part } from '../part.ts';
import type { Faction, Power } from '../powers.ts';
import {
  isByAttack,
  isPermanent,
  setStanding,
  type Standing,
  standingOf,
  standingValue,
} from '../starts/standing.ts';
import { type Books, dpDoor, type Follows, isMoving, type Open } from '../state.ts';
import { electionRuling } from '../war/elections.rulings.ts';
import { isAtPeace } from '../war/elections.ts';
import type { Tables } from '../tables/country.ts';
import {
  type ResultEffect,
  effectOf,
  favours,
  rank,
  resultOf,
  type ResultRow,
  resultWords,
  resultNamed,
} from '../tables/results.ts';
import { MINORS, RUSSIAN_TARGETS } from '../tables/targets.ts';
import { areAtWar } from '../war/wars.ts';
import { isConquered } from './43-bars.ts';
import { isFranceOut } from './431c-france.ts';
import { resultRuling, RESULT_RULINGS } from './5-results.rulings.ts';
import { reactionRuling } from './6-reactions.rulings.ts';
import { resultTexts } from './5-results.words.ts';
import { rowAs, rowOf, rowsOf } from './5-rows.ts';
import { axisBeneficiary } from './51-axis.ts';
import { direct } from './54-hex-control.ts';
import { declaresLater, lapseObligations, obligedBy, oblige } from './58-obligations.ts';
import { endBetweenFriends } from './58-wars.ts';

// 49.5: what a roll brings, to whom, and what the players do on their map.

/**
 * The faction that a result favours (49.51): the Axis; of the Allies the one with more DPs there (49.51C), which can only
 * be the West where Russia may place none (49.32); 'tie' for agreement or a die; null when nobody is favoured.
 */
export function favouredBy(open: Open, target: string, effect: ResultEffect): Faction | 'tie' | null {
  const { revealed } = open;
  const side = favours(effect);
  if (side !== 'allied') return side === 'axis' ? 'european-axis' : null;
  if (!RUSSIAN_TARGETS.includes(target)) return 'western-allies';
  if (isDemanded(open, target)) return 'russia';
  const [west = 0, russia = 0] = (['western-allies', 'russia'] as const).map((faction) =>
    Number(revealed[faction]?.[dpDoor(target)] ?? 0),
  );
  if (west === 0 && russia === 0) return favouredBefore(open, target) ?? 'tie';
  if (west === russia) return 'tie';
  return west > russia ? 'western-allies' : 'russia';
}

/** By ruling demand-beneficiary, a roll that Russia's demands led to favours Russia before the West. */
function isDemanded({ rolls, rulings }: Open, target: string): boolean {
  const isIts = rolls.some((each) => each.target === target && each.kind === 'demand');
  return isIts && resultRuling(rulings, 'demand-beneficiary') === 'russia';
}

/** Where no Ally has DPs: by ruling no-allied-dps, the one that a result in effect favours. */
function favouredBefore(open: Open, target: string): Faction | null {
  if (resultRuling(open.rulings, 'no-allied-dps') === 'tie') return null;
  const faction = standingOf(open, target)?.faction;
  return faction === undefined || faction === 'european-axis' ? null : faction;
}

/** Whether there is anything to accept or refuse in a result (49.53): what it does, a star, or what else a table says. */
export function isWorthless(open: Open, target: string, row: ResultRow): boolean {
  return changesNothing(open, target, row) && row.permanent !== true && row.text === undefined;
}

/** Whether a result leaves all as it is: the middle, or a policy row with nothing of the other side to end. */
export function changesNothing(open: Open, target: string, row: ResultRow): boolean {
  if (row.effect === 'none' || row.effect === 'current') return true;
  return row.effect.endsWith('policy') && !endsPolicy(open, target, row);
}

/** Whether a policy row ends what is in effect for the other side. */
function endsPolicy(open: Open, target: string, row: ResultRow): boolean {
  const standing = standingOf(open, target);
  if (standing === null) return false;
  return (standing.faction === 'european-axis' ? 'axis' : 'allied') !== favours(row.effect);
}

/**
 * The power that benefits (49.51A, B): Germany, or who is left of the Axis (null: nobody); Russia; of the West a junior partner who already does, else the senior
 * one, but always Britain in Vichy France, and whom a table names (for Belgium/Luxembourg the ruling says).
 */
export function beneficiaryOf(tables: Tables, open: Open, target: string, faction: Faction): Power | null {
  if (faction === 'european-axis') return axisBeneficiary(open);
  if (faction === 'russia') return 'russia';
  if (target === 'vichy-france') return 'britain';
  const named = tables[target]?.beneficiary;
  const bySenior =
    target === 'belgium-luxembourg' && resultRuling(open.rulings, 'belgian-beneficiary') === 'senior';
  const isIn = (power: Power | undefined): boolean => power !== 'france' || !isFranceOut(open);
  if (named !== undefined && !bySenior && isIn(named)) return named;
  const power = standingOf(open, target)?.power;
  if (power === 'britain' || (power === 'france' && isIn(power))) return power;
  if (power === 'us' && resultRuling(open.rulings, 'american-result') === 'stays') return power;
  if (areAtWar(open, 'germany', 'us')) return 'us';
  const staysSenior = electionRuling(open.rulings, 'senior-after-peace') === 'us';
  return staysSenior && isAtPeace(open, 'germany') ? 'us' : 'britain';
}

const ALLIANCES = ['allied-ally', 'allied-associate', 'axis-associate', 'axis-ally'];

/**
 * The result rolled and every lesser one on its side (49.53), down to "continues current policies". What would cost an
 * allied or associated country its status is barred.
 */
export function lesserOptions(tables: Tables, open: Open, roll: Readonly<Roll>): Option[] {
  const rows = rowsOf(tables, roll.target);
  const at = rows.findIndex((each) => each.id === roll.rolled);
  if (at < 0) return [];
  const middle = rows.findIndex((row) => row.effect === 'current' || row.effect === 'none');
  const span = at > middle ? rows.slice(middle, at + 1).toReversed() : rows.slice(at, middle + 1);
  return span.map((each) => {
    const row = rowAs(open, roll.target, each);
    const label = optionLabel(open, roll, row);
    if (row.id === roll.rolled || !losesStatus(open, roll.target, row)) return { value: row.id, label };
    return {
      value: row.id,
      label,
      barred: { clauses: ['49.53'], reason: resultTexts.bar.losesStatus({ target: roll.target }) },
    };
  });
}

/** A result to choose, with the declaration of war that taking it would need (49.58). */
function optionLabel(open: Open, { target, faction }: Readonly<Roll>, row: ResultRow): Words {
  const result = resultWords(row);
  const power = faction === null ? null : obligedBy(open, target, row, faction);
  if (power === null) return resultTexts.option.result({ result });
  return (declaresLater(open, power) ? resultTexts.option.resultWarLater : resultTexts.option.resultWar)({
    result,
    power,
  });
}

/** 49.53: whether a lesser result costs an associate or ally its status; by ruling lesser-status one of the other side, too. */
function losesStatus(open: Open, target: string, row: ResultRow): boolean {
  const standing = standingOf(open, target);
  if (standing === null) return false;
  const effect = effectOf(standing.result);
  if (!ALLIANCES.includes(effect)) return false;
  if (favours(effect) !== favours(row.effect))
    return (
      resultRuling(open.rulings, 'lesser-status') === 'any' &&
      !ALLIANCES.includes(row.effect) &&
      !changesNothing(open, target, row)
    );
  if (row.effect.endsWith('policy')) return false;
  const further = rank(row.effect) - rank(effect);
  return favours(row.effect) === 'axis' ? further < 0 : further > 0;
}

declare module '../state.ts' {
  interface Gives {
    /** What else is told of a result for a country (58.632). */
    readonly resultTold: (open: Open, target: string, result: string, referee: Referee) => void;
  }
}

/**
 * Put a settled result in effect and tell the players what to do (49.51 to 49.59), as the table has its row now. What
 * stands then is the kind of result, so that a row changed later changes nothing that stands.
 */
export function implement(books: Books, open: Open, roll: Roll, referee: Referee): void {
  const { tables } = books;
  const { target, settled } = roll;
  const row = settled === null ? null : rowOf(tables, open, target, settled);
  if (row === null) return;
  if (isConquered(open, target)) return tellLost(target, row, referee);
  if (keepsSpain(open, roll, row.effect)) return tellSpainStays(row, referee);
  const faction = roll.faction ?? lateFavour(open, target, row.effect);
  const result = resultWords(row);
  tell(referee, 'result', resultTexts.told.result, { target, result }, implementedBy(open, roll));
  if (row.effect.endsWith('policy')) {
    if (endsPolicy(open, target, row)) endOther(open, target, referee);
  } else if (faction && !changesNothing(open, target, row)) {
    const power = beneficiaryOf(tables, open, target, faction);
    if (power === null) return tellNobody(target, referee);
    tellEnded(standingOf(open, target), target, faction, row.effect, referee);
    const now = { power, result: resultOf(row.effect) };
    oblige(open, target, { row, result: standingValue(now) }, faction, referee);
    setStanding(open, target, now);
    endBetweenFriends(open, target);
    direct(open, target, row, faction, power, referee);
  }
  lapseObligations(open, [], referee);
  for (const each of books.given('resultTold')) each(open, target, row.id, referee);
  if (row.permanent) noteCountry(open, target, { star: true });
  if (row.text !== undefined)
    directive(referee, resultTexts.told.rowText, { target, text: row.text }, ['49.51']);
  if (tables[target]?.ownResults !== true)
    tellLookUp(target, row, faction === null || isMoving(open, faction), referee);
}

/** 49.632: by ruling spain-reaction the association of the attack on Portugal stands, unless the roll that this brought makes it more. */
function keepsSpain(open: Open, { target, kind }: Roll, effect: ResultEffect): boolean {
  if (kind !== 'reaction' || target !== 'spain' || !isByAttack(open, target)) return false;
  return (
    effect !== 'axis-ally' &&
    effect !== 'axis-associate' &&
    reactionRuling(open.rulings, 'spain-reaction') === 'stays'
  );
}

function tellSpainStays(row: ResultRow, referee: Referee): void {
  tell(referee, 'result', resultTexts.told.spainStays, { result: resultWords(row) }, ['49.632']);
}

/** 49.435: what was rolled for a country conquered meanwhile has no result. */
function tellLost(target: string, row: ResultRow, referee: Referee): void {
  const data = resultTexts.told.lostToConquest({ target, result: resultWords(row) });
  referee.tell?.({ to: 'all', kind: 'note', data, clauses: ['49.435'] });
}

/** When a result takes effect: with the others of its phase (49.4266), and so in that of a reaction roll (49.65). */
function implementedBy({ rolls }: Open, { kind }: Roll): string[] {
  const together = rolls.length > 1 ? ['49.4266'] : [];
  return ['49.51', ...together, ...(kind === 'reaction' ? ['49.65'] : [])];
}

/** 49.51A: Germany is beaten, and nobody of the Axis takes its place. */
function tellNobody(target: string, referee: Referee): void {
  tell(referee, 'note', resultTexts.told.nobodyBenefits, { target }, ['49.51A']);
}

/** What a new result takes from the one before it: all of one for the other faction, else what it gave beyond the new. */
function tellEnded(
  before: Standing | null,
  target: string,
  faction: Faction,
  effect: ResultEffect,
  referee: Referee,
): void {
  if (before === null) return;
  const further = rank(effect) - rank(effectOf(before.result));
  const isLess = faction === 'european-axis' ? further < 0 : further > 0;
  if (before.faction !== faction) directive(referee, resultTexts.told.cancelled, { target }, ['49.51']);
  else if (isLess) {
    const result = resultNamed(before.result);
    directive(referee, resultTexts.told.lessened, { target, result }, ['49.51']);
  }
}

/** Whom a result favours that was none when it was rolled: the players have changed its row since. */
function lateFavour(open: Open, target: string, effect: ResultEffect): Faction | null {
  const faction = favouredBy(open, target, effect);
  return faction === 'tie' ? null : faction;
}

/** What is still to be looked up of a row: its BRPs and when they are added, and whether it has a star. */
function tellLookUp(target: string, row: ResultRow, now: boolean, referee: Referee): void {
  const noBrps = row.brps === undefined;
  const noStar = row.permanent === undefined;
  if (!noBrps && !noStar) return;
  const { lookUp, lookUpStar, lookUpBrps } = resultTexts.told;
  const text = noStar ? (noBrps ? lookUp : lookUpStar) : lookUpBrps;
  directive(referee, text, { target, row: row.id }, ['49.51', '49.52']);
  if (noBrps && !now) directive(referee, resultTexts.told.lookUpLater, { target }, ['49.59']);
}

/** 1-2 and 5-6: policies on that side go on, those of the other side end. */
function endOther(open: Open, target: string, referee: Referee): void {
  setStanding(open, target, null);
  directive(referee, resultTexts.told.cancelled, { target }, ['49.51']);
}

/**
 * 49.435: in a conquered country no result is in effect any longer. It follows from any report: a result can also come
 * back there, when a declaration of war that was owed has not been made (49.58).
 */
export const conqueredLoses: Follows = {
  clauses: ['49.435'],
  brings: (_, { open }, __, referee) => endConquered(open, referee),
};

/** 49.435: what was in effect, promised or owed in countries that are conquered by now is so no longer. */
export function endConquered(open: Open, referee: Referee): void {
  for (const target of MINORS) {
    if (!isConquered(open, target)) continue;
    endStar(open, target, referee);
    const now = standingOf(open, target);
    const lost = open.due.filter((each) => each.target === target);
    if (now === null && lost.length === 0) continue;
    setStanding(open, target, null);
    open.due = open.due.filter((each) => each.target !== target);
    if (now !== null)
      directive(referee, resultTexts.told.conquered, { target, result: resultNamed(now.result) }, ['49.435']);
    for (const { power, brps } of lost) tellUnpaid(power, target, brps, referee);
  }
  lapseObligations(open, ['49.435'], referee);
}

/** 49.52: by ruling conquered-star a conquest ends the star, too. */
function endStar(open: Open, target: string, referee: Referee): void {
  if (resultRuling(open.rulings, 'conquered-star') === 'stays' || !isPermanent(open, target)) return;
  noteCountry(open, target, { star: false });
  directive(referee, resultTexts.told.starEnds, { target }, ['49.435', '49.52']);
}

/** 49.435, 49.59: BRPs that would have been added later are not. */
function tellUnpaid(beneficiary: Power, target: string, brps: number | 'all', referee: Referee): void {
  const clauses = ['49.435', '49.59'];
  if (brps === 'all') directive(referee, resultTexts.told.allBrpsLost, { beneficiary, target }, clauses);
  else directive(referee, resultTexts.told.brpsLost, { beneficiary, target, brps }, clauses);
}

/** 49.5: results. */
export const RESULTS = part(import.meta.url, {
  clauses: {
    '49.5': ['heading', 'Diplomatic results'],
    '49.51': ['computed', 'Results', 'implement'],
    '49.51A': ['computed', 'Axis results benefit Germany', 'beneficiaryOf'],
    '49.51B': ['computed', 'Western results benefit the senior partner', 'beneficiaryOf'],
    '49.51C': ['computed', 'West or Russia, by number of DPs', 'favouredBy'],
  },
  rulings: RESULT_RULINGS,
  texts: resultTexts,
});
