import { renderValue, texts } from '../../../kernel/index.ts';

/** The texts of card.ts. */
export const worldCardTexts = texts({
  card: {
    is: 'How {place} stands',
    may: 'Who may have DPs in {place}, name it and react for it',
    results: 'What a roll for {place} brings',
    sum: 'The roll for {place}, before the die',
    nothing: 'no result in effect',
    between: '{least} to {most}',
    yes: 'yes',
    no: 'no',
    why: '{reason} ({clauses})',
    noReaction: 'No reaction roll is pending.',
    reasons: ({ parts }, book) =>
      (Array.isArray(parts) ? parts : []).map((each) => renderValue(book, each)).join(' '),
    star: 'permanent',
    allBrps: 'all it has',
    tie: 'West or Russia, as they agree',
    total: 'in all, and the die is added',
    column: {
      is: 'in effect',
      faction: 'faction',
      dps: 'DPs there, as you know it',
      places: 'may place DPs',
      names: 'may name it',
      reacts: 'may react',
      why: 'why not',
      result: 'result',
      brps: 'BRPs',
      to: 'for',
      star: 'star',
      clause: 'clause',
      line: 'line',
      value: 'value',
    },
  },
});
