import { type Json, type WordBook, renderValue, texts } from '../../../kernel/index.ts';
import { namingText } from '../stories/rule-names.ts';

/** Some parts in a line, with a sign between them. */
function joined(book: WordBook, parts: Json | undefined, by: string): string {
  return (Array.isArray(parts) ? parts : []).map((part) => renderValue(book, part)).join(by);
}

/** The texts of map.ts. */
export const boardMapTexts = texts({
  board: {
    map: ({ year = '', half = '' }) =>
      `The world, ${half === 'first' ? 'January to June' : 'July to December'} ${String(year)}`,
    badge: ({ class: is, parts }, book) => `${renderValue(book, is)} ${joined(book, parts, ' ')}`,
    letter: {
      friendly: 'F',
      economic: 'E',
      sworn: 'S',
      total: 'T',
    },
    short: {
      germany: 'Ge',
      italy: 'It',
      ussr: 'SU',
      uk: 'UK',
      france: 'Fr',
      japan: 'Ja',
      usa: 'US',
      china: 'Ch',
    },
    camp: {
      axis: 'Axis: Friendly, Economic, Sworn, Total, own land',
      west: 'U.K., France, U.S.A., China',
      ussr: 'U.S.S.R.',
    },
    unitsHere: 'land units of the players',
    nowHere: 'rolled for, or attacked, now',
    nextHere: 'rolled for when part I comes next',
    toNobody: 'Neutral to all',
    flag: '{class} to {nation} ({by})',
    'flag.fixed': '{flag}, for good',
    'flag.turn': '{flag}, this turn',
    unitsOf: '{nation}: {units}',
    colonyOf: 'turns with {entry}',
    governs: 'in power: {state}',
    worth: 'pays {value}',
    built: 'units added by its build-up: {count}',
    strait: {
      open: 'the strait is open this turn',
      closed: 'the strait is closed',
    },
    ended: 'its unrest and influence have ended',
    rollNow: namingText('{nation} rolls now, {rule}: {needs}: {follows}'),
    rollAsked: namingText('{nation} may have {rule} rolled for: {needs}: {follows}'),
    rollNext: namingText('{nation} rolls next, {rule}: {needs}: {follows}'),
    channel: '{nation} may influence it ({rule})',
    box: {
      axis: 'attacked by the Axis: {class} to {nations} ({rule})',
      allied: 'attacked by an Ally: {class} to {nations} ({rule})',
      'axis.neutral': 'attacked by the Axis: Neutral ({rule})',
      'allied.neutral': 'attacked by an Ally: Neutral ({rule})',
    },
    landOf: 'original land: {nation}',
    heldBy: 'held by {nation}',
  },
});
