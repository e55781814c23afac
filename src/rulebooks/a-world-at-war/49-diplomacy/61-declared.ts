import { type FactKey, forget, reported } from '../../../kernel/facts.ts';
import { words } from '../../../kernel/words.ts';
import { turnId } from '../54-surrender/turn-id.ts';
import { areEnemies, POWERS } from '../powers.ts';
import { readStanding, standing } from '../standing.ts';
import type { Follows, News, Open, Step } from '../state.ts';
import { type Belligerent, war, warDeclared, warSince } from '../wars.ts';
import { ruled } from './asked.rulings.ts';
import { aggressor } from './43-bars.ts';
import { atWar } from './58-obligations.ts';
import { event } from './63-triggers.ts';

// 49.61: a war that is told: who declared it, as long as somebody can react to that.

declare module '../state.ts' {
  interface Steps {
    /** The facts that say who declared a war, and when it began. */
    'war-told': { readonly who: readonly string[]; readonly when: readonly string[] };
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
const REACTED_TO: Readonly<Record<FactKey, FactKey>> = {
  [atWar.key('russia', 'finland')]: event.key('war.russia-finland'),
  [atWar.key('russia', 'sweden')]: event.key('war.russia-sweden'),
  [atWar.key('germany', 'sweden')]: event.key('war.axis-sweden'),
  [atWar.key('russia', 'vichy-france')]: event.key('war.allies-vichy'),
};

type Told = News['each'][number];

const isNew = ({ report: { as, value } }: Told): boolean => as === 'change' && value === true;

/**
 * 49.61: a war that the table tells, and not who declared it, is asked for that; a country that joins a side while one of the
 * other is at war with it, for who drove it there (49.435; ruling asked).
 */
export const warTold: Follows = {
  clauses: ['49.61', '49.435'],
  on: [war, atWar, standing],
  brings(_, { open }, { each, report, asked }) {
    if (asked || ruled(open.rulings, 'asked') !== 'asked') return;
    const told = each.filter(isNew);
    const majors = told.filter(({ key }) => READ.has(key)).map(({ of }) => of as [Belligerent, Belligerent]);
    const fought = majors.filter((pair) => reported(open.facts, warDeclared.key(...pair)) === undefined);
    const minors = told.flatMap(({ key }) => REACTED_TO[key] ?? []);
    const driven = each
      .filter((one) => isDriven(open, one))
      .map(({ of: [target = ''] }) => aggressor.key(target));
    const silent = [...minors, ...driven].filter((key) => report[key] === undefined && isNone(open, key));
    for (const key of silent) forget(open.facts, key);
    const who = [...fought.map((pair) => warDeclared.key(...pair)), ...silent];
    const when = fought.map((pair) => warSince.key(...pair)).filter((key) => report[key] === undefined);
    return who.length === 0 ? [] : [{ step: 'war-told', who, when }];
  },
};

/** Whether nothing is said of a declaration, or that there was none. */
function isNone({ facts }: Open, key: FactKey): boolean {
  const told = reported(facts, key);
  return told === undefined || told === false || told === 'none';
}

/** Whether a country is told to be associated with or allied to one side while a power of the other is at war with it (49.435). */
function isDriven(open: Open, { key, of: [target = ''], report: { as, value } }: Told): boolean {
  const now = as === 'change' && key === standing.key(target) ? readStanding(value) : null;
  if (now === null || !['-3', '-2', '9', '10'].includes(now.result)) return false;
  return (['germany', 'russia'] as const).some(
    (power) =>
      areEnemies(POWERS[power].faction, now.faction) &&
      reported(open.facts, atWar.key(power, target)) === true,
  );
}

/** 49.61: who declared a war, and when it began, if not in the turn in which it is told. */
export const declared: Step<'war-told'> = {
  clauses: ['49.61'],
  needs: {
    facts: (_, open, { who, when }) => (isUnknown(open, who) ? [...who, ...when] : []),
    asks: (_, open) => ({
      at: turnId(open),
      prompt: words('ask.declared'),
      clauses: ['49.61', '49.435'],
    }),
  },
};

function isUnknown({ facts }: Open, keys: readonly FactKey[]): boolean {
  return keys.some((key) => reported(facts, key) === undefined);
}
