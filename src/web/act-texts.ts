import { withStop } from '../kernel/texts/words.ts';
import { plural } from './plural.ts';

/** The texts of what a table does beside answering: proposals, taking back, rulings, bars set aside, skips. */
export const ACT_TEXTS = {
  consent: {
    takes: (seats: string): string => withStop(`It takes a decision away from ${seats}`),
    takesAll: 'It concerns every seat.',
    asks: (seats: string, count: number): string =>
      `Nothing happens until ${seats} ${count === 1 ? 'agrees' : 'agree'}: they are asked first.`,
    atOnce: 'No other player need agree: it is done at once.',
    propose: (what: string): string => `Propose: ${what}`,
  },
  proposal: {
    by: (name: string): string => `${name} proposes`,
    own: 'You propose',
    ruling: (question: string, choice: string): string => `From now on: ${question} ${choice}`,
    undo: (what: string): string => `Take back ${what}`,
    because: (reason: string): string => `Reason: ${reason}`,
    agreed: 'Agreed:',
    missing: 'Still to agree:',
    lapses: 'It lapses when something else happens that all can see.',
    agree: 'Agree',
    refuse: 'Refuse',
    withdraw: 'Take it back',
    done: 'All have agreed: it is done.',
    notDone: (name: string): string =>
      `What ${name} proposed is off: it was refused or withdrawn. Nothing was changed.`,
    notDoneOwn: 'Your proposal is off: it was refused or withdrawn. Nothing was changed.',
    lapsed: (name: string): string => `What ${name} proposed has lapsed: the table went on.`,
  },
  undo: {
    title: 'Take back',
    nothing: 'There is nothing to take back.',
    last: (line: string): string => `The latest: ${line}`,
    goes: (count: number): string =>
      `${plural(count, 'line is', 'lines are')} taken back. The log still shows ${count === 1 ? 'it' : 'them'}.`,
    alone: 'No other player need agree.',
    never: 'It cannot be taken back.',
    correction: 'What has been corrected since is taken back too: report it again afterwards.',
    reason: 'Reason, if you like',
    doIt: 'Take it back',
    ask: 'Ask the others',
    further: 'How far',
    all: 'all, to the very start',
    after: (n: number): string => `all after line ${n}`,
    only: (n: number, line: string): string => `line ${n} alone: ${line}`,
    from: (n: number, first: string): string => `all from line ${n} on: ${first}`,
  },
  rulings: {
    title: 'Rulings in force',
    about: 'How this table reads what the rulebook leaves open. A change counts from now on and is logged.',
    inForce: 'in force',
    use: 'Play it this way from now on',
    propose: 'Propose to play it this way from now on',
    settled: 'There is only one reading.',
  },
  allow: {
    title: 'Allow what is barred',
    about:
      'A bar can be wrong, or this table plays it differently. Set it aside for this one decision: the reason stays with it and in the log.',
    secret: 'Only you see this list. The others are told that you set a bar aside in secret, not which.',
    which: 'What is barred',
    reason: 'Why it is allowed',
    doIt: 'Allow it',
    propose: 'Propose to allow it',
    line: (what: string, because: string): string => `${what} is allowed, because: ${because}. The rule:`,
  },
  habits: {
    title: 'Standing answers',
    about:
      'Leave an answer for what is asked again and again; change it or end it at any time. Nobody else is told. It is given as soon as it is asked for, so others can guess that it was left; a secret answer only when all others have answered.',
    sayNow: 'Say now: nothing',
    takeBack: 'Take it back',
    saidNow: (seat: string): string => `${seat}: nothing, as you have said for this turn.`,
    fromNowOn: 'The same from now on',
    more: 'Nothing here, and nothing more this turn',
    aboutOpen:
      'It answers this too, and from then on as soon as it is asked: others can guess that it was left.',
    aboutSealed:
      'It answers this too, once all others have answered: until then the table waits for you, and you can still answer yourself.',
    of: (answer: string, power: string): string => `${answer} (${power})`,
    left: (lasts: string): string => `left: ${lasts}`,
    lasts: { once: 'the next time', turn: 'this turn', always: 'until I say otherwise' },
    end: 'End it',
    waits: 'You have left this answer: it is given when all others have answered. You can answer yourself.',
    asked:
      'You have left this answer, but here you say it yourself: it was answered before and taken back, or all who were asked had left theirs since somebody last did something.',
    given: 'as you had left it',
  },
  skipping: {
    title: 'Skip',
    about:
      'Skip a part of play when you begin in mid-game or are short of time. What is skipped is not asked: what happens without an answer happens, and what nobody answers is named and left to you.',
  },
} as const;
