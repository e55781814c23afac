import { RULEBOOKS } from '../../rulebooks/index.ts';
import { type AboutBook, aboutBook } from '../games/rulebooks.ts';

/** What a house says of each rulebook before it has one of them. */
export const ABOUT_BOOKS: readonly AboutBook[] = RULEBOOKS.map(aboutBook);
