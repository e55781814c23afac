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

/** A diplomatic counter that lies in a target; of what strength, once that is said. */
interface Counter {
  readonly power: Power;
  readonly target: string;
  strength: number | null;
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
  /** Military counters by power and target; the anti-Comintern counter's target, and who pays for it. */
  military: Record<string, number>;
  antiComintern: string | null;
  payer: Power | null;
  spent: Partial<Record<Power, number>>;
  forgone: boolean;
  /** What is added by events, threat, operations and subversion: by power and target. */
  added: { readonly power: Power; readonly target: string; readonly amount: number; readonly step: number }[];
  held: Set<string>;
  used: Set<string>;
  /** Where Russian events are known to be drawn for. */
  drawn: Set<string>;
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
      ...newTurn(),
    };
  },

  take(state, { seat, decision, answer, turn }) {
    state.first ??= turn;
    enter(state, turn - state.first);
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
  kept: ['asked', 'resolution', 'sides', 'benefits'],
  moves: 110,
};

/** What is not in question here. */
const FIXED = {
  pack: 'sheet',
  rhineland: 'no',
  secrecy: 'program',
  'open-counters': 'open',
};

function newTurn(): Omit<State, 'pack' | 'rulings' | 'facts' | 'first' | 'turn' | 'eliminated'> {
  return {
    placed: [],
    military: {},
    antiComintern: null,
    payer: null,
    spent: {},
    forgone: false,
    added: [],
    held: new Set(),
    used: new Set(),
    drawn: new Set(),
    benefits: {},
    loses: {},
  };
}

/** With another turn what was told for the last one is told no more. */
function enter(state: State, turn: number): void {
  if (turn === state.turn) return;
  if (state.turn !== null) {
    resolve(state);
    for (const key of Object.keys(state.facts)) if (LASTS_A_TURN.test(key)) delete state.facts[key];
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
  const copy: State = { ...state, facts: { ...state.facts }, eliminated: { ...state.eliminated } };
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
  covert: (state, rows: Rows, { decision }) => {
    const power = powerIn(decision);
    add(state, power, rows, 9);
    const key = `operations.${power}`;
    if (typeof state.facts[key] === 'number') state.facts[key] = (state.facts[key] as number) - sumOf(rows);
    pay(state, power, sumOf(rows) * (state.pack.costs?.covert ?? 0));
  },
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

function takeReport(state: State, report: Readonly<Record<string, { value?: unknown; as: string }>>): void {
  for (const [key, { value, as }] of Object.entries(report)) {
    if (as === 'unknown') delete state.facts[key];
    else state.facts[key] = value;
    follow(state, key, value, as);
  }
}

/** Tile points are what is left to spend; an event that is told late can take counters back. */
function follow(state: State, key: string, value: unknown, as: string): void {
  const [kind, of = ''] = key.split('.');
  if (kind === 'tiles') delete state.spent[of as Power];
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
  facts['purge'] = (rows['purge'] ?? 0) > 0;
  for (const { id } of pack.cards) facts[`general.${id}`] = (rows[`general/${id}`] ?? 0) > 0;
  for (const target of pack.targets)
    facts[`general-russian.${target}`] = (rows[`general-russian/${target}`] ?? 0) > 0;
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
    if (column === 'anti-comintern') {
      state.antiComintern = target;
      state.payer = payerIn(decision);
    } else if (power && column === 'military')
      state.military[`${power}.${target}`] = (state.military[`${power}.${target}`] ?? 0) + count;
    else if (power) placeCounter(state, power, column, target);
  }
}

function placeCounter(state: State, power: Power, column: string, target: string): void {
  state.placed.push({ power, target, strength: null });
  if (column === 'success' && state.rulings['success-counter'] === 'once')
    state.facts[`success.${power}`] = false;
  const used = state.pack.cards.find(({ id }) => id === column);
  if (!used) return;
  state.used.add(column);
  if (power === 'russia') reveal(state, used, target);
}

function takeStrengths(state: State, rows: Rows): void {
  for (const [row, count] of Object.entries(rows)) {
    const [, power, strength, target] = /^(\w+)-(\d)\/(.+)$/.exec(row) ?? [];
    const counter = state.placed.find((each) => each.power === power && each.target === target);
    if (count > 0 && counter) counter.strength = Number(strength);
  }
}

function takeFlexible(state: State, rows: Rows): void {
  for (const [row, count] of Object.entries(rows)) {
    const [id = '', target = ''] = row.split('/');
    const used = state.pack.cards.find((each) => each.id === id);
    if (count === 0 || !used) continue;
    state.used.add(id);
    if (isConquest(state, target) && state.rulings['conquest'] === 'no-diplomacy') continue;
    state.added.push({ power: used.benefits, target, amount: used.value, step: 6 });
    if (used.holder === 'russia') reveal(state, used, target);
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
    const power =
      state.benefits[target] ?? namedIn(state, camp, target, margin) ?? benefitsIn(state, camp, target);
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

/** By ruling: whom an event names, where its side would not lead without it. */
function namedIn(state: State, camp: readonly string[], target: string, margin: number): Power | null {
  if (state.rulings['benefits'] !== 'card') return null;
  const powers = camp.flatMap((side) => SIDES[side] ?? []);
  const amounts = powers.map((power) => ({
    power,
    amount:
      fixedIn(state, [power], target) +
      state.added
        .filter((each) => each.step === 6 && each.power === power && each.target === target)
        .reduce((total, { amount }) => total + amount, 0),
  }));
  const [only, ...others] = amounts.filter(({ amount }) => amount > 0);
  return only && others.length === 0 && only.amount >= margin ? only.power : null;
}

/** Whose counter is there; else whom an event names; else who has operations; else whose anti-Comintern counter lies alone. */
function benefitsIn(state: State, camp: readonly string[], target: string): Power | null {
  const side = camp.toSorted((a, b) => totalOf(state, b, target) - totalOf(state, a, target))[0] ?? '';
  const powers = SIDES[side] ?? [];
  const [only, ...others] = powers;
  if (only && others.length === 0) return only;
  const those = (of: (power: Power) => boolean): Power | null => {
    const found = powers.filter(of);
    return found.length === 1 ? (found[0] ?? null) : null;
  };
  const isThere = (each: { readonly power: Power; readonly target: string }, power: Power): boolean =>
    each.power === power && each.target === target;
  const added = (power: Power, step: number): boolean =>
    state.added.some((each) => each.step === step && isThere(each, power));
  return (
    those((power) => state.placed.some((each) => isThere(each, power))) ??
    those((power) => added(power, 6) || fixedIn(state, [power], target) > 0) ??
    those((power) => added(power, 9)) ??
    (side === 'axis' && state.antiComintern === target ? state.payer : null)
  );
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

/** A Russian card is turned up: for which targets it is drawn goes by a ruling. */
function reveal(state: State, { targets, id, kind }: Card, used: string): void {
  const all = targets ?? [used];
  const ruling = state.rulings['drawn-for'];
  const isOpen = state.facts[`general.${id}`] === true;
  const those =
    ruling === 'every-target' ? all : ruling === 'used' ? [used] : targets?.length === 1 ? targets : [];
  for (const target of those) state.drawn.add(target);
  if (isOpen ? state.rulings['open-event'] !== 'void' : state.rulings['secret-event'] !== 'void') return;
  if (kind === 'permit' && !isOpen && state.placed.every(({ power }) => sideOf(power) !== 'allies')) return;
  voidAllied(state, those);
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
  if (column === 'ring') return facts[`ring.${power}.${target}`] === 'active';
  if (column === 'civil-war') return facts[`civil-war.${target}`] === true;
  if (column === 'success') return facts[`success.${power}`] === true;
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
  const { facts, pack, rulings, drawn } = state;
  if (facts[`general-russian.${target}`] === true || drawn.has(target)) return true;
  return pack.cards.some(({ id, holder, targets }) => {
    if (holder !== 'russia' || facts[`general.${id}`] !== true || !targets?.includes(target)) return false;
    return rulings['drawn-for'] === 'every-target' || targets.length === 1;
  });
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

/** Russia has given up everything, or its placement alone. */
function hasForgoneAll({ forgone, rulings }: State, power: Power): boolean {
  return power === 'russia' && forgone && rulings['forgone'] === 'everything';
}

function hasPresence(
  { placed, military, antiComintern, payer }: State,
  power: Power,
  target: string,
): boolean {
  if (antiComintern === target && payer === power) return true;
  return (
    placed.some((each) => each.power === power && each.target === target) ||
    (military[`${power}.${target}`] ?? 0) > 0
  );
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
  if (id === undefined || ids.some((each) => stepIn(each) === 11)) return [];
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
  const isIn = (each: { readonly power: Power; readonly target: string }): boolean =>
    powers.includes(each.power) && each.target === target;
  const counters = placed.filter(isIn).reduce((total, { strength }) => total + (strength ?? 0), 0);
  const units =
    powers.reduce((total, power) => total + (military[`${power}.${target}`] ?? 0), 0) * pack.military;
  const more = added.filter(isIn).reduce((total, { amount }) => total + amount, 0);
  const pact = side === 'axis' && antiComintern === target ? pack.antiComintern : 0;
  return counters + units + more + pact + fixedIn(state, powers, target);
}

/** Events of one target, open or turned up in step 5. */
function fixedIn(state: State, powers: readonly Power[], target: string): number {
  const cards = state.pack.cards.filter(
    (each) =>
      each.kind === 'fixed' &&
      powers.includes(each.benefits) &&
      each.targets?.[0] === target &&
      isDrawn(state, each),
  );
  return cards.reduce((total, { value }) => total + value, 0);
}
