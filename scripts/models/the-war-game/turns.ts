import {
  ALLIES,
  AXIS,
  BY_ID,
  ENTRIES,
  type Entry,
  type Kind,
  LAND_KINDS,
  type Nation,
  NATIONS,
  NATIONS_OF,
  PLACES,
  type Player,
  PLAYERS,
  WEST,
} from './guide.ts';
import { isNation } from './access.ts';
import { endBattle, turnByBox } from './attacks.ts';
import { look, rouseEire } from './events.ts';
import { CHANNELS } from './influence.ts';
import { dueRolls, isChileGermany, type Roll, ROLLS } from './rolls.ts';
import { swapIraqi } from './stories.ts';
import {
  flagOf,
  groupOf,
  isClosed,
  isThere,
  mark,
  markAll,
  type Ordered,
  ownerOf,
  raise,
  type State,
  type War,
} from './state.ts';

// The order of a turn (G.F): all of part I by nations, part II, declarations, and the turns of the players.

export function playerOf(nation: Nation): Player {
  return PLAYERS.find((each) => NATIONS_OF[each].includes(nation)) as Player;
}

/** What is due to the nation whose turn it is to roll: at its own turn also what it wishes, whoever rolls it. */
export function openRolls(state: State): readonly Roll[] {
  const { flow } = state;
  if (flow.second.length > 0) return ROLLS.filter(({ id }) => flow.second.includes(id));
  const now = NATIONS[flow.at];
  const due = dueRolls(state).filter(
    ({ id, nation, wish }) => (wish ?? nation) === now && !flow.done.includes(id),
  );
  const open = due.filter(({ id, wish }) => !wish || flow.wished.includes(id));
  // what only now has come to be due is not drawn up any more, but for what has waited
  if (flow.drawn) return open.filter(({ id }) => flow.waiting.includes(id));
  return open.filter(({ id }) => !waits(state, id, open));
}

/** The strait waits for what Bulgaria brings in the same part (ruling bosphorus-waits). */
function waits(state: State, id: string, open: readonly Roll[]): boolean {
  return (
    id === 'TUR.S2' &&
    state.rulings['bosphorus-waits'] === 'yes' &&
    open.some((each) => each.id.startsWith('BUL.'))
  );
}

export function openWish(state: State): Roll | undefined {
  const { flow } = state;
  if (flow.second.length > 0 || flow.drawn) return undefined;
  return dueRolls(state).find(
    ({ id, wish }) =>
      wish === NATIONS[flow.at] &&
      !flow.done.includes(id) &&
      !flow.wished.includes(id) &&
      !flow.declined.includes(id),
  );
}

/** On to where something is asked. */
export function settle(state: State): void {
  const { flow } = state;
  while (flow.phase === 'turns' && flow.told && state.attacks.length === 0 && openBattle(state) === undefined)
    endOfTurn(state);
  while (flow.phase === 'unrest' && !openWish(state) && openRolls(state).length === 0) {
    flow.at++;
    Object.assign(flow, { drawn: false, waiting: [] });
    if (flow.at >= NATIONS.length) enter(state, 'influence');
  }
  open(state);
}

function enter(state: State, phase: State['flow']['phase']): void {
  Object.assign(state.flow, {
    phase,
    at: 0,
    done: [],
    second: [],
    drawn: false,
    waiting: [],
    told: false,
    ordered: false,
    wished: [],
    declined: [],
  });
}

export function rollUnrest(state: State, faces: readonly number[]): void {
  const rolls = openRolls(state);
  if (state.flow.second.length === 0) drawUp(state, rolls);
  state.flow.second = [];
  rolls.forEach((roll, at) => {
    const face = faces[at] ?? 12;
    const entry = BY_ID[roll.id.slice(0, 3)] as Entry;
    const needs = typeof roll.needs === 'number' ? roll.needs : roll.needs(state);
    state.flow.done.push(roll.id);
    if (face <= needs) roll.works(state, entry, face);
    else roll.fails?.(state, entry);
  });
  if (state.rulings['tested'] === 'news-and-docket') look(state, false);
}

/** What waits for these dice is rolled after them; then the nation is through. */
function drawUp(state: State, rolls: readonly Roll[]): void {
  const { flow } = state;
  const isStraitLeft = !flow.drawn && waits(state, 'TUR.S2', rolls);
  Object.assign(flow, { drawn: true, waiting: isStraitLeft ? ['TUR.S2'] : [] });
}

export function wish(state: State, answer: string): void {
  const roll = openWish(state);
  if (roll) (answer === 'roll' ? state.flow.wished : state.flow.declined).push(roll.id);
}

/** What has succeeded in part II, as the table says it. */
export function influence(state: State, told: Readonly<Record<string, number>>): void {
  for (const channel of CHANNELS)
    if (told[channel.id] === 1) channel.works(state, BY_ID[channel.id.slice(0, 3)] as Entry);
  if (state.rulings['tested'] === 'news-and-docket') look(state, false);
  enter(state, 'declarations');
}

/** They count from the next turn on (G.F4). */
export function declare(state: State, told: Readonly<Record<string, number>>): void {
  for (const [row, count] of Object.entries(told)) {
    const [what = '', pair = ''] = row.split('/');
    if (count !== 1) continue;
    if (what === 'phony-war' || isPhonyBegun(state, what, pair)) state.phonyDeclared = true;
    if (pair !== '') state.declared[pair.replace('-', '.')] = what as War;
  }
  enter(state, 'turns');
}

/** The Phony War starts with Germany’s war with the U.K. or France at the latest (ruling phony-war). */
function isPhonyBegun(state: State, what: string, pair: string): boolean {
  const isGerman = ['germany-uk', 'germany-france'].includes(pair);
  return isGerman && what !== 'peace' && state.rulings['phony-war'] === 'begun';
}

export function playerNow(state: State): Player {
  return PLAYERS[state.flow.at] as Player;
}

/** What a player’s nations did, on the map. */
export function news(state: State, told: Readonly<Record<string, number>>): void {
  const rows = Object.entries(told).toSorted(([a], [b]) => Number(isAttack(b)) - Number(isAttack(a)));
  for (const [row, count] of rows) {
    const [what = '', place = ''] = row.split('/');
    const nation = what.slice(0, what.indexOf('-'));
    if (count > 0 && isNation(nation))
      happen(state, { nation, what: what.slice(nation.length + 1), place, count });
  }
  state.attacks.sort((a, b) => PLACES.indexOf(a.place) - PLACES.indexOf(b.place));
  // by ruling what a box moves elsewhere waits for the battle
  if (state.rulings['box-moves-others'] === 'after-battle') look(state, false);
  for (const attack of state.attacks) turnByBox(state, attack);
  stayHome(state);
  if (state.rulings['box-moves-others'] === 'at-once' || state.attacks.length === 0) look(state, false);
  state.flow.told = true;
}

/** By ruling a Peru that an attack has made take a side marches no more. */
function stayHome(state: State): void {
  const isTurned = NATIONS.some((each) => /^PER\.A[XL]$/.test(state.through['peru']?.[each] ?? ''));
  if (isTurned && state.rulings['peru-turned'] === 'stays')
    state.ordered = state.ordered.filter(({ rule }) => rule !== 'PER.U1');
}

/** How the first of the attacks ended. */
export function battle(state: State, told: Readonly<Record<string, number>>): void {
  const attack = state.attacks.shift();
  if (attack) endBattle(state, attack, told);
}

/** ARG.U2: with Castillo in power Germany may have his army attack the Americans. */
export function isOrderOpen(state: State): boolean {
  const { flow, government } = state;
  const isGerman =
    flow.phase === 'turns' && playerNow(state) === 'germany-italy' && !flow.told && !flow.ordered;
  const isHeld = government['ARG'] === 'castillo' && isThere(state, 'usa', 'argentina');
  return isGerman && isHeld && !isClosed(state, BY_ID['ARG'] as Entry);
}

export function order(state: State, answer: string): void {
  state.flow.ordered = true;
  if (answer === 'attack') state.ordered.push({ rule: 'ARG.U2', place: 'argentina', by: 'germany' });
}

/** Whether the next battle to be told is an ordered one: they come before the attacks. */
export function isOrderedNext(state: State): boolean {
  return openBattle(state) !== undefined;
}

/** ECU.E1: as Peru attacks, Ecuador turns to the U.S.A. */
function open(state: State): void {
  if (state.flow.phase !== 'turns' || !state.flow.told || !isOrderedNext(state)) return;
  const next = openBattle(state);
  if (next?.rule === 'PER.U1')
    raise(state, BY_ID['ECU'] as Entry, { nation: 'usa', to: 'sworn', by: 'ECU.E1' });
}

/** The next battle that a story has ordered for this player’s turn. */
function openBattle(state: State): Ordered | undefined {
  return state.ordered.find(({ by }) => playerOf(by) === playerNow(state));
}

/** How it ended: who won, and what is left there. */
export function fight(state: State, told: Readonly<Record<string, number>>): void {
  const battle = openBattle(state);
  if (!battle) return;
  state.ordered.splice(state.ordered.indexOf(battle), 1);
  const { place, rule } = battle;
  const count = (who: string, kind: Kind): number => told[`${who}/${kind}`] ?? 0;
  const there = NATIONS.filter((each) => isThere(state, each, place));
  for (const kind of LAND_KINDS) {
    (state.natives[place] as Record<Kind, number>)[kind] = count('natives', kind);
    for (const nation of there) (state.units[nation][place] ??= {})[kind] = count(nation, kind);
  }
  const won = ['attacker', 'defender', 'nobody'].find((each) => told[`won/${each}`] === 1) ?? '';
  if (rule === 'PER.U1')
    endBorderWar(
      state,
      won,
      Math.max(count('from-peru', 'infantry'), won === 'attacker' ? count('natives', 'infantry') : 0),
    );
  // total decimation is German control
  if (rule === 'ARG.U2')
    markAll(state, BY_ID['ARG'] as Entry, {
      flags: { [won === 'defender' ? 'usa' : 'germany']: 'total' },
      by: 'ARG.U2',
    });
  if (rule === 'IRQ.U2' && won === 'attacker' && state.rulings['iraq-swap'] === 'after-battle')
    swapIraqi(state);
  if (state.rulings['tested'] === 'news-and-docket') look(state, false);
}

/** PER.U1a and U1b: taken, Ecuador is a part of a neutral Peru; else Peru makes amends. */
function endBorderWar(state: State, won: string, lost: number): void {
  const peru = BY_ID['PER'] as Entry;
  (state.natives['peru'] as Record<Kind, number>).infantry -= lost;
  if (won === 'attacker') {
    state.government['PER'] = 'ecuador-taken';
    state.government['ECU'] = 'ecuador-peruvian';
    return mark(state, 'ecuador', { flags: {}, by: 'PER.U1' });
  }
  if (won === 'defender' || state.rulings['peru-nobody'] === 'repelled')
    markAll(state, peru, { flags: { usa: 'economic' }, by: 'PER.U1' });
}

function isAttack(row: string): boolean {
  return row.includes('-attacks/');
}

interface News {
  readonly nation: Nation;
  readonly what: string;
  readonly place: string;
  readonly count: number;
}

function happen(state: State, { nation, what, place, count }: News): void {
  const kind = LAND_KINDS.find((each) => what === each || what === `out-${each}`);
  const isAttacked = state.attacks.some((each) => each.place === place && each.nations.includes(nation));
  // what attacks stands there only once it has won
  if (kind && !isAttacked) move(state, { nation, place, kind, count: what === kind ? count : -count });
  if (kind === what) state.struck[`${nation}.abroad`] = true;
  if (what === 'attacks') {
    state.struck[`${nation}.abroad`] = true;
    state.attacks.push({ place, nations: [nation] });
  }
  if (what === 'takes') takeLand(state, nation, place);
  if (what === 'strikes') strike(state, nation, place);
}

function move(
  state: State,
  { nation, place, kind, count }: { nation: Nation; place: string; kind: Kind; count: number },
): void {
  const army = (state.units[nation][place] ??= {});
  army[kind] = Math.max(0, (army[kind] ?? 0) + count);
}

/** Land goes back to a friend who owned it; else it is the taker’s (G.B2, G.B3, G.B5, G.B7). */
function takeLand(state: State, nation: Nation, land: string): void {
  const owner = ownerOf(state, land) as Nation;
  const isCeded = land === 'french-indo-china' && state.government['THA'] === 'indo-china-ceded';
  const before = isCeded ? 'japan' : (state.holder[land] as Nation);
  // what is retaken can be asked for again
  // taken, it is sworn to nobody any more, and may be asked for anew
  if (isCeded) state.government['THA'] = 'indo-china-wanted';
  if (AXIS.includes(nation)) {
    if (owner !== nation) strike(state, nation, 'abroad');
    if (before === 'ussr' && isSovietLand(state, owner)) strike(state, nation, 'soviet-land');
    if (land === 'great-britain' || land === 'northern-ireland') strike(state, nation, 'british-isles');
    else if (owner === 'uk') strike(state, nation, 'british-land');
  }
  const isFreed = AXIS.includes(nation)
    ? AXIS.includes(owner)
    : WEST.includes(nation) && WEST.includes(owner);
  state.holder[land] = isFreed && AXIS.includes(before) !== AXIS.includes(nation) ? owner : nation;
}

/** Whether land that the U.S.S.R. holds counts for Bulgaria (ruling soviet-territory). */
function isSovietLand(state: State, owner: Nation): boolean {
  return owner === 'ussr' || state.rulings['soviet-territory'] === 'any';
}

/** An attack on the British Isles is one on British land, and every attack is one abroad. */
function strike(state: State, nation: Nation, what: string): void {
  const all = what === 'british-isles' ? [what, 'british-land', 'abroad'] : [what, 'abroad'];
  for (const each of all) state.struck[`${nation}.${each}`] = true;
  if (all.includes('british-land') && nation !== 'japan') rouseEire(state);
}

function endOfTurn(state: State): void {
  state.flow.at++;
  state.flow.told = false;
  if (state.flow.at < PLAYERS.length) return;
  state.turn++;
  if (state.turn > 14) {
    state.flow.phase = 'over';
    return;
  }
  enter(state, 'unrest');
  beginTurn(state);
}

/** What is looked at as a turn begins, and before the rolls of part I. */
export function beginTurn(state: State): void {
  Object.assign(state.war, state.declared);
  for (const pair of Object.keys(state.declared)) delete state.declared[pair];
  state.phony ||= state.phonyDeclared;
  if (AXIS.some((each) => ['war', 'full'].includes(state.war[pairWithUsa(each)] ?? ''))) state.hadWar = true;
  const spain = flagOf(state, 'spain', 'germany');
  const franceFree = !AXIS.includes(state.holder['france'] as Nation);
  state.began = {
    chile: isChileGermany(state),
    spainHeld: spain === 'friendly' || spain === 'sworn',
    franceFree,
  };
  // for that turn only (SPA.I3)
  if (state.through['spain']?.ussr === 'SPA.I3')
    markAll(state, BY_ID['SPA'] as Entry, { flags: {}, by: 'SPA.I3' });
  openPortugal(state, franceFree);
  look(state, true);
}

function pairWithUsa(axis: Nation): string {
  return `${axis}.usa`;
}

/** POR.E1 and E2: a friend of the U.K. while a turn begins with France free. */
function openPortugal(state: State, isFree: boolean): void {
  const entry = ENTRIES.find(({ id }) => id === 'POR') as Entry;
  if (isClosed(state, entry)) return;
  if (isFree) return raise(state, entry, { nation: 'uk', to: 'friendly', by: 'POR.E1' });
  if (state.rulings['portugal-fall'] !== 'neutral') return;
  for (const place of groupOf(entry)) {
    const isHeld = entry.colonies.includes(place) && ALLIES.some((each) => isThere(state, each, place));
    if (flagOf(state, place, 'uk') === 'friendly' && !isHeld)
      mark(state, place, { flags: { uk: 'neutral' }, by: 'POR.E1', beside: true });
  }
}
