import campaign from '../../../examples/europe-1939.json';
import record from '../../../examples/europe-1939.jsonl?url';
import { isRefusal } from '../../kernel/clause.ts';
import type { Seat } from '../../kernel/forms/decision.ts';
import type { Entry, Header } from '../../kernel/game/entry.ts';
import { type Game, stateOf } from '../../kernel/game/game.ts';
import { awaitingOf } from '../../kernel/game/play.ts';
import { viewOf } from '../../kernel/game/position.ts';
import { linesAfter, type Reading, readOn } from '../../kernel/game/record.ts';
import { replay } from '../../kernel/game/replay.ts';
import { turnsOf } from '../../kernel/game/reading.ts';
import type { Desk } from '../api.ts';
import { loadMap } from '../map/places.ts';
import { loadRulebook } from '../load-rulebook.ts';
import { bindBook, type WholeBook } from '../book.tsx';
import { setUpTexts } from '../set-up/texts.ts';

export type Turn = (typeof campaign)['turns'][number];

/** The example campaign, replayed here: nothing of it is kept on the server. */
export interface Campaign {
  readonly title: string;
  readonly turns: readonly Turn[];
  readonly game: Game;
  readonly book: WholeBook;
}

let loading: Promise<Campaign> | undefined;

/** Fetch the campaign and replay it, once. Rejects where it cannot be had. */
export function loadCampaign(): Promise<Campaign> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Campaign> {
  const response = await fetch(record);
  if (!response.ok) throw new Error(setUpTexts.live.fault(response.status));
  const [header, ...entries] = (await response.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown) as [Header, ...Entry[]];
  const [rulebook] = await Promise.all([loadRulebook(header.rulebook), loadMap(header.rulebook)]);
  const book = rulebook && bindBook(rulebook, header, true);
  if (!rulebook || !book) throw new Error(setUpTexts.noBook);
  const replayed = replay(rulebook, header, entries, 'last', () => book.table);
  if (isRefusal(replayed) || replayed.stopped) throw new Error(setUpTexts.campaign.older);
  return { ...campaign, game: replayed.game, book };
}

/** How a seat (null: a spectator) has read the campaign to its end. */
export function readingOf({ game }: Campaign, seat: Seat | null): Reading {
  return readOn(game, seat);
}

/** The desk of a seat as the campaign ends: nothing is asked any more. */
export function deskOf({ title, game, book }: Campaign, seat: Seat | null, reading: Reading): Desk {
  const { header, table } = game;
  const state = stateOf(game);
  return {
    game: 'campaign',
    title,
    rulebook: header.rulebook,
    scenario: header.scenario,
    rulings: header.rulings,
    data: header.data,
    dice: header.dice,
    rulesVersion: header.rulesVersion,
    person: '',
    seats: [...table.seats],
    seat,
    people: [{ name: setUpTexts.wizard.everyone, seats: [...book.table.seats] }],
    mark: '',
    over: true,
    stopped: null,
    awaiting: awaitingOf(table, state),
    state: null,
    answered: [],
    view: viewOf(state.position, seat),
    asks: [],
    tableAsks: [],
    diceAsks: [],
    previews: {},
    have: 0,
    from: 0,
    earlier: 0,
    lines: linesAfter(game, seat, reading),
    proposal: null,
    coming: null,
    turns: turnsOf(game, reading),
    habits: {},
    marks: {},
  };
}
