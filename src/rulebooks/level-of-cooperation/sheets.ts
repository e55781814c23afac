import { ruled, type Rulings } from '../../kernel/ruling.ts';
import type { Line, Outcome, Sheet } from '../../kernel/sheet.ts';
import { words } from '../../kernel/words.ts';
import type { Card, Neutral } from './card.ts';
import { DICE_FACTS, hitNumberFact, hitNumberSheet, hitsSheet, ROLLERS } from './facts.ts';
import { NATIONS, type NationId, sideOf } from './nations.ts';

/** The sheets of every nation that rolls at every neutral. */
export function sheetsOf(card: Card, rulings: Rulings): Record<string, Sheet> {
  const sheets: Record<string, Sheet> = {};
  for (const nation of ROLLERS)
    for (const neutral of card.neutrals) {
      sheets[hitNumberSheet(nation, neutral.id)] = hitNumber(card, rulings, nation, neutral);
      sheets[hitsSheet(nation, neutral.id)] = hits(rulings, nation, neutral);
    }
  return sheets;
}

/**
 * The hit number (S5): 1, and 1 more for each place next to the neutral that the nation controls and did not own at
 * the start (R4: its own conquests only). Ruling A3 says what counts, A2 whether there is a cap.
 */
function hitNumber(card: Card, rulings: Rulings, nation: NationId, neutral: Neutral): Sheet {
  const clamp = ruled(rulings, 'A2') === 'cap' ? { max: 5, clause: 'S5' } : undefined;
  return {
    title: words('sheet.hitNumber', { nation, neutral: neutral.name }),
    lines: [
      { id: 'S5/base', clause: 'S5', label: words('line.base'), needs: [], value: () => 1 },
      ...neutral.adjacent.flatMap((id) => placeLine(card, rulings, nation, id)),
    ],
    ...(clamp ? { clamp } : {}),
  };
}

function placeLine(card: Card, rulings: Rulings, nation: NationId, id: string): Line[] {
  const conquests = ruled(rulings, 'A3') === 'conquests';
  const territory = card.territories.find((each) => each.id === id);
  if (territory && (territory.owner === nation || (conquests && sideOf(territory.owner) === sideOf(nation))))
    return [];
  const name = territory?.name ?? card.neutrals.find((each) => each.id === id)?.name ?? id;
  const fact = territory ? `control.${id}` : conquests ? `captured.${id}` : `controller.${id}`;
  return [
    {
      id: `S5/${id}`,
      clause: 'S5',
      label: words('line.place', { place: name }),
      needs: [fact],
      value: (known) => (known.text(fact) === nation ? 1 : 0),
    },
  ];
}

const OUTCOMES: readonly Outcome[] = [
  { id: 'stays', to: 0, label: words('outcome.stays'), clauses: ['S6'] },
  { id: 'moves', from: 1, label: words('outcome.moves'), clauses: ['S6', 'S7'] },
];

/** How many dice hit (S6, R4). Any number of hits moves one step (S7). */
function hits(rulings: Rulings, nation: NationId, neutral: Neutral): Sheet {
  const number = hitNumberFact(nation, neutral.id);
  const exactly = ruled(rulings, 'A1') === 'exactly';
  return {
    title: words('sheet.hits', { nation, neutral: neutral.name }),
    lines: DICE_FACTS.slice(0, NATIONS[nation].dice).map((die) => ({
      id: `S6/${die}`,
      clause: 'R4',
      label: words('line.die', { die: die.slice('die.'.length) }),
      needs: [die, number],
      value: (known) => {
        const face = known.number(die);
        const hit = exactly ? face === 1 || face === known.number(number) : face <= known.number(number);
        return hit ? 1 : 0;
      },
    })),
    outcomes: OUTCOMES,
  };
}
