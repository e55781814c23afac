import {
  type FactKey,
  type Line,
  type Values,
  type Words,
  line,
  texts,
  eachOf,
  pairs,
  whole,
  once,
} from '../../../kernel/index.ts';
import { control, type ControlledPlace, isHeld } from '../war/control.ts';
import { fact, family } from '../facts/facts.ts';
import { part } from '../part.ts';
import { worldSequenceTexts } from '../turn/sequence.words.ts';
import type { Season } from '../state.ts';
import { TURNS } from '../war/wars.ts';
import { groupsOf, keysOf } from './14-islands.ts';

// 57.14: the cumulative lines: what a game turn adds, and what all of them came to.

/** The sheets of one turn: all its lines, and those that count before the second turn of the war (57.14A). */
export const SHEETS = { all: 'cumulative/japan', first: 'cumulative/japan-first-turn' } as const;

/** What a turn adds where nobody has told: nothing. */
export const NOTHING = 'cumulative/nothing';

/** The lines as they are kept, turn by turn. */
export const KEPT_LINES = ['c-china', 'c-siberia', 'c-india', 'c-australia', 'c-brps', 'c-islands'] as const;
export type KeptLine = (typeof KEPT_LINES)[number];

/** 57.14B: what counts of eliminated units, and how many BRPs each counts. */
const ELIMINATED = { brps: 1, 'named-damaged': 3, 'named-in-port': 6 } as const;
type Eliminated = keyof typeof ELIMINATED;
const KINDS = Object.keys(ELIMINATED) as readonly Eliminated[];
const MOST: Readonly<Record<Eliminated, number>> = { brps: 999, 'named-damaged': 20, 'named-in-port': 20 };

/** 57.14B: for so many BRPs one; what remains is lost. */
const BRPS_FOR_ONE = 25;

/** Enemy units that Japan has eliminated in the Pacific this game turn: BRPs, and named ships (57.14B). */
const eliminated = family<[Eliminated]>({
  key: once((kind) => `eliminated.${kind}`),
  each: eachOf(KINDS),
  spec: (_, kind) =>
    fact(`eliminated.${kind}`, whole(0, MOST[kind]), ['57.14B'], {
      lasts: 'turn',
      nothing: 0,
      askedOf: 'japan',
    }),
});

/** Whether a fact is what a line came to in one turn. */
export function isOfATurn(key: FactKey): boolean {
  return OF_TURNS.has(key);
}

/** What is asked of them at the end of a game turn. */
export const eliminatedKeys: readonly FactKey[] = KINDS.map((kind) => eliminated.key(kind));

const bands = (count: (kind: Eliminated) => number): number =>
  Math.floor(KINDS.reduce((sum, kind) => sum + ELIMINATED[kind] * count(kind), 0) / BRPS_FOR_ONE);

/** The most and the least that a line can be in a turn. */
export const LEAST = -2;
const MOST_IN_TURN = bands((kind) => MOST[kind]);

const turnOf = (turn: string): string => turn.replace('/', '-');

/** What a line came to at the end of a game turn: '1942-spring' (57.14A). Nobody has told: nothing. */
export const cumulative = family<[KeptLine, string]>({
  key: once((line, turn) => `cumulative.${line}.${turn}`),
  each: () => pairs(KEPT_LINES, TURNS.map(turnOf)),
  spec: (_, line, turn) => {
    const [year = '', season = ''] = turn.split('-');
    return fact('cumulative', whole(LEAST, MOST_IN_TURN), ['57.14A'], {
      kept: true,
      from: NOTHING,
      args: { line: LABELS[line], turn: worldSequenceTexts.turn[season as Season](), year: Number(year) },
    });
  },
  unreported: 0,
});

/** The lines as the table has them (57.11): the island groups of the West are two of them. */
const TABLE_LINES = [
  ...(['c-china', 'c-siberia', 'c-india', 'c-australia', 'c-brps'] as const),
  ...(['c-islands-8', 'c-islands-12'] as const),
] as const;
type TableLine = (typeof TABLE_LINES)[number];

/** What the turns can have made of a line before a game begins in the middle: those for islands take, the others give. */
const MOST_BEFORE = 99;

/**
 * 57.14A: what a line came to in the turns before a game that begins in the middle of the war: no map shows it, so it is asked
 * for, once. A game that counts from the beginning has nothing before.
 */
const beforeStart = family<[TableLine]>({
  key: once((line) => `cumulative.${line}.before`),
  each: eachOf(TABLE_LINES),
  spec: (_, line) =>
    fact(
      'cumulativeBefore',
      line.startsWith('c-islands') ? whole(-MOST_BEFORE, 0) : whole(0, MOST_BEFORE),
      ['57.14A'],
      { args: { line: LABELS[line] } },
    ),
});

/** All of them. */
export const beforeKeys: readonly FactKey[] = TABLE_LINES.map((line) => beforeStart.key(line));

const OF_TURNS: ReadonlySet<FactKey> = new Set(
  KEPT_LINES.flatMap((line) => TURNS.map((turn) => cumulative.key(line, turnOf(turn)))),
);

/** India, Australia: so many of the four have to be Japan's (57.11). */
export const ENOUGH = 3;

/** 57.11: at this level of Chinese resistance and below, one for Japan. */
export const CHINA_WEAK = -3;

/** 57.14F: so many island groups of the Western Allies cost one, and so many more two. */
const ISLANDS = { some: 8, many: 12 };

const say = texts({
  facts: {
    eliminated: 'Japan',
    cumulative: 'Japan, turn by turn',
  },
  fact: {
    eliminated: {
      brps: 'How many BRPs of enemy units has Japan eliminated in the Pacific this turn? Chinese, Russian and minor ones count, partisans do not.',
      'named-damaged': 'How many named ships of its enemies were damaged there? Cruisers do not count.',
      'named-in-port': 'How many of their named ships were sunk in port there?',
    },
    cumulative: '{turn} {year}: what did it add to Japanese resistance for {line}?',
    cumulativeBefore: 'What did all turns before this game add to Japanese resistance for {line}?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    cumulativeBefore: 'In your record of Japanese resistance, at this line. Usually 0 before 1943.',
    eliminated: {
      brps: 'What was taken off the map this turn, at its cost in BRPs. Usually 0 to 40.',
      'named-damaged': 'On the shipyard records: what came there this turn. Usually 0.',
      'named-in-port': 'What was sunk in port this turn. Usually 0.',
    },
  },
  line: {
    'c-china': 'Chinese resistance at {level} or lower',
    'c-siberia': 'Vladivostok and Irkutsk both Japanese',
    'c-india': '{enough} or more of Calcutta, Colombo, Dacca and Rangoon Japanese',
    'c-australia': '{enough} or more of Cairns, Darwin, Port Moresby and Townsville Japanese',
    'c-brps': 'enemy units eliminated, one for every {brps} BRPs',
    'c-islands': 'island groups of the Western Allies',
    'c-islands-8': '{from} to {to} island groups of the Western Allies',
    'c-islands-12': '{from} or more island groups of the Western Allies',
  },
});

/** What the lines are called, with the figures that they count by. */
const LABELS: Readonly<Record<KeptLine | TableLine, Words>> = {
  'c-china': say.line['c-china']({ level: CHINA_WEAK }),
  'c-siberia': say.line['c-siberia'](),
  'c-india': say.line['c-india']({ enough: ENOUGH }),
  'c-australia': say.line['c-australia']({ enough: ENOUGH }),
  'c-brps': say.line['c-brps']({ brps: BRPS_FOR_ONE }),
  'c-islands': say.line['c-islands'](),
  'c-islands-8': say.line['c-islands-8']({ from: ISLANDS.some, to: ISLANDS.many - 1 }),
  'c-islands-12': say.line['c-islands-12']({ from: ISLANDS.many }),
};

/** 57.14C: one where Japan controls so many of some places, fully supplied. */
export function placesLine(id: KeptLine, places: readonly ControlledPlace[], wanted: number): Line {
  return turnLine(
    id,
    places.map((place) => control.key(place)),
    (known) => (places.filter((place) => isHeld(known, place, ['japan'])).length >= wanted ? 1 : 0),
  );
}

export function turnLine(
  id: keyof typeof LABELS,
  needs: readonly FactKey[],
  value: Line['value'],
  bounds?: Line['bounds'],
): Line {
  return line({ id: `57.11/${id}`, label: LABELS[id] }, needs, value, bounds);
}

/** 57.14B: one for so many BRPs of enemy units. */
export function brpsLine(): Line {
  const value = (known: Values): number => bands((kind) => known.number(eliminated.key(kind)));
  return turnLine('c-brps', eliminatedKeys, value, { min: 0, max: MOST_IN_TURN });
}

/** What so many island groups of the Western Allies cost. */
const costOf = (groups: number): number => (groups >= ISLANDS.many ? LEAST : groups >= ISLANDS.some ? -1 : 0);

/** 57.14F: some groups of the Western Allies cost one, many cost two. */
export function groupsLine(id: 'c-islands-8' | 'c-islands-12', cost: number): Line {
  return turnLine(id, keysOf('western'), (known) => (costOf(groupsOf(known, 'western')) === cost ? cost : 0));
}

/** The cumulative lines of the Japanese Resistance Table: what all turns so far came to (57.11, 57.14A). */
export function sumLines(): readonly Line[] {
  return TABLE_LINES.map((id) => {
    if (id === 'c-islands-8') return sumLine(id, 'c-islands', (value) => value > LEAST);
    if (id === 'c-islands-12') return sumLine(id, 'c-islands', (value) => value <= LEAST);
    return sumLine(id, id, () => true);
  });
}

function sumLine(id: TableLine, line: KeptLine, counts: (value: number) => boolean): Line {
  const turns = TURNS.map((turn) => cumulative.key(line, turnOf(turn)));
  const before = beforeStart.key(id);
  const sum = (known: Values): number =>
    turns.reduce((total, key) => {
      const value = known.number(key);
      return counts(value) ? total + value : total;
    }, known.number(before));
  const isTaking = line === 'c-islands';
  const least = LEAST * turns.length - (isTaking ? MOST_BEFORE : 0);
  const most = MOST_IN_TURN * turns.length + (isTaking ? 0 : MOST_BEFORE);
  return turnLine(id, [before, ...turns], sum, { min: least, max: most });
}

/** The line as it is kept of a line of a turn's sheet: '57.11/c-islands-8' is one of 'c-islands'. */
export function keptLine(id: string): KeptLine {
  const found = KEPT_LINES.find((line) => id.startsWith(`57.11/${line}`));
  if (!found) throw new Error(`no cumulative line ${id}`);
  return found;
}

/** 57.14: what turns add. */
export const CUMULATIVE = part(import.meta.url, {
  clauses: {
    '57.14B': ['computed', 'Allied units', 'brpsLine'],
    '57.14C': ['computed', 'Objectives', 'placesLine'],
    '57.14F': ['computed', 'Island groups - Western Allied', 'groupsLine'],
  },
  facts: [eliminated, beforeStart, cumulative],
  texts: say,
});
