import { texts } from '../../../kernel/index.ts';

/** The texts of 41-naming.ts. */
export const namingTexts = texts({
  facts: {
    named: 'Named this year',
  },
  fact: {
    named: 'Was {target} named by {faction} this year, and were Russia and Germany then at peace or at war?',
  },
  nothing: {
    name: 'no targets for {faction} in this phase',
    withReactions:
      'no targets for {faction} in this phase, and the rolls in reaction for {targets} are given up',
  },
  ask: {
    ready: 'What must be known before the next targets are named?',
    tensions: 'What must be known of the tension between the powers?',
    readyOwed:
      'What must be known before the next targets are named? A declaration of war is owed for {targets}: if Germany and Russia are not at war now, what was taken there is void.',
    name: '{faction}: which targets do you name? ({turn} {year}, {phase})',
  },
  row: {
    target: '{target}',
  },
  bar: {
    named: '{target} has been named this year.',
    russiaWaits: 'Russia may not name {target} before war with Germany or RGT 50.',
    noDps: 'You have no DPs in {target}.',
  },
  limit: {
    axisOne: 'The Axis names one target, besides any of Bulgaria, Finland, Hungary, Rumania and Yugoslavia.',
    one: 'One target in a phase.',
  },
  told: {
    named: '{faction} names {targets}.',
    namedReaction: '{faction} rolls in reaction for {targets}.',
    namedNone: '{faction} names nobody.',
  },
});
