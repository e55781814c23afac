import type { FactKey, News } from '../../../kernel/index.ts';
import { attackersOf, atWar } from '../war/minor-wars.ts';
import { part } from '../part.ts';
import { binds, readStanding, standing, standingOf } from '../starts/standing.ts';
import { type Books, type Follows, type Open, type WorldStep, stepOf, turnId } from '../state.ts';
import { askDriver, noteCountry, noteDriver } from '../war/countries.ts';
import { isWithdrawable } from '../war/withdrawn.ts';
import { type Belligerent, declarerOf, war, warDeclared, warSince } from '../war/wars.ts';
import { aggressor, isConquered } from './43-bars.ts';
import { isDriven, isDriverKnown } from './435-aggression.ts';
import { reactionTexts } from './6-reactions.words.ts';
import { askDeclared, coloniesAttacked, event, hasDeclared } from './63-triggers.ts';
import type { EventFact } from './631-events.ts';
import { diplomacyAskedRuling, DIPLOMACY_ASKED_RULINGS } from './asked.rulings.ts';

// 49.61: a war that is told: who declared it, as long as somebody can react to that.

declare module '../state.ts' {
  interface Steps {
    /** The facts that say who declared a war, and when it began; and what was told by which each of them is asked. */
    'war-told': {
      readonly who: readonly string[];
      readonly when: readonly string[];
      readonly by: Readonly<Record<string, FactKey>>;
    };
  }
}

/** The wars of which rules read who declared them (49.852A, 56.12, 59.86, 59.87, 62.31, 62.72). */
const READ: ReadonlySet<FactKey> = new Set([
  war.key('italy', 'britain'),
  war.key('germany', 'us'),
  war.key('japan', 'britain'),
  war.key('japan', 'us'),
]);

/** What a declaration of war on a minor country is told as, where others may react to it (49.631, 49.633). */
const REACTED_TO: Readonly<Record<FactKey, EventFact>> = {
  [atWar.key('russia', 'finland')]: 'war.russia-finland',
  [atWar.key('russia', 'sweden')]: 'war.russia-sweden',
  [atWar.key('germany', 'sweden')]: 'war.axis-sweden',
  [atWar.key('italy', 'sweden')]: 'war.axis-sweden',
  [atWar.key('russia', 'vichy-france')]: 'war.allies-vichy',
  [atWar.key('britain', 'vichy-france')]: 'war.allies-vichy',
  [atWar.key('us', 'vichy-france')]: 'war.allies-vichy',
};

/** The declaration by which a neutral country can be driven to the other side as soon as it is made: Sweden's (49.435, 49.631B). */
const DRIVING = { [event.key('war.axis-sweden')]: 'sweden' } as const;

type Told = News['each'][number];

const isNew = ({ report: { as, value } }: Told): boolean => as === 'change' && value === true;

/**
 * 49.61: a war that the table tells, and not who declared it, is asked for that; a country that joins a side while one of the
 * other is at war with it, for who drove it there (49.435; ruling asked).
 */
export const warTold: Follows = {
  clauses: ['49.61', '49.435'],
  on: [war, atWar, standing, event],
  brings(_, { open }, { each, report, asked }) {
    if (diplomacyAskedRuling(open.rulings, 'asked') !== 'asked') return;
    if (asked) return stepOf(open) === 'war-told' ? noteDriven(open, each) : undefined;
    const told = each.filter(isNew);
    const majors = told.filter(({ key }) => READ.has(key)).map(({ of }) => of as [Belligerent, Belligerent]);
    const fought = majors.filter((pair) => declarerOf(open, ...pair) === undefined);
    const minors = told.flatMap(({ key }) => REACTED_TO[key] ?? []);
    const isSilent = (key: FactKey): boolean => report[key] === undefined;
    const untold = minors.filter((key) => isSilent(key) && hasDeclared(open, key) !== true);
    const driven = each
      .filter((one) => driving(open, one))
      .map(({ of: [target = ''] }) => target)
      .filter((target) => isSilent(aggressor.key(target)));
    const sides = told
      .flatMap((one) => joining(open, one))
      .filter((target) => isSilent(standing.key(target)));
    for (const key of untold) askDeclared(open, key);
    for (const target of driven) askDriver(open, target);
    for (const target of sides) noteCountry(open, target, { result: undefined });
    const who = [
      ...sides.map((target) => standing.key(target)),
      ...fought.map((pair) => warDeclared.key(...pair)),
      ...untold,
      ...driven.map((target) => aggressor.key(target)),
    ];
    const when = fought.map((pair) => warSince.key(...pair)).filter((key) => report[key] === undefined);
    const by = Object.fromEntries([
      ...fought.flatMap((pair) =>
        [warDeclared, warSince].map((each) => [each.key(...pair), war.key(...pair)]),
      ),
      ...told.flatMap(({ key }) => (REACTED_TO[key] === undefined ? [] : [[REACTED_TO[key], key]])),
    ]);
    return who.length === 0 ? [] : [{ step: 'war-told', who, when, by }];
  },
};

/** A declaration can drive a neutral country to the other side: whether it has is asked with it (49.435). */
function joining(open: Open, { key }: Told): readonly string[] {
  const target = DRIVING[key];
  if (target === undefined || isConquered(open, target)) return [];
  return binds(standingOf(open, target)?.result) ? [] : [target];
}

/** 49.435: in answer to a declaration a country is told to have joined the other side: who declared it drove it there. */
function noteDriven(open: Open, each: readonly Told[]): void {
  for (const {
    key,
    of: [target = ''],
  } of each) {
    if (key !== standing.key(target) || !isDriven(open, target, standingOf(open, target))) continue;
    const [attacker] = attackersOf(open, target);
    if (!attacker || isDriverKnown(open, target, standingOf(open, target))) continue;
    noteDriver(open, target, attacker);
  }
}

/** Whether a country is told to be driven to one side by a power of the other (49.435). */
function driving(open: Open, { key, of: [target = ''], report: { as, value } }: Told): boolean {
  if (as !== 'change' || key !== standing.key(target)) return false;
  const now = readStanding(value);
  return isDriven(open, target, now) && !isDriverKnown(open, target, now);
}

/** 49.61: who declared a war, and when it began, if not in the turn in which it is told. */
const declared: WorldStep<'war-told'> = {
  clauses: ['49.61'],
  needs: {
    facts(books, open, { who, when, by }) {
      const isAsked = (key: FactKey): boolean => !isWithdrawn(books, open, by[key]);
      const left = who.filter(isAsked);
      return isUnknown(books, open, left) ? [...left, ...when.filter(isAsked)] : [];
    },
    asks: (_, open) => ({
      at: turnId(open),
      prompt: reactionTexts.ask.declared(),
      clauses: ['49.61', '49.435'],
    }),
  },
};

/** Whether a war that was told is told to be none: nobody has declared it (ruling corrected-cause). */
function isWithdrawn({ known }: Books, open: Open, war: FactKey | undefined): boolean {
  return war !== undefined && isWithdrawable(open) && known({ seat: null, open })(war) === false;
}

function isUnknown({ known }: Books, open: Open, keys: readonly FactKey[]): boolean {
  const told = known({ seat: null, open });
  return keys.some((key) => told(key) === undefined);
}

/** 49.61, 49.154F: who declared a war that is told. */
export const DECLARED_WARS = part(import.meta.url, {
  steps: { 'war-told': declared },
  rulings: DIPLOMACY_ASKED_RULINGS,
  facts: [event, coloniesAttacked],
});
