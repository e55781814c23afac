import type { WordBook } from '../../../kernel/words.ts';

/** The texts of ledger.ts and margin.ts. */
export const WORDS = {
  'fact.total': 'What is the total of {side} in {target}?',
  'sheet.ledger': 'Ledger of {target}: {side}',
  'line.diplomatic': 'diplomatic counter of {power}, placed in step {step}: for {power}{source}',
  'line.military': 'military counters of {power}, placed in step {step}: for {power}{source}',
  'line.antiComintern': 'anti-Comintern counter, placed in step 1: for the Axis{source}',
  'line.event': 'event of {power}, step {step}: {title}: for {benefits}{source}',
  'line.threat': 'communist threat, step 7: for {power}',
  'line.covert': 'covert operations of {power}, step 9: for {power}',
  'line.subversion': 'Russian subversion, step 10: for Russia',
  'steps.axis': '1 or 4',
  'steps.first': '1',
  'steps.russia': '2',
  'steps.allies': '3',
  'source.sheet': '',
  'source.house': ' (house value)',
  'source.players': ' (of your own pack)',
  'source.said': ' (as its seat says)',
  'sheet.margin': 'Margin in {target}: {side}',
  'line.own': '{side}, with who stands beside it',
  'line.rival': 'less the most that another has',
} satisfies WordBook;
