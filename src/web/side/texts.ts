import { plural } from '../plural.ts';

/** The texts of what a table tells: what happened, and the facts. */
export const FACT_TEXTS = {
  happened: {
    title: 'What happened this turn?',
    about:
      'Tell it in the words of the game, several things at once. You see the facts that it reports before you send it.',
    kind: 'What kind of thing?',
    choose: 'Choose',
    add: 'Add',
    addOf: (sentence: string): string => `Add: ${sentence}`,
    dropOf: (sentence: string): string => `Leave out: ${sentence}`,
    telling: 'You tell',
    reports: (count: number): string => `This reports ${plural(count, 'fact', 'facts')}:`,
    already: 'it is so already',
    none: 'Nothing that can happen here has these words. Any fact can be changed in the list below.',
    differ: (question: string): string => `You tell two different things: ${question}`,
    send: (count: number): string => `Tell ${plural(count, 'event', 'events')}`,
  },
  facts: {
    title: 'Facts, and what changed on the map',
    about:
      'What the desk knows of the map. Choose a fact to correct it or to report a change. What happened is told above.',
    find: 'Find what happened, or a fact',
    change: 'Change',
    changeOf: (fact: string): string => `Change: ${fact}`,
    report: 'What changed on the map?',
    send: (count: number): string => `Report ${plural(count, 'change', 'changes')}`,
    propose: (count: number): string => `Propose ${plural(count, 'change', 'changes')}`,
    drop: 'Leave out',
    unknown: 'unknown',
    was: (value: string): string => `it was ${value}`,
    wasThen: (value: string): string => `unknown now; it was ${value} then`,
    lapsed: (value: string): string => `unknown now (was ${value} then)`,
    barred: (reason: string): string => `barred as news: ${reason}`,
    letBe: 'let it be all the same',
    corrects: 'The log will name the past sums that this affects.',
    onMap: 'What has followed from it on the map will be put right there: the log will say so.',
    correctsThen:
      'This corrects what it was then, and says nothing about now. The log will name the past sums that it affects.',
    none: 'No fact matches.',
    kind: 'What happened?',
    more: (count: number): string => `${count} more: narrow it down above.`,
    groupCount: (count: number): string => plural(count, 'fact', 'facts'),
    own: 'Only you may know this',
    workedOut: ' (worked out)',
  },
} as const;
