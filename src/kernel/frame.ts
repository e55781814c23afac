// What a rulebook is made of once: its frame, its setup, its secrets, its words.
export { type Refusal, refuse } from './clause.ts';
export type { Attack } from './game/entry.ts';
export { type Position, type SealedCommon, openCommon, sealedCommon } from './game/position.ts';
export type { DoorKind, Ending, Glossary, Migration, Rulebook, Scenario, Setup } from './rulebook.ts';
export type { Chapter, Start } from './steps/chapter.ts';
export type { Dispatch } from './steps/dispatch.ts';
export type { Event, Says } from './steps/event.ts';
export { type Claim, makers } from './steps/part.ts';
export type {
  BooksOf,
  Family,
  Follows,
  GameOf,
  GivenAnswer,
  Go,
  Ground,
  Needs,
  OpenOfSteps,
  Step,
  StepsOf,
} from './steps/step.ts';
export { schemaFor } from './sums/family.ts';
export { type ArgsOf, keysIn, reading } from './texts/texts.ts';
