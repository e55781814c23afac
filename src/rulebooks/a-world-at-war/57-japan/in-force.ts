import { texts } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { type InForce, type InForceOf, stands } from '../54-surrender/in-force.ts';
import { inForceTexts } from '../54-surrender/in-force.words.ts';
import { part } from '../part.ts';
import { areEffectsPlayed } from '../turn/played.ts';
import { LASTING_EFFECTS } from './2-effects.ts';
import { TURNS, turnsLeft } from './8-european.ts';

const AT = { since: inForceTexts.inForce.surrender({ power: 'japan' }) };

/** What a Japanese surrender leaves standing: on the map (57.41, 57.61, 57.71), in U.S. elections (57.22), forces to come (57.82). */
export const inForce: InForceOf = (books, open) => {
  if (!hasSurrendered(open, 'japan') || !areEffectsPlayed(books, open)) return [];
  const turns = turnsLeft(open);
  const over: InForce = {
    clauses: ['57.82'],
    about: say.inForce.over({ turns }),
    on: 'us',
    lifted: say.inForce['over.lifted']({ of: TURNS }),
    ...AT,
  };
  return [
    ...(books.plan.european ? [] : [LASTING_EFFECTS.japanHexes, LASTING_EFFECTS.japanBrps]).map((each) =>
      stands(each, undefined, AT),
    ),
    ...(books.plan.europe ? [stands(LASTING_EFFECTS.japanElections, undefined, AT)] : []),
    ...(turns > 0 ? [over] : []),
  ];
};

const say = texts({
  inForce: {
    over: 'American forces may come over from the Pacific in {turns} more Allied player turns',
    'over.lifted': 'Allied player turn {of} after the surrender of Japan',
  },
});

/** 57.22 to 57.82: what stands after a Japanese surrender. */
export const IN_FORCE = part(import.meta.url, { gives: { inForce: [inForce] }, texts: say });
