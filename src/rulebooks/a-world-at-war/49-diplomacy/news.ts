import { part } from '../part.ts';
import { placedStays } from './1-allotment.ts';
import { russiaInvaded } from './154-undefended.ts';
import { ringsReported } from './4262-spy-rings.ts';
import { fallOfFrance } from './431c-france.ts';
import { conqueredLoses } from './5-results.ts';
import { promises } from './58-obligations.ts';
import { wars } from './58-wars.ts';
import { warTold } from './61-declared.ts';
import { canReact, triggers } from './63-triggers.ts';
import { lists } from './84-lists.ts';
import { checksTold, japanAtWar } from './85-effective-level.ts';
import { elections } from './86-elections.ts';

/** What follows from what is told, in the order in which it is played: each may build on those before it. */
export const NEWS = part(import.meta.url, {
  news: [
    russiaInvaded,
    wars,
    warTold,
    fallOfFrance,
    triggers,
    promises,
    lists,
    elections,
    japanAtWar,
    placedStays,
    ringsReported,
    conqueredLoses,
    canReact,
    checksTold,
  ],
});
