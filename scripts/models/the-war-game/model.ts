import {
  type Choice,
  type Decision,
  differing,
  type Json,
  nameOf,
  pick,
  type Play,
  type Possible,
  type Random,
  rulingsOf,
} from '../game.ts';
import type { Expected, Model } from '../model.ts';
import { isNation, mayAttack, mayEnter } from './access.ts';
import { isPlain } from './attacks.ts';
import { look } from './events.ts';
import { LAND_KINDS, type Nation, NATIONS, PLACES } from './guide.ts';
import { CHANNELS, isOpen } from './influence.ts';
import { flagOf, startOf, type State, type War } from './state.ts';
import {
  battle,
  beginTurn,
  declare,
  fight,
  influence,
  isOrderedNext,
  isOrderOpen,
  news,
  openRolls,
  openWish,
  order,
  playerNow,
  playerOf,
  rollUnrest,
  settle,
  wish,
} from './turns.ts';
import { anyBoard, anyStart, type Board, filesOf, type Start } from './world.ts';

// The neutral territories: how they stand, who may attack whom, and part I, on boards at random.

const BOOK = 'the-war-game';

/** Rulings about what the model leaves to the table. */
const KEPT: Readonly<Record<string, string>> = {
  influence: 'reported',
  threats: 'told',
  garrisons: 'told',
  'garrisons-retaken': 'told',
  'quiet-turns': 'each',
  'untold-causes': 'table',
  'wishes-asked': 'in-turn',
  tested: 'news-and-docket',
  'last-turn': '14',
  'total-control': 'closed',
  'after-box': 'closed',
  'turned-units': 'occupy',
  'greenland-friend': 'usa',
};

export const theWarGame: Model<State> = {
  rulebook: BOOK,
  about: 'The War Game: classes, who may attack whom, and part I, on boards at random',

  choose(random) {
    const all = rulingsOf(BOOK).map(({ id, choices, usual }) => [
      id,
      KEPT[id] ?? (random(3) === 0 ? (pick(choices, random) ?? usual) : usual),
    ]);
    const board = anyBoard(random);
    const start = anyStart(board, random);
    const rulings = Object.fromEntries(all) as Record<string, string>;
    return {
      scenario: 'world-1939',
      rulings,
      files: filesOf(board, start),
      given: { board, start },
    } as Choice;
  },

  begin(choice) {
    const { board, start } = (choice as Choice & { given: { board: Board; start: Start } }).given;
    const state = startOf(board, choice.rulings);
    state.turn = start.turn;
    for (const [key, value] of Object.entries(start.facts)) tell(state, key, value);
    beginTurn(state);
    settle(state);
    return state;
  },

  take(state, { decision, answer }) {
    const name = nameOf(decision);
    if (name === 'report') report(state, answer as unknown as Readonly<Record<string, Told>>);
    else if (name === 'ruling') rule(state, answer as string);
    else if (name === 'unrest') rollUnrest(state, answer as number[]);
    else if (name === 'wish') wish(state, answer as string);
    else if (name === 'influence') influence(state, answer as Counts);
    else if (name === 'declarations') declare(state, answer as Counts);
    else if (name === 'news') news(state, answer as Counts);
    else if (name === 'order') order(state, answer as string);
    else if (name === 'battle') battle(state, answer as Counts);
    else if (name === 'ordered') fight(state, answer as Counts);
    else throw new Error(`the model knows nothing of ${decision}`);
    settle(state);
  },

  expects: expected,
  legal: () => undefined,
  answer: anyAnswer,
  report: anyReport,
  differs,
  instead: (asked, random) => anyAnswer(undefined, asked, random),
  moves: 50,
  asides: ['report', 'report', 'ruling', 'mend'],
  kept: Object.keys(KEPT),
};

type Counts = Readonly<Record<string, number>>;

// ---------------------------------------------------------------------------------------------------- What the table tells

interface Told {
  readonly value?: Json;
  readonly as: string;
}

function report(state: State, told: Readonly<Record<string, Told>>): void {
  for (const [key, { value }] of Object.entries(told)) if (value !== undefined) tell(state, key, value);
  if (state.rulings['tested'] === 'news-and-docket') look(state, false);
}

function tell(state: State, key: string, value: Json): void {
  const [kind, a = '', b = '', c = ''] = key.split('.');
  if (kind === 'holder') state.holder[a] = value as Nation;
  if (kind === 'threat') state.threat[a] = value as boolean;
  if (kind === 'struck') state.struck[`${a}.${b}`] = value as boolean;
  if (kind === 'war') state.war[`${a}.${b}`] = value as War;
  if (kind === 'phony-war') state.phony = value as boolean;
  if (kind === 'vichy') state.vichy = value as number;
  const unit = LAND_KINDS.find((each) => each === c);
  if (kind === 'units' && unit && isNation(a)) (state.units[a][b] ??= {})[unit] = value as number;
}

function rule(state: State, answer: string): void {
  const [id = '', choice = ''] = answer.split('=');
  state.rulings[id] = choice;
}

function anyReport({ form }: Decision, random: Random, state: State): Json | undefined {
  if (form.kind !== 'report') return undefined;
  const nation = pick(NATIONS, random) ?? 'germany';
  const place = pick(PLACES, random) ?? '';
  const kind = random(3);
  const told: Record<string, Json> =
    kind === 0
      ? { [`threat.${pick(['FIN', 'SWE', 'TUR', 'NOR'], random)}`]: random(2) === 0 }
      : kind === 1 && mayEnter(state, nation, place)
        ? { [`units.${nation}.${place}.infantry`]: random(5) }
        : {};
  const entries = Object.entries(told).filter(([key]) => form.facts.includes(key));
  if (entries.length === 0) return undefined;
  return Object.fromEntries(entries.map(([key, value]) => [key, { value, as: 'change' }]));
}

// ---------------------------------------------------------------------------------------------------- What is answered

interface Row {
  readonly id: string;
  readonly max?: number;
  readonly barred?: unknown;
}

function rowsOf({ form }: Decision): readonly Row[] {
  return form.kind === 'allocate' ? (form.rows as readonly Row[]) : [];
}

function anyAnswer(state: State | undefined, asked: Decision, random: Random): Json | undefined {
  const name = nameOf(asked.id);
  const rows = rowsOf(asked).filter(({ barred }) => barred === undefined);
  const some = (list: readonly Row[], most: number): Json =>
    Object.fromEntries(
      Array.from({ length: random(most + 1) }, () => pick(list, random)?.id ?? '')
        .filter((id) => id !== '')
        .map((id) => [id, 1]),
    );
  if (name === 'influence') return some(rows, 4);
  if (name === 'declarations') return random(3) === 0 ? some(rows.slice(0, 40), 1) : {};
  if (name === 'news') return anyNews(state, rows, random);
  if (name === 'ordered') return anyEnd(rows, random);
  if (name === 'battle') return anyBattle(rows, random);
  return undefined;
}

/** Units of a nation that come or go. */
const MOVES = /^[a-z]+-(out-)?(infantry|artillery|armor)\//;

function anyNews(state: State | undefined, rows: readonly Row[], random: Random): Json {
  const told: Record<string, number> = {};
  const all = !state
    ? []
    : rows.filter(({ id }) => MOVES.test(id) && PLACES.includes(id.slice(id.indexOf('/') + 1)));
  for (let left = random(4); left > 0; left--) {
    const row = pick(all, random);
    if (row) told[row.id] = 1 + random(Math.min(3, row.max ?? 1));
  }
  if (random(3) === 0) {
    const row = pick(
      rows.filter(({ id }) => /-takes\/|-strikes\//.test(id)),
      random,
    );
    if (row) told[row.id] = 1;
  }
  const target = state && random(3) === 0 ? pick(attacksOf(state, rows), random) : undefined;
  if (target) {
    told[target.id] = 1;
    told[target.id.replace('attacks', 'infantry')] = 3;
  }
  return told;
}

function attacksOf(state: State, rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ id }) => /-attacks\//.test(id) && isPlain(state, id.slice(id.indexOf('/') + 1)));
}

/** One attacker stays as the winner, or one of those attacked. */
function anyBattle(rows: readonly Row[], random: Random): Json {
  const won = random(2) === 0 ? rows.find(({ id }) => id.startsWith('won/'))?.id : undefined;
  if (won) return { [won]: 1, [`${won.slice(4)}/infantry`]: 1 };
  return rows.some(({ id }) => id === 'natives/infantry') ? { 'natives/infantry': 1 } : {};
}

/** How an ordered battle ends: with one unit of the winner. */
function anyEnd(rows: readonly Row[], random: Random): Json {
  const won = pick(
    rows.filter(({ id }) => id.startsWith('won/')),
    random,
  )?.id;
  const isNative = won === 'won/attacker' || rows.some(({ id }) => id.startsWith('from-peru'));
  const left = rows.find(({ id }) =>
    isNative ? id.startsWith('natives/') : !/^(won|natives|germany|from-peru)\//.test(id),
  );
  return { [won ?? '']: 1, ...(left && won !== 'won/nobody' ? { [left.id]: 1 } : {}) };
}

// ---------------------------------------------------------------------------------------------------- What has to be shown

function expected(state: State): Expected {
  return {
    over: state.flow.phase === 'over',
    asks: asksNow(state),
    facts: { ...standing(state), ...forces(state) },
  };
}

function standing(state: State): Record<string, Possible> {
  const named = (kind: string, all: Readonly<Record<string, Possible>>): [string, Possible][] =>
    Object.entries(all).map(([id, value]) => [`${kind}.${id}`, value]);
  const classes = PLACES.flatMap((place) =>
    NATIONS.map((each): [string, Possible] => [`class.${place}.${each}`, flagOf(state, place, each)]),
  );
  return Object.fromEntries([
    ...classes,
    ...named('government', state.government),
    ...named('holder', state.holder),
    ...named('built', state.built),
  ]);
}

/** Land units of natives, and of nations wherever any have been. */
function forces({ natives, units }: State): Record<string, Possible> {
  const own = Object.entries(natives).flatMap(([place, army]) =>
    LAND_KINDS.map((kind) => [`natives.${place}.${kind}`, army[kind]]),
  );
  const foreign = NATIONS.flatMap((nation) =>
    Object.entries(units[nation]).flatMap(([place, army]) =>
      LAND_KINDS.map((kind) => [`units.${nation}.${place}.${kind}`, army[kind] ?? 0]),
    ),
  );
  return Object.fromEntries([...own, ...foreign]) as Record<string, Possible>;
}

function asksNow(state: State): NonNullable<Expected['asks']> {
  const { phase } = state.flow;
  if (phase === 'influence' || phase === 'declarations') return { table: [phase] };
  if (isOrderOpen(state)) return { 'germany-italy': ['order'] };
  if (phase === 'turns') return { table: [toldInTurn(state)] };
  const wished = openWish(state);
  if (wished?.wish) return { [playerOf(wished.wish)]: ['wish'] };
  return phase === 'unrest' ? { dice: ['unrest'] } : {};
}

function toldInTurn(state: State): string {
  if (!state.flow.told) return 'news';
  return isOrderedNext(state) ? 'ordered' : 'battle';
}

/** The rolls that are due, the channels that are open, and who may enter or attack what. */
function differs(state: State, play: Play): readonly string[] {
  return play.asked().flatMap((asked) => {
    const name = nameOf(asked.id);
    if (name === 'unrest')
      return differing(
        'rolls',
        rollsOf(asked),
        openRolls(state).map(({ id }) => id),
      );
    if (name === 'influence') {
      const shown = rowsOf(asked)
        .filter(({ barred }) => barred === undefined)
        .map(({ id }) => id);
      return differing(
        'channels',
        shown,
        CHANNELS.filter((each) => isOpen(state, each)).map(({ id }) => id),
      );
    }
    return name === 'news' ? newsDiffer(state, asked) : [];
  });
}

function rollsOf(asked: Decision): readonly string[] {
  const { sheets } = asked as { readonly sheets?: readonly { readonly name: string }[] };
  return (sheets ?? []).map(({ name }) => name.slice(name.indexOf('/') + 1));
}

function newsDiffer(state: State, asked: Decision): readonly string[] {
  const attacks = rowsOf(asked).flatMap(({ id, barred }) => {
    const [, nation = '', place = ''] = /^([a-z]+)-attacks\/(.*)$/.exec(id) ?? [];
    if (!isNation(nation)) return [];
    return differing(`${nation} may attack ${place}`, barred === undefined, mayAttack(state, nation, place));
  });
  return [...differing('player', asked.id.split('/').at(-2), playerNow(state)), ...attacks];
}
