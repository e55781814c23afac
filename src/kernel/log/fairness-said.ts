import { type FacesSoFar, LEAST_DICE, unevennessOf } from '../sums/fairness.ts';

/** Above this share of runs of fair dice, and below it on the other side, nothing is out of the way. */
const USUAL = 0.05;
/** What comes in fewer runs than this hardly ever comes. */
const HARDLY = 0.001;
/** Only a run in two hundred is as even: people who make dice up make them so. */
const EVEN = 0.995;

/** Whether the faces so far are as fair dice fall, in a sentence. */
export function fairnessSaid(faces: FacesSoFar): string {
  const { dice } = faces;
  if (dice === 0) return 'No die has fallen yet.';
  const found = unevennessOf(faces);
  const many = dice === 1 ? 'One die has fallen' : `${dice} dice have fallen`;
  if (!found) return `${many}: too few to say whether they are even; ${LEAST_DICE} are enough.`;
  const { share } = found;
  const runs = `of runs of ${dice} fair dice`;
  if (share > EVEN)
    return `More even than fair dice nearly ever fall: ${runs} ${oneIn(1 - share)} is as even.`;
  const more = 'as uneven, or more so';
  if (share >= USUAL) return `As fair dice fall: ${runs} ${Math.round(share * 100)}% are ${more}.`;
  const says = share < HARDLY ? 'Fair dice hardly ever fall so' : 'Uneven, as fair dice are at times';
  return `${says}: ${runs} ${oneIn(share)} is ${more}.`;
}

function oneIn(share: number): string {
  return share < HARDLY ? 'less than one in 1,000' : `one in ${Math.round(1 / share)}`;
}
