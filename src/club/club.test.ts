import { describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/clause.ts';
import { DICE, TABLE } from '../kernel/forms/decision.ts';
import type { Form } from '../kernel/forms/form.ts';
import { bindTable } from '../kernel/game/table.ts';
import { answer, beginGame, type Game, newHeader, stateOf } from '../kernel/game/game.ts';
import { asksOf } from '../kernel/game/play.ts';
import { record } from '../kernel/game/record.ts';
import { replay } from '../kernel/game/replay.ts';
import type { Json } from '../kernel/json.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import type { FactSpec } from '../kernel/sums/facts.ts';
import { findRulebook, RULEBOOKS } from '../rulebooks/index.ts';
import { checklistOf, questionsOf } from './checklist.ts';
import { NO_SECTION, newClub, type Section, sectionOf, withSection } from './club.ts';
import { clubDocument, readClub } from './file.ts';
import { begunWithClub } from './given.ts';
import { countOf, newTo, remembering, toldForGood } from './told.ts';

const WORLD = findRulebook('a-world-at-war') as Rulebook;

const TURKEY: Json = {
  format: 1,
  kind: 'country-table',
  target: 'turkey',
  source: 'made up',
  complete: true,
  modifiers: [{ id: 'a', label: 'something', value: 1 }],
};

const PAGE: Json = { format: 1, kind: 'dp-page', source: 'made up', complete: true, lines: [] };

const BRPS = {
  'brp.germany': 150,
  'brp.italy': 75,
  'brp.britain': 125,
  'brp.france': 80,
  'brp.us': 130,
  'brp.russia': 90,
  'usat.effective': 12,
};

const OURS: Section = {
  files: [TURKEY, PAGE],
  rulings: { 'resistance-rounding': 'nearest' },
  facts: { 'brps.turkey.8': 5, 'effect.turkey.8': { value: 'axis-brps', reason: 'and passage' } },
  starts: { 'european-1940': BRPS },
};

/** A game with what a club knows. */
function begun(section: Section, files: readonly Json[] = [], scenario = 'european-1940'): Game {
  const read = WORLD.data([...section.files, ...files]);
  if (!('data' in read)) throw new Error(JSON.stringify(read.faults));
  const table = bindTable(WORLD, { scenario, rulings: section.rulings, data: read.data });
  if (isRefusal(table)) throw new Error(table.refused.key);
  return begunWithClub(beginGame(table, newHeader(table, 'program')), section);
}

function section(of: Json): Json {
  return { format: 1, kind: 'club', title: 'Ours', rulebooks: { 'a-world-at-war': of } };
}

describe('a club file', () => {
  it('is read as it was written', () => {
    const club = withSection({ ...newClub('Ours'), note: 'Thursdays' }, 'a-world-at-war', {
      ...OURS,
      rulings: {},
    });
    expect(readClub(clubDocument(club), RULEBOOKS)).toEqual({ club });
    expect(clubDocument(newClub('Ours'))).toEqual({ format: 1, kind: 'club', title: 'Ours', rulebooks: {} });
  });

  it.each<[Json, string, RegExp]>([
    ['no file', '', /must be an object/],
    [{ format: 2, kind: 'club' }, 'format', /must be 1/],
    [{ format: 1, kind: 'pack' }, 'kind', /must be "club"/],
    [{ format: 1, kind: 'club' }, 'title', /must be text/],
    [{ format: 1, kind: 'club', title: 'a', colour: 'red' }, 'colour', /is not a field here/],
    [
      { format: 1, kind: 'club', title: 'a', rulebooks: { chess: {} } },
      'rulebooks.chess',
      /is no rulebook here/,
    ],
    [section({ tables: [] }), 'rulebooks.a-world-at-war.tables', /is not a field here/],
    [section({ files: [{ kind: 'pack' }] }), 'rulebooks.a-world-at-war.files.0', /must have a kind: country/],
    [
      section({ files: [{ format: 1, kind: 'start', year: 1941 }] }),
      'rulebooks.a-world-at-war.files.0',
      /is a start, which belongs to one game/,
    ],
    [
      section({ files: [TURKEY, { ...(TURKEY as object), source: 7 }] }),
      'rulebooks.a-world-at-war.files.1.source',
      /must be text/,
    ],
    [section({ rulings: { frolic: 'x' } }), 'rulebooks.a-world-at-war.rulings.frolic', /is no ruling/],
    [
      section({ rulings: { 'resistance-rounding': 'sideways' } }),
      'rulebooks.a-world-at-war.rulings.resistance-rounding',
      /must be one of/,
    ],
    [
      section({ facts: { 'brp.germany': 1 } }),
      'rulebooks.a-world-at-war.facts.brp.germany',
      /the same in every/,
    ],
    [
      section({ facts: { 'brps.turkey.8': -1 } }),
      'rulebooks.a-world-at-war.facts.brps.turkey.8',
      /whole number/,
    ],
    [section({ starts: { moon: {} } }), 'rulebooks.a-world-at-war.starts.moon', /is no scenario/],
    [
      section({ starts: { 'european-1940': { 'covert-operations.russia': 3 } } }),
      'rulebooks.a-world-at-war.starts.european-1940.covert-operations.russia',
      /is not a fact that the table reports/,
    ],
    [
      section({ starts: { 'european-1940': { 'named.russia.turkey': 'no' } } }),
      'rulebooks.a-world-at-war.starts.european-1940.named.russia.turkey',
      /is not a fact that the table reports/,
    ],
  ])('says what is wrong with it, and where: %#', (document, where, why) => {
    const read = readClub(document, RULEBOOKS);
    const [fault, ...more] = 'faults' in read ? read.faults : [];
    expect([fault?.path.join('.'), more]).toEqual([where, []]);
    expect(fault?.fault).toMatch(why);
  });
});

describe('a game that begins with it', () => {
  it('is told what it has, and is not asked that', () => {
    const bare = begun(NO_SECTION);
    expect(asksOf(bare.table, stateOf(bare), TABLE)[0]?.id).toBe('1940/missing/allotment/report');
    const game = begun(OURS);
    expect(game.moments).toHaveLength(1);
    expect(game.header.rulings['resistance-rounding']).toBe('nearest');
    expect(game.moments[0]?.entry).toMatchObject({
      seat: TABLE,
      by: 'club file',
      answer: {
        'brps.turkey.8': { value: 5, as: 'change' },
        'effect.turkey.8': { value: 'axis-brps', as: 'change', reason: 'and passage' },
        'brp.germany': { value: 150, as: 'change' },
      },
    });
    expect(asksOf(game.table, stateOf(game), TABLE).every(({ optional }) => optional)).toBe(true);
  });

  it('need not look up in its own table what the file has of a result', () => {
    const told = afterTurkey(begun(OURS));
    expect(told.filter((key) => key.includes('lookUp'))).not.toEqual([]);
    const { facts } = begun(OURS).table.rules;
    const rows = (kind: string, value: number | boolean): Section['facts'] =>
      Object.fromEntries(
        Object.keys(facts)
          .filter((key) => key.startsWith(`${kind}.turkey.`))
          .map((key) => [key, value]),
      );
    const all = { ...OURS, facts: { ...rows('brps', 5), ...rows('star', false) } };
    const done = afterTurkey(begun(all));
    expect(done.filter((key) => key.includes('lookUp'))).toEqual([]);
    expect(done.length).toBeGreaterThan(0);
  });

  it('is replayed from itself alone', () => {
    const { header, moments } = begun(OURS);
    const again = replay(
      WORLD,
      header,
      moments.map(({ entry }) => entry),
    );
    expect('stopped' in again && again.stopped).toBe(null);
  });

  it('is not told the start of its scenario where it begins in the middle', () => {
    const game = begun(OURS, [{ format: 1, kind: 'start', year: 1941, facts: {} }]);
    const { entry } = game.moments[0] ?? {};
    expect(entry && 'answer' in entry && Object.keys(entry.answer as object)).toEqual([
      'brps.turkey.8',
      'effect.turkey.8',
    ]);
  });

  it('without one it is as ever, and what it does not know is left out', () => {
    expect(begun(NO_SECTION).moments).toEqual([]);
    const odd = { ...NO_SECTION, facts: { 'moon.cheese': true, 'covert-operations.russia': 3 } };
    expect(begun(odd).moments).toEqual([]);
  });
});

/** What is told, by its keys, until a roll at Turkey that is as good for Germany as can be has had its effect. */
function afterTurkey(start: Game): readonly string[] {
  let game = start;
  let rolled = 0;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const seats = [...game.table.seats, TABLE, DICE];
    const asks = seats.flatMap((seat) => asksOf(game.table, stateOf(game), seat));
    const asked = asks.find(({ optional, held }) => !optional && held === undefined);
    if (!asked) break;
    const { seat, form, id } = asked;
    const next = answer(game, { seat, decision: id, answer: givenTo(game, seat, id, form) });
    if (isRefusal(next)) throw new Error(next.refused.key);
    game = next;
    if (form.kind === 'roll' || rolled > 0) rolled++;
    if (rolled === STEPS_OF_A_RESULT) break;
  }
  return game.moments.flatMap(({ told }) => told.dispatches.map(({ data }) => data.key));
}

/** The die, what is made of it, and what follows. */
const STEPS_OF_A_RESULT = 3;

const MOST_STEPS = 40;

function givenTo({ table }: Game, seat: string, id: string, form: Form): Json {
  const isAxis = seat === 'european-axis';
  if (form.kind === 'roll') return [6];
  if (form.kind === 'choose') return form.options.find(({ barred }) => !barred)?.value ?? '';
  if (form.kind === 'report')
    return Object.fromEntries(
      form.facts.map((key) => [key, { value: leastOf(table.rules.facts[key]), as: 'change' }]),
    ) as Json;
  if (isAxis && id.endsWith('/allocate')) return { 'germany/turkey': 2 };
  return isAxis && id.endsWith('/name') ? { turkey: 1 } : {};
}

function leastOf(spec: FactSpec | undefined): Json {
  const type = spec?.type;
  if (type?.kind === 'number') return Math.max(0, type.min);
  return type?.kind === 'choice' ? (type.values[0] ?? '') : false;
}

describe('what a game was told', () => {
  const told = (game: Game) => toldForGood(game.table, record(game, null));
  const report = (game: Game, given: Json): Game => {
    const [asked] = asksOf(game.table, stateOf(game), TABLE).filter(({ form }) => form.kind === 'report');
    const next = answer(game, { seat: TABLE, decision: asked?.id ?? '', answer: given });
    if (isRefusal(next)) throw new Error(next.refused.key);
    return next;
  };
  const change = (values: object): Json =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value, as: 'change' }])) as Json;

  it('is remembered: what is the same in every game, and what held as it began', () => {
    const others = ['germany', 'italy', 'britain', 'france', 'us', 'russia'];
    const rest = Object.fromEntries(others.map((power) => [`dp.other.${power}`, 0]));
    const game = report(begun(NO_SECTION), change({ ...BRPS, ...rest }));
    expect(told(game)).toEqual({ scenario: 'european-1940', facts: {}, start: { ...BRPS, ...rest } });
    const section = remembering(NO_SECTION, told(game));
    expect(countOf(newTo(section, told(game)))).toBe(0);
    expect(sectionOf(null, 'a-world-at-war')).toBe(NO_SECTION);
    expect(begun(section).moments).toHaveLength(1);
  });

  it('is not remembered of a game once a seat has decided, but for what is the same in every game', () => {
    const start = begun(OURS);
    const seats = [
      ['european-axis', { 'germany/turkey': 1 }],
      ['western-allies', {}],
      ['russia', {}],
    ] as const;
    const game = seats.reduce<Game>((before, [seat, given]) => {
      const [asked] = asksOf(before.table, stateOf(before), seat);
      const next = answer(before, { seat, decision: asked?.id ?? '', answer: given });
      if (isRefusal(next)) throw new Error(next.refused.key);
      return next;
    }, start);
    const after = report(game, change({ 'star.turkey.8': true, 'conquered.norway': true }));
    const { facts, start: held } = newTo(OURS, told(after));
    expect([facts, held]).toEqual([{ 'star.turkey.8': true }, {}]);
  });
});

describe('the checklist of a game', () => {
  it('says what it will ask, and how much of it is answered', () => {
    const questions = questionsOf(WORLD, 'european-1940', OURS);
    if (isRefusal(questions)) throw new Error(questions.refused.key);
    const list = checklistOf(questions, OURS);
    const open = list.first.filter(({ answered }) => !answered).map(({ key }) => key);
    expect(open).toEqual(['in-play.subversion', 'in-play.covert-operations']);
    expect(list.files).toMatchObject([
      { kind: 'country-table', has: ['turkey'] },
      { kind: 'dp-page', has: ['dp-page'] },
      { kind: 'tension-list', has: [] },
    ]);
    expect(list.later.filter(({ answered }) => answered).map(({ key }) => key)).toEqual([
      'effect.turkey.8',
      'brps.turkey.8',
    ]);
  });
});
