// All that the bots of a rulebook take of the kernel beside its front.
export { type Decision, isNamed } from '../forms/decision.ts';
export { check } from '../forms/form.ts';
export type { Random } from '../forms/sample.ts';
export type { Aims, AimsLine } from './aims.ts';
export { booksToRead } from './books.ts';
export type { Course, History, HistoryElse, HistoryLine } from './history.ts';
export { rowsTold } from './rows.ts';
export type { Ahead, Foreseeing, ForeseenAnswers, Solo, Spending, SpentAnswer, Standings } from './solo.ts';
export { type Stand, WHOLE, type Worth, balanceOf } from './stand.ts';
