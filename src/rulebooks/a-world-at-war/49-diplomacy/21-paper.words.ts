import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 21-paper.ts. */
export const WORDS = {
  'ask.written':
    '{faction}: write your DPs for {year} on your paper, unseen by the others. You have {pool} ({powers}): {limits}. None {bars}.',
  'ask.show': '{faction}: what does your paper have in {targets}?',
  'row.misfit': 'my paper does not fit (it breaks a limit, or differs from what I showed)',
  'paper.power': '{power} {dps}',
  'paper.third': 'at most {third} in one target (49.31)',
  'paper.usat': 'at most {turns} in USAT (49.34)',
  'paper.bar': 'in {targets} ({clauses})',
  'paper.part': '{dps} of {power} in {target}',
  'option.written': 'My paper is written.',
  'limit.powerLeft': '{power} has {dps} DPs that it has not shown.',
  'limit.spent': 'DPs used in USAT: {spent}.',
  'told.revealed': '{faction}: {dps} DPs in {target}.',
  'told.opened': 'DPs in {target}: {dps}.',
  'dps.of': '{faction} {dps}',
  'told.namedWithout':
    '{faction} has no DPs in {target} and could not name it: no roll is made, and it counts as not named. If its paper has DPs there, agree to take this back.',
  'told.misfit':
    'The paper of {faction} for {year} does not fit: it breaks a limit, or differs from what was shown. What was typed counts; settle among yourselves what else follows.',
} satisfies WordBook;
