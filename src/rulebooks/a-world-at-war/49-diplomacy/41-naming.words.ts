import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 41-naming.ts. */
export const WORDS = {
  'facts.named': 'Named this year',
  'fact.named':
    'Was {target} named by {faction} this year, and were Russia and Germany then at peace or at war?',
  'ask.ready': 'What must be known before the next targets are named?',
  'ask.tensions': 'What must be known of the tension between the powers?',
  'ask.readyOwed':
    'What must be known before the next targets are named? A declaration of war is owed for {targets}: if Germany and Russia are not at war now, what was taken there is void.',
  'ask.name': '{faction}: which targets do you name? ({turn} {year}, {phase})',
  'row.target': '{target}',
  'bar.named': '{target} has been named this year.',
  'bar.russiaWaits': 'Russia may not name {target} before war with Germany or RGT 50.',
  'bar.noDps': 'You have no DPs in {target}.',
  'limit.axisOne':
    'The Axis names one target, besides any of Bulgaria, Finland, Hungary, Rumania and Yugoslavia.',
  'limit.one': 'One target in a phase.',
  'told.named': 'Named by {faction}: {targets}.',
  'told.namedReaction': 'Rolls in reaction by {faction}: {targets}.',
  'told.namedNone': 'No target named by {faction}.',
} satisfies WordBook;
