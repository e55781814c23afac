// What works prospects out, in a file of its own: a desk is shown before it comes.
export { sharesOf } from '../../kernel/sums/brief.ts';
export { briefText } from './brief-text.ts';
export { isBelow } from './below.ts';
export { keepAssumptions, keptAssumptions } from './kept.ts';
export { seenBy } from './seen.ts';
