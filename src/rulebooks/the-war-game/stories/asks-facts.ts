import type { Clause, FactKey, Words } from '../../../kernel/index.ts';
import { threat, THREATENED_ENTRIES } from '../facts/facts.ts';
import { armyOf, STRENGTHS } from '../rules/h-forces.ts';
import { part } from '../part.ts';
import type { Books, Open } from '../state.ts';
import { entryOf } from '../rules/e-territories.ts';
import { unrestTexts } from '../rules/g-unrest.words.ts';

/** What the table is asked for before dice or effects; of a threat with what the army is worth (G.H3, G.H4). */
export function asksFacts(clauses: readonly Clause[]) {
  return (
    _: Books,
    open: Open,
    __: unknown,
    missing: readonly FactKey[],
  ): { readonly at: string; readonly prompt: Words; readonly clauses: readonly Clause[] } => {
    const threatened = THREATENED_ENTRIES.filter((entry) => missing.includes(threat.key(entry)));
    const at = String(open.turn);
    if (threatened.length === 0) return { at, prompt: unrestTexts.ask.missing({ turn: open.turn }), clauses };
    const { infantry, artillery, armor } = STRENGTHS;
    const armies = threatened.map((entry) =>
      unrestTexts.ask.army({ entry, strength: armyOf(open, entryOf(entry)) }),
    );
    const prompt = unrestTexts.ask.threats({ turn: open.turn, infantry, artillery, armor, armies });
    return { at, prompt, clauses: [...clauses, 'G.H3', 'G.H4'] };
  };
}

/** What is asked for before a step. */
export const ASKED_FACTS = part(import.meta.url, {
  decisions: [
    {
      name: 'report',
      seats: 'table',
      form: 'report',
      about: 'What is needed before the rolls, where nobody has said so.',
      clauses: ['G.F3'],
    },
  ],
});
