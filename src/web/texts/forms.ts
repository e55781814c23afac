import { plural } from '../plural.ts';

/** How old something is that was told. */
function ago(turns: number | undefined): string {
  if (turns === undefined) return '';
  return turns > 0 ? `, ${plural(turns, 'turn', 'turns')} ago` : ', this turn';
}

/** The texts of the forms in which one answers. */
export const FORM_TEXTS = {
  form: {
    choose: 'Choose one',
    answer: 'Answer',
    orLess: 'Take it, or take less',
    take: (result: string, isFull: boolean): string => `${isFull ? 'Take' : 'Take only'} ${result}`,
    pickFirst: 'Choose one first.',
    limits: 'What is left',
    barred: (count: number): string => `Barred (${count})`,
    isBarred: (choice: string): string => `${choice} is barred, so nothing was sent.`,
    roll: (count: number): string => (count === 1 ? 'Roll the die' : `Roll ${count} dice`),
    die: (n: number, sides: number): string => `Die ${n} (1 to ${sides})`,
    fewer: (label: string): string => `One less for ${label}`,
    more: (label: string): string => `One more for ${label}`,
    count: (label: string, points: number): string => `${label}: ${points}.`,
    upTo: (max: number): string => `at most ${max}`,
    left: (left: number, max: number): string => (left < 0 ? `${-left} too many` : `${left} of ${max} left`),
    takeAway: (count: number, from: readonly string[]): string =>
      `Take ${count} away${from.length === 1 ? '' : ' in all'}, from ${from.join(', ')}.`,
    seal: 'Seal',
    does: (verb: string, given: number, left: number, unit = 'point'): string => {
      const points = `${verb} ${plural(given, unit, `${unit}s`)}`;
      return left > 0 ? `${points}, ${left} not placed` : points;
    },
    takes: (verb: string, labels: readonly string[]): string =>
      `${verb}: ${labels[0]}${labels.length > 1 ? ` and ${labels.length - 1} more` : ''}`,
    acts: (verb: string, count: number): string => `${verb} ${plural(count, 'act', 'acts')}`,
    some: (verb: string, count: number, names: string): string => `${verb} ${count}: ${names}`,
    all: (verb: string, count: number): string => `${verb} all ${count}`,
    atLeast: (used: number, min: number): string => `${used} of at least ${min}`,
    points: 'Points',
    taken: 'Taken',
    pick: 'Tick any number',
    nothingOpen: 'Nothing can be ticked now.',
    none: (left: number, unit = 'point'): string =>
      left > 0 ? `none, ${plural(left, `${unit} is`, `${unit}s are`)} not placed` : 'none',
    grid: 'What goes where',
    side: 'The field under the cursor, and the limits',
    gridHint: 'A touch or the space bar puts one there, a digit so many. Arrow keys move, ? says why.',
    open: 'Open',
    closed: 'Barred',
    full: 'No room left',
    here: (points: number): string => `${points} here`,
    placed: (verb: string, points: number): string => `${verb}: ${points} in all`,
    leftOver: (left: string, limit: string, more: number): string =>
      `${left}: ${limit}${more > 0 ? ` And ${plural(more, 'other limit', 'other limits')}.` : ''}`,
    closedHint: 'Point at a pale field, or move to it, to see why it takes nothing.',
    find: 'Find a line',
    found: (found: number, all: number): string =>
      found === all
        ? `${all} lines: type what you look for, or touch it on the map.`
        : `${found} of ${plural(all, 'line', 'lines')}`,
    soFar: 'So far',
    counted: (label: string, points: number): string => `${label}: ${points}`,
    out: 'Take out',
    takeOut: (label: string): string => `Take out: ${label}`,
    dieOf: (what: string, sides: number): string => `${what} (1 to ${sides})`,
    allDice: 'Several numbers typed into one field, such as 7 3 12 5, go to the dice in their order.',
    where: 'Where',
    what: 'What',
    ticksAndCounts: 'Yes, or how many',
    notYet: 'Not yet:',
    unknown: 'nobody knows',
    yes: 'yes',
    no: 'no',
    chooseValue: 'choose ...',
    nobodyKnows:
      'What nobody knows is a range in every sum, never 0. Tell it under Facts once somebody knows.',
    nothing: 'Nothing changed',
    allAsTold: 'all as last told',
    noneOf: (what: string): string => `${what} 0`,
    tell: 'Tell',
    tellOf: (what: string): string => `Tell: ${what}`,
    tellMany: (count: number): string => `Tell ${count} changes`,
    andMore: (count: number): string => `and ${count} more`,
    reason: 'Reason',
    thisTurn: 'This turn alone',
    ofOthers: 'Asked of others',
    tellOne: 'Tell one you know',
    askedUntil: (when: string): string => `from ${when} on you may tell it`,
    why: 'why?',
    whyOf: (what: string): string => `Why: ${what}`,
    less: 'less',
    lessOf: 'One less',
    moreOf: 'One more',
    changed: 'changed',
    givenBy: (person: string): string => `told by ${person}`,
    toldThen: (turns?: number): string => `as told${ago(turns)}`,
    underHead: (count: number): string => plural(count, 'question', 'questions'),
    changedUnder: (count: number): string => `${count} changed`,
    wasThen: (value: string, turns?: number): string => `was ${value}${ago(turns)}`,
    unknownThen: (turns?: number): string => `nobody knew it${ago(turns)}`,
    missing: (count: number, ready: boolean): string =>
      `${plural(count, 'row is', 'rows are')} empty${ready ? ', asked again if needed' : ''}.`,
  },
  as: {
    change: 'it changed on the map',
    correction: 'we had it wrong',
    override: 'override the sum',
    unknown: 'we no longer know',
  },
} as const;
