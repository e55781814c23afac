import { renderValue, texts } from '../../../kernel/index.ts';

/** The texts of ledger.ts and margin.ts. */
export const ledgerTexts = texts({
  fact: {
    total: 'What is the total of {side} in {target}?',
  },
  sheet: {
    ledger: 'Ledger of {target}: {side}',
    margin: 'Margin in {target}: {side}',
  },
  line: {
    diplomatic: 'diplomatic counter of {power}, placed in step {step}: for {power}{source}',
    military: 'military counters of {power}, placed in step {step}: for {power}{source}',
    antiComintern: 'anti-Comintern counter, placed in step 1: for the Axis{source}',
    event: 'event of {power}, step {step}: {title}: for {benefits}{source}',
    threat: 'communist threat, step 7: for {power}',
    covert: 'covert operations of {power}, step 9: for {power}',
    subversion: 'Russian subversion, step 10: for Russia',
    own: '{side}, with who stands beside it',
    rival: 'less the most that another has',
  },
  hope: {
    leads: ({ side = '' }, book) => `${renderValue(book, side)} ${side === 'allies' ? 'lead' : 'leads'}`,
  },
  steps: {
    axis: '1 or 4',
    first: '1',
    russia: '2',
    allies: '3',
  },
  source: {
    sheet: '',
    house: ' (house value)',
    players: ' (of your own pack)',
    said: ' (as its seat says)',
  },
});
