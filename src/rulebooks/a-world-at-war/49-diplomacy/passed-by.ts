import { type Referee, rulingsOf, tell, texts } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import { FACTIONS, type Faction } from '../powers.ts';
import type { Open } from '../state.ts';

// Who is not asked, as all know that it has nothing: it is said (ruling passed-by).

const isTold = ({ rulings }: Open): boolean => ruled(rulings, 'passed-by') === 'told';

/** 49.16: the factions that are not asked for DPs, as they have none to place. */
export function tellNothingToPlace(open: Open, asked: readonly Faction[], referee: Referee): void {
  const factions = FACTIONS.filter((each) => !asked.includes(each));
  if (isTold(open) && factions.length > 0) tell(referee, 'note', say.told.noDps, { factions }, ['49.16']);
}

/** 49.4263: Russia is not asked for subversion. */
export function tellNoSubversion(open: Open, referee: Referee): void {
  if (isTold(open)) tell(referee, 'note', say.told.noSubversion, undefined, ['49.4263']);
}

/** 49.4262: nobody is asked for covert operations. */
export function tellNoCovert(open: Open, referee: Referee): void {
  if (isTold(open)) tell(referee, 'note', say.told.noCovert, undefined, ['49.4262']);
}

const say = texts({
  told: {
    noDps: 'No DPs to place: {factions} passed by.',
    noCovert: 'No covert operations in play: all factions passed by.',
    noSubversion: 'No level of subversion in play: Russia passed by.',
  },
});

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'passed-by',
    clauses: ['49.16', '49.425'],
    question: 'A faction is not asked, as all know that it has nothing. Is that said?',
    choices: [
      { id: 'told', text: 'Yes, in the log.' },
      { id: 'silent', text: 'No.' },
    ],
    default: 'told',
    fixed: true,
  },
]);

/** Who is passed by. */
export const PASSED_BY = part(import.meta.url, { rulings: RULINGS, texts: say });
