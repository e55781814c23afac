// All that the tests of a rulebook take of the kernel beside its front and the kit: a game, as it is played and read.
export { plain } from '../board/panel.ts';
export { type ClauseEntry, isRefusal } from '../clause.ts';
export { type Group, fieldsOf, formsOf } from '../forms/file-form.ts';
export { choicesOf } from '../forms/form.ts';
export { groupOf } from '../forms/headings.ts';
export { leadingForm } from '../forms/leading.ts';
export { sample } from '../forms/sample.ts';
export { act, isPending } from '../game/act.ts';
export { standingName } from '../game/always-open.ts';
export { attacksOn, byWhom } from '../game/card.ts';
export { type Game, answer, beginGame, newHeader, openGame, stateOf } from '../game/game.ts';
export { ifSo } from '../game/if-so.ts';
export {
  type PlayedMove,
  type State,
  allSeats,
  apply,
  asksOf,
  awaitingOf,
  copyState,
  firstState,
  legal,
  play,
  take,
} from '../game/play.ts';
export { openDoor, viewOf } from '../game/position.ts';
export { record } from '../game/record.ts';
export { type RunOptions, run } from '../game/run.ts';
export { bindTable, isShutOnNothing, mayOpen } from '../game/table.ts';
export { copyJson } from '../json.ts';
export type { DataFault, Rules, Table } from '../rulebook.ts';
export { sayingsOf } from '../log/sayings.ts';
export { readAims, worthOf } from '../solo/aims.ts';
export { readHistory } from '../solo/history.ts';
export { BoundSteps } from '../steps/bound-steps.ts';
export { type Frame, gather, givenBy } from '../steps/chapter.ts';
export { isAddressed } from '../steps/dispatch.ts';
export { eventsIn } from '../steps/event.ts';
export { chooseRulings } from '../steps/ruling.ts';
export type { Item } from '../steps/step.ts';
export { rolls, ways } from '../sums/dice.ts';
export { evaluate } from '../sums/evaluate.ts';
export { type FactStore, type ReportAnswer, copyFacts, writeReports } from '../sums/facts.ts';
export { bindFamilies, withRulings } from '../sums/family.ts';
export { type Preview, preview, withFacts } from '../sums/know.ts';
export { rollOdds } from '../sums/odds.ts';
export { hopeAt, prospectsOf } from '../sums/prospect.ts';
export { reportedOf } from '../sums/reported-of.ts';
export { choiceAt, choicesLeft, sizeOf } from '../sums/tries.ts';
export { bookOf } from '../texts/texts.ts';
export { foundAt, render, shortOf, wordBook } from '../texts/words.ts';
