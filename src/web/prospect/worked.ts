// What works prospects out, in a file of its own: a desk is shown before it comes.
export { briefOf, sharesOf, totalOf } from '../../kernel/sums/brief.ts';
export { isBelow } from './below.ts';
export { keepAssumptions, keptAssumptions } from './kept.ts';
export { seenBy } from './seen.ts';
