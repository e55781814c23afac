import { type Bar, texts } from '../../../kernel/index.ts';
import { ATTACK_ENTRY_RULINGS } from './a2-a4-entry.rulings.ts';
import { classOf, totalOf } from '../rules/a-classes.ts';
import { isAxis, type Nation, NATIONS } from '../nations.ts';
import { part } from '../part.ts';
import type { PlaceId } from '../stories/rule.ts';
import type { Books, Open } from '../state.ts';
import { friendThere } from './b-friends.ts';
import { storyOf } from './b-laws.ts';
import { barFor } from './bars.ts';

const say = texts({
  bar: {
    economic: '{place} is an Economic ally of {nation}: it pays, and lets nobody in.',
    soviet: '{place} is under Soviet Total Control: Neutral to {nation}.',
    noEntry: '{place} is Neutral to {nation}: nobody may enter it but to attack.',
  },
});

const economic = barFor(say.bar.economic, ['G.A4', 'G.A5']);
const soviet = barFor(say.bar.soviet, ['G.B4', 'G.A4']);
const noEntry = barFor(say.bar.noEntry, ['G.A2', 'G.A4']);

/**
 * G.A2, G.A3 (what a nation may do is its own alone), G.A4, G.A5, G.B2, G.B4, G.B7, G.H2, MON.O0, POR.E1: why land units of a nation may not enter a territory in peace; null: they may.
 */
export function entryBar(books: Books, open: Open, nation: Nation, place: PlaceId): Bar | null {
  const story = storyOf(books, open, 'entry', nation, place);
  if (story === 'allows' && !isEnemys(open, nation, place)) return null;
  if (story !== null && story !== 'allows') return story;
  const is = classOf(open, place, nation);
  if (is === 'total' || is === 'sworn' || is === 'friendly' || friendThere(open, nation, place)) return null;
  if (is === 'economic') return economic(place, nation);
  return totalOf(open, place) === 'ussr' ? soviet(place, nation) : noEntry(place, nation);
}

/** Whether a place is of the other side, Sworn or under Total Control: no story opens it then. */
function isEnemys(open: Open, nation: Nation, place: PlaceId): boolean {
  return NATIONS.some(
    (each) => isAxis(each) !== isAxis(nation) && ['sworn', 'total'].includes(classOf(open, place, each)),
  );
}

/** G.A2 to G.A4, G.B4, G.H2: who may enter. */
export const ENTRY = part(import.meta.url, {
  clauses: {
    'G.A2': ['enforced', 'Neutral', 'entryBar'],
    'G.A3': ['enforced', 'No class is given away', 'entryBar'],
    'G.A4': ['enforced', 'The rights of each class', 'entryBar'],
  },
  rulings: ATTACK_ENTRY_RULINGS,
  texts: say,
});
