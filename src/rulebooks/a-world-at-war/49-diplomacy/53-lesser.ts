import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import type { DecisionKind } from '../../../kernel/rulebook.ts';
import { words } from '../../../kernel/words.ts';
import type { Faction } from '../powers.ts';
import { type Books, type Go, type Open, phaseId, type Step } from '../state.ts';
import { resultWords } from '../tables/results.ts';
import { rollSheet } from './42-die-roll.ts';
import { lesserOptions } from './5-results.ts';
import { rowOf } from './5-rows.ts';
import { demandOutcome, settleDemand } from './7-demands.ts';

// 49.51C, 49.53: who benefits where as many DPs stand, and the lesser result that the favoured side may take.

declare module '../state.ts' {
  interface Steps {
    tie: { readonly target: string };
    lesser: { readonly target: string; readonly faction: Faction };
  }
}

/** 49.51C: as many Western as Russian DPs: by agreement or a die among the players. */
export const tie: Step<'tie'> = {
  clauses: ['49.51C'],
  seats: () => ['table'],
  asks: (_, { open }, { target }) => ({
    id: `${phaseId(open)}/${target}/tie`,
    form: { kind: 'choose', options: ALLIES },
    prompt: words('ask.tie', { target }),
    clauses: ['49.51C'],
  }),
  take: (_, { open }, __, { answer }) => favour(open, answer as Faction),
};

export const TIE: DecisionKind = {
  name: 'tie',
  seats: 'table',
  form: 'choose',
  about: 'Which Allied faction benefits, by agreement or a die.',
  clauses: ['49.51C'],
};

const ALLIES = (['western-allies', 'russia'] as const).map((value) => ({
  value,
  label: words('option.faction', { faction: value }),
}));

/** A faction benefits from the roll that is made: it may take a lesser result (49.51, 49.53). */
export function favour(open: Open, faction: Faction): Go[] {
  const current = open.rolls[open.rolling];
  if (!current) return [];
  current.faction = faction;
  return [{ step: 'lesser', target: current.target, faction }];
}

/** 49.53: the favoured side, whoever rolled, takes the result or a lesser one, at once, before any later roll. */
export const lesser: Step<'lesser'> = {
  clauses: ['49.53'],
  seats: (_, __, { faction }) => [faction],
  asks({ tables }, { open }, { target }) {
    const current = open.rolls[open.rolling];
    if (!current) throw new Error(`nothing is rolled for ${target}`);
    return {
      id: `${phaseId(open)}/${target}/lesser`,
      form: { kind: 'choose', options: lesserOptions(tables, open, current) },
      prompt: words('ask.lesser', { target, faction: current.faction }),
      clauses: ['49.53'],
      sheets: [{ name: rollSheet(target), dice: [] }],
    };
  },
  take(books, { open }, { target }, { answer }, referee): Go[] {
    const id = answer as string;
    const current = open.rolls[open.rolling];
    const row = rowOf(books.tables, open, target, id);
    if (row && current) {
      const args = { faction: current.faction, target, result: resultWords(row) };
      const key = current.rolled === id ? 'told.taken' : 'told.lesser';
      referee.tell?.(toAll('note', words(key, args), ['49.53']));
    }
    return settle(books, open, id, referee);
  },
};

export const LESSER: DecisionKind = {
  name: 'lesser',
  seats: 'the favoured faction',
  form: 'choose',
  about: 'The result rolled, or a lesser one.',
  clauses: ['49.53'],
};

/** What the roll comes to is clear; a demand can leave the answer to Germany (49.71). */
export function settle({ tables }: Books, open: Open, id: string, referee: Referee): Go[] {
  const current = open.rolls[open.rolling];
  if (!current) return [];
  current.settled = id;
  if (current.kind === 'demand') {
    const outcome = demandOutcome(open, rowOf(tables, open, current.target, id)?.effect ?? 'none');
    if (outcome === 'germany') return [{ step: 'demand', target: current.target }];
    settleDemand(open, outcome, referee);
  }
  open.rolling++;
  return [];
}
