import { plural } from '../plural.ts';

/** The texts of putting right what was wrong then. */
export const MEND_TEXTS = {
  button: 'Put right',
  of: (n: number): string => `Put right line ${n}`,
  ofFact: (fact: string): string => `Put right: ${fact}`,
  gathered: 'To be put right',
  atDesk: (seat: string): string => `what was gathered at the desk of ${seat}`,
  leaveOut: 'Leave out',
  kept: (count: number): string => `${plural(count, 'thing', 'things')} to put right, not proposed yet.`,
  goOn: 'Go on',
  drop: 'Drop it',
  more: 'Choose another line as well',
  reason: 'Why (the log keeps it)',
  reasonFirst: 'Say why first.',
  about: 'What comes of it',
  anew: 'Choose my own answers again from there',
  propose: 'Propose to put it right',
  doIt: 'Put it right',
  notes: [
    ['Comes again:', 'all answers and dice after it, by themselves; what follows from them may differ.'],
    [
      'Stops and asks:',
      'where an answer no longer fits, or something new is asked; a new roll is a new die.',
    ],
    ['Secrets:', 'some may open on the way. What was seen stays seen.'],
    ['Who agrees:', 'all seats.'],
  ],
  agreeAnew: 'Agree, and choose again from there',
  /** What was put right. */
  puts: (what: string): string => `Put right: ${what}`,
  line: (n: number, what: string): string => `line ${n}: ${what}`,
  insteadOf: (what: string, old: string): string => `${what} instead of ${old}`,
  wasNot: (what: string, given: string, before: string): string => `${what} was ${given}, not ${before}`,
  noLonger: (question: string): string => `${question} no longer told`,
  struck: (n: number): string => `line ${n} struck out`,
  putIn: (n: number, what: string): string => `before line ${n}: ${what}`,
  sealed: (seat: string): string => `a sealed answer of ${seat}`,
  anewBy: (seats: string, count: number): string =>
    `${seats} ${count === 1 ? 'chooses' : 'choose'} again from there.`,
  /** In the log, of what is otherwise now. */
  anewIn: (n: number): string => `This was put right once more, in line ${n}.`,
  asBefore: 'Nothing else came out otherwise.',
  takeBack: 'Take back:',
  toDo: 'To do:',
  /** While answers wait. */
  coming: (count: number, seats: string): string =>
    `Coming again: ${plural(count, 'line', 'lines')}${seats === '' ? '' : `, now waiting for ${seats}`}`,
  comingAbout: 'Something was put right. The rest goes on as soon as this is answered.',
  draft: 'Something was put right, and this is asked again. What you had answered is filled in.',
  draftSince: (n: number): string =>
    `Since line ${n} all know something else, so this is asked again. What you had answered is filled in.`,
  reopened: (seats: string): string => `Asked again, as all know something else now: ${seats}.`,
  confirm: (answer: string): string => `Give it again: ${answer}`,
} as const;
