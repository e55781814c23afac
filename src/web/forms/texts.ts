import { plural } from '../plural.ts';

/** How old something is that was told. */
function ago(turns: number | undefined): string {
  if (turns === undefined) return '';
  return turns > 0 ? `, ${plural(turns, 'turn', 'turns')} ago` : ', this turn';
}

/** What comes of it that nobody knows something. */
const UNKNOWN = 'a range in every sum, never 0. Tell it under Facts once somebody knows.';

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
    fell: 'This is what we rolled',
    fewer: (label: string): string => `One less for ${label}`,
    more: (label: string): string => `One more for ${label}`,
    count: (label: string, points: number): string => `${label}: ${points}.`,
    upTo: (max: number): string => `at most ${max}`,
    left: (left: number, max: number): string => (left < 0 ? `${-left} too many` : `${left} of ${max} left`),
    takeAway: (count: number, from: readonly string[]): string =>
      `Take ${count} away${from.length === 1 ? '' : ' in all'}, from ${from.join(', ')}.`,
    seal: 'Seal',
    does: (verb: string, given: number, left: number): string => {
      const points = `${verb} ${plural(given, 'point', 'points')}`;
      return left > 0 ? `${points}, ${left} not placed` : points;
    },
    takes: (verb: string, labels: readonly string[]): string =>
      `${verb}: ${labels.length === 1 ? labels[0] : `${labels.length} taken`}`,
    atLeast: (used: number, min: number): string => `${used} of at least ${min}`,
    points: 'Points',
    taken: 'Taken',
    pick: 'Tick any number',
    nothingOpen: 'Nothing can be ticked now.',
    none: (left: number): string =>
      left > 0 ? `none, ${plural(left, 'point is', 'points are')} not placed` : 'none',
    undone: {
      points: (count: number): string => `${plural(count, 'point is', 'points are')} not placed`,
      seal: 'seal anyway',
      back: 'Back to the form',
    },
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
    entered: 'What comes of it',
    suggests: 'Who leads would take one step: suggested, not decided.',
    suggestAll: (count: number): string => `Take ${plural(count, 'suggestion', 'suggestions')}`,
    suggested: (what: string, points: number): string => `${what} ${points}?`,
    nothingEntered: 'Nothing is entered yet.',
    others: 'Something else',
    othersIn: (place: string): string => `Something else in ${place}`,
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
    nobodyKnows: `What nobody knows is ${UNKNOWN}`,
    yes: 'yes',
    no: 'no',
    chooseValue: 'choose ...',
    nothing: 'Nothing changed',
    send: 'Report this',
    reason: 'Reason',
    askedUntil: (camp: string, when: string): string => `Asked of ${camp} first; from ${when} on of all`,
    askedOf: (camp: string): string => `Asked of ${camp} first: answer only if you know it`,
    knows: (camp: string): string => `Known to ${camp}.`,
    givenBy: (person: string): string => `Told by ${person}.`,
    sendAsTold: 'All as last told',
    restAsTold: 'Fill in the rest as last told',
    lastTold: (turns?: number): string => `As last told${ago(turns)}: is it still so?`,
    asItIs: (value: string | null): string => (value === null ? 'leave it open' : `as it is: ${value}`),
    underHead: (count: number): string => plural(count, 'question', 'questions'),
    changedUnder: (count: number): string => `${count} changed`,
    wasThen: (value: string, turns?: number): string => `It was ${value} before${ago(turns)}.`,
    unknownThen: (turns?: number): string => `Nobody knew it before${ago(turns)}.`,
    missing: (count: number, ready: boolean): string =>
      ready
        ? `${plural(count, 'question', 'questions')} without an answer: ${UNKNOWN}`
        : `${plural(count, 'question is', 'questions are')} still without an answer: tell what you know.`,
  },
  as: {
    change: 'it changed on the map',
    correction: 'we had it wrong',
    override: 'override the sum',
    unknown: 'we no longer know',
  },
} as const;
