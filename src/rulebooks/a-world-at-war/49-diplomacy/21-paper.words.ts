import { texts } from '../../../kernel/index.ts';

/** The texts of 21-paper.ts. */
export const paperTexts = texts({
  ask: {
    written:
      '{faction}: write your DPs for {year} on your paper, unseen by the others. You have {pool} ({powers}): {limits}. None {bars}.',
    show: '{faction}: what does your paper have in {targets}?',
  },
  row: {
    misfit: 'my paper does not fit (it breaks a limit, or differs from what I showed)',
  },
  paper: {
    power: '{power} {dps}',
    third: 'at most {third} in one target (49.31)',
    usat: 'at most {turns} in USAT (49.34)',
    bar: 'in {targets} ({clauses})',
    part: '{dps} of {power} in {target}',
  },
  option: {
    written: 'My paper is written.',
  },
  limit: {
    powerLeft: '{power} has {dps} DPs that it has not shown.',
    spent: 'DPs used in USAT: {spent}.',
  },
  told: {
    revealed: '{faction}: {dps} DPs in {target}.',
    opened: 'DPs in {target}: {dps}.',
    namedWithout:
      '{faction} has no DPs in {target} and could not name it: no roll is made, and it counts as not named. If its paper has DPs there, agree to take this back.',
    misfit:
      'The paper of {faction} for {year} does not fit: it breaks a limit, or differs from what was shown. What was typed counts; settle among yourselves what else follows.',
  },
  dps: {
    of: '{faction} {dps}',
  },
});
