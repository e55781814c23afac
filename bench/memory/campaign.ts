import { isRefusal } from '../../src/kernel/clause.ts';
import type { Decision } from '../../src/kernel/forms/decision.ts';
import type { Entry, Header } from '../../src/kernel/game/entry.ts';
import { answer, type Game, newHeader, openGame } from '../../src/kernel/game/game.ts';
import { seeded } from '../../src/kernel/kit/random.ts';
import { asksOf, awaitingOf } from '../../src/kernel/game/play.ts';
import type { Rulebook } from '../../src/kernel/rulebook.ts';
import { type Random, sample } from '../../src/kernel/forms/sample.ts';
import { bindTable } from '../../src/kernel/game/bind.ts';
import { aWorldAtWar } from '../../src/rulebooks/a-world-at-war/index.ts';

/** A game as a store has it. */
export interface Campaign {
  readonly header: Header;
  readonly entries: readonly Entry[];
}

/** About what a random campaign takes when nobody reports unasked. */
const UNASKED = 500;

/** A random campaign of so many answers. In a longer one people report, and correct, so much more. */
export function playCampaign(answers: number): Campaign {
  for (let seed = 1; ; seed++) {
    const { header, moments } = playRandom(seeded(seed), answers);
    if (moments.length === answers) return { header, entries: moments.map(({ entry }) => entry) };
  }
}

function playRandom(random: Random, answers: number): Game {
  let game = newGame();
  while (game.moments.length < answers) {
    const isUnasked = random(answers) >= UNASKED - 10;
    const decision = isUnasked ? unasked(game, random) : awaited(game, random);
    if (!decision) return game;
    const { seat, id, form } = decision;
    const given = sample(form, random, game.table.rules.facts);
    const next = answer(game, { seat, decision: id, answer: given ?? null }, { by: 'Anna' });
    if (isRefusal(next)) return game;
    game = next;
  }
  return game;
}

function newGame(): Game {
  const rulebook = aWorldAtWar as unknown as Rulebook;
  const table = bindTable(rulebook, { scenario: 'campaign-1939', rulings: {}, data: null });
  if (isRefusal(table)) throw new Error(table.refused.key);
  const opened = openGame(rulebook, newHeader(table, 'typed'));
  if (isRefusal(opened)) throw new Error(opened.refused.key);
  return opened;
}

function unasked({ table, state }: Game, random: Random): Decision | undefined {
  const reports = [...table.seats, 'table'].flatMap((seat) =>
    asksOf(table, state, seat).filter(({ optional, form }) => optional && form.kind === 'report'),
  );
  return reports[random(reports.length || 1)];
}

function awaited({ table, state }: Game, random: Random): Decision | undefined {
  const due = awaitingOf(table, state)
    .flatMap((seat) => asksOf(table, state, seat))
    .filter(({ optional, held }) => !optional && held === undefined);
  return due[random(due.length || 1)];
}
