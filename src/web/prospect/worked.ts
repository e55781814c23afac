// What works prospects out, in a file of its own: a desk is shown before it comes.
export { briefOf, sharesOf, totalOf } from '../../kernel/sums/brief.ts';
export { leadingForm } from '../../kernel/forms/leading.ts';
export { prospectsOf } from '../../kernel/sums/prospect.ts';
export { keepAssumptions, keptAssumptions } from './kept.ts';
export { turnOf } from '../../kernel/game/last-told.ts';
export { assumedBy } from '../../club/assumed.ts';
export { keptSection } from './of-club.ts';
