import { family } from '../../../kernel/family.ts';
import { words } from '../../../kernel/words.ts';
import type { Ground } from '../state.ts';

/** Whether a power holds a secret event this turn, as its seat alone knows (24.54E, 24.61B). */
export const held = family<Ground, [string]>({
  key: (event) => `held.${event}`,
  each: ({ pack }) => pack.events.map(({ id }) => [id]),
  spec: ({ events, seating }, event) => {
    const card = events.get(event);
    return {
      type: { kind: 'boolean' },
      lasts: 'turn',
      question: words('fact.held', { event: card?.title ?? event }),
      clauses: ['24.54E', '24.61B'],
      ...(card ? { owner: seating[card.holder] } : {}),
    };
  },
});
