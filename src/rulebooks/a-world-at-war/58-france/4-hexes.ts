import { type Referee, directive, rulingsOf, texts } from '../../../kernel/index.ts';
import { PLACES } from '../war/control.ts';
import { part } from '../part.ts';
import { heldOf, isAllied, noteHeld, seize } from '../war/held.ts';
import type { Open } from '../state.ts';
import { areAtWar } from '../war/wars.ts';

// 58.4: who controls France afterwards, and what becomes of the forces in it.

/**
 * 58.41, 58.411, 58.43: all of France that is not Vichy passes to the Axis, and Allied forces still in it are lost or leave;
 * with the U.S. at war with Germany what was French becomes British, and they may stay.
 */
export function passHexes(open: Open, isEstablished: boolean, referee: Referee): void {
  if (areAtWar(open, 'germany', 'us')) {
    directive(referee, say.told.frenchHexesBritish, undefined, ['58.41', '58.411']);
    return;
  }
  const hexes = isEstablished ? say.told.frenchHexesBesideVichy : say.told.frenchHexes;
  directive(referee, hexes, undefined, ['58.41', isEstablished ? '58.31A' : '58.31B']);
  for (const place of isEstablished ? PARIS : PLACES['58.21A']) seize(open, place, 'axis');
  // which of them lies in Vichy France the map says
  if (isEstablished) for (const place of OTHERS) seize(open, place, undefined);
  leaveWest(open);
  directive(referee, say.told.alliesInFrance, undefined, ['58.41']);
  if (isEstablished) directive(referee, say.told.alliesInVichy, undefined, ['58.43']);
}

/** 58.41: as long as nobody has said whether there is a Vichy France, what is Axis either way. */
export function passWhatIsNotVichy(open: Open, referee: Referee): void {
  for (const place of PARIS) seize(open, place, 'axis');
  for (const place of OTHERS) if (isAllied(heldOf(open, place).by)) seize(open, place, undefined);
  leaveWest(open);
  for (const text of [say.told.frenchHexesBesideVichy, say.told.alliesInFrance])
    directive(referee, text, undefined, ['58.41']);
}

/** No hex of France is left to the Western Allies, so that none counts for Russia (60.11). */
function leaveWest(open: Open): void {
  noteHeld(open, 'france', { hexes: 0 });
}

const PARIS = ['paris'] as const;
const OTHERS = ['lyon', 'marseilles'] as const;

const say = texts({
  told: {
    frenchHexes: 'All hexes of France and Corsica pass to Axis control.',
    frenchHexesBesideVichy: 'All hexes of France that are not Vichy pass to Axis control.',
    frenchHexesBritish:
      'The U.S. is at war with Germany: French-controlled hexes in France and Corsica pass to British control. Other Western Allied ground, air and naval units and airbases may stay in France.',
    alliesInFrance:
      'Eliminate all Allied ground units and airbases that are not French and still in France; displace such air and naval units to British-controlled bases.',
    alliesInVichy: 'Eliminate Allied forces in Vichy France.',
  },
});

const { RULINGS } = rulingsOf([
  {
    id: 'french-hexes-after-us',
    clauses: ['58.31B', '58.41', '58.411', '58.72'],
    question:
      'Without Vichy France the Axis gain all of France; once the U.S. is at war with Germany what is French becomes British. Which holds?',
    choices: [
      {
        id: 'british',
        text: 'The exception: it becomes British, and nobody receives the BRPs of Vichy; France has been conquered only if the Axis hold Paris.',
      },
    ],
    default: 'british',
    fixed: true,
  },
]);

/** 58.4: the hexes of France. */
export const HEXES = part(import.meta.url, {
  clauses: {
    '58.4': ['heading', 'Hexes'],
    '58.41': ['directive', 'Hex control', 'passHexes'],
    '58.411': ['directive', 'Hex control after U.S. entry', 'passHexes'],
    '58.43': ['directive', 'Effect on Allied forces', 'passHexes'],
  },
  rulings: RULINGS,
  texts: say,
});
