import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import { TABLE } from '../../kernel/decision.ts';
import type { FactKey, FactType, FactValue } from '../../kernel/facts.ts';
import { answer, type Game, newHeader, openGame, stateOf } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { asksOf } from '../../kernel/play.ts';
import { viewOf } from '../../kernel/position.ts';
import { standingName } from '../../kernel/always-open.ts';
import { bindTable } from '../../kernel/bind.ts';
import { conquered } from './49-diplomacy/43-bars.ts';
import { event, spainByAttack, westAttackedNeutral } from './49-diplomacy/63-triggers.ts';
import { aWorldAtWar } from './index.ts';
import { atWar, FIGHTERS } from './minor-wars.ts';
import { POWERS } from './powers.ts';
import { binds, readStanding, standing } from './standing.ts';
import { MINORS } from './tables/targets.ts';
import { war, warDeclared, warSince } from './wars.ts';

// Whatever the table tells, as news or put right, in whatever order: what is known under two names is one thing.

const setup = { scenario: 'european-1940', rulings: { conquests: 'told', asked: 'told' }, data: null };
const table = bindTable(aWorldAtWar, setup);
if (isRefusal(table)) throw new Error('the year cannot be bound');
const { facts: schema } = table.rules;

type Known = (key: FactKey) => unknown;

/** What cannot be so at once, by the clause that says so. */
const FAULTS: Readonly<Record<string, (known: Known) => boolean>> = {
  ...Object.fromEntries(
    (
      [
        ['russia', 'finland', 'war.russia-finland'],
        ['russia', 'sweden', 'war.russia-sweden'],
        ['germany', 'sweden', 'war.axis-sweden'],
      ] as const
    ).map(([power, target, declared]) => [
      `49.58: ${declared} is a war that is not fought`,
      (known) => known(event.key(declared)) === true && known(atWar.key(power, target)) !== true,
    ]),
  ),
  ...Object.fromEntries(
    MINORS.flatMap((target) => [
      [
        `49.435: a result is in effect in conquered ${target}`,
        (known) => known(conquered.key(target)) === true && resultOf(known, target) !== null,
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
  '57.14A: a war that is over has a beginning, or a declaration': (known) =>
    known(war.key('germany', 'us')) === false &&
    [warSince, warDeclared].some((each) => known(each.key('germany', 'us')) !== undefined),
};

function resultOf(known: Known, target: string) {
  return readStanding(known(standing.key(target)));
}

/** The countries that are told of, so that many of what is told is of one. */
const TARGETS = ['finland', 'sweden', 'spain', 'vichy-france'] as const;
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
    conquered.key(target),
    ...FIGHTERS.map((power) => atWar.key(power, target)),
  ]),
  spainByAttack.key('spain'),
  westAttackedNeutral.key(),
  war.key('germany', 'us'),
];

function valueOf(type: FactType): fc.Arbitrary<FactValue> {
  return type.kind === 'choice' ? fc.constantFrom(...type.values) : fc.boolean();
}

const anyNews = fc.constantFrom(...TOLD).chain((key) =>
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
  const known = game.table.rules.known(viewOf(stateOf(game).position, null));
  return Object.keys(FAULTS).filter((fault) => FAULTS[fault]?.(known));
}

it('says one thing under all its names, whatever is told', () => {
  expect(faultsOf(begun())).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.array(anyNews, { minLength: 1, maxLength: 2 }), { maxLength: 8 }), (reports) => {
      let game = begun();
      for (const report of reports) {
        game = afterNews(game, Object.fromEntries(report.map(({ key, value, as }) => [key, { value, as }])));
        expect(faultsOf(game)).toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
});
