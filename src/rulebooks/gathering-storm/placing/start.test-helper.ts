import {
  type State,
  type Table,
  asksOf,
  awaitingOf,
  bindTable,
  firstState,
  isRefusal,
  play,
} from '../../../kernel/kit/front.test-helper.ts';
import type { Decision } from '../../../kernel/solo/index.ts';
import {
  type Door,
  type FactValue,
  type Json,
  type Rulings,
  type Seat,
  type frame,
  setFact,
} from '../../../kernel/index.ts';
import { gatheringStorm, settingOf } from '../index.ts';
import type { Pack } from '../files/pack.ts';
import { SHEET } from '../packs/sheet.ts';
import type { StormPosition, Open, Setting } from '../state.ts';

/** How a test's game begins. */
interface Start {
  readonly scenario?: 'campaign-sides' | 'campaign-powers' | 'first-turn';
  readonly rulings?: Rulings;
  /** What a players' pack says beside the sheet. */
  readonly pack?: Partial<Pack>;
  readonly facts?: Readonly<Record<string, FactValue>>;
  /** Events that their holders hold, by seat. */
  readonly held?: Readonly<Record<Seat, readonly string[]>>;
}

/** A game in a test: it is played on by `answer`. */
export interface StartedGame {
  readonly table: Table;
  state: State;
  readonly told: frame.Dispatch[];
  readonly doors: Door[];
}

/** A game at its first step, with what a test says of it. */
export function gameOf({
  scenario = 'campaign-sides',
  rulings = {},
  pack,
  facts = {},
  held = {},
}: Start = {}): StartedGame {
  const data = pack ? ({ pack: { ...SHEET, ...pack } } as unknown as Json) : null;
  const table = bindTable(gatheringStorm, { scenario, rulings, data });
  if (isRefusal(table)) throw new Error(table.refused.key);
  const state = firstState(table);
  const { open, sealed } = state.position as StormPosition;
  for (const [key, value] of Object.entries(facts)) setFact(open.facts, key, value);
  for (const [seat, events] of Object.entries(held))
    for (const event of events) setFact(sealed[seat]?.facts ?? {}, `held.${event}`, true);
  return { table, state, told: [], doors: [] };
}

/** The setting and the open part with which a game begins. */
export function startOf(start: Start = {}): { readonly setting: Setting; readonly open: Open } {
  const { table, state } = gameOf(start);
  return { setting: settingOf(table.setup), open: state.position.open as Open };
}

/** The open part of a game. */
export function openOf({ state }: StartedGame): Open {
  return state.position.open as Open;
}

/** What is asked of whom now, without the standing decisions. */
export function questionsNow({ table, state }: StartedGame): Decision[] {
  return awaitingOf(table, state).flatMap((seat) =>
    asksOf(table, state, seat).filter(({ optional }) => !optional),
  );
}

/** What a decision with this end of its id asks; throws when it is not asked. */
export function find(game: StartedGame, name: string): Decision {
  const found = questionsNow(game).find(({ id }) => id.endsWith(name));
  if (!found)
    throw new Error(
      `${name} is not asked, but ${questionsNow(game)
        .map(({ id }) => id)
        .join(', ')}`,
    );
  return found;
}

/** Answer a decision, named by the end of its id; the reason of a refusal, or null. */
export function answer(game: StartedGame, name: string, given: Json): string | null {
  const decision = find(game, name);
  const done = play(game.table, game.state, { seat: decision.seat, decision: decision.id, answer: given });
  if (isRefusal(done)) return done.refused.key;
  game.state = done.state;
  game.told.push(...done.dispatches);
  game.doors.push(...done.doors);
  return null;
}

/** Answer with as little as is lawful until a decision is asked whose id ends so. */
export function goTo(game: StartedGame, name: string): StartedGame {
  for (let i = 0; i < 60 && !questionsNow(game).some(({ id }) => id.endsWith(name)); i++) {
    const [decision] = questionsNow(game);
    if (!decision) break;
    const refused = answer(game, decision.id, leastOf(decision));
    if (refused) throw new Error(`${decision.id}: ${refused}`);
  }
  return game;
}

function leastOf({ form }: Decision): Json {
  if (form.kind === 'choose') return form.options[0]?.value ?? '';
  if (form.kind !== 'allocate') return {};
  const bound = form.limits.filter(({ min = 0 }) => min > 0);
  return Object.fromEntries(bound.map(({ rows, min = 0 }) => [rows[0] ?? '', min]));
}

/** The keys of what was told. */
export function toldKeys({ told }: StartedGame): string[] {
  return told.map(({ data }) => data.key);
}
