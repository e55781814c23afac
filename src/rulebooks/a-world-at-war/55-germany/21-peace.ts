import { type Referee, tell, texts } from '../../../kernel/index.ts';
import { isEuropeOver, isPeace } from '../turn/over.ts';
import { part } from '../part.ts';
import { type Books, type WorldPosition, type WorldStep, turnId } from '../state.ts';
import { isAtWarWith } from '../war/wars.ts';
import { unlessFallen } from '../war/withdrawn.ts';

// 55.21, 56.21: with its last power the European Axis ends the war.

declare module '../state.ts' {
  interface Steps {
    peace: { readonly after: 'germany' | 'italy' };
  }
}

/**
 * 55.21, 56.21: after a surrender of the Axis whether the war in Europe is over. If not, Italy fights on (55.22), which a German
 * surrender does not end (56.13).
 */
const peace: WorldStep<'peace'> = {
  clauses: ['55.21', '56.21'],
  withdraw: (books, position, { after }) => unlessFallen(after)(books, position),
  needs: {
    facts(_, open) {
      const missing = isPeace(open);
      return typeof missing === 'boolean' ? [] : missing;
    },
    asks: (_, open) => ({ at: turnId(open), prompt: say.ask.peace(), clauses: ['55.21'] }),
  },
  next: (books, position, { after }, referee) => settle(books, position, after, referee),
  drop: (books, position, { after }, referee) => settle(books, position, after, referee),
};

/** What was still to come of the diplomacy of Europe comes no more; BRPs that are due to the Allies are paid. */
function settle(
  { plan }: Books,
  { open }: WorldPosition,
  after: 'germany' | 'italy',
  referee: Referee,
): void {
  // of two surrenders at once the later one ends it
  if (open.agenda.filter(({ step }) => step === 'peace').length > 1) return;
  if (!isEuropeOver(open)) {
    if (after === 'germany') tell(referee, 'note', say.told.italyFightsOn, undefined, ['55.22', '56.13']);
    return;
  }
  Object.assign(open, { reactions: [], obliged: [] });
  tell(referee, 'result', say.told.peaceInEurope, undefined, [after === 'germany' ? '55.21' : '56.21']);
  if (!plan.european && isAtWarWith(open, 'japan', ['britain', 'us', 'russia', 'china']))
    tell(referee, 'note', say.told.warInPacific, undefined, ['55.23']);
}

const say = texts({
  ask: {
    peace: 'Germany has surrendered: is Italy at war with any of the Allies, so that it fights on?',
  },
  told: {
    italyFightsOn:
      'Italy and its associated minor countries fight on; the German surrender does not end that.',
    peaceInEurope: 'The war in Europe is over: nobody of the European Axis fights on.',
    warInPacific: 'The war goes on in the Pacific.',
  },
});

/** 55.21, 55.22: the end of the war in Europe, or not yet. */
export const PEACE = part(import.meta.url, {
  clauses: {
    '55.2': ['heading', 'Effects of a German surrender'],
    '55.21': ['enforced', 'Peace', 'peace'],
    '55.22': ['enforced', 'Italy', 'peace'],
  },
  steps: { peace },
  texts: say,
});
