// All that a rulebook takes of the kernel; its bots take kernel/solo besides, its tests kernel/kit. Lint holds it.

// Texts: what is said, in words of a book.
export { texts } from './texts/texts.ts';
export { type WordBook, type Words, fill, renderValue, words } from './texts/words.ts';

// Facts and sums.
export {
  type FactKey,
  type FactSchema,
  type FactSpec,
  type FactType,
  type FactValue,
  type Facts,
  type Possible,
  expire,
  forget,
  lapse,
  reportedValue,
  setFact,
} from './sums/facts.ts';
export { eachOf, family, pairs, rulingFact, truth, whole } from './sums/family.ts';
export { evaluateNamed, knownFacts, read, sumOf } from './sums/know.ts';
export { type LineHead, amountLine, choiceLine, line, truthLine } from './sums/lines.ts';
export type { Line, Outcome, Range, Sheet, SheetResult, Values } from './sums/sheet.ts';

// Steps: what is asked, told and due.
export { type Door, type Referee, directive, tell, tellPass } from './steps/dispatch.ts';
export { happening, sets } from './steps/event.ts';
export { once } from './steps/once.ts';
export { claimsOf } from './steps/part.ts';
export { type Ruling, type Rulings, rulingsOf } from './steps/ruling.ts';
export type { News, Question } from './steps/step.ts';

// Forms: what is answered.
export {
  type Acts,
  type After,
  type Against,
  type AllocateForm,
  type Allocation,
  type Bar,
  type BarredNews,
  type ActAt,
  type Form,
  type FormPart,
  type Head,
  type Kind,
  type Lead,
  type Limit,
  type Option,
  type RollSheet,
  type Row,
  type RowGoal,
  type RowId,
  type Sums,
  barredRow,
  rowWith,
} from './forms/form.ts';
export { lazily } from './forms/lazily.ts';

// The rulebook, its seats and clauses.
export type { Clause } from './clause.ts';
export { whyAllowed } from './game/allow.ts';
export { NEVER } from './game/directive.ts';
export type { View } from './game/position.ts';
export type { Json } from './json.ts';
export type { DecisionKind } from './rulebook.ts';
export { DICE, type Seat, TABLE } from './seat.ts';

// What a rulebook is made of once: its frame, its setup, its secrets, its words.
export * as frame from './frame.ts';

// What looks into sums and facts, where a rule has to.
export * as sums from './sums/index.ts';

// What a seat is shown beside its questions: boards, cards and maps.
export * as board from './board/index.ts';

// How files that players bring are read and described.
export * as files from './forms/files.ts';

// Plain data.
export * as json from './json.ts';
