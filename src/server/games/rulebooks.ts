import type { z } from 'zod';
import { hasBots, houseRulings } from '../../analysis/bots/question.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import type { Book } from '../api/rulebooks-api.ts';

/** What is said of a rulebook to who begins a game. */
export type AboutBook = z.infer<typeof Book>;

/** The rulebooks that are played in a house; some have each only once it is asked for. */
export interface Rulebooks {
  about(): readonly AboutBook[];
  /** The one with an id, if there is one. */
  load(id: string): Promise<Rulebook | undefined>;
}

/** Those that are there from the beginning. */
export function rulebooksOf(all: readonly Rulebook[]): Rulebooks {
  return {
    about: () => all.map(aboutBook),
    load: async (id) => all.find((each) => each.id === id),
  };
}

/** What is said of a rulebook. */
export function aboutBook(rulebook: Rulebook): AboutBook {
  const { id, title, about, scenarios, rulings, example } = rulebook;
  return {
    id,
    title,
    about,
    scenarios,
    rulings,
    moot: mootIn(rulebook),
    bots: scenarios.flatMap((each) => (hasBots(id, each.id) ? [each.id] : [])),
    rolls: rulebook.decisions.some(({ form }) => form === 'roll'),
    botRulings: houseRulings(id),
    ...(example === undefined ? {} : { example }),
  };
}

/** By scenario: the rulings that make no difference in it. */
function mootIn({ scenarios, rulings, isMoot }: Rulebook): Record<string, string[]> {
  const moot = (scenario: string): string[] =>
    rulings.filter((each) => isMoot?.(each, scenario)).map(({ id }) => id);
  return Object.fromEntries(scenarios.map(({ id }) => [id, moot(id)]));
}
