import { type Referee, setFact, tell, texts } from '../../../kernel/index.ts';
import { electionResult, NONE, resultIn } from '../war/elections.ts';
import { part } from '../part.ts';
import { sign } from '../war/belligerents.ts';
import type { Books, Go, Open } from '../state.ts';
import { areAtWar } from '../war/wars.ts';
import { signPeace } from './6-peace.ts';

// 62.8: an atomic attack on the U.S. is all or nothing.

/**
 * 62.82: a separate peace with Germany after an attack defeats the U.S.: it makes peace with Japan too, and comes back in neither
 * theatre. The others may fight on: the game goes on.
 */
export function defeatUs({ plan }: Books, open: Open, referee: Referee): readonly Go[] {
  tell(referee, 'result', say.told.usDefeated, undefined, ['62.81', '62.82']);
  if (plan.european) return [];
  if (areAtWar(open, 'japan', 'us')) signPeace(open, 'pacific', ['62.82'], referee);
  else sign(open, ['japan', 'us'], 'us');
  return [];
}

/** 62.83: an attack that does not force a separate peace has no effect, but that nothing restricts the U.S. in Europe any more. */
export function failAttack(open: Open, referee: Referee): readonly Go[] {
  const wasRestricted = resultIn(open, 'europe') < NONE;
  setFact(open.facts, electionResult.key('europe'), NONE);
  const text = wasRestricted ? say.told.attackLifts : say.told.attackFails;
  tell(referee, 'result', text, undefined, ['62.81', '62.83']);
  return [];
}

const say = texts({
  told: {
    usDefeated:
      'The U.S. is defeated: it is at peace with Germany and Japan, and takes no part in the war in either theatre any more. The other Allies may fight on.',
    attackFails:
      'The attack does not force the U.S. to make peace: it changes nothing for American participation in the war.',
    attackLifts: 'The attack does not force the U.S. to make peace: nothing restricts it in Europe any more.',
  },
});

/** 62.8: atomic war. */
export const ATOMIC_WAR = part(import.meta.url, {
  clauses: {
    '62.81': ['enforced', 'German atomic attacks', '2-when.ts#electionOfAttack'],
    '62.82': ['enforced', 'U.S. defeat', 'defeatUs'],
    '62.83': ['enforced', 'Failure to defeat the U.S.', 'failAttack'],
    '62.8': ['heading', 'Atomic war'],
  },
  texts: say,
});
