import { type Decision, isRecord, type Json, pick, type Random } from '../game.ts';
import { seasonOf, type State } from './state.ts';
import { FACTIONS, REACTIONS, TARGETS } from './text.ts';

// What a table tells unasked in random games: what rule 49 reads, and no more.

type Drawn = (random: Random) => { readonly key: string; readonly value: Json };

const yesNo =
  (key: string, yes = 2): Drawn =>
  (random) => ({ key, value: random(3) < yes });
const between =
  (key: string, least: number, most: number): Drawn =>
  (random) => ({ key, value: least + random(most - least + 1) });
const ofTarget =
  (kind: string, drawn: (key: string) => Drawn): Drawn =>
  (random) =>
    drawn(`${kind}.${pick(TARGETS, random)}`)(random);

const one = (list: readonly string[], random: Random): string => pick(list, random) ?? '';
const ofTargets =
  (kind: string, value: (random: Random) => Json): Drawn =>
  (random) => ({
    key: `${kind}.${pick(TARGETS, random)}`,
    value: value(random),
  });
const STANDINGS = [
  'none',
  'germany/7',
  'germany/8',
  'germany/9',
  'germany/10',
  'britain/0',
  'britain/-2',
  'us/-3',
  'russia/-1',
  'russia/-2',
];
const ROWS = ['-3', '-2', '-1', '0', '1-2', '3-4', '5-6', '7', '8', '9', '10'];

const TOLD: readonly Drawn[] = [
  yesNo('war.germany-russia', 1),
  between('rgt.actual', 40, 60),
  between('usat.actual', 0, 60),
  ofTarget('conquered', (key) => yesNo(key, 1)),
  ofTarget('permanent', (key) => yesNo(key, 1)),
  ofTarget('extra', (key) => between(key, -2, 2)),
  (random) => yesNo(`spy-ring.${pick(FACTIONS, random)}.${pick(TARGETS, random)}`)(random),
  yesNo('norway.mined'),
  yesNo('war.axis-denmark'),
  yesNo('war.axis-sweden'),
  yesNo('war.russia-sweden'),
  yesNo('war.russia-finland'),
  yesNo('war.west-portugal'),
  yesNo('west.attacked-neutral'),
  between('vichy.colonies-attacked', 0, 2),
  yesNo('in-play.subversion'),
  yesNo('in-play.covert-operations'),
  yesNo('rumania.demands', 1),
  yesNo('finland.demands', 1),
  between('undefended.this-year', 0, 3),
  between('dp.undefended', 0, 3),
  between('subversion.uses', 0, 4),
  between('dp.allotment.italy', 0, 6),
  between('dp.allotment.russia', 0, 9),
  between('brp.germany', 0, 400),
  between('dp.other.us', -4, 4),
  () => ({ key: 'france.conquered', value: true }),
  yesNo('war.germany-us', 1),
  ofTargets('aggressor', (random) => one(['none', 'germany', 'italy', 'britain', 'us', 'russia'], random)),
  ofTargets('standing', (random) => one(STANDINGS, random)),
  ofTargets('standing', (random) => one(STANDINGS, random)),
  (random) => ({
    key: `named.${pick(FACTIONS, random)}.${pick(TARGETS, random)}`,
    value: one(['no', 'at-peace', 'at-war'], random),
  }),
  (random) => ({
    key: `may-react.european-axis.${pick(REACTIONS['european-axis'], random)}`,
    value: random(2) === 0,
  }),
  (random) => ({ key: `usat-triggered.${pick(FACTIONS, random)}`, value: random(3) }),
  (random) => ({ key: `star.${pick(TARGETS, random)}.${one(ROWS, random)}`, value: random(3) > 0 }),
];

/** What a camp alone knows: the level of subversion it has reached, and the covert operations it has left. */
export function ownReport({ form }: Decision, random: Random): Json | undefined {
  const key = form.kind === 'report' ? pick(form.facts, random) : undefined;
  return key === undefined ? undefined : { [key]: { value: random(6), as: 'change' } };
}

/** What is answered where the game asks for facts: near to what can be so, that all rows of a table come up. */
const ASKED: readonly { readonly of: RegExp; readonly value: (random: Random, s: State) => Json }[] = [
  { of: /^brp\./, value: (random) => random(500) },
  { of: /^dp\.other\./, value: (random) => random(11) - 5 },
  { of: /^dp\.undefended$/, value: (random) => random(3) },
  { of: /^us.t\.(actual|effective)$/, value: (random) => random(60) },
  { of: /^(us.t\.other|unbuilt\..*|table\.other\..*)$/, value: (random) => random(9) - 4 },
  { of: /^rumania\.russian-forces$/, value: (random) => -random(4) },
  { of: /^finland\.(axis-fives|allied-fives|lost-hexes)$/, value: (random) => random(3) },
  { of: /^offensives\./, value: (random) => random(60) },
  { of: /^conquered\./, value: (random) => random(4) === 0 },
  { of: /^war-since\./, value: (_, s) => `${s.year}/${seasonOf(s)}` },
];

/** Facts that the game asks for; now and then nobody knows one. */
export function askedReport(s: State, { form }: Decision, random: Random): Json | undefined {
  if (form.kind !== 'report') return undefined;
  const told: Record<string, Json> = {};
  for (const key of form.facts) {
    const found = ASKED.find(({ of }) => of.test(key));
    const isYesNo = /^(in-play|rgt\.50|war\.|finland\.)/.test(key);
    if (!found && !isYesNo) return undefined;
    told[key] = { value: found ? found.value(random, s) : random(2) === 0, as: 'change' };
  }
  const [first] = form.facts;
  if (first !== undefined && form.facts.length > 1 && random(6) === 0) told[first] = { as: 'unknown' };
  return told;
}

/** A report of one thing, as news mostly. */
export function report({ form }: Decision, random: Random): Json | undefined {
  if (form.kind !== 'report') return undefined;
  const drawn = pick(TOLD, random)?.(random);
  if (!drawn || !form.facts.includes(drawn.key) || isRecord(drawn.value)) return undefined;
  const isKept = /^(named|may-react|usat-triggered)\./.test(drawn.key);
  const as = isKept || random(4) === 0 ? 'correction' : 'change';
  return { [drawn.key]: { value: drawn.value, as } };
}
