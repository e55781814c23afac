import {
  type Choice,
  type Decision,
  differing,
  isRecord,
  type Json,
  nameOf,
  pick,
  type Play,
  type Random,
  rulingsOf,
  scenariosOf,
} from '../game.ts';
import type { Expected, Model } from '../model.ts';
import {
  anyCard,
  anyStart,
  type Card,
  filesOf,
  isWith,
  NATIONS,
  type Nation,
  sign,
  type Start,
} from './card.ts';

// Sheets 8.0 to 8.2 as printed: dice, spheres, the choice of one neutral, hits, the level and what it gives. What the text leaves
// open goes by the rulings of the game.

const BOOK = 'level-of-cooperation';

const DICE: Readonly<Record<Nation, number>> = { usa: 2, uk: 1, ussr: 1, japan: 1, italy: 0, germany: 2 };
const SPHERE: Readonly<Record<Nation, readonly string[]>> = {
  germany: ['europe', 'africa'],
  italy: ['europe', 'africa'],
  usa: ['north-america', 'south-america'],
  japan: ['asia'],
  uk: [],
  ussr: [],
};
const ORDERS: Readonly<Record<string, readonly Nation[]>> = {
  'axis-first': ['germany', 'japan', 'italy', 'ussr', 'uk', 'usa'],
  chart: NATIONS,
};

/** How a neutral stands. */
interface Standing {
  level: number;
  marker: Nation | null;
  captor: Nation | null;
  attacker: Nation | null;
  /** How it stood before it was attacked in this turn. */
  before: Omit<Standing, 'before' | 'captor'> | null;
  mover: Nation | null;
  /** Whose units its native ones have become. */
  replaced: Nation | null;
}

interface State {
  readonly card: Card;
  readonly rulings: Record<string, string>;
  readonly order: readonly Nation[];
  readonly rounds: number;
  readonly neutrals: Record<string, Standing>;
  /** Who holds each territory, and who has conquered it. */
  readonly holders: Record<string, string>;
  readonly conquerors: Record<string, string>;
  round: number;
  /** Whose turn it is, in the order of this round. */
  turn: number;
  chosen: string | null;
  over: boolean;
}

export const levelOfCooperation: Model<State> = {
  rulebook: BOOK,
  about: 'Level of Cooperation whole, on worlds at random',

  choose(random) {
    const rulings = Object.fromEntries(
      rulingsOf(BOOK).map(({ id, choices }) => [id, pick(choices, random) ?? '']),
    );
    const card = anyCard(random);
    const start = anyStart(card, random);
    const { id: scenario = '' } = pick(scenariosOf(BOOK), random) ?? {};
    return { scenario, rulings, files: filesOf(card, start), given: { card, start } } as Choice;
  },

  begin(choice) {
    const { card, start } = (choice as Choice & { given: { card: Card; start: Start } }).given;
    const holders = Object.fromEntries(
      card.territories.map(({ id, owner }) => [id, start.control[id] ?? owner]),
    );
    const state: State = {
      card,
      rulings: { ...choice.rulings },
      order: start.order ?? ORDERS[choice.rulings['order'] ?? ''] ?? [],
      rounds: start.rounds,
      neutrals: Object.fromEntries(
        card.neutrals.map(({ id, level, marker }) => [
          id,
          {
            level,
            marker,
            captor: start.captured[id] ?? null,
            attacker: null,
            before: null,
            mover: start.movers[id] ?? marker,
            replaced: Math.abs(level) === 5 || start.captured[id] ? marker : null,
          },
        ]),
      ),
      holders,
      conquerors: { ...holders, ...start.captured },
      round: choice.scenario === 'world-1942' ? 0 : 1,
      turn: 0,
      chosen: null,
      over: false,
    };
    settle(state);
    return state;
  },

  take(state, { decision, answer }) {
    const name = nameOf(decision);
    if (name === 'report')
      for (const [key, report] of Object.entries(answer as object)) tell(state, key, report as Told);
    else if (name === 'ruling') rule(state, answer as string);
    else if (name === 'skip') skip(state, answer as string);
    else if (name === 'choose') choose(state, answer as string);
    else if (name === 'roll') roll(state, answer as number[]);
    settle(state);
  },

  expects: (state) => expected(state),

  legal(state, asked, answer) {
    const name = nameOf(asked.id);
    if (name !== 'choose' || asked.optional) return undefined;
    return answer === 'pass' || mayChoose(state, mover(state), String(answer));
  },

  report: anyReport,
  differs: cardsDiffer,
  moves: 160,
};

// ---------------------------------------------------------------------------------------------------- Turns and rounds

function orderOf({ round, order }: State): readonly Nation[] {
  return round === 0 ? ['ussr'] : order;
}

function mover(state: State): Nation {
  return orderOf(state)[state.turn] as Nation;
}

/** Who can do nothing is passed by; instead of a neutral at which it can roll no longer a nation names another. */
function settle(state: State): void {
  while (!state.over) {
    const nation = mover(state);
    if (state.chosen !== null && !mayChoose(state, nation, state.chosen)) state.chosen = null;
    if (Object.keys(state.neutrals).some((id) => mayChoose(state, nation, id))) return;
    endTurn(state);
  }
}

function endTurn(state: State): void {
  state.chosen = null;
  for (const each of Object.values(state.neutrals)) {
    each.attacker = null;
    each.before = null;
  }
  state.turn++;
  if (state.turn < orderOf(state).length) return;
  state.turn = 0;
  state.round++;
  if (state.round > state.rounds) state.over = true;
}

function skip(state: State, what: string): void {
  const { round } = state;
  endTurn(state);
  if (what !== 'round') return;
  while (!state.over && state.round === round) endTurn(state);
}

// ---------------------------------------------------------------------------------------------------- Who may choose what

function isHeldBy(state: State, place: string, nation: Nation): boolean {
  const neutral = state.neutrals[place];
  return neutral ? controllerOf(neutral) === nation : state.holders[place] === nation;
}

function controllerOf({ captor, level, marker }: Standing): Nation | null {
  return captor ?? (Math.abs(level) >= 3 ? marker : null);
}

function isEnemy(one: Nation, other: string | null | undefined): boolean {
  return NATIONS.some((each) => each === other) && sign(one) !== sign(other as Nation);
}

function isCapitalLost({ card, holders }: State, nation: Nation): boolean {
  const capital = card.territories.find(({ owner, capital }) => capital && owner === nation);
  return isEnemy(nation, holders[capital?.id ?? '']);
}

/** The sphere of influence: the regions of the chart, what is adjacent to colonies (or to anything), what is allotted. */
function isInSphere(state: State, nation: Nation, id: string): boolean {
  const { card, rulings } = state;
  const neutral = card.neutrals.find((each) => each.id === id);
  if (!neutral) return false;
  if (card.allotted[nation]?.includes(id)) return true;
  if (neutral.regions.some((each) => SPHERE[nation].includes(each))) return true;
  const held = neutral.adjacent.filter((place) => isHeldBy(state, place, nation));
  if (rulings['A8'] === 'any-adjacent' || nation === 'ussr') return held.length > 0;
  return nation === 'uk' && held.some((place) => !isHome(card, place));
}

function isHome(card: Card, place: string): boolean {
  return card.territories.some(({ id, home }) => id === place && home);
}

function mayChoose(state: State, nation: Nation, id: string): boolean {
  const neutral = state.neutrals[id];
  if (!neutral || neutral.captor !== null || DICE[nation] === 0 || isCapitalLost(state, nation)) return false;
  const isWithin = neutral.level * sign(nation) >= -2;
  return isWithin && isInSphere(state, nation, id);
}

function choose(state: State, answer: string): void {
  if (answer === 'pass') endTurn(state);
  else state.chosen = answer;
}

// ---------------------------------------------------------------------------------------------------- Dice

/** 1, and 1 more for each adjacent place that the nation controls and did not control at first. */
function hitNumber(state: State, nation: Nation, id: string): number {
  const { card, rulings } = state;
  const adjacent = card.neutrals.find((each) => each.id === id)?.adjacent ?? [];
  const all = 1 + adjacent.filter((place) => counts(state, nation, place)).length;
  return rulings['A2'] === 'cap' ? Math.min(5, all) : all;
}

function counts(state: State, nation: Nation, place: string): boolean {
  const { card, rulings, neutrals, conquerors } = state;
  if (!isHeldBy(state, place, nation)) return false;
  const neutral = neutrals[place];
  const owner = card.territories.find(({ id }) => id === place)?.owner;
  if (owner === nation) return false;
  if (rulings['A3'] === 'controlled') return true;
  if (neutral ? neutral.captor === null : !isEnemy(nation, owner)) return false;
  return rulings['A3-handed'] === 'yes' || conquerors[place] === nation;
}

function isHit(state: State, face: number, number: number): boolean {
  return state.rulings['A1'] === 'exactly' ? face === 1 || face === number : face <= number;
}

function roll(state: State, faces: readonly number[]): void {
  const nation = mover(state);
  const neutral = state.neutrals[state.chosen ?? ''];
  const number = hitNumber(state, nation, state.chosen ?? '');
  if (neutral && faces.some((face) => isHit(state, face, number))) step(state, neutral, nation);
  endTurn(state);
}

/** One step towards the nation's side, however many dice hit; at the end of the track none. */
function step(state: State, neutral: Standing, nation: Nation): void {
  if (neutral.level === 5 * sign(nation)) return;
  neutral.level += sign(nation);
  neutral.mover = nation;
  if (!isWith(nation, neutral.level)) neutral.marker = null;
  else if (neutral.marker === null || state.rulings['A5'] === 'last') neutral.marker = nation;
  if (Math.abs(neutral.level) === 5) neutral.replaced = neutral.marker;
}

// ---------------------------------------------------------------------------------------------------- What the table tells

interface Told {
  readonly value?: string | number;
  readonly as: string;
}

function tell(state: State, key: string, { value, as }: Told): void {
  const [kind, place = ''] = key.split('.');
  const neutral = state.neutrals[place];
  if (kind === 'control') hold(state, place, String(value));
  if (!neutral) return;
  if (kind === 'level') {
    neutral.level = Number(value);
    if (Math.abs(neutral.level) < 3 || (neutral.marker && !isWith(neutral.marker, neutral.level)))
      neutral.marker = null;
    if (neutral.marker === null) neutral.replaced = null;
    else if (Math.abs(neutral.level) === 5) neutral.replaced = neutral.marker;
  }
  if (kind === 'controller') correctController(state, place, nationOf(value));
  if (kind === 'attacked') {
    if (as === 'correction' && neutral.before !== null)
      Object.assign(neutral, neutral.before, { before: null });
    attack(state, place, nationOf(value));
  }
  if (kind === 'captured') capture(state, place, nationOf(value));
}

/** Whoever controls a neutral by its marker has it at level 3 of its side at least; one that nobody controls is at 2 at most. */
function correctController(state: State, id: string, nation: Nation | null): void {
  const neutral = state.neutrals[id] as Standing;
  if (controllerOf(neutral) === nation) return;
  const isOther = nation !== null && !isWith(nation, neutral.level);
  const isTaken =
    nation !== null && (isOther || neutral.marker === null || state.rulings['A20'] === 'liberator');
  if (isTaken && neutral.captor !== null) return takeOver(state, id, nation);
  neutral.captor = null;
  if (nation !== null && nation !== neutral.marker) neutral.mover = nation;
  if (isOther) neutral.level = 3 * sign(nation);
  if (nation === null) neutral.level = Math.max(-2, Math.min(2, neutral.level));
  neutral.marker = nation;
  if (isOther) neutral.replaced = null;
  else if (Math.abs(neutral.level) === 5) neutral.replaced = nation;
}

/** It is off the track, in the hands of a nation; of none: on the track again. */
function takeOver({ neutrals, conquerors }: State, id: string, captor: Nation | null): void {
  const neutral = neutrals[id] as Standing;
  if (captor !== null && captor !== neutral.captor)
    conquerors[id] = conqueror(captor, neutral.captor, conquerors[id]);
  neutral.captor = captor;
}

/** Who has conquered a place that passes from one to another: what an ally hands over remains its conquest. */
function conqueror(now: Nation, before: string | null | undefined, was: string | undefined): string {
  const isHandedOver =
    before !== null && before !== undefined && before !== 'nobody' && !isEnemy(now, before);
  return isHandedOver && was !== undefined ? was : now;
}

function nationOf(value: unknown): Nation | null {
  return NATIONS.find((each) => each === value) ?? null;
}

function hold({ holders, conquerors }: State, place: string, holder: string): void {
  const before = holders[place];
  const nation = nationOf(holder);
  if (before === holder) return;
  holders[place] = holder;
  conquerors[place] = nation === null ? holder : conqueror(nation, before, conquerors[place]);
}

/** Below level 3 it goes to the attacker's enemies, or defends itself; from there on its units become its controller's. */
function attack(state: State, id: string, attacker: Nation | null): void {
  const neutral = state.neutrals[id];
  if (!neutral || neutral.captor !== null) return;
  if (attacker !== null && !isWith(attacker, neutral.level)) {
    const { before: _, captor: __, ...before } = neutral;
    neutral.before = { ...before };
    if (Math.abs(neutral.level) < 3) defend(state, id, attacker);
    neutral.replaced = controllerOf(neutral);
  }
  neutral.attacker = attacker;
}

function defend(state: State, id: string, attacker: Nation): void {
  const { rulings, order } = state;
  const neutral = state.neutrals[id] as Standing;
  if (rulings['A14'] === 'own-defence') return;
  const enemies = order.filter((each) => isEnemy(attacker, each));
  const free = enemies.filter((each) => !isCapitalLost(state, each));
  const those = rulings['A14-capital'] === 'free' && free.length > 0 ? free : enemies;
  const inSphere = those.filter((each) => isInSphere(state, each, id));
  const first = inSphere[0] ?? (rulings['A14-none'] === 'first' ? those[0] : undefined);
  if (!first) return;
  neutral.level = 3 * sign(first);
  neutral.marker = first;
  neutral.mover = first;
}

function capture(state: State, id: string, captor: Nation | null): void {
  const neutral = state.neutrals[id];
  if (!neutral || captor === neutral.captor) return;
  if (captor === null || (neutral.captor !== null && !isEnemy(captor, neutral.captor)))
    return takeOver(state, id, captor);
  if (neutral.captor !== null) return takeOver(state, id, retaken(state, neutral, captor));
  if (isWith(captor, neutral.level)) return;
  if (Math.abs(neutral.level) < 3 && neutral.attacker === null && state.rulings['A14-capture'] === 'attack')
    defend(state, id, captor);
  if (neutral.marker !== null) neutral.replaced = neutral.marker;
  takeOver(state, id, captor);
}

/** Who holds it then; null: it is back on the track. */
function retaken({ rulings }: State, { marker }: Standing, taker: Nation): Nation | null {
  const isBack = marker === null ? rulings['A20-unmarked'] === 'freed' : rulings['A20'] === 'marker';
  return isBack ? null : taker;
}

function rule(state: State, answer: string): void {
  const [id = '', choice = ''] = answer.split('=');
  state.rulings[id] = choice;
}

const KINDS = ['control', 'control', 'attacked', 'captured', 'level', 'controller'];

function anyReport({ form }: Decision, random: Random): Json | undefined {
  if (form.kind !== 'report') return undefined;
  const kind = pick(KINDS, random) ?? '';
  const key = pick(
    form.facts.filter((each) => each.startsWith(`${kind}.`)),
    random,
  );
  if (key === undefined) return undefined;
  const as = kind === 'level' || kind === 'controller' || random(6) === 0 ? 'correction' : 'change';
  const value = kind === 'level' ? random(11) - 5 : (pick([...NATIONS, 'nobody'], random) ?? '');
  return { [key]: { value, as } };
}

// ---------------------------------------------------------------------------------------------------- What has to be shown

function expected(state: State): Expected {
  if (state.over) return { over: true };
  const nation = mover(state);
  const asks: Expected['asks'] = state.chosen === null ? { [nation]: ['choose'] } : { dice: ['roll'] };
  const neutrals = Object.entries(state.neutrals);
  return {
    over: false,
    asks,
    facts: {
      ...Object.fromEntries(neutrals.map(([id, each]) => [`level.${id}`, each.level])),
      ...Object.fromEntries(
        neutrals.map(([id, each]) => [`controller.${id}`, controllerOf(each) ?? 'nobody']),
      ),
    },
    totals: Object.fromEntries(
      neutrals.flatMap(([id]) =>
        NATIONS.filter((each) => DICE[each] > 0).map(
          (each) => [`hit-number/${each}/${id}`, hitNumber(state, each, id)] as const,
        ),
      ),
    ),
  };
}

/** The card of each neutral: what it gives, to whom, who may choose it, hits and chances, and the income of each nation. */
function cardsDiffer(state: State, play: Play): readonly string[] {
  return [
    ...Object.keys(state.neutrals).flatMap((id) => {
      const panels = play.card(id);
      const rows = panels.flatMap((panel) =>
        panel.kind === 'table' && panel.columns.length > 1 ? panel.rows : [],
      );
      return NATIONS.flatMap((nation) => {
        const row = rows.find(([name]) => name === nation) ?? [];
        return differing(`card of ${id}, ${nation}`, row.slice(1, 6).map(short), cardRow(state, nation, id));
      });
    }),
    ...differing(
      'incomes',
      incomesShown(play),
      Object.fromEntries(NATIONS.map((each) => [each, incomeOf(state, each)])),
    ),
  ];
}

/** A cell without its words: a key, a number, or the keys of a list. */
function short(cell: unknown): unknown {
  if (!isRecord(cell)) return cell;
  const { list, chance } = isRecord(cell['args']) ? cell['args'] : {};
  if (chance !== undefined) return chance;
  return Array.isArray(list) ? list.map(short) : cell['key'];
}

function cardRow(state: State, nation: Nation, id: string): unknown {
  const rolls = DICE[nation] > 0;
  const rights = rightsOf(state, nation, id).map((each) => `right.${each}`);
  return [
    mayChoose(state, nation, id) ? 'card.yes' : 'card.no',
    rolls ? hitNumber(state, nation, id) : '',
    rolls ? chanceOf(state, nation, id) : '',
    rights.length > 0 ? rights : '',
    `card.attack.${mayAttack(state, nation, id)}`,
  ];
}

function mayAttack({ neutrals }: State, nation: Nation, id: string): string {
  const { level, captor } = neutrals[id] as Standing;
  if (captor !== null || isWith(nation, level)) return 'no';
  return Math.abs(level) >= 3 ? 'yes' : 'if allowed';
}

/** In how many of a hundred rolls at least one die hits. */
function chanceOf(state: State, nation: Nation, id: string): string {
  const number = hitNumber(state, nation, id);
  const hits = [1, 2, 3, 4, 5, 6].filter((face) => isHit(state, face, number)).length;
  return String(Math.round(100 * (1 - ((6 - hits) / 6) ** DICE[nation])));
}

const LEVELS = ['', 'dock', 'overfly', 'income', 'enter', 'command'];

/** What the chart gives a nation: income and command to its controller, the rest to its side. */
function rightsOf({ neutrals, rulings }: State, nation: Nation, id: string): readonly string[] {
  const neutral = neutrals[id] as Standing;
  const reached = neutral.level * sign(nation);
  if (neutral.captor !== null || reached <= 0) return [];
  return LEVELS.filter((right, at) => {
    if (at === 0 || (at > reached && right !== 'command')) return false;
    if (right === 'income') return neutral.marker === nation;
    if (right === 'command') return neutral.replaced === nation && neutral.marker === nation;
    if (rulings['A4'] === 'own-level' && reached < 5 && at !== reached) return false;
    return rulings['A6'] === 'side' || neutral.mover === nation;
  });
}

function incomeOf(state: State, nation: Nation): number {
  const { card, neutrals, rulings } = state;
  if (rulings['income-capital'] === 'withheld' && isCapitalLost(state, nation)) return 0;
  const values = card.neutrals.map(({ id, value }) => {
    const neutral = neutrals[id] as Standing;
    if (controllerOf(neutral) !== nation) return 0;
    return neutral.captor !== null && rulings['income-captured'] === 'left-out' ? 0 : value;
  });
  return values.reduce((total, each) => total + each, 0);
}

function incomesShown(play: Play): unknown {
  const board = play.board();
  const rows = board.flatMap((panel) =>
    panel.kind === 'table' && panel.columns.length === 5 ? panel.rows : [],
  );
  const shown = NATIONS.map((nation) => [
    nation,
    rows.find(([name]) => short(name) === `name.${nation}`)?.[3],
  ]);
  return Object.fromEntries(shown);
}
