import { isRefusal } from '../clause.ts';
import { type FactKey, type FactSpec, isReportable } from '../sums/facts.ts';
import type { Rulebook, Table } from '../rulebook.ts';
import { bindTable } from '../game/table.ts';
import { type Games, playGames } from './reach.test-helper.ts';

// Facts that a game knows from its start on, so that no rule ever asks for them: a rule whose fact nobody tells never happens.

/** How a table surely tells facts that nobody asks for, as reviewed. */
export interface ToldBy {
  /** One fact ('control.malta'), or all of a kind ('control.*'). */
  readonly facts: string;
  /** The decision that asks for what changes them, by its name, or the text of the log that says so, by its key. */
  readonly by: string;
  readonly why: string;
}

/** Whether a line of a list is about a fact. */
function isAbout({ facts }: ToldBy, key: FactKey): boolean {
  return facts.endsWith('.*') ? key.startsWith(facts.slice(0, -1)) : key === facts;
}

/** The facts that tables report and a game of this table knows before anybody has said anything. */
function knownAtStart(table: Table): readonly FactKey[] {
  const { facts } = table.rules;
  const position = table.rules.setup();
  const isKnown = (key: FactKey, { owner }: FactSpec): boolean => {
    const sealed = owner === undefined ? undefined : position.sealed[owner];
    const value = table.rules.known({ seat: owner ?? null, open: position.open, ...(sealed && { sealed }) })(
      key,
    );
    return value !== undefined && typeof value !== 'object';
  };
  return Object.entries(facts).flatMap(([key, spec]) => {
    const isTheirs = isReportable(spec) && spec.kept !== true && spec.from === undefined;
    return isTheirs && isKnown(key, spec) ? [key] : [];
  });
}

/**
 * What is wrong, each a sentence: a fact that the game knows from its start on, that no game asked for, and that no line
 * lists; a line about no such fact, without a reason, or whose decision or text came up in none of these games.
 */
export function silentFaults(
  rulebook: Rulebook,
  games: readonly Games[],
  list: readonly ToldBy[],
): readonly string[] {
  const silent = new Set<FactKey>();
  const came = new Set<string>();
  for (const each of games) {
    const table = bindTable(rulebook, each.setup);
    if (isRefusal(table)) throw new Error(`no game of ${each.setup.scenario}: ${table.refused.key}`);
    const asked = new Set<FactKey>();
    // nothing is told unasked, or what was taken back would count as asked for
    for (const { decisions, told, facts } of playGames(rulebook, [
      { ...each, asides: Number.MAX_SAFE_INTEGER },
    ])) {
      for (const name of [...decisions, ...told]) came.add(name);
      for (const key of facts) asked.add(key);
    }
    for (const key of knownAtStart(table)) if (!asked.has(key)) silent.add(key);
  }
  const keys = [...silent];
  return [
    ...keys
      .filter((key) => !list.some((line) => isAbout(line, key)))
      .map((key) => `${key} is known from the start on: it is never asked for, and not listed`),
    ...list
      .filter((line) => !keys.some((key) => isAbout(line, key)))
      .map(({ facts }) => `${facts} is listed, though it is asked for, or not known from the start on`),
    ...list.filter(({ why }) => why.trim() === '').map(({ facts }) => `${facts} is listed without a reason`),
    ...list.filter(({ by }) => !came.has(by)).map(({ facts, by }) => `${facts}: ${by} never came up`),
  ];
}
