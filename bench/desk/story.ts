import { isRefusal } from '../../src/kernel/clause.ts';
import { act, isPending } from '../../src/kernel/game/act.ts';
import { beginGame, newHeader, stateOf } from '../../src/kernel/game/game.ts';
import { markOf, needsMark } from '../../src/kernel/game/reading.ts';
import { seededRandom } from '../../src/kernel/kit/random.ts';
import type { Rulebook, Table } from '../../src/kernel/rulebook.ts';
import type { Answer, NewGame } from '../../src/server/api/api.ts';
import { goOn, type LiveGame, liveGame, lookAnew } from '../../src/server/games/live-game.ts';
import { sightOf } from '../../src/server/desk/sight.ts';
import { anyMove, boundFor, nextIn } from '../any-game.ts';

/** How many look on at a game, each at a desk of their own. */
const MOST_DESKS = 4;
const MOST_ANSWERS = 150;
/** About what a random campaign lasts; in a longer story people report unasked so much more. */
const USUAL = 350;

/** A game that was played before the clock runs: what is sent, and by whom, so that who sends it need not think. */
export interface Story {
  readonly wish: NewGame;
  readonly answers: readonly { readonly by: number; readonly body: Omit<Answer, 'request'> }[];
}

/** A game by any legal answers, at most so many. */
export function storyOf(rulebook: Rulebook, scenario: string, seed: number, most = MOST_ANSWERS): Story {
  const table = boundFor(rulebook, scenario);
  const people = peopleOf(table);
  const answers: Story['answers'][number][] = [];
  const random = seededRandom(seed);
  let game = beginGame(table, newHeader(table, 'typed'));
  const live = liveGame('story', { game, stopped: null, rehead: false, seating: NOBODY });
  while (answers.length < most) {
    const decision = nextIn(game, random, { most, usual: Math.min(most, USUAL) });
    if (!decision) break;
    const move = anyMove(game, decision, random);
    const by = Math.max(
      0,
      people.findIndex(({ seats }) => seats.includes(move.seat)),
    );
    const desk = people[by]?.seats[0] ?? '';
    const { mark: seen, own } = sightOf(live, desk);
    const mark = needsMark(table, decision) ? { mark: markOf(stateOf(game), decision) } : {};
    const next = act(game, { kind: 'answer', ...move }, people[by]?.seats ?? []);
    if (isRefusal(next) || isPending(next)) {
      // who reports unasked may have to wait until others agree
      if (decision.optional) continue;
      throw new Error(`${decision.id} is not taken`);
    }
    answers.push({ by, body: { ...move, desk, seen, have: own.have, ...mark } });
    game = next;
    goOn(live, game);
    lookAnew(live);
  }
  return {
    wish: {
      rulebook: rulebook.id,
      scenario,
      dice: 'typed',
      title: 'Rates',
      people,
      forOthers: { rolls: true, minutes: 0 },
    },
    answers,
  };
}

const NOBODY = { title: '', people: [], creator: null, proposal: null } as unknown as LiveGame['seating'];

/** The seats, dealt to as many people as look on. */
function peopleOf({ seats }: Table): NewGame['people'] {
  const count = Math.min(MOST_DESKS, seats.length);
  return Array.from({ length: count }, (_, at) => ({
    name: `Player ${at + 1}`,
    seats: seats.filter((_seat, i) => i % count === at),
  }));
}
