import { describe, expect, it } from 'vitest';
import { type FactValue, type board, renderValue } from '../../../kernel/index.ts';
import { bookOf, plain, render, viewOf } from '../../../kernel/kit/front.test-helper.ts';
import { boundTo } from '../books.test-helper.ts';
import { aWorldAtWar } from '../index.ts';
import type { Open } from '../state.ts';
import { levelOf, toldFor } from './22-needed.ts';
import { checkOf } from './all-checks.ts';
import type { CheckedAt } from './check.ts';
import { changesTo } from './watch-changes.ts';
import { nextChecked } from './watch-when.ts';
import { surrenderWatch } from './watch.ts';
import { watchTexts } from './watch.words.ts';

const CAMPAIGN = boundTo('campaign-1939');
const GLOBAL = boundTo('global-1939');
type Told = Readonly<Record<string, FactValue>>;

function panelsOf(
  told: Told = {},
  { books, start } = CAMPAIGN,
  more: Partial<Open> = {},
): readonly board.Panel[] {
  const position = start(told);
  Object.assign(position.open, more);
  return surrenderWatch(books, viewOf(position, null)).flatMap(plain);
}

const scaleIn = (panels: readonly board.Panel[]) =>
  panels.find(({ kind }) => kind === 'scale') as board.ScalePanel;

const tableIn = (panels: readonly board.Panel[]) =>
  panels.find(({ kind }) => kind === 'table') as board.TablePanel;

/** The row of a power as it reads. */
function rowOf(of: string, panels: readonly board.Panel[]): string[] {
  const row = tableIn(panels).rows.find(([power]) => power === of) ?? [];
  return row.map((cell) =>
    cell !== null && typeof cell === 'object'
      ? render(aWorldAtWar.words, cell)
      : renderValue(aWorldAtWar.words, cell),
  );
}

const germany = (told: Told = {}, more: Partial<Open> = {}): string[] =>
  rowOf('germany', panelsOf(told, CAMPAIGN, more));

/** A China all of whose places but Chungking are lost, with so many unbuilt factors. */
function china(unbuilt: number, more: Told = {}): string[] {
  const lost = ['peking', 'shanghai', 'nanking', 'canton'].map((place) => [`control.${place}`, 'japan']);
  const told = { 'control.chungking': 'china', 'control.yenan': 'communists', 'foreign-factors.china': 0 };
  const panels = panelsOf(
    { ...Object.fromEntries(lost), ...told, 'unbuilt-factors.china': unbuilt, ...more },
    GLOBAL,
  );
  return rowOf('china', panels);
}

describe('the levels of the surrender watch', () => {
  it('go from the least to the greatest that is possible, with a mark where something comes of it', () => {
    const { lines, marks } = scaleIn(panelsOf({ 'dp.least.germany': -3 }));
    expect(lines.find(({ id }) => id === 'germany')).toMatchObject({ value: { min: 4, max: 39 } });
    expect(marks).toContainEqual(expect.objectContaining({ at: 0, lines: ['germany'], clauses: ['55.11'] }));
  });

  it('are none of a power that is safe by the word of the table', () => {
    const panels = panelsOf({ 'safe.germany': true });
    expect(scaleIn(panels).lines.some(({ id }) => id === 'germany')).toBe(false);
    expect(rowOf('germany', panels)[1]).toBe('Not worked out; safe by the table\u2019s word');
    // what is all known is told, whatever the table said
    const known = panelsOf({ 'safe.germany': true, 'dp.level.germany': -7 });
    expect(scaleIn(known).lines.find(({ id }) => id === 'germany')).toMatchObject({ value: { min: 0 } });
  });

  it('are marked where a surrender is possible as far as is known', () => {
    const lineOf = (told: Told) => scaleIn(panelsOf(told)).lines.find(({ id }) => id === 'germany');
    expect(lineOf({})).toMatchObject({ mark: 'noted' });
    expect(lineOf({ 'dp.level.germany': -6 })).not.toHaveProperty('mark');
    expect(lineOf({ 'dp.level.germany': -7 })).toMatchObject({ mark: 'noted', value: { min: 0, max: 0 } });
    expect(lineOf({ 'surrendered.germany': true })).toBeUndefined();
  });

  it('are those of the powers that are played there', () => {
    const drawn = (scenario: string) => scaleIn(panelsOf({}, boundTo(scenario))).lines.map(({ id }) => id);
    expect(drawn('campaign-1939')).toEqual(['germany', 'italy', 'russia', 'britain', 'france']);
    expect(drawn('pacific-1941')).toEqual(['japan', 'china']);
    expect(drawn('global-1939')).toEqual([
      'germany',
      'italy',
      'russia',
      'britain',
      'japan',
      'china',
      'france',
    ]);
  });

  it('leave out Britain where its surrender is reported', () => {
    const { lines } = scaleIn(panelsOf({}, boundTo('campaign-1939', { 'late-war': 'reported' })));
    expect(lines.map(({ id }) => id)).toEqual(['germany', 'italy', 'russia']);
  });

  it('are of Britain and France alone where the surrenders of all others are reported', () => {
    const { lines } = scaleIn(panelsOf({}, boundTo('campaign-1939', { surrenders: 'reported' })));
    expect(lines.map(({ id }) => id)).toEqual(['britain', 'france']);
  });

  it('are drawn from 20 below to 20 above, with what a mark means', () => {
    const { least, most, legend } = scaleIn(panelsOf());
    expect([least, most]).toEqual([-20, 20]);
    expect(legend).toMatchObject([
      { label: { key: 'watch.mayFall' }, looks: [{ tone: 'neutral', mark: 'noted' }] },
    ]);
  });

  it('have a mark for each result where each level has its own, and then none is noted', () => {
    const { lines, marks } = scaleIn(panelsOf({}, GLOBAL));
    expect(marks.flatMap(({ at, lines: of }) => (of?.includes('china') ? [at] : []))).toEqual([
      -5, -4, -3, -2, -1, 0, 1, 2,
    ]);
    expect(lines.find(({ id }) => id === 'china')).not.toHaveProperty('mark');
  });

  it('are not there where the table says who has surrendered, nor where no rule says so', () => {
    const reported = { surrenders: 'reported', 'late-war': 'reported' };
    expect(panelsOf({}, boundTo('campaign-1939', reported))).toEqual([]);
    expect(
      panelsOf({}, boundTo('campaign-1939', { surrenders: 'reported', 'reported-falls': 'allotment' })),
    ).toEqual([]);
    expect(panelsOf({}, boundTo('european-1940'))).toEqual([]);
  });
});

describe('what is open in the surrender watch', () => {
  it('is said in five columns', () => {
    expect(tableIn(panelsOf()).columns.map(({ key }) => key)).toEqual([
      'watch.power',
      'watch.stands',
      'watch.unknown',
      'watch.changes',
      'watch.next',
    ]);
  });

  it('is what is not known, in the words of the sum', () => {
    expect(germany()[2]).toBe('DP level of Germany, as if a year began now');
    expect(germany({ 'dp.level.germany': 0 })[2]).toBe('nothing');
  });

  it('is each single change that brings it down for certain, at its mildest', () => {
    expect(germany()[3]).toBe('a DP level of -7 or less for Germany');
    expect(germany({ 'dp.level.germany': -5 })[3]).toBe(
      'a DP level of -7 or less for Germany; Berlin falls to the Allies; 1 or more successful atomic attacks on Germany in all; 2 or more firestormed cities in all',
    );
    expect(germany({ 'dp.level.germany': -6 })[3]).toContain(
      'one of Berlin, Breslau, Essen, Cologne, Leipzig, Berchtesgaden falls to the Allies',
    );
    expect(germany({ 'dp.least.germany': 5 })[3]).toBe('nothing');
    expect(germany({ 'dp.level.germany': -7 })[3]).toBe('nothing more: its level is low enough');
  });

  it('is four of many, and of the others how many there are', () => {
    const marked = boundTo('campaign-1939', { 'atomic-marker-control': 'yes' });
    const row = rowOf('germany', panelsOf({ 'dp.level.germany': -5, 'berlin.atomic': false }, marked));
    const held = ['Breslau', 'Essen', 'Cologne', 'Leipzig'].map((place) => `German control of ${place}`);
    expect(row[2]).toBe([...held, 'and 1 more'].join('; '));
    expect(row[3]).toBe(
      'a DP level of -7 or less for Germany; Berlin falls to the Allies; an atomic attack marker in Berlin: yes; 1 or more successful atomic attacks on Germany in all; and 1 more',
    );
  });

  it('names those alike in one, two of them too, and no others', () => {
    const lost = ['berlin', 'cologne', 'leipzig', 'berchtesgaden'].map((place) => [
      `control.${place}`,
      'russia',
    ]);
    expect(germany({ ...Object.fromEntries(lost), 'dp.level.germany': -1 })[3]).toBe(
      'a DP level of -2 or less for Germany; one of Breslau, Essen falls to the Allies; 1 or more successful atomic attacks on Germany in all; 1 or more firestormed cities in all',
    );
  });

  it('is no change greater than half of all that can be', () => {
    expect(germany({ 'dp.level.germany': 60 })[3]).toBe('a DP level of -7 or less for Germany');
    expect(germany({ 'dp.level.germany': 40, 'atomic.germany': 15 })[3]).toBe(
      'a DP level of 11 or less for Germany',
    );
  });

  it('is what no longer holds as well', () => {
    const { books, start } = CAMPAIGN;
    const whole = { 'ics.russia': 7, 'oil-effects.russia': 0, 'axis-in-britain': false };
    const told = { ...whole, 'unbuilt-factors.russia': 0, 'french-hexes.western': 0, 'dp.level.russia': -1 };
    const { open } = start({ 'war.germany-russia': true, ...told });
    const check = checkOf(books, open, 'russia');
    const sum = levelOf(books, open, check);
    expect(sum.total).toEqual({ min: 1, max: 1 });
    const changes = changesTo(books, check, sum, toldFor(books, open, check), 0);
    expect(changes).toContainEqual({ key: 'war.germany-britain', to: [false] });
  });

  it('is the next worse result where each level has its own', () => {
    expect(china(0)[3]).toMatch(
      /^5 or more unbuilt ground factors of Nationalist China; Chungking falls to Japan$/,
    );
    expect(china(20)[3]).toMatch(
      /^25 or more unbuilt ground factors of Nationalist China; Chungking falls to Japan$/,
    );
    expect(china(25)[3]).toBe('nothing');
    expect(china(15, { 'control.peking': 'china' })[3]).toMatch(
      /^20 or more unbuilt ground factors of Nationalist China; Chungking falls to Japan; Peking falls to the European Axis or Japan or the Western Allies or Russia or the Communist Chinese$/,
    );
  });

  it('is the result that applies where each level has its own', () => {
    const kept = ['peking', 'shanghai', 'nanking', 'canton'].map((place) => [`control.${place}`, 'china']);
    const stands = (unbuilt: number) => china(unbuilt, Object.fromEntries(kept))[1];
    expect([30, 35].map(stands)).toEqual([
      'Nationalists and Communists cooperate without restrictions',
      'Nationalist units have no -1 DM outside China',
    ]);
  });

  it('is nothing more where the level is low enough, but what else has to hold where that does not', () => {
    const italy = { 'war-declared.italy-britain': 'italy', 'war-since.italy-britain': '1940/summer' };
    const changesOf = (more: Told) =>
      rowOf('italy', panelsOf({ ...italy, 'dp.level.italy': 0, 'axis-in-africa': true, ...more }))[3];
    expect(changesOf({ 'control.rome': 'western' })).toBe('nothing more: its level is low enough');
    expect(changesOf({ 'control.rome': 'axis' })).toBe(
      'its level is low enough, but something else must hold too',
    );
  });

  it('is whether it has surrendered, or what its level brings', () => {
    expect(germany()[1]).toBe('not settled');
    expect(germany({ 'dp.least.germany': -3 })[1]).toBe('it fights on');
    expect(germany({ 'dp.level.germany': -7 })[1]).toBe('it surrenders');
    expect(germany({ 'surrendered.germany': true }).slice(1)).toEqual(['has surrendered', '', '', '']);
  });

  it('is of Britain after a surrender only what is lower than that (59.87)', () => {
    const again = {
      'surrendered-minor.australia': false,
      'surrendered-minor.india': false,
      'oil-effects.britain': 0,
      'transports.atlantic': 10,
      'russians.eastern-europe': true,
      'surrendered.britain': true,
      'surrendered.france': true,
      'war.germany-france': false,
      'britain.level': -5,
      'britain.points': 0,
      'singapore.fallen': false,
      'unbuilt-factors.britain': 0,
      'navy.allied.whole': 10,
      'navy.allied.half': 0,
      'navy.axis.whole': 10,
      'navy.axis.half': 0,
      'russians.western-poland': false,
      'west.in-germany': false,
      'western-front': 0,
    };
    const britainAt = (level: number, more: Told = {}) =>
      rowOf('britain', panelsOf({ ...again, 'dp.level.britain': level, ...more }))[1];
    expect([-5, -6].map((level) => britainAt(level))).toEqual(['it fights on', 'it offers to surrender']);
    expect(britainAt(-6, { 'war.germany-britain': false })).toBe('has surrendered');
  });
});

describe('when it is next checked', () => {
  const end = { step: 'moment', moment: 'player-turn-end' } as const;
  const begun = { step: 'moment', moment: 'player-turn-start' } as const;
  const later = { step: 'turns', season: 'winter', begun: true } as const;
  const inLater = { step: 'turn', season: 'winter' } as const;
  it.each([
    ['the turn that comes, before the first', {}, 'Fall 1939'],
    [
      'this turn, before the player turn',
      { agenda: [{ step: 'player-turn', phase: 'allied' }] },
      'Fall 1939',
    ],
    ['this turn, in the player turn', { phase: 'allied', agenda: [end, later] }, 'Fall 1939'],
    ['the next turn, once that is over', { phase: 'allied', agenda: [later] }, 'Winter 1939'],
    ['the turn after that, in the turn itself', { phase: 'allied', agenda: [inLater] }, 'Winter 1939'],
    ['the next turn, in the other player turn', { phase: 'axis', agenda: [end, later] }, 'Winter 1939'],
    ['the next turn, before it ends', { phase: 'allied', agenda: [begun, later] }, 'Winter 1939'],
    ['the next year, after the last turn', { agenda: [{ step: 'year-end' }] }, 'Spring 1940'],
    ['now, of what has changed', { agenda: [{ step: 'changes', of: 'germany' }, later] }, 'Fall 1939'],
    ['now, of its level', { agenda: [{ step: 'check', of: 'germany' }, later] }, 'Fall 1939'],
    ['the next turn, past its own', { agenda: [{ step: 'check', of: 'italy' }, later] }, 'Winter 1939'],
  ] as const)('is %s', (_, more, turn) => {
    expect(germany({}, more as unknown as Partial<Open>)[4]).toBe(`end of the Allied player turn, ${turn}`);
  });

  it('is never at peace, nor when the game is over', () => {
    const peace = { 'war.germany-britain': false, 'war.germany-france': false };
    expect(germany(peace)[4]).toBe('only once it is at war');
    expect(germany({}, { agenda: [] })[4]).toBe('no more in this game');
    const last = { year: CAMPAIGN.books.plan.to.year, agenda: [{ step: 'year-end' }] } as unknown;
    expect(germany({}, last as Partial<Open>)[4]).toBe('no more in this game');
  });

  it('is not yet of a power at war of which something else has to come first', () => {
    const nextOf = (power: string, told: Told) => rowOf(power, panelsOf(told, GLOBAL))[4];
    expect(nextOf('japan', { 'war.japan-china': true })).toBe('not yet: what has to come first has not');
    expect(nextOf('russia', { 'war.italy-britain': true })).toBe('only once it is at war');
    expect(nextOf('russia', { 'war.japan-russia': true })).toBe('not yet: what has to come first has not');
  });

  it('is in its own player turn, or with the turn', () => {
    const nextOf = (at: CheckedAt, ...agenda: unknown[]) => {
      const { open } = GLOBAL.start();
      Object.assign(open, { phase: 'axis', agenda: [...agenda, later] });
      const books = { ...GLOBAL.books, plan: { ...GLOBAL.books.plan, chinese: 'axis' as const } };
      const { key, args } = nextChecked(books, open, { ...checkOf(books, open, 'germany'), at: () => at });
      return [key, (args?.['turn'] as { key: string } | undefined)?.key];
    };
    const axis = { step: 'player-turn', phase: 'axis' };
    expect(nextOf('chinese-end', axis)).toEqual(['watch.chinese-end', 'turn.fall']);
    expect(nextOf('allied-end', axis)).toEqual(['watch.allied-end', 'turn.winter']);
    expect(nextOf('turn-end', { step: 'moment', moment: 'turn-end' })).toEqual([
      'watch.turn-end',
      'turn.fall',
    ]);
    expect(nextOf('turn-end', end)).toEqual(['watch.turn-end', 'turn.winter']);
  });
});

it('leaves out whom its one enemy threatens no more', () => {
  const watched = (told: Told): string[] =>
    scaleIn(panelsOf(told, boundTo('global-1939'))).lines.map(({ id }) => id);
  expect(watched({})).toEqual(['germany', 'italy', 'russia', 'britain', 'japan', 'china', 'france']);
  const beaten = { 'surrendered.germany': true, 'war.italy-britain': true };
  expect(watched(beaten)).toEqual(['italy', 'britain', 'japan', 'china', 'france']);
  expect(watched({ ...beaten, 'russia.weakened': true })).toContain('russia');
  expect(watched({ 'surrendered.japan': true })).toEqual(['germany', 'italy', 'russia', 'britain', 'france']);
});

it('reads the words of a change from a fact that there is', () => {
  const changes = Object.keys(bookOf(watchTexts)).filter((key) => key.startsWith('change.'));
  expect(changes.length).toBeGreaterThan(0);
  for (const key of changes) expect(aWorldAtWar.words).toHaveProperty([key.replace('change.', 'fact.')]);
});
