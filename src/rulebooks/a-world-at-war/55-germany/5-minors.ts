import { type Referee, type Words, texts } from '../../../kernel/index.ts';
import { conquer } from '../49-diplomacy/43-bars.ts';
import { endConquered } from '../49-diplomacy/5-results.ts';
import { axisBeneficiary } from '../49-diplomacy/51-axis.ts';
import { obligationTexts } from '../49-diplomacy/58-obligations.words.ts';
import { part } from '../part.ts';
import { setStanding, standingOf } from '../starts/standing.ts';
import type { Open } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { minorRuling, MINOR_RULINGS } from './5-minors.rulings.ts';

// 55.5: what becomes of Germany's minor countries, and of all that rule 49 had in store for it.

export const ASSOCIATED_ROWS: readonly string[] = ['9', '10'];
const LESSER: readonly string[] = ['7', '8'];

/** 55.51: the minor countries whose 7 or 8 is negated: all, or by ruling negated Germany's own. */
function negated(open: Open): readonly string[] {
  const isOwn = minorRuling(open.rulings, 'negated') === 'german';
  return MINORS.filter((target) => {
    const now = standingOf(open, target);
    return now !== null && LESSER.includes(now.result) && (!isOwn || now.power === 'germany');
  });
}

/**
 * 55.51: Germany's minor allies and associated minor countries surrender, every 7 and 8 is negated. With them go the BRPs due to
 * Germany (49.59), what is owed for a result (49.58), and reactions to come (49.61).
 */
export function endGermanResults(open: Open, referee: Referee): void {
  const its = MINORS.filter((target) => {
    const now = standingOf(open, target);
    return now?.power === 'germany' && ASSOCIATED_ROWS.includes(now.result);
  });
  const lesser = negated(open);
  for (const target of lesser) setStanding(open, target, null);
  surrenderMinors(open, its);
  const told = its.length > 0 ? say.told.germanMinorsNamed({ targets: its }) : say.told.germanMinors();
  tell(referee, 'directive', told, ['55.51']);
  if (lesser.length > 0) tell(referee, 'directive', say.told.negated({ targets: lesser }), ['55.51']);
  endPending(open, referee);
  endConquered(open, referee);
}

/** 55.51, 56.51: minor countries surrender with their power; by ruling surrendered-minors they are conquered then (49.435). */
export function surrenderMinors(open: Open, targets: readonly string[]): void {
  const isConquest = minorRuling(open.rulings, 'surrendered-minors') === 'conquered';
  for (const target of targets) {
    setStanding(open, target, null);
    if (isConquest) conquer(open, target);
  }
}

/** What has not taken place yet: nobody is left to receive it, or to declare war on. */
function endPending(open: Open, referee: Referee): void {
  const due = open.due.filter(({ power }) => power === 'germany').map(({ target }) => target);
  const owed = open.obliged.map(({ target }) => target);
  const isKept =
    minorRuling(open.rulings, 'reactions-after-germany') === 'kept' && axisBeneficiary(open) !== null;
  const reactions = isKept ? [] : open.reactions.filter(({ faction }) => faction === 'european-axis');
  open.due = open.due.filter(({ power }) => power !== 'germany');
  open.obliged = [];
  open.reactions = open.reactions.filter((each) => !reactions.includes(each));
  if (due.length > 0) tell(referee, 'note', say.told.dueLost({ targets: due }), ['55.51', '49.59']);
  if (owed.length > 0)
    tell(referee, 'note', obligationTexts.told.owedNoMore({ targets: owed }), ['55.51', '49.58']);
  if (reactions.length > 0) {
    const targets = reactions.map(({ target }) => target);
    tell(referee, 'note', say.told.reactionsLost({ targets }), ['55.51', '49.61']);
  }
}

function tell(referee: Referee, kind: 'directive' | 'note', data: Words, clauses: readonly string[]): void {
  referee.tell?.({ to: 'all', kind, data, clauses });
}

const say = texts({
  told: {
    germanMinors:
      'All minor allies and associated minor countries of Germany surrender: remove their units from play.',
    germanMinorsNamed:
      'All minor allies and associated minor countries of Germany surrender: remove their units from play. Of the targets: {targets}.',
    negated: 'Axis BRPs and hex control by diplomacy are negated: {targets}.',
    dueLost: 'Germany adds no BRPs from {targets} any more.',
    reactionsLost: 'The Axis has no rolls in reaction any more: {targets}.',
  },
});

/** 55.5: the minor countries of Germany. */
export const MINORS_END = part(import.meta.url, {
  clauses: {
    '55.5': ['heading', 'Minor countries'],
    '55.51': ['enforced', 'Minor countries', 'endGermanResults'],
  },
  rulings: MINOR_RULINGS,
  texts: say,
});
