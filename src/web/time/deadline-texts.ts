import { plural } from '../plural.ts';

/** What is said of deadlines. */
export const d = {
  title: 'Deadlines',
  none: 'There are none: everybody takes the time that it takes.',
  rule: (hours: number, days: string, then: string): string =>
    `${plural(hours, 'hour', 'hours')} for each answer, on ${days}. After that ${then}.`,
  every: 'every day',
  by: (when: string, then: string): string => `by ${when}, else ${then}`,
  late: {
    wait: 'everybody goes on waiting',
    standing: 'the standing answer is given',
    skip: 'a skip is proposed',
    hand: 'whoever stands in takes over',
  },
  else: {
    wait: 'we wait',
    standing: 'standing answers',
    skip: 'a skip is proposed',
    hand: 'whoever stands in takes over',
  },
  thenTitle: 'When the time is over',
  choices: {
    wait: 'Nothing is done: it is only shown',
    standing: 'What the seat could have left is answered for it, where there is such an answer',
    skip: 'A skip is proposed to the others',
  },
  never: 'No door is opened and no die rolled for anybody. Time for the table and the dice is not counted.',
  hours: 'Hours for each answer',
  days: 'Time runs on',
  week: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  change: 'Propose deadlines',
  propose: 'Propose this',
  noneWanted: 'Propose none',
  agreed: 'It is so as soon as everybody with a seat wants the same.',
  wants: (name: string): string => `${name} wants:`,
  same: 'I want that too',
  wantsNone: 'no deadlines',
  away: 'Days on which I am away',
  awayAbout: 'No time runs for you then.',
  from: 'From',
  until: 'Until',
  add: 'Add',
  remove: (from: string, until: string): string => `Remove ${from} to ${until}`,
  span: (from: string, until: string): string => (from === until ? from : `${from} to ${until}`),
} as const;
