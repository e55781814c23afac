import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { trials } from '../../../scripts/thorough.test-helper.ts';
import { PROOF } from '../../../scripts/tier.ts';
import {
  type Game,
  answer,
  asksOf,
  bindTable,
  isRefusal,
  newHeader,
  openGame,
  reportedOf,
  standingName,
  stateOf,
  viewOf,
} from '../../kernel/kit/front.test-helper.ts';
import { type FactKey, type FactType, type FactValue, type Json, TABLE } from '../../kernel/index.ts';
import { surrenderFact } from './49-diplomacy/17-surrender.ts';
import { franceConquered, franceFell } from './49-diplomacy/431c-france.ts';
import { conquestFact } from './49-diplomacy/43-bars.ts';
import { event, spainByAttack, westAttackedNeutral } from './49-diplomacy/63-triggers.ts';
import { homeHexes } from './57-japan/11-resistance.ts';
import { occupationFact } from './57-japan/12-collapse.ts';
import { parisAxis } from './58-france/11-conditions.ts';
import { colony } from './58-france/53-colonies.ts';
import { COLONIES } from './58-france/53-table.ts';
import { britishMinor } from './59-britain/65-minors.ts';
import { holder } from './59-britain/65-territories.ts';
import { axisInBritain, frenchHexes } from './60-russia/11-resistance.ts';
import { ALLIES, control } from './war/control.ts';
import { britishPeace, japaneseTreaty } from './59-britain/facts.ts';
import { usPeace } from './war/elections.ts';
import { aWorldAtWar } from './index.ts';
import { atWar, FIGHTERS } from './war/minor-wars.ts';
import { POWERS } from './powers.ts';
import { binds, readStanding, standing } from './starts/standing.ts';
import { MINORS } from './tables/targets.ts';
import { war, warDeclared, warSince } from './war/wars.ts';

// Whatever the table tells, as news or put right, in whatever order: what is known under two names is one thing.

const setup = { scenario: 'european-1940', rulings: { conquests: 'told', asked: 'told' }, data: null };
const table = bindTable(aWorldAtWar, setup);
if (isRefusal(table)) throw new Error('the year cannot be bound');
const { facts: schema } = table.rules;

type Known = (key: FactKey) => unknown;

/** The countries that are told of, so that many of what is told is of one. */
const TARGETS = ['finland', 'sweden', 'spain', 'vichy-france'] as const;
const BRITAIN = ['scapa-flow', 'scotland', 'central-england', 'southern-england'] as const;

const isAnAlly = (known: unknown): boolean =>
  typeof known === 'object' || (ALLIES as readonly unknown[]).includes(known);

const isAxis = (told: unknown): boolean => ['axis', 'axis-after-britain', 'partly'].includes(String(told));

/** What cannot be so at once, by the clause that says so. */
const FAULTS: Readonly<Record<string, (known: Known) => boolean>> = {
  ...Object.fromEntries(
    (
      [
        ['russia', 'finland', 'war.russia-finland'],
        ['russia', 'sweden', 'war.russia-sweden'],
      ] as const
    ).map(([power, target, declared]) => [
      `49.58: ${declared} is a war that is not fought`,
      (known) => known(event.key(declared)) === true && known(atWar.key(power, target)) !== true,
    ]),
  ),
  '49.631B: the Axis declared a war on Sweden that none of them fights': (known) =>
    known(event.key('war.axis-sweden')) === true &&
    (['germany', 'italy'] as const).every((power) => known(atWar.key(power, 'sweden')) !== true),
  ...Object.fromEntries(
    MINORS.flatMap((target) => [
      [
        `49.435: a result is in effect in conquered ${target}`,
        (known) => known(conquestFact.key(target)) === true && resultOf(known, target) !== null,
      ],
      ...FIGHTERS.map((power): [string, (known: Known) => boolean] => [
        `49.58: ${power} is at war with its own ${target}`,
        (known) =>
          known(atWar.key(power, target)) === true &&
          binds(resultOf(known, target)?.result) &&
          resultOf(known, target)?.faction === POWERS[power].faction,
      ]),
    ]),
  ),
  '49.4265: Portugal has been attacked, and no neutral': (known) =>
    known(event.key('war.west-portugal')) === true && known(westAttackedNeutral.key()) !== true,
  '49.633: the Allies are at war with a Vichy France of theirs': (known) =>
    known(event.key('war.allies-vichy')) === true &&
    binds(resultOf(known, 'vichy-france')?.result) &&
    resultOf(known, 'vichy-france')?.faction !== 'european-axis',
  '49.632: Spain is associated by an attack, and is not': (known) =>
    known(spainByAttack.key('spain')) === true &&
    !['germany/9', 'italy/9'].includes(String(known(standing.key('spain')))),
  '59.21: Malta is held by two': (known) => {
    const [by, told] = [known(control.key('malta')), known(holder.key('malta'))];
    if (by === undefined || told === undefined) return false;
    return isAxis(told) !== (by === 'axis') || (told === 'british') !== (by === 'western');
  },
  ...Object.fromEntries(
    COLONIES.map((place): [string, (known: Known) => boolean] => [
      `58.533: ${place} is the Axis\u2019, and is not`,
      (known) => {
        const [state, told] = [known(colony.key(place)), known(holder.key(place))];
        if (state === undefined || told === undefined) return false;
        return isAxis(told) ? state === 'free' || state === 'british' : state === 'axis';
      },
    ]),
  ),
  '57.12: Tokyo is occupied by who does not control it': (known) =>
    known(occupationFact.key('tokyo')) === true && !isAnAlly(known(control.key('tokyo'))),
  '57.11: Tokyo is occupied, and no hex of Japan is': (known) =>
    known(occupationFact.key('tokyo')) === true && known(homeHexes.key()) === 0,
  '57.11: Tokyo is occupied, and may be nobody\u2019s': (known) =>
    known(occupationFact.key('tokyo')) === true && known(control.key('tokyo')) === undefined,
  '60.11: Paris is Western, and no hex of France is': (known) =>
    known(control.key('paris')) === 'western' && known(frenchHexes.key()) === 0,
  '60.11: the Axis are in Britain, and in no part of it': (known) => {
    const all = BRITAIN.map((each) => known(holder.key(each)));
    const told = known(axisInBritain.key());
    return all.some(isAxis) ? told !== true : told === true && !all.includes(undefined);
  },
  '59.73D: London is the Axis\u2019, or not, without the land around it': (known) => {
    const [told, area] = [known('axis-in-london'), known(holder.key('southern-england'))];
    return area !== undefined && area !== 'partly' && told !== isAxis(area);
  },
  '58.11A: Paris is the Axis\u2019, and is not': (known) => {
    const [told, by] = [known(parisAxis.key()), known(control.key('paris'))];
    return told !== undefined && by !== undefined && told !== (by === 'axis');
  },
  ...Object.fromEntries(
    TARGETS.map((target) => [
      `59.66E: ${target} is British and of the Axis`,
      (known: Known) =>
        known(britishMinor.key(target)) === true &&
        binds(resultOf(known, target)?.result) &&
        resultOf(known, target)?.faction === 'european-axis',
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        ['british-peace', ['germany', 'britain']],
        ['treaty.japan', ['japan', 'britain']],
        ['us.peace.germany', ['germany', 'us']],
      ] as const
    ).map(([peace, pair]) => [
      `59.62, 62.6: ${peace} stands beside the war that it ended`,
      (known) => known(peace) === true && known(war.key(pair[0], pair[1])) === true,
    ]),
  ),
  '49.36B, 54.31: France is conquered and has not surrendered': (known) =>
    known(franceConquered.key()) !== known(surrenderFact.key('france')),
  '49.431C: a France that stands fell this year': (known) =>
    known(surrenderFact.key('france')) === false && known(franceFell.key()) === true,
  '57.14A: a war that is over has a beginning, or a declaration': (known) =>
    known(war.key('germany', 'us')) === false &&
    [warSince, warDeclared].some((each) => known(each.key('germany', 'us')) !== undefined),
};

function resultOf(known: Known, target: string) {
  return readStanding(known(standing.key(target)));
}

const EVENTS = [
  'war.russia-finland',
  'war.russia-sweden',
  'war.axis-sweden',
  'war.west-portugal',
  'war.allies-vichy',
] as const;
const TOLD: readonly FactKey[] = [
  ...EVENTS.map((each) => event.key(each)),
  ...TARGETS.flatMap((target) => [
    standing.key(target),
    conquestFact.key(target),
    britishMinor.key(target),
    ...FIGHTERS.map((power) => atWar.key(power, target)),
  ]),
  spainByAttack.key('spain'),
  westAttackedNeutral.key(),
  war.key('germany', 'us'),
  war.key('germany', 'britain'),
  war.key('japan', 'britain'),
  britishPeace.key(),
  japaneseTreaty.key(),
  usPeace.key('germany'),
  surrenderFact.key('france'),
  franceConquered.key(),
  franceFell.key(),
];

/** What is told of places. */
const OF_PLACES: readonly FactKey[] = [
  ...(['malta', 'paris', 'tokyo'] as const).map((place) => control.key(place)),
  parisAxis.key(),
  occupationFact.key('tokyo'),
  homeHexes.key(),
  frenchHexes.key(),
  colony.key('tunisia'),
  axisInBritain.key(),
  'axis-in-london',
  ...(['malta', 'tunisia', ...BRITAIN] as const).map((place) => holder.key(place)),
];

function valueOf(type: FactType): fc.Arbitrary<FactValue> {
  if (type.kind === 'number') return fc.integer({ min: type.min, max: 3 });
  return type.kind === 'choice' ? fc.constantFrom(...type.values) : fc.boolean();
}

const anyOf = (keys: readonly FactKey[]) =>
  fc.constantFrom(...keys).chain((key) =>
    fc.record({
      key: fc.constant(key),
      value: valueOf(schema[key]?.type ?? { kind: 'boolean' }),
      as: schema[key]?.kept ? fc.constant('correction') : fc.constantFrom('change', 'correction'),
    }),
  );

function begun(): Game {
  const game = table && !isRefusal(table) ? openGame(aWorldAtWar, newHeader(table, 'typed')) : table;
  if (isRefusal(game)) throw new Error(JSON.stringify(game));
  return game;
}

/** The game after news that nobody asked for; as it was, where that is barred. */
function afterNews(game: Game, report: Json): Game {
  const asked = asksOf(game.table, stateOf(game), TABLE).find((each) => standingName(each) === 'report');
  const next = answer(game, { seat: TABLE, decision: asked?.id ?? '', answer: report });
  return isRefusal(next) ? game : next;
}

function faultsOf(game: Game): string[] {
  const { facts } = stateOf(game).position.open;
  const copied = Object.keys(facts).filter((key) => schema[key]?.registered);
  if (copied.length > 0) return copied.map((key) => `${key} is kept twice`);
  const known = game.table.rules.known(viewOf(stateOf(game).position, null));
  return Object.keys(FAULTS).filter((fault) => FAULTS[fault]?.(known));
}

it.each([
  ['wars and countries', TOLD],
  ['places', OF_PLACES],
])('says one thing of %s under all its names, whatever is told', (_, keys) => {
  expect(faultsOf(begun())).toEqual([]);
  const reports = fc.array(fc.array(anyOf(keys), { minLength: 1, maxLength: 2 }), { maxLength: 8 });
  fc.assert(
    fc.property(reports, (all) => {
      let game = begun();
      for (const report of all) {
        game = afterNews(game, Object.fromEntries(report.map(({ key, value, as }) => [key, { value, as }])));
        expect(faultsOf(game)).toEqual([]);
      }
    }),
    { numRuns: trials(150) },
  );
});

it('offers what was told before where nobody knows any more', () => {
  const registered = Object.keys(schema).filter((key) => schema[key]?.registered && !schema[key]?.kept);
  expect(registered.length).toBeGreaterThan(200);
  const offered = (key: FactKey): boolean => {
    const before = begun();
    const { known } = before.table.rules;
    const value = known(viewOf(stateOf(before).position, null))(key);
    const game = afterNews(before, { [key]: { as: 'unknown' } });
    const told = reportedOf(game.table.rules, viewOf(stateOf(game).position, null), key);
    return value === undefined || typeof value === 'object' || told?.value === value || told?.was === value;
  };
  // of each kind many: every one of them is for the proof
  const tried = PROOF ? registered : registered.filter((_, at) => at % 8 === 0);
  expect(tried.filter((key) => !offered(key))).toEqual([]);
});
