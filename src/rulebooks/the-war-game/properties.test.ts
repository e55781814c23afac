import { beforeAll, describe, expect, it } from 'vitest';
import { PROOF } from '../../../scripts/tier.ts';
import { type frame, json } from '../../kernel/index.ts';
import {
  type State,
  asksOf,
  awaitingOf,
  copyState,
  firstState,
  isRefusal,
  play,
} from '../../kernel/kit/front.test-helper.ts';
import { stateOf } from './stories/conditions.ts';
import { nativesOf } from './rules/h-forces.ts';
import { classOf, marksOf, totalOf } from './rules/a-classes.ts';
import { NATIONS } from './nations.ts';
import { CLASSES, KINDS, LAND_KINDS } from './stories/rule.ts';
import { REPORTS } from './named-starts.test-helper.ts';
import type { Open, Units } from './state.ts';
import { openOf, playSteered, tableOf, type SteeredAnswer, type World } from './steered.test-helper.ts';
import { ENTRIES, PLACES } from './rules/e-territories.ts';

// What is so in every game, whatever is reported.

const WORLDS: readonly World[] = [
  { scenario: 'world-1939' },
  { scenario: 'world-1942' },
  {
    scenario: 'world-1939',
    rulings: { 'total-control': 'goes-on', 'after-box': 'goes-on', replaces: 'keep' },
  },
  { scenario: 'world-1942', rulings: { tested: 'docket', 'last-attack': 'stays' } },
];
const SEEDS = PROOF ? [101, 102, 103, 104, 105, 106] : [101];
/** Rulings that are chosen otherwise are for the proof. */
const TRIED = PROOF ? WORLDS : WORLDS.slice(0, 2);

/** Games that play by the rules alone: nothing is corrected by the table. */
const GAMES = TRIED.flatMap((world) => SEEDS.map((seed) => [world, seed] as const));

const isTold = ({ kind }: frame.Dispatch): boolean => kind === 'directive' || kind === 'result';

/** The lines that say something of a place: its id, or its entry. */
function linesOn({ played }: SteeredAnswer, place: string): frame.Dispatch[] {
  return played.dispatches.filter(({ data }) => {
    const { args = {} } = data;
    return [args['place'], args['places'], args['from'], args['to']].flat().includes(place);
  });
}

/** What is wrong with an answer, a sentence for each thing. */
type Property = (turned: SteeredAnswer) => readonly string[];

const oneClass: Property = ({ played }) => {
  const open = openOf(played.state);
  return PLACES.flatMap((place) => {
    const marks = marksOf(open, place);
    const totals = NATIONS.filter((nation) => marks[nation]?.class === 'total');
    const known = NATIONS.every((nation) => ['neutral', ...CLASSES].includes(classOf(open, place, nation)));
    const isAlone = totals.length === 0 || Object.keys(marks).length === 1;
    const mayShare = open.rulings['replaces'] === 'keep';
    return known && totals.length <= 1 && (isAlone || mayShare) ? [] : [`${place}: ${JSON.stringify(marks)}`];
  });
};

const told: Property = (turned) => {
  const [was, is] = [openOf(turned.before), openOf(turned.played.state)];
  return PLACES.flatMap((place) => {
    if (was.marks[place] === is.marks[place]) return [];
    if (NATIONS.every((nation) => classOf(was, place, nation) === classOf(is, place, nation))) return [];
    const lines = linesOn(turned, place).filter(isTold);
    return lines.some(({ clauses }) => clauses.length > 0) ? [] : [`${turned.decision.id}: ${place}`];
  });
};

// Vargas returns (BRA.U2), the Axis comes back to Hungary (HUN.R0), Ecuador is freed (ECU.E2), and Indo-China taken from Japan (THA.U1)
const BACK = ['BRA', 'HUN', 'ECU', 'THA'];

const forward: Property = ({ before, played, decision }) =>
  ENTRIES.flatMap((entry) => {
    const { id, states = [] } = entry;
    const [was = 0, is = 0] = [before, played.state].map((state) =>
      states.indexOf(stateOf(openOf(state), entry)),
    );
    return is >= was || BACK.includes(id) ? [] : [`${decision.id}: ${id} from ${was} to ${is}`];
  });

const isFought = ({ decision }: SteeredAnswer): boolean => /\/(?:battle|ordered|ships)$/.test(decision.id);

/** Native units only change by a directive that names the place, or in a battle; there their number only falls. */
const counted: Property = (turned) => {
  const [was, is] = [openOf(turned.before), openOf(turned.played.state)];
  return PLACES.flatMap((place) => {
    if (was.natives[place] === is.natives[place]) return [];
    const directed = linesOn(turned, place).some(({ kind }) => kind === 'directive');
    return KINDS.flatMap((kind) => {
      const [then, now] = [nativesOf(was, place)[kind] ?? 0, nativesOf(is, place)[kind] ?? 0];
      if (then === now || directed || isFought(turned)) return [];
      return [`${turned.decision.id}: ${place} has ${now} ${kind}, had ${then}`];
    });
  });
};

/** All that is native and all that is a nation's, of land units. */
function allUnits({ natives, forces }: Open): number {
  const of = (units: Units): number => LAND_KINDS.reduce((sum, kind) => sum + (units[kind] ?? 0), 0);
  return [...Object.values(natives), ...Object.values(forces)].reduce((sum, units) => sum + of(units), 0);
}

/** Outside of the news, of battles and of retreats units only come from lines that add them: nothing is doubled or lost. */
const kept: Property = ({ before, played, decision }) => {
  if (/\/(?:news|battle|ordered|retreat)$/.test(decision.id)) return [];
  // with what land was taken is asked for
  const { form } = decision;
  if (form.kind === 'report' && form.facts.some((key) => key.startsWith('units.'))) return [];
  const added = played.dispatches.flatMap(({ data }) => {
    if (data.key !== 'told.add') return [];
    const [unit] = (data.args?.['units'] ?? []) as unknown as readonly {
      readonly args: { readonly kind: string; readonly count: number };
    }[];
    return unit && unit.args.kind !== 'fighter' ? [unit.args.count] : [];
  });
  const wanted = allUnits(openOf(before)) + added.reduce((sum, count) => sum + count, 0);
  const now = allUnits(openOf(played.state));
  return now === wanted ? [] : [`${decision.id}: ${now} land units, not ${wanted}`];
};

/** In a battle of natives against natives nothing is doubled. */
const fewer: Property = ({ before, played, decision }) => {
  if (!decision.id.endsWith('PER.U1/ordered')) return [];
  const sum = (open: Open): number =>
    ['peru', 'ecuador'].reduce((all, place) => all + (nativesOf(open, place).infantry ?? 0), 0);
  const [was, is] = [sum(openOf(before)), sum(openOf(played.state))];
  return is <= was ? [] : [`${decision.id}: ${is} infantry, had ${was}`];
};

/** Under Total Control the natives are the nation's; while a battle is due they are of the attack. */
const converted: Property = ({ played, decision }) => {
  if (!/\/(?:unrest|influence|declarations)$/.test(decision.id)) return [];
  const open = openOf(played.state);
  return PLACES.flatMap((place) =>
    totalOf(open, place) !== null && open.natives[place] ? [`${decision.id}: ${place}`] : [],
  );
};

const PROPERTIES: readonly (readonly [string, Property])[] = [
  ['each place has one class of five toward each nation; under Total Control nobody else has one', oneClass],
  ['no class changes without a line that names the place and cites why', told],
  ['governments never go back but where the story says so', forward],
  ['no native unit comes or goes but by a directive that names the place, or in a battle', counted],
  ['no land unit is doubled or lost but by what is reported, and by lines that add some', kept],
  ['a battle of two neutral armies doubles nobody', fewer],
  ['no place under Total Control has natives of its own (G.A4)', converted],
];

describe('in every game', () => {
  const faults = new Map<string, string[]>();

  beforeAll(() => {
    for (const [world, seed] of GAMES)
      for (const turned of playSteered(tableOf(world), { seed }))
        for (const [name, property] of PROPERTIES) {
          const found = property(turned).map((each) => `${JSON.stringify(world)} ${seed}, ${each}`);
          faults.set(name, [...(faults.get(name) ?? []), ...found]);
        }
  });

  it.each(PROPERTIES.map(([name]) => name))('%s', (name) => {
    expect(faults.get(name)?.slice(0, 5)).toEqual([]);
  });
});

const REPORT = /^standing-.*\/report$/;

/** The table corrects a fact that is as it is said. */
function reported(
  table: ReturnType<typeof tableOf>,
  state: State,
  fact: string,
  value: string | number | boolean,
): State {
  const decision = asksOf(table, state, 'table').find(({ id }) => REPORT.test(id))?.id ?? '';
  const played = play(table, state, {
    seat: 'table',
    decision,
    answer: { [fact]: { value, as: 'correction' } },
  });
  if (isRefusal(played)) throw new Error(played.refused.key);
  return played.state;
}

describe('a report while part I goes on', () => {
  it('makes no rolled line due again, and asks for no wish a second time', () => {
    const facts = [
      ['natives.turkey.infantry', 3],
      ['threat.TUR', true],
      ['class.spain.germany', 'neutral'],
      ['units.usa.argentina.infantry', 2],
      ['war.japan.china', 'full'],
    ] as const;
    for (const scenario of ['world-1939', 'world-1942'])
      for (const seed of SEEDS) {
        const table = tableOf({ scenario });
        for (const { played, decision } of playSteered(table, { seed, turns: 4, reports: REPORTS })) {
          if (!/\/(?:unrest|wish)$/.test(decision.id)) continue;
          const { docket } = openOf(played.state);
          const done = docket.filter(({ is }) => is === 'rolled' || is === 'declined');
          const [fact, value] = facts[done.length % facts.length] ?? facts[0];
          const after = openOf(reported(table, played.state, fact, value)).docket;
          for (const each of done) {
            const same = after.filter(({ rule, it: one }) => rule === each.rule && one === each.it);
            expect(
              same.map(({ is }) => is),
              each.rule,
            ).toEqual([each.is]);
          }
        }
      }
  });
});

it('a copy of a game shares nothing that is changed in place', () => {
  const changed: string[] = [];
  for (const world of TRIED) {
    const table = tableOf(world);
    for (const { before, decision, answer } of playSteered(tableOf(world), {
      seed: 7,
      turns: 5,
      reports: REPORTS,
    })) {
      const copy = copyState(table, before);
      const bytes = json.canonical(before);
      const played = play(table, copy, { seat: decision.seat, decision: decision.id, answer });
      if (isRefusal(played) || json.canonical(before) !== bytes) changed.push(decision.id);
    }
  }
  expect(changed).toEqual([]);
});

describe('the first turn', () => {
  it('of 1939 asks who is threatened before its dice, or nothing', () => {
    for (const scenario of ['world-1939', 'world-1939-nations', 'first-turn']) {
      const asking = tableOf({ scenario });
      const [report] = asksOf(asking, firstState(asking), 'table');
      expect(report?.form).toMatchObject({
        kind: 'report',
        facts: ['threat.FIN', 'threat.SWE', 'threat.TUR'],
      });
      const table = tableOf({ scenario, rulings: { threats: 'told' } });
      const state = firstState(table);
      const asked = awaitingOf(table, state).flatMap((seat) => asksOf(table, state, seat));
      expect(asked.filter(({ optional }) => !optional).map(({ id }) => id)).toEqual(['1/germany/unrest']);
    }
  });

  it('of 1942 changes no mark before its dice', () => {
    const table = tableOf({ scenario: 'world-1942', rulings: { threats: 'told' } });
    const open = openOf(firstState(table));
    const by = Object.values(open.marks).flatMap((marks) => Object.values(marks).map((mark) => mark.by));
    expect(new Set(by)).toEqual(new Set(['start']));
    expect(awaitingOf(table, firstState(table))).toEqual(['dice']);
  });
});
