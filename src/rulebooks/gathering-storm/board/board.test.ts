import { describe, expect, it } from 'vitest';
import { type board, forget, renderValue, setFact, words } from '../../../kernel/index.ts';
import { type Item, render, viewOf } from '../../../kernel/kit/front.test-helper.ts';
import { booksToRead } from '../../../kernel/solo/index.ts';
import type { PlacementBar } from './placement-bar.ts';
import { mayPlace } from './tables.ts';
import { targetsMap } from './targets.ts';
import { gatheringStorm, settingOf } from '../index.ts';
import type { Placement } from '../lifetimes.ts';
import { EUROPE } from '../places.ts';
import { SCENARIOS } from '../starts/scenarios.ts';
import type { Books, StormGround, Open } from '../state.ts';

const setup = {
  scenario: SCENARIOS.find(({ id }) => id === 'campaign-sides') as (typeof SCENARIOS)[number],
  rulings: Object.fromEntries(gatheringStorm.rulings.map(({ id, default: choice }) => [id, choice])),
  data: null,
};
const rules = gatheringStorm.bind(setup);

/** The first turn after a change, as a spectator sees it. */
function seen(change: (open: Open) => void = () => undefined) {
  const position = rules.setup();
  Object.assign(position.open, { agenda: [{ step: 'place', n: 1, seat: 'axis' }], turn: 1 });
  change(position.open);
  return viewOf(position, null);
}

const said = (cell: board.Cell | null): string =>
  cell === null
    ? '?'
    : typeof cell === 'object'
      ? render(gatheringStorm.words, cell)
      : renderValue(gatheringStorm.words, cell);

function panelOf<K extends board.Panel['kind']>(kind: K, title: string, change?: (open: Open) => void) {
  return rules
    .board(seen(change))
    .find(
      (each): each is Extract<board.Panel, { kind: K }> =>
        each.kind === kind && each.title.key === `board.${title}`,
    );
}

const rowsOf = (panel: board.TablePanel | undefined): string[][] =>
  (panel?.rows ?? []).map((row) => row.map(said));

const counter = (more: Partial<Placement>): Placement => ({
  kind: 'diplomatic',
  power: 'germany',
  target: 'hungary',
  basis: 'set',
  step: 1,
  count: 1,
  ...more,
});

/** Flags, rings, a war and a conquest; counters of three powers. */
function busy(open: Open): void {
  setFact(open.facts, 'flags.germany.hungary', 2);
  setFact(open.facts, 'flags.russia.hungary', 1);
  setFact(open.facts, 'flags.france.poland', 7);
  setFact(open.facts, 'flags.italy.turkey', 1);
  setFact(open.facts, 'flags.russia.turkey', 1);
  setFact(open.facts, 'ring.russia.hungary', 'inactive');
  setFact(open.facts, 'civil-war.spain', true);
  setFact(open.facts, 'conquered.albania', 'italy');
  forget(open.facts, 'flags.britain.sweden');
  open.placed = [
    counter({}),
    counter({ kind: 'military', power: 'italy', count: 2, value: 3 }),
    counter({ power: 'britain', target: 'poland', step: 3, void: true }),
  ];
  open.modifiers = [{ source: 'covert', power: 'france', target: 'poland', amount: 1 }];
}

/** Russia may not place in Hungary, Britain and France not for another reason; all else is open. */
const bar: PlacementBar = (power, target) => {
  if (target !== 'hungary') return null;
  if (power === 'russia') return { clauses: ['24.61B', '24.61B/list'], reason: words('too far') };
  return power === 'britain' || power === 'france' ? { clauses: ['24.56D'], reason: words('a flag') } : null;
};

describe('the map', () => {
  const places = new Map((panelOf('map', 'map', busy)?.places ?? []).map((place) => [place.id, place]));

  it('has every target, each with a shape of its own', () => {
    const ids = [...places.keys()];
    expect(ids).toHaveLength(17);
    expect(ids.filter((id) => !Object.hasOwn(EUROPE.places, id))).toEqual([]);
  });

  it('has the tone of the side with most flags, and all of them on the badge', () => {
    const look = (id: string) => {
      const { tone, shade, badge = '' } = places.get(id) ?? { tone: 'off' };
      return [tone, shade, said(badge)];
    };
    expect(look('hungary')).toEqual(['first', 2, 'G2 R1']);
    expect(look('poland')).toEqual(['second', 5, 'F7']);
    expect(look('turkey')).toEqual(['neutral', undefined, 'I1 R1']);
    expect(look('norway')).toEqual(['neutral', undefined, '']);
    expect(look('albania')).toEqual(['off', undefined, '\u2715']);
    expect(look('sweden')).toEqual(['unknown', undefined, '?']);
  });

  it('has the flags and counters of each power as pieces in the tone of its side, and what is added', () => {
    const pieces = (id: string) =>
      places.get(id)?.pieces?.map(({ is, tone, text }) => [is, tone, said(text)].join(' '));
    expect(pieces('hungary')).toEqual([
      'flag first G2',
      'flag third R1',
      'counter first G',
      'counter first I 3',
    ]);
    // what is set aside counts nothing
    expect(pieces('poland')).toEqual(['flag second F7', 'counter second covert 1']);
    expect(pieces('norway')).toBeUndefined();
  });

  it('counts the counters of this turn, and marks a civil war', () => {
    expect(places.get('hungary')?.count).toBe(3);
    expect(places.get('norway')?.count).toBeUndefined();
    expect(places.get('spain')?.mark).toBe('noted');
  });

  it('says in words what lies there, and to whom it is closed', () => {
    const map = targetsMap(booksOf(), seen(busy), bar);
    const wordsIn = (id: string) => map.places.find((each) => each.id === id)?.words.map(said);
    expect(wordsIn('hungary')).toEqual([
      '2 flags of Germany',
      '1 flag of Russia',
      'inactive spy ring of Russia',
      'Germany: diplomatic counter in step 1',
      'Italy: 2 military counters in step 1, strength 3',
      'closed to Britain, France, Russia',
    ]);
    expect(wordsIn('poland')?.slice(1, 3)).toEqual([
      'Britain: diplomatic counter in step 3, set aside',
      'France: +1',
    ]);
    expect(wordsIn('sweden')).toContain('nobody has said how many flags there are of Britain');
  });
});

/** The setting with its facts, as the panels take it. */
const booksOf = (): Books => booksToRead<StormGround>(settingOf(setup), rules as never);

function busyIn({ facts }: Open): void {
  setFact(facts, 'flags.germany.hungary', 2);
  setFact(facts, 'flags.russia.hungary', 1);
}

describe('the tables', () => {
  it('say once where powers may place, and for each reason where they may not', () => {
    const others = 'Hungary';
    const open = expect.not.stringContaining(others) as unknown;
    expect(rowsOf(mayPlace(booksOf(), seen().open, bar))).toEqual([
      ['Germany, Italy', 'yes', 'every target', ''],
      ['Britain, France', 'yes', open, ''],
      ['Britain, France', 'no', others, 'a flag (24.56D)'],
      ['Russia', 'yes', open, ''],
      ['Russia', 'no', others, 'too far (24.61B/list)'],
    ]);
  });

  it('name the counters of the turn, and what of them is not known', () => {
    expect(rowsOf(panelOf('table', 'counters', busy))).toEqual([
      ['Hungary', 'Germany', 'diplomatic counter', '1', '?'],
      ['Hungary', 'Italy', '2 military counters', '1', '3'],
      ['Poland', 'Britain', 'diplomatic counter', '3', 'set aside'],
    ]);
  });

  it('sum up each target by parts, and say who leads and what may come of it', () => {
    const rows = panelOf('contest', 'ledgers', busy)?.rows ?? [];
    expect(rows.map(({ label }) => said(label))).toEqual(['Poland', 'Hungary']);
    const [poland, hungary] = rows;
    const parts = ({ sides }: board.ContestRow): string[][] =>
      sides.map((side) => side.parts.map(({ label, value: { min, max } }) => `${said(label)} ${min}-${max}`));
    expect(poland && parts(poland)).toEqual([[], ['F covert 1-1'], []]);
    expect(poland?.lead && said(poland.lead.label)).toBe('France by 1');
    expect(poland?.suggested).toEqual({ 'place-france/poland': 1 });
    expect(hungary && parts(hungary)).toEqual([['G dipl. 1-9', 'I mil. 3-3'], [], []]);
    expect(hungary?.lead).toBeNull();
    expect(hungary?.suggested).toBeUndefined();
  });

  it('suggest that a flag of the only rival falls, and nothing where several have some', () => {
    const suggested = (change: (open: Open) => void): unknown =>
      panelOf('contest', 'ledgers', (open) => {
        open.placed = [counter({ power: 'france', step: 3, value: 3 })];
        setFact(open.facts, 'strength.france.hungary', 3);
        change(open);
      })?.rows[0]?.suggested;
    expect(suggested(() => undefined)).toEqual({ 'place-france/hungary': 1 });
    expect(suggested((open) => setFact(open.facts, 'flags.russia.hungary', 1))).toEqual({
      'france-removes-russia/hungary': 1,
    });
    expect(suggested(busyIn)).toBeUndefined();
    expect(suggested((open) => forget(open.facts, 'flags.italy.hungary'))).toBeUndefined();
  });

  it('list the targets of a region together, with what lies there', () => {
    const places = panelOf('map', 'map', busy)?.places ?? [];
    const hungary = places.find(({ id }) => id === 'hungary');
    expect(hungary?.group && said(hungary.group.label)).toBe('Central Europe');
    expect(hungary?.group?.clauses).toEqual(['4.16D']);
    expect(hungary?.lying?.map(({ label }) => said(label))).toEqual(['G dipl.', 'I mil. 2']);
    const poland = places.find(({ id }) => id === 'poland');
    expect(poland?.lying?.map(({ label }) => said(label))).toEqual(['F +1']);
  });

  it('call a counter set aside that fell with its country, by ruling', () => {
    const fell = (ruling: string) =>
      rowsOf(
        panelOf('table', 'counters', (open) => {
          open.rulings['freed'] = ruling;
          open.placed = [counter({ fallen: true })];
        }),
      );
    expect(fell('fallen')).toEqual([['Hungary', 'Germany', 'diplomatic counter', '1', 'set aside']]);
    expect(fell('counts')).toEqual([['Hungary', 'Germany', 'diplomatic counter', '1', '?']]);
  });

  it('have a line for each target in which something lasts', () => {
    expect(rowsOf(panelOf('table', 'standing', busy))).toEqual([
      ['Sweden', '', '', '?', '', '', ''],
      ['Poland', '', '', '', '7 flags', '', ''],
      ['Spain', '', '', '', '', '', 'civil war'],
      ['Hungary', '2 flags', '', '', '', '1 flag, inactive ring', ''],
      ['Albania', '', '', '', '', '', 'conquered by Italy'],
      ['Turkey', '', '1 flag', '', '', '1 flag', ''],
    ]);
    expect(panelOf('table', 'standing')).toBeUndefined();
  });

  it('say which targets a region has', () => {
    expect(rowsOf(panelOf('table', 'regions'))).toContainEqual([
      'Western Europe',
      'Belgium, Ireland, Spain, the Rhineland',
    ]);
  });
});

describe('the calendar', () => {
  const linesOf = (change: (open: Open) => void): string[] =>
    (panelOf('track', 'calendar', change)?.lines ?? []).map(({ marks }) =>
      marks.map(({ label, is }) => (is === 'now' ? `[${said(label)}]` : said(label))).join(' '),
    );

  it('says year, season and step', () => {
    const lines = linesOf((open) => {
      open.turn = 6;
      open.agenda = [{ step: 'covert', n: 9 } as Item];
    });
    expect(lines.slice(0, 2)).toEqual([
      '1935 [1936] 1937 1938 1939 1940 1941',
      'Spring [Summer] Fall Winter',
    ]);
    expect(lines[2]).toContain('8 Strengths shown [9 Covert operations] 10 Subversion');
  });

  it('begins with what is drawn, and has no present when all is over', () => {
    expect(linesOf((open) => void (open.agenda = [{ step: 'opening' }]))[2]).toMatch(/^\[Events drawn\]/);
    expect(linesOf((open) => void (open.agenda = [])).join()).not.toContain('[');
  });
});
