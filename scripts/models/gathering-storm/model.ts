import {
  type Choice,
  type Decision,
  type Json,
  nameOf,
  pick,
  type Play,
  type Random,
  rulingsOf,
  shuffle,
} from '../game.ts';
import { differing } from '../game.ts';
import type { Model } from '../model.ts';
import { anyPack, type Card, fileOf, type Pack, POWERS, type Power, regionOf, SIDES } from './pack.ts';

// The ten steps of the printed sheet: who may place what and where, what each side comes to in each target, and what becomes of
// the flags. What the sheet leaves open goes by the rulings of the game and by a pack.

const BOOK = 'gathering-storm';

/** 24.61B, C. */
const BEFORE_COHESION = ['finland', 'poland', 'rumania', 'turkey'];
const AT_COHESION = ['albania', 'bulgaria', 'czechoslovakia', 'greece', 'hungary', 'sweden', 'yugoslavia'];
/** Powers whose military counters the support level limits. */
const SUPPORTED: readonly Power[] = ['germany', 'france', 'russia'];

/** What a fact of flags holds. */
const MOST_FLAGS = 9;

/** What lies or counts in a target; `fallen`: it was there when the target was conquered (ruling freed). */
interface There {
  readonly power: Power;
  readonly target: string;
  fallen?: boolean;
}

/** A diplomatic counter, by the column in which it was placed; of what strength, once that is said. */
interface Counter extends There {
  readonly column: string;
  strength: number | null;
}

/** What is added by events (steps 5 and 6), threat, operations and subversion. */
interface Added extends There {
  readonly amount: number;
  readonly step: number;
  /** The card, where it is one. */
  readonly card?: Card;
}

interface State {
  readonly pack: Pack;
  readonly rulings: Record<string, string>;
  /** What the table has told, and what the rules have made of it. */
  readonly facts: Record<string, unknown>;
  /** The first one's number, and how many turns have passed since then. */
  first: number | null;
  turn: number | null;
  placed: Counter[];
  military: (There & { readonly count: number })[];
  /** The anti-Comintern counter, and who pays for it. */
  antiComintern: There | null;
  spent: Partial<Record<Power, number>>;
  forgone: boolean;
  added: Added[];
  held: Set<string>;
  /** The cards that were used or turned up, and where a counter was placed by them. */
  used: Set<string>;
  /** Step 5 is behind. */
  isTurnedUp: boolean;
  /** What lasted for a turn and is told no more: a correction of it says what was so then. */
  lapsed: Set<string>;
  /** Who was said to benefit, and whose flags were said to fall, by target. */
  benefits: Record<string, Power>;
  loses: Record<string, Power[]>;
  /** Russian flags that Germany and Italy eliminated in this turn. */
  eliminated: Record<string, number>;
}

export const gatheringStorm: Model<State> = {
  rulebook: BOOK,
  about: 'Gathering Storm: placement and resolution, with packs at random',

  choose(random) {
    const chosen = rulingsOf(BOOK).map(({ id, choices }) => [id, pick(choices, random) ?? ''] as const);
    const rulings = { ...Object.fromEntries(chosen), ...FIXED };
    const pack = anyPack(random);
    const scenario = pick(['campaign-sides', 'campaign-powers'], random) ?? '';
    return { scenario, rulings, files: [fileOf(pack)], pack } as Choice;
  },

  begin(choice) {
    const { pack } = choice as Choice & { pack: Pack };
    return {
      pack,
      rulings: { ...choice.rulings },
      facts: {},
      first: null,
      turn: null,
      eliminated: {},
      lapsed: new Set(),
      ...newTurn(),
    };
  },

  take(state, { seat, decision, answer, turn }) {
    state.first ??= turn;
    enter(state, turn - state.first);
    if (stepIn(decision) > 5) turnUp(state);
    TAKES[nameOf(decision).replace(/-\d+$/, '')]?.(state, answer as never, { seat, decision });
  },

  expects: () => ({}),
  legal: (state, asked, answer) =>
    LEGAL[nameOf(asked.id)]?.(entered(state, asked.id), answer as never, asked),
  tries: (state, asked, random) => triesAt(entered(state, asked.id), asked, random),
  report: anyReport,
  differs: (state, play) => [...totalsDiffer(state, play), ...flagsDiffer(state, play)],
  // a turn that is skipped while its flags change leaves some of them as they are
  asides: ['report', 'report', 'ruling', 'mend', 'mend'],
  // the first counts from the start of a turn on, the others would change while flags do
  kept: ['asked', 'resolution', 'sides', 'benefits', 'sole-partner'],
  moves: 110,
};

/** What is not in question here. */
const FIXED = {
  pack: 'sheet',
  rhineland: 'no',
  secrecy: 'program',
  'open-counters': 'open',
};

function newTurn(): Omit<State, 'pack' | 'rulings' | 'facts' | 'first' | 'turn' | 'eliminated' | 'lapsed'> {
  return {
    placed: [],
    military: [],
    antiComintern: null,
    spent: {},
    forgone: false,
    added: [],
    held: new Set(),
    used: new Set(),
    isTurnedUp: false,
    benefits: {},
    loses: {},
  };
}

/** With another turn what was told for the last one is told no more. */
function enter(state: State, turn: number): void {
  if (turn === state.turn) return;
  if (state.turn !== null) {
    resolve(state);
    for (const key of Object.keys(state.facts).filter((each) => LASTS_A_TURN.test(each))) {
      delete state.facts[key];
      state.lapsed.add(key);
    }
    for (const power of SIDES['axis'] as Power[])
      for (const target of state.pack.targets) {
        const key = `${power}.${target}`;
        state.facts[`removed.${key}`] = state.eliminated[key] ?? 0;
      }
  }
  state.eliminated = {};
  state.turn = turn;
  Object.assign(state, newTurn());
}

const LASTS_A_TURN = /^(support|tiles|general|general-russian|purge|operations|held)(\.|$)/;

/** The state in which a decision is asked, without taking anything. */
function entered(state: State, decision: string): State {
  const copy: State = {
    ...state,
    facts: { ...state.facts },
    eliminated: { ...state.eliminated },
    lapsed: new Set(state.lapsed),
  };
  const turn = turnIn(decision);
  if (turn !== null) enter(copy, turn);
  return copy;
}

// ---------------------------------------------------------------------------------------------------- What is answered

type Rows = Readonly<Record<string, number>>;
interface Of {
  readonly seat: string;
  readonly decision: string;
}

const TAKES: Readonly<Record<string, (state: State, answer: never, of: Of) => void>> = {
  changes: takeReport,
  report: takeReport,
  opening: takeOpening,
  cards: takeCards,
  purge: (state, answer: string) => void (state.forgone = answer === 'forgo'),
  place: takePlace,
  strengths: takeStrengths,
  flexible: takeFlexible,
  threat: (state, rows: Rows, { decision }) => add(state, powerIn(decision), rows, 7),
  covert: (state, rows: Rows, { decision }) => operate(state, powerIn(decision), rows),
  seal: (state, rows: Rows, { seat }) => {
    takeFlexible(state, rows);
    for (const power of powersOf(seat)) add(state, power, under(rows, `threat-${power}`), 7);
  },
  operations: takeOperations,
  subvert: takeSubvert,
  level: (state, level: string) => subvert(state, Number(level)),
  result: takeResult,
  benefits: (state, power: Power, { decision }) => void (state.benefits[targetIn(decision)] = power),
  loses: (state, power: Power, { decision }) => void (state.loses[targetIn(decision)] ??= []).push(power),
  ruling: (state, answer: string) => {
    const [id = '', choice = ''] = answer.split('=');
    state.rulings[id] = choice;
  },
};

/** What stands under a column of the one form, by target. */
function under(rows: Rows, column: string): Rows {
  const all = Object.entries(rows).filter(([row]) => row.startsWith(`${column}/`));
  return Object.fromEntries(all.map(([row, count]) => [row.slice(column.length + 1), count]));
}

function operate(state: State, power: Power, rows: Rows): void {
  add(state, power, rows, 9);
  const key = `operations.${power}`;
  if (typeof state.facts[key] === 'number') state.facts[key] = (state.facts[key] as number) - sumOf(rows);
  pay(state, power, sumOf(rows) * (state.pack.costs?.covert ?? 0));
}

/** Operations and subversion as they were kept or changed; the level of Russia is reported, or said in the same form. */
function takeOperations(state: State, rows: Rows, { seat }: Of): void {
  for (const power of powersOf(seat)) operate(state, power, under(rows, `covert-${power}`));
  const subverted = under(rows, 'subversion');
  if (state.rulings['subversion'] === 'split') return add(state, 'russia', subverted, 10);
  const { subversion } = state.facts;
  const level = typeof subversion === 'number' ? subversion : (rows['subversion-level'] ?? 0);
  for (const [target, count] of Object.entries(subverted))
    if (count > 0 && level > 0) state.added.push({ power: 'russia', target, amount: level, step: 10 });
}

function takeReport(
  state: State,
  report: Readonly<Record<string, { value?: unknown; as: string }>>,
  { decision }: Of,
): void {
  const isAsked = !decision.startsWith('standing-');
  for (const [key, { value, as }] of Object.entries(report)) {
    // what has been said again since has not lapsed
    const isLapsed = state.lapsed.has(key) && state.facts[key] === undefined;
    if (as === 'correction' && isLapsed && !isAsked) continue;
    state.lapsed.delete(key);
    if (as === 'unknown') delete state.facts[key];
    else state.facts[key] = value;
    follow(state, key, value, as);
  }
}

/** Tile points are what is left to spend; an event that is told late can take counters back. */
function follow(state: State, key: string, value: unknown, as: string): void {
  const [kind, of = ''] = key.split('.');
  if (kind === 'tiles') delete state.spent[of as Power];
  if (kind === 'conquered' && as !== 'unknown') {
    if (value !== 'nobody') mark(state, of, true);
    else if (as === 'correction') mark(state, of, false);
  }
  if (
    kind === 'general-russian' &&
    value === true &&
    as !== 'unknown' &&
    state.rulings['open-event'] === 'void'
  )
    voidAllied(state, [of]);
}

function takeOpening(state: State, rows: Rows): void {
  const { facts, pack } = state;
  // what was reported before it was asked stays
  const isDrawn = (key: string, row: string): boolean => facts[key] === true || (rows[row] ?? 0) > 0;
  facts['purge'] = isDrawn('purge', 'purge');
  for (const { id } of pack.cards) facts[`general.${id}`] = isDrawn(`general.${id}`, `general/${id}`);
  for (const target of pack.targets)
    facts[`general-russian.${target}`] = isDrawn(`general-russian.${target}`, `general-russian/${target}`);
}

function takeCards(state: State, rows: Rows, { seat }: Of): void {
  for (const [row, count] of Object.entries(rows)) {
    if (row.startsWith('operations.')) state.facts[row] = count;
    else if (count > 0) state.held.add(row);
  }
  if (state.rulings['asked'] === 'asked')
    for (const power of powersOf(seat)) state.facts[`operations.${power}`] ??= 0;
}

function takePlace(state: State, rows: Rows, { decision }: Of): void {
  for (const [row, count] of Object.entries(rows)) {
    if (count === 0) continue;
    const { power, column, target } = columnOf(row);
    pay(state, power ?? payerIn(decision), count * costOf(state, column));
    if (column === 'anti-comintern') state.antiComintern = { power: payerIn(decision), target };
    else if (power && column === 'military') state.military.push({ power, target, count });
    else if (power) placeCounter(state, power, column, target);
  }
  endPlacing(state, decision);
}

/** What lies in a country that is conquered, or was not after all. */
function mark(state: State, target: string, fallen: boolean): void {
  const { placed, military, added, antiComintern } = state;
  for (const each of [...placed, ...military, ...added, ...(antiComintern ? [antiComintern] : [])])
    if (each.target === target) each.fallen = fallen;
}

/** Step 5 follows once the Axis has placed in step 4, and said the strengths. */
function endPlacing(state: State, decision: string): void {
  const seat = decision.split('/')[3] ?? '';
  const isLast = stepIn(decision) === 4 && (seat === 'axis' || seat === 'italy');
  const isSaid = state.placed.every(
    ({ power, strength }) => strength !== null || !powersOf(seat).includes(power),
  );
  if (isLast && isSaid) turnUp(state);
}

/** Events of one target are turned up and count; secret ones of Russia find Allied counters (24.56D). */
function turnUp(state: State): void {
  if (state.isTurnedUp) return;
  state.isTurnedUp = true;
  const fixed = state.pack.cards.filter((each) => each.kind === 'fixed' && isDrawn(state, each));
  for (const each of fixed) {
    const [target = ''] = each.targets ?? [];
    state.used.add(each.id);
    state.added.push({ power: each.benefits, target, amount: each.value, step: 5, card: each });
    if (each.holder === 'russia') reveal(state, each);
  }
}

function placeCounter(state: State, power: Power, column: string, target: string): void {
  state.placed.push({ power, target, column, strength: null });
  if (column === 'success' && state.rulings['success-counter'] === 'once')
    state.facts[`success.${power}`] = false;
  const used = state.pack.cards.find(({ id }) => id === column);
  if (!used) return;
  state.used.add(column);
  if (power === 'russia') reveal(state, used);
}

function takeStrengths(state: State, rows: Rows, { decision }: Of): void {
  for (const [row, count] of Object.entries(rows)) {
    const [, power, strength, target] = /^(\w+)-(\d)\/(.+)$/.exec(row) ?? [];
    const counter = state.placed.find((each) => each.power === power && each.target === target);
    if (count > 0 && counter) counter.strength = Number(strength);
  }
  endPlacing(state, decision);
}

function takeFlexible(state: State, rows: Rows): void {
  for (const [row, count] of Object.entries(rows)) {
    const [id = '', target = ''] = row.split('/');
    const used = state.pack.cards.find((each) => each.id === id);
    if (count === 0 || !used) continue;
    state.used.add(id);
    // in a conquest of its holder it raises the support level
    if (used.conquests && state.facts[`conquered.${target}`] === used.holder) continue;
    if (isConquest(state, target) && state.rulings['conquest'] === 'no-diplomacy') continue;
    state.added.push({ power: used.benefits, target, amount: used.value, step: 6, card: used });
    if (used.holder === 'russia') reveal(state, used);
  }
}

function add(state: State, power: Power, rows: Rows, step: number): void {
  for (const [target, amount] of Object.entries(rows))
    if (amount > 0) state.added.push({ power, target, amount, step });
}

function takeSubvert(state: State, answer: string | Rows): void {
  if (typeof answer === 'string') {
    if (answer !== 'none') state.added.push({ power: 'russia', target: answer, amount: 0, step: 10 });
  } else if (state.rulings['subversion'] === 'split') return add(state, 'russia', answer, 10);
  else
    for (const [target, count] of Object.entries(answer))
      if (count > 0) state.added.push({ power: 'russia', target, amount: 0, step: 10 });
}

/** The level counts in what was named. */
function subvert(state: State, level: number): void {
  state.added = state.added.map((each) => (each.step === 10 ? { ...each, amount: level } : each));
}

function takeResult(state: State, rows: Rows): void {
  for (const [row, count] of Object.entries(rows)) {
    const [what = '', target = ''] = row.split('/');
    const [, placer] = /^place-(\w+)$/.exec(what) ?? [];
    const [, remover, loser] = /^(\w+)-removes-(\w+)$/.exec(what) ?? [];
    if (placer) changeFlags(state, placer, target, count);
    if (loser) changeFlags(state, loser, target, -count);
    if (loser && remover) eliminate(state, remover, loser, target, count);
  }
}

function changeFlags(state: State, power: string, target: string, by: number): void {
  const key = `flags.${power}.${target}`;
  state.facts[key] = Math.min(MOST_FLAGS, numberOf(state, key) + by);
}

// ---------------------------------------------------------------------------------------------------- Resolution

/** The highest total against the next highest: a margin makes flag steps, each fells an enemy flag or places one. */
function resolve(state: State): void {
  if (state.rulings['resolution'] === 'ledger-only') return;
  for (const target of state.pack.targets) {
    if (isConquest(state, target) && state.rulings['conquest'] === 'no-diplomacy') continue;
    const { camp, margin } = leaderIn(state, target);
    if (margin < 1) continue;
    const power = state.benefits[target] ?? benefitsIn(state, camp, target, margin);
    if (power === null) throw new Error(`who benefits in ${target} is not said`);
    for (let step = 0; step < stepsOf(state, margin); step++) stepFlags(state, power, camp, target);
  }
}

function stepsOf({ rulings, pack }: State, margin: number): number {
  if (rulings['resolution'] === 'net-margin') return 1;
  return pack.results.find(({ from, to = 99 }) => from <= margin && margin <= to)?.steps ?? 0;
}

function leaderIn(
  state: State,
  target: string,
): { readonly camp: readonly string[]; readonly margin: number } {
  const camps =
    state.rulings['sides'] === 'separate'
      ? [['axis'], ['allies'], ['russia']]
      : [['axis'], ['allies', 'russia']];
  const totals = camps.map((camp) => ({
    camp,
    total: camp.reduce((sum, side) => sum + totalOf(state, side, target), 0),
  }));
  const [first, second] = totals.toSorted((a, b) => b.total - a.total);
  return { camp: first?.camp ?? [], margin: (first?.total ?? 0) - (second?.total ?? 0) };
}

/**
 * Who of the side that has most there benefits: whose counter is there; else whose event; else who has operations; else whose
 * anti-Comintern counter lies alone; else who alone has anything there. By ruling whom the text of an event names comes first,
 * or whose event it is without which the side would not lead. Null: nothing says it, and the table did not either.
 */
function benefitsIn(state: State, camp: readonly string[], target: string, margin: number): Power | null {
  const most = Math.max(...camp.map((side) => totalOf(state, side, target)));
  const largest = camp.filter((side) => totalOf(state, side, target) === most);
  const powers = largest.flatMap((side) => SIDES[side] ?? []);
  const [only] = powers;
  if (largest.length > 1) return null;
  if (only && powers.length === 1) return only;
  const here = <T extends There>(all: readonly T[]): readonly T[] =>
    all.filter((each) => each.target === target && powers.includes(each.power) && counts(state, each));
  const counters = here(state.placed);
  const added = here(state.added).filter(({ amount }) => amount > 0);
  const events = added.filter(({ card }) => card !== undefined);
  const named = events.filter(({ card }) => card?.namesBenefit);
  const operations = added.filter(({ step }) => step === 9);
  const pact = here(state.antiComintern ? [state.antiComintern] : []);
  const all: readonly There[] = [...counters, ...here(state.military), ...pact, ...added];
  const byEvents = events.reduce((total, { amount }) => total + amount, 0);
  const how = state.rulings['benefits'];
  const usual =
    how === 'card' && margin <= byEvents ? [events, counters, operations] : [counters, events, operations];
  const first = (how === 'printed' ? [named, ...usual] : usual).find((each) => each.length > 0);
  if (first) return soleOf(first);
  const isAlone = pact.length > 0 && all.length === 1;
  if (isAlone) return state.rulings['anti-comintern-power'] === 'payer' ? soleOf(pact) : null;
  return state.rulings['sole-partner'] === 'benefits' ? soleOf(all) : null;
}

/** The one power that all are of. */
function soleOf(all: readonly There[]): Power | null {
  const [one, ...others] = new Set(all.map(({ power }) => power));
  return one !== undefined && others.length === 0 ? one : null;
}

/** By ruling what lay in a country when it was conquered counts no more, when it is free again. */
function counts({ rulings }: State, { fallen }: There): boolean {
  return !fallen || rulings['freed'] !== 'fallen' || rulings['conquest'] === 'allowed';
}

function stepFlags(state: State, power: Power, camp: readonly string[], target: string): void {
  const friends = camp.flatMap((side) => SIDES[side] ?? []);
  const losers = POWERS.filter(
    (each) => !friends.includes(each) && numberOf(state, `flags.${each}.${target}`) > 0,
  );
  const loser = losers.length > 1 ? state.loses[target]?.[0] : losers[0];
  if (losers.length > 1) state.loses = { ...state.loses, [target]: state.loses[target]?.slice(1) ?? [] };
  if (!loser) return changeFlags(state, power, target, 1);
  changeFlags(state, loser, target, -1);
  eliminate(state, power, loser, target, 1);
}

function eliminate({ eliminated }: State, power: string, loser: string, target: string, count: number): void {
  if (loser !== 'russia' || (power !== 'germany' && power !== 'italy')) return;
  eliminated[`${power}.${target}`] = (eliminated[`${power}.${target}`] ?? 0) + count;
}

// ---------------------------------------------------------------------------------------------------- Words for it

function numberOf({ facts }: State, key: string): number {
  return typeof facts[key] === 'number' ? facts[key] : 0;
}

function sumOf(rows: Rows): number {
  return Object.values(rows).reduce((total, each) => total + each, 0);
}

function sideOf(power: Power): string {
  return Object.keys(SIDES).find((side) => SIDES[side]?.includes(power)) ?? '';
}

/** The powers of a seat: it is a side, or a power. */
function powersOf(seat: string): readonly Power[] {
  return SIDES[seat] ?? POWERS.filter((each) => each === seat);
}

/** Of '1935/spring/9/germany/covert' the power; the seat of the form. */
function powerIn(decision: string): Power {
  return POWERS.find((each) => each === decision.split('/')[3]) ?? 'russia';
}

const SEASONS = ['spring', 'summer', 'fall', 'winter'];

/** How many turns passed before that of a decision; null: it is of none. */
function turnIn(decision: string): number | null {
  const [year = '', season = ''] = decision.split('/');
  return SEASONS.includes(season) ? (Number(year) - 1935) * 4 + SEASONS.indexOf(season) : null;
}

function targetIn(decision: string): string {
  return decision.split('/')[3] ?? '';
}

function payerIn(decision: string): Power {
  return powersOf(decision.split('/')[3] ?? '')[0] ?? 'germany';
}

function stepIn(decision: string): number {
  return Number(decision.split('/')[2]);
}

interface Column {
  readonly power: Power | null;
  /** '' for one of the two, 'military', 'ring', 'civil-war', 'success', 'anti-comintern', or a card. */
  readonly column: string;
  readonly target: string;
}

function columnOf(row: string): Column {
  const [what = '', target = ''] = row.split('/');
  if (what === 'anti-comintern') return { power: null, column: what, target };
  const power = POWERS.find((each) => what === each || what.startsWith(`${each}-`)) ?? null;
  return { power, column: what.slice((power ?? '').length + 1), target };
}

function costOf({ pack: { costs } }: State, column: string): number {
  if (!costs) return 0;
  if (column === 'military') return costs.military;
  return column === 'anti-comintern' ? costs.antiComintern : costs.diplomatic;
}

function pay(state: State, power: Power, points: number): void {
  state.spent[power] = (state.spent[power] ?? 0) + points;
}

function isConquest({ facts }: State, target: string): boolean {
  const by = facts[`conquered.${target}`];
  return by !== undefined && by !== 'nobody';
}

/** The targets for which a Russian event is drawn: by a ruling, where it leaves a choice. */
function drawnBy(state: State, card: Card): readonly string[] {
  const { targets, kind } = card;
  if (targets?.length === 1) return targets;
  const ruling = state.rulings['drawn-for'];
  if (ruling === 'every-target' && targets) return targets;
  if (ruling === 'single-target' || (ruling === 'every-target' && kind !== 'permit')) return [];
  const by = [
    ...state.placed.filter(({ column }) => column === card.id),
    ...state.added.filter((each) => each.card === card),
  ];
  return by.map(({ target }) => target);
}

/** A Russian event has been turned up, and can find Allied counters: an open one only where it bars by its use. */
function reveal(state: State, card: Card): void {
  const { rulings, facts } = state;
  const isVoid =
    facts[`general.${card.id}`] === true
      ? rulings['open-event'] === 'void' && rulings['drawn-for'] === 'used'
      : rulings['secret-event'] === 'void';
  if (isVoid) voidAllied(state, drawnBy(state, card));
}

function voidAllied(state: State, targets: readonly string[]): void {
  const isLifted = (target: string): boolean =>
    state.facts[`civil-war.${target}`] === true && state.rulings['civil-war-lifts-event-bar'] === 'yes';
  state.placed = state.placed.filter(
    ({ power, target }) => sideOf(power) !== 'allies' || !targets.includes(target) || isLifted(target),
  );
}

// ---------------------------------------------------------------------------------------------------- What is legal

const LEGAL: Readonly<Record<string, (state: State, answer: never, asked: Decision) => boolean | undefined>> =
  {
    place: mayPlace,
    strengths: mayBeStrong,
    threat: mayThreaten,
    covert: mayOperate,
    seal: mayUse,
    operations: mayUse,
  };

function mayPlace(state: State, rows: Rows, { id, seat }: Decision): boolean {
  const step = stepIn(id);
  const given = Object.entries(rows).filter(([, count]) => count > 0);
  const all = given.map(([row, count]) => ({ ...columnOf(row), count }));
  const powers = powersOf(id.split('/')[3] ?? seat);
  return (
    all.every((each) => isOpen(state, each, step)) &&
    all.every(({ power }) => power === null || powers.includes(power)) &&
    powers.every((power) =>
      isWithinLimits(
        state,
        power,
        all.filter((each) => each.power === power),
      ),
    ) &&
    isOneForEach(state, powers, all) &&
    sumOf(
      Object.fromEntries(
        all.flatMap(({ column, target, count }) => (column === 'anti-comintern' ? [[target, count]] : [])),
      ),
    ) <= 1 &&
    powers.every((power) => canPay(state, power, all, payerIn(id)))
  );
}

interface Given extends Column {
  readonly count: number;
}

/** Whether a column is open in a target in this step: the conquest, the lists, the bars. */
function isOpen(state: State, { power, column, target, count }: Given, step: number): boolean {
  const { pack, rulings, facts } = state;
  if (!pack.targets.includes(target)) return false;
  if (isConquest(state, target) && rulings['conquest'] === 'no-diplomacy') return false;
  if (column === 'anti-comintern')
    return (
      step === 1 &&
      count === 1 &&
      state.antiComintern === null &&
      !(facts['pact'] === true && rulings['anti-comintern-pact'] === 'barred')
    );
  if (column === 'military') {
    const isForgone = power === 'russia' && state.forgone && rulings['forgone-military'] === 'yes';
    return step !== 4 && count <= 9 && !isForgone;
  }
  if (power === null || count > 1 || !isColumnOpen(state, power, column, target, step)) return false;
  if (power === 'russia') return isOpenToRussia(state, column, target);
  return sideOf(power) !== 'allies' || isOpenToAllies(state, target);
}

function isColumnOpen(state: State, power: Power, column: string, target: string, step: number): boolean {
  const { facts, rulings } = state;
  if (column === '') return true;
  if (step === 4 && rulings['extras'] !== 'any-step') return false;
  // the Rhineland is no minor country
  if (column === 'ring') return target !== 'rhineland' && facts[`ring.${power}.${target}`] === 'active';
  if (column === 'civil-war') return facts[`civil-war.${target}`] === true;
  if (column === 'success')
    return (
      facts[`success.${power}`] === true &&
      !state.placed.some((each) => each.power === power && each.column === 'success')
    );
  const card = state.pack.cards.find(({ id }) => id === column);
  return (
    card !== undefined &&
    isDrawn(state, card) &&
    card.holder === power &&
    (card.targets?.includes(target) ?? true)
  );
}

function isDrawn({ facts, held, used }: State, { id }: Card): boolean {
  return !used.has(id) && (facts[`general.${id}`] === true || held.has(id));
}

function isOpenToRussia(state: State, column: string, target: string): boolean {
  const { facts, pack } = state;
  const permit = pack.cards.find(({ id, kind }) => id === column && kind === 'permit');
  if (state.forgone && !permit?.overPurge) return false;
  if (permit) return true;
  if (BEFORE_COHESION.includes(target)) return true;
  if (facts['cohesion'] === true && AT_COHESION.includes(target)) return true;
  if (target === 'rhineland') return false;
  const ring = facts[`ring.russia.${target}`];
  return (
    numberOf(state, `flags.russia.${target}`) > 0 ||
    (ring !== undefined && ring !== 'none') ||
    facts[`civil-war.${target}`] === true
  );
}

function isOpenToAllies(state: State, target: string): boolean {
  const { facts, rulings } = state;
  const isWar = facts[`civil-war.${target}`] === true;
  if (numberOf(state, `flags.russia.${target}`) > 0 && !isWar) return false;
  return !isEventFor(state, target) || (isWar && rulings['civil-war-lifts-event-bar'] === 'yes');
}

/** Whether a Russian event is known to be drawn for a target: an open one, or one that was turned up. */
function isEventFor(state: State, target: string): boolean {
  const { facts, pack, used } = state;
  if (facts[`general-russian.${target}`] === true) return true;
  const known = pack.cards.filter(
    ({ id, holder }) => holder === 'russia' && (facts[`general.${id}`] === true || used.has(id)),
  );
  return known.some((card) => drawnBy(state, card).includes(target));
}

function isWithinLimits(state: State, power: Power, all: readonly Given[]): boolean {
  const { pack, facts, rulings } = state;
  const isPermit = (column: string): boolean =>
    pack.cards.some(({ id, kind }) => id === column && kind === 'permit');
  const counters = all.filter(({ column }) => column !== 'military');
  const ofTwo = counters.filter(({ column }) => column === '' || isPermit(column));
  if (ofTwo.length > (sideOf(power) === 'axis' ? 1 : 2)) return false;
  for (const once of ['success', ...pack.cards.map(({ id }) => id)])
    if (counters.filter(({ column }) => column === once).length > 1) return false;
  const before = state.placed.filter((each) => each.power === power).length;
  if (before + counters.length > pack.counters[power].length) return false;
  const support = facts[`support.${power}`];
  const isLimited =
    rulings['military-limit'] === 'support' && SUPPORTED.includes(power) && typeof support === 'number';
  const military = all
    .filter(({ column }) => column === 'military')
    .reduce((total, { count }) => total + count, 0);
  return !isLimited || military <= Math.max(0, support as number);
}

/** Never two diplomatic counters of one alliance in a target. */
function isOneForEach(state: State, powers: readonly Power[], all: readonly Given[]): boolean {
  const side = sideOf(powers[0] ?? 'russia');
  const there = state.placed.filter(({ power }) => sideOf(power) === side).map(({ target }) => target);
  const placed = all.filter(({ column }) => column !== 'military' && column !== 'anti-comintern');
  const targets = [...there, ...placed.map(({ target }) => target)];
  return new Set(targets).size === targets.length;
}

function canPay(state: State, power: Power, all: readonly Given[], payer: Power): boolean {
  const tiles = state.facts[`tiles.${power}`];
  if (typeof tiles !== 'number') return true;
  const mine = all.filter((each) => (each.power ?? payer) === power);
  const costs = mine.reduce((total, { column, count }) => total + count * costOf(state, column), 0);
  return costs === 0 || (state.spent[power] ?? 0) + costs <= tiles;
}

/** Each counter just placed has one strength, of those in its set that are not used yet. */
function mayBeStrong(state: State, rows: Rows, { seat }: Decision): boolean {
  const { placed, pack } = state;
  const given = Object.entries(rows).flatMap(([row, count]) => (count > 0 ? [row] : []));
  const open = placed.filter(({ power, strength }) => powersOf(seat).includes(power) && strength === null);
  const said = given.map((row) => /^(\w+)-(\d)\/(.+)$/.exec(row)?.slice(1) ?? []);
  if (said.length !== open.length || Object.values(rows).some((count) => count > 1)) return false;
  if (
    !open.every(
      (each) =>
        said.filter(([power, , target]) => power === each.power && target === each.target).length === 1,
    )
  )
    return false;
  return powersOf(seat).every((power) => {
    const left = [...pack.counters[power]];
    const all = [
      ...placed.flatMap((each) => (each.power === power && each.strength !== null ? [each.strength] : [])),
      ...said.flatMap(([of, strength]) => (of === power ? [Number(strength)] : [])),
    ];
    return all.every((strength) => {
      const at = left.indexOf(strength);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}

/** +1 for each Russian flag eliminated in the turn before, in the region of that flag. */
function mayThreaten(state: State, rows: Rows, { id }: Decision): boolean {
  const { pack, rulings } = state;
  const power = powerIn(id);
  const earned: Record<string, number> = {};
  for (const target of pack.targets) {
    const flags = numberOf(state, `removed.${power}.${target}`);
    if (flags > 0) earned[regionOf(target)] = (earned[regionOf(target)] ?? 0) + flags;
  }
  const given: Record<string, number> = {};
  for (const [target, count] of Object.entries(rows)) {
    if (count > 0 && isConquest(state, target) && rulings['conquest'] === 'no-diplomacy') return false;
    if (count > 1 && rulings['threat-stack'] === 'no') return false;
    given[regionOf(target)] = (given[regionOf(target)] ?? 0) + count;
  }
  const isWithin = Object.entries(given).every(
    ([region, count]) =>
      count <= Math.min(earned[region] ?? 0, rulings['threat-flags'] === 'each-flag' ? 99 : 1),
  );
  return isWithin && (rulings['threat-flags'] !== 'once' || sumOf(given) <= 1);
}

function mayOperate(state: State, rows: Rows, { id }: Decision): boolean {
  const { pack, facts, rulings } = state;
  const power = powerIn(id);
  const total = sumOf(rows);
  if (total > 0 && hasForgoneAll(state, power)) return false;
  const left = facts[`operations.${power}`];
  if (typeof left === 'number' && total > left) return false;
  const tiles = facts[`tiles.${power}`];
  if (
    pack.costs &&
    total > 0 &&
    typeof tiles === 'number' &&
    total * pack.costs.covert + (state.spent[power] ?? 0) > tiles
  )
    return false;
  return Object.entries(rows).every(([target, count]) => {
    if (count === 0) return true;
    if (count > pack.operationsInTarget) return false;
    if (isConquest(state, target) && rulings['conquest'] === 'no-diplomacy') return false;
    return rulings['covert-presence'] === 'anywhere' || hasPresence(state, power, target);
  });
}

/** In one form each power does what it may in its turn; of events and subversion nothing is said here. */
function mayUse(state: State, rows: Rows, asked: Decision): boolean | undefined {
  const isElse = (row: string): boolean => !/^(threat|covert)-/.test(row);
  const may = powersOf(asked.seat).every((power) => {
    const id = asked.id.replace(/[^/]+\/[^/]+$/, `${power}/in-turn`);
    return (
      mayThreaten(state, under(rows, `threat-${power}`), { ...asked, id }) &&
      mayOperate(state, under(rows, `covert-${power}`), { ...asked, id })
    );
  });
  return may && Object.keys(rows).some(isElse) ? undefined : may;
}

/** Russia has given up everything, or its placement alone. */
function hasForgoneAll({ forgone, rulings }: State, power: Power): boolean {
  return power === 'russia' && forgone && rulings['forgone'] === 'everything';
}

function hasPresence({ placed, military, antiComintern }: State, power: Power, target: string): boolean {
  const all: readonly There[] = [...placed, ...military, ...(antiComintern ? [antiComintern] : [])];
  return all.some((each) => each.power === power && each.target === target);
}

// ---------------------------------------------------------------------------------------------------- What is tried and told

/** Any one row more than a legal answer has, and any few rows. */
function triesAt(_state: State, asked: Decision, random: Random): readonly Json[] {
  const { form } = asked;
  if (form.kind !== 'allocate' || LEGAL[nameOf(asked.id)] === undefined) return [];
  const rows = form.rows.map(({ id }) => id);
  return Array.from({ length: 8 }, (_, i) => {
    const some = [...rows];
    shuffle(some, random);
    return Object.fromEntries(some.slice(0, 1 + (i % 3)).map((row) => [row, random(4) === 0 ? 2 : 1]));
  });
}

const KINDS = [
  'flags',
  'ring',
  'civil-war',
  'success',
  'cohesion',
  'support',
  'tiles',
  'conquered',
  'pact',
  'removed',
  'general-russian',
];

function anyReport({ form }: Decision, random: Random, { rulings }: State): Json | undefined {
  if (form.kind !== 'report') return undefined;
  const kind = pick(KINDS, random) ?? '';
  // between two targets that are resolved it would matter which was the first
  if (kind === 'flags' && rulings['resolution'] !== 'ledger-only') return undefined;
  const key = pick(
    form.facts.filter((each) => each === kind || each.startsWith(`${kind}.`)),
    random,
  );
  if (key === undefined) return undefined;
  return { [key]: { value: anyValue(kind, random), as: random(6) === 0 ? 'correction' : 'change' } };
}

function anyValue(kind: string, random: Random): Json {
  if (kind === 'ring') return pick(['none', 'inactive', 'active'], random) ?? 'none';
  if (kind === 'conquered') return pick(['nobody', 'nobody', ...POWERS], random) ?? 'nobody';
  if (kind === 'support') return random(7) - 2;
  if (kind === 'tiles') return random(8);
  if (kind === 'flags' || kind === 'removed') return random(3);
  return random(2) === 0;
}

// ---------------------------------------------------------------------------------------------------- What has to be shown

/** The flags, and what Germany and Italy eliminated in the turn before: not while they change. */
function flagsDiffer(state: State, play: Play): readonly string[] {
  const ids = play.asked().map(({ id }) => id);
  const [id] = ids;
  // what nobody knows of them is asked before they change
  if (id === undefined || ids.some((each) => stepIn(each) === 11 || each.includes('/missing/'))) return [];
  const { facts } = entered(state, id);
  const shown = Object.entries(facts).filter(
    ([key]) => key.startsWith('flags.') || key.startsWith('removed.'),
  );
  return shown.flatMap(([key, value]) => differing(key, play.fact(key) ?? 0, value));
}

/** From step 9 on all strengths are known: what each side comes to in each target. */
function totalsDiffer(state: State, play: Play): readonly string[] {
  const step = Math.max(
    0,
    ...play.asked().map(({ id }) => (turnIn(id) === state.turn ? stepIn(id) || 0 : 0)),
  );
  if (step < 9) return [];
  const { rulings, pack } = state;
  const targets = pack.targets.filter(
    (each) => rulings['conquest'] === 'allowed' || !isConquest(state, each),
  );
  return targets.flatMap((target) =>
    Object.keys(SIDES).flatMap((side) =>
      differing(`ledger of ${target}, ${side}`, play.sheet(`ledger/${target}/${side}`).total, {
        min: totalOf(state, side, target),
        max: totalOf(state, side, target),
      }),
    ),
  );
}

function totalOf(state: State, side: string, target: string): number {
  if (isConquest(state, target) && state.rulings['conquest'] === 'no-diplomacy') return 0;
  const { pack, placed, military, added, antiComintern } = state;
  const powers = SIDES[side] ?? [];
  const sum = <T extends There>(all: readonly T[], worth: (one: T) => number): number =>
    all
      .filter((each) => powers.includes(each.power) && each.target === target && counts(state, each))
      .reduce((total, each) => total + worth(each), 0);
  return (
    sum(placed, ({ strength }) => strength ?? 0) +
    sum(military, ({ count }) => count * pack.military) +
    sum(added, ({ amount }) => amount) +
    sum(antiComintern ? [antiComintern] : [], () => pack.antiComintern)
  );
}
