import {
  type Referee,
  directive,
  reportedValue,
  rulingsOf,
  sumOf,
  tell,
  tellPass,
} from '../../../kernel/index.ts';
import { asksFacts } from '../stories/asks-facts.ts';
import { lookAtBeginning, unknownAtBeginning } from '../stories/began.ts';
import { truthOf } from '../stories/conditions.ts';
import {
  drawDocket,
  freedDues,
  remember,
  ROLLED_RULES,
  rolledRule,
  thresholdOf,
  unknownRolls,
} from './g2-docket.ts';
import { act, addNatives } from './f3-effects.ts';
import { happening } from '../causes/hang-on.ts';
import { actsThrough, happen, unknownAt } from '../stories/events.ts';
import { holder, threat, units, vichy } from '../facts/facts.ts';
import type { Due } from '../lifetimes.ts';
import { markOf, setMark } from './a-classes.ts';
import { NATIONS, type Nation } from '../nations.ts';
import { NO_NEWS } from '../stories/news.ts';
import { resetAtBeginning, unknownResets } from '../part-two/i4-resets.ts';
import { part } from '../part.ts';
import { die, rollSheet } from '../stories/roll-sheets.ts';
import { clauseOf, type GuideEntry, type RivalsRule } from '../stories/rule.ts';
import { ruleTexts } from '../stories/rule.words.ts';
import { hungaryRuling } from '../entries/hungary.rulings.ts';
import type { Books, Follows, Go, Open, WarGamePosition, WarGameStep } from '../state.ts';
import { openStraits } from './straits.ts';
import { ENTRIES, PLACES } from './e-territories.ts';
import { unrestTexts } from './g-unrest.words.ts';
import { phonyWar, war } from './f4-wars.ts';

// Part I: political unrest (G.F1 to F3, G.G1, G.G2): the docket, the wishes, the dice.

declare module '../state.ts' {
  interface Steps {
    'turn-begins': object;
    docket: object;
    wish: { readonly rule: string };
    vichy: object;
    unrest: { readonly nation: Nation; readonly wave: number };
  }
}

/** What lapses with a turn goes; what stands when it begins is looked at (SPA.O1, POR.E1, CHI.U2). */
export const turnBegins: WarGameStep<'turn-begins'> = {
  clauses: ['G.F1', 'G.F4'],
  needs: {
    facts: (books, open) => [
      ...new Set([
        ...unknownAt(books, open, 'turn-begins'),
        ...unknownAtBeginning(books, open),
        ...unknownResets(books, open),
      ]),
    ],
    asks: asksFacts(['G.F3']),
  },
  next(books, position, _, referee) {
    const { open } = position;
    happen(books, position, 'turn-begins', NO_NEWS, referee);
    resetAtBeginning(books, open, referee);
    lookAtBeginning(books, open);
  },
};

/** G.G1: the docket of part I is drawn up, once what occupation and war bring about has happened. */
export const docketStep: WarGameStep<'docket'> = {
  clauses: ['G.F1', 'G.F2', 'G.F3', 'G.G1', 'G.G2'],
  needs: {
    facts: (books, open) => [...new Set([...unknownAt(books, open, 'docket'), ...unknownRolls(books, open)])],
    asks: asksFacts(['G.F3']),
  },
  next(books, position, _, referee): Go[] {
    const { open } = position;
    happen(books, position, 'docket', NO_NEWS, referee);
    openStraits(books, open, referee);
    open.docket = drawDocket(books, open);
    if (ruled(open.rulings, 'wishes-asked') === 'first')
      return [...wishesIn(open.docket), ...NATIONS.map(rollsOf)];
    return NATIONS.flatMap((nation) => [...wishesOf(open, nation), rollsOf(nation)]);
  },
};

const rollsOf = (nation: Nation): Go => ({ step: 'unrest', nation, wave: 0 });

const WISHES = ROLLED_RULES.flatMap(({ rule }) => (rule.kind === 'roll' && rule.decides ? [rule] : []));

/** The wishes that are asked for before a nation rolls, if they are on the docket by then (ruling wishes-asked). */
function wishesOf({ rulings }: Open, nation: Nation): Go[] {
  const isInTurn = ruled(rulings, 'wishes-asked') === 'in-turn';
  return WISHES.filter(({ decides, rolls }) => (isInTurn ? decides : rolls) === nation).map(
    ({ id }): Go => ({ step: 'wish', rule: id }),
  );
}

/** What is asked of whoever decides about a roll. */
function wishesIn(docket: readonly Due[]): Go[] {
  return docket.filter(({ is }) => is === 'asked').map(({ rule }): Go => ({ step: 'wish', rule }));
}

/** A roll that is a nation's wish is asked for before its dice are counted (BUL.U1, THA.U1; ruling wishes-asked). */
const wish: WarGameStep<'wish'> = {
  clauses: ['BUL.U1', 'THA.U1'],
  seats(books, open, { rule }) {
    const decides = decider(rule);
    // it need not be due, and a report may have closed it since
    return open.docket.some((due) => due.rule === rule && due.is === 'asked') ? [books.seating[decides]] : [];
  },
  asks: (_, { open }, { rule }) => ({
    id: `${open.turn}/${rule}/wish`,
    form: {
      kind: 'choose',
      options: [
        {
          value: 'roll',
          label: unrestTexts.option.roll({ rule }),
          leads: [{ name: rollSheet(rule), dice: [die.key(rule)] }],
        },
        { value: 'pass', label: unrestTexts.option.pass() },
      ],
    },
    prompt: unrestTexts.ask.wish({ nation: decider(rule), rule, entry: rolledRule(rule).entry.id }),
    clauses: [rule],
  }),
  take(books, { open }, { rule }, { answer }, referee): Go[] {
    const is = answer === 'roll' ? 'due' : 'declined';
    for (const due of open.docket) if (due.rule === rule) due.is = is;
    const args = { nation: decider(rule), rule };
    if (is === 'due') tell(referee, 'note', unrestTexts.told.wish.due, args, [rule]);
    else tellPass(referee, unrestTexts.told.wish.declined, args, [rule]);
    open.docket.push(...freedDues(books, open, 0));
    if (is === 'declined') return [];
    return [...(needsVichy(rule) ? [{ step: 'vichy' } as const] : []), ...rolledLate(open, rule)];
  },
  again: (books, position, { rule }) => anew(books, position, { step: 'wish', rule }),
};

/** The number of the Vichy roll is asked for when it is first needed (THA.U1). */
const vichyStep: WarGameStep<'vichy'> = {
  clauses: ['THA.U1'],
  needs: {
    facts: (_, { facts }) => (reportedValue(facts, vichy.key()) === undefined ? [vichy.key()] : []),
    asks: (_, open) => ({
      at: String(open.turn),
      prompt: unrestTexts.ask.vichy({ turn: open.turn }),
      clauses: ['THA.U1'],
    }),
  },
  again: (books, position) => anew(books, position, { step: 'vichy' }),
};

/** G.F2: a nation that has rolled in its turn already rolls what is wished now at once, as a wave of its own. */
function rolledLate({ agenda, docket }: Open, rule: string): Go[] {
  const due = docket.find((each) => each.rule === rule);
  if (!due || hasStillToRoll(agenda as readonly Go[], due.rolls)) return [];
  const { rolls } = due;
  due.wave = 1 + Math.max(0, ...docket.filter((each) => each.rolls === rolls).map(({ wave }) => wave));
  return [{ step: 'unrest', nation: rolls, wave: due.wave }];
}

function needsVichy(id: string): boolean {
  const { rule } = rolledRule(id);
  return rule.kind === 'roll' && rule.needs === 'vichy';
}

function decider(id: string): Nation {
  const { rule } = rolledRule(id);
  return (rule.kind === 'roll' ? rule.decides : undefined) ?? rule.rolls;
}

/** What a nation rolls in this wave. */
export function dueIn({ docket }: Open, nation: Nation, wave: number): Due[] {
  return docket.filter((due) => due.is === 'due' && due.rolls === nation && due.wave === wave);
}

/**
 * G.G1, G.F2: a nation's rolls of part I, in the order of play: one decision, with as many dice as there are rolls. No money
 * changes them (G.J8). What they bring about may move others at once (G.F3).
 */
const unrest: WarGameStep<'unrest'> = {
  clauses: ['G.F2', 'G.G1', 'G.G2', 'G.J8'],
  seats: (_, open, { nation, wave }) => (dueIn(open, nation, wave).length > 0 ? ['dice'] : []),
  asks({ seating }, { open }, { nation, wave }) {
    const due = dueIn(open, nation, wave);
    return {
      id: `${open.turn}/${nation}/${wave === 0 ? '' : `${wave + 1}/`}unrest`,
      form: { kind: 'roll', dice: due.map(() => 12) },
      prompt: unrestTexts.ask.unrest({ nation, count: due.length }),
      clauses: due.map(({ rule }) => rule),
      sheets: due.map(({ rule }) => ({ name: rollSheet(rule), dice: [die.key(rule)] })),
      owner: seating[nation],
    };
  },
  take(books, position, { nation, wave }, { answer }, referee): Go[] {
    const { open } = position;
    const due = dueIn(open, nation, wave);
    fall(books, open, due, answer as readonly number[]);
    for (const each of due) tellFace(books, open, each, referee);
    settleRivals(books, open, due, referee);
    for (const each of due) if (each.is === 'rolled') follow(books, open, each, referee);
    // what the dice have put on the map may move others at once (IRQ.U3, SAU.E1)
    const asked = happening(books, position, 'news', NO_NEWS, referee);
    open.docket.push(...freedDues(books, open, wave + 1));
    // a wave without rolls is passed over, and is the last
    return [...asked, { step: 'unrest', nation, wave: wave + 1 }];
  },
  again: (books, position, { nation, wave }) => anew(books, position, { step: 'unrest', nation, wave }),
};

/** The dice have fallen: whether each roll works is said of the docket before anything follows (no roll hangs on another). */
function fall(books: Books, open: Open, due: readonly Due[], faces: readonly number[]): void {
  for (const [i, each] of due.entries()) {
    const face = faces[i] ?? 0;
    const upTo = thresholdOf(books, open, rolledRule(each.rule).rule);
    each.is = 'rolled';
    each.face = face;
    each.works = upTo === null || face <= upTo;
    remember(open, each.rule);
  }
}

function tellFace(books: Books, open: Open, { rule, face = 0, works }: Due, referee: Referee): void {
  if (!referee.tell) return;
  const { entry, rule: told } = rolledRule(rule);
  const sheet = sumOf(books, { seat: null, open }, rollSheet(rule), { [die.key(rule)]: face });
  const needs = thresholdOf(books, open, told);
  const { appears, works: worked, fails } = unrestTexts.told;
  const text = told.kind === 'table' ? appears : works ? worked : fails;
  const data = text({ entry: entry.id, rule, nation: told.rolls, face, needs });
  referee.tell({ to: 'all', kind: 'rolled', data, clauses: [clauseOf(told), 'G.G1'], sheet });
}

const RIVALS: readonly { readonly entry: GuideEntry; readonly rule: RivalsRule }[] = ENTRIES.flatMap(
  (entry) => entry.rules.flatMap((rule) => (rule.kind === 'rivals' ? [{ entry, rule }] : [])),
);

/** HUN.R3: of two rolls that both work the lower counts; of equal ones what the ruling says (hungary-tie). */
function settleRivals(books: Books, open: Open, due: readonly Due[], referee: Referee): void {
  for (const { entry, rule } of RIVALS) {
    const { id, of, when } = rule;
    if (when !== undefined && truthOf({ books, open, entry }, when) !== true) continue;
    const both = of.map((roll) => due.find((each) => each.rule === roll && each.works));
    const [one, other] = both;
    if (!one || !other) continue;
    const tie = hungaryRuling(open.rulings, 'hungary-tie');
    if (one.face === other.face && tie === 'again') {
      for (const each of [one, other]) Object.assign(each, { is: 'due', wave: each.wave + 1 });
      tell(referee, 'note', unrestTexts.told.tie, { rules: [...of] }, [id]);
      continue;
    }
    const first = one.face === other.face ? tie === 'ussr' : (one.face ?? 0) < (other.face ?? 0);
    const loser = first ? other : one;
    loser.works = false;
    tell(referee, 'note', unrestTexts.told.rivals, { rule: (first ? one : other).rule }, [id]);
  }
}

/** What follows a roll, at once (G.F3). */
function follow(books: Books, open: Open, due: Due, referee: Referee): void {
  const { entry, rule } = rolledRule(due.rule);
  if (rule.kind === 'table') {
    const { face = 0 } = due;
    const kind = rule.rows.find(({ to }) => face <= to)?.kind ?? 'infantry';
    open.built[entry.id] = (open.built[entry.id] ?? 0) + 1;
    addNatives({ books, open, entry, by: rule.id }, { [kind]: 1 }, referee);
    return;
  }
  const seen = { books, open, entry, it: due.it, by: rule.id, through: actsThrough(open, rule), sets: true };
  act(seen, due.works ? rule.then : (rule.otherwise ?? []), referee);
}

/** What the table reports of the map unasked is news as well, whenever it does (ruling tested). */
const mapReported: Follows = {
  clauses: ['G.F3'],
  on: [units, holder, war, phonyWar, threat],
  brings(books, position, { each, asked }, referee) {
    if (asked || !each.some(({ report }) => report.as === 'change')) return [];
    return happening(books, position, 'news', NO_NEWS, referee);
  },
};

/** A report while part I goes on draws the docket up anew (G.G2). */
const drawnAnew: Follows = {
  clauses: ['G.G1', 'G.G2'],
  brings: (books, { open }): Go[] => drawAnew(books, open),
};

/** Draw the docket up anew: what was rolled or declined stays so. Returns the wishes that have come up. */
function drawAnew(books: Books, open: Open): Go[] {
  const items = open.agenda as readonly Go[];
  const before = open.docket;
  const done = before.filter(({ is }) => is === 'rolled' || is === 'declined');
  const waiting = before.filter(({ is, wave }) => is === 'due' && wave > 0);
  const wished = before.filter(({ is }) => is === 'due');
  const isOf = (each: Due) => (other: Due) => other.rule === each.rule;
  const fresh = drawDocket(books, open).filter(
    (each) => !done.some(isOf(each)) && isStillToCome(items, each),
  );
  for (const each of fresh) if (wished.some(isOf(each))) each.is = 'due';
  open.docket = [...done, ...waiting, ...fresh];
  // a wish that is still to come stands on the agenda once
  const stands = ({ rule }: Due) => items.some((item) => item.step === 'wish' && item.rule === rule);
  return wishesIn(fresh.filter((each) => !stands(each) && !before.some(isOf(each))));
}

/** So does a ruling that changes while part I goes on (G.G2). */
function anew(books: Books, { open }: Pick<WarGamePosition, 'open'>, at: Go): Go[] | null {
  const wishes = drawAnew(books, open);
  return wishes.length > 0 ? [...wishes, at] : null;
}

/** Whether what is due is still to be rolled, or wished for. */
function isStillToCome(items: readonly Go[], { rule, rolls }: Due): boolean {
  return hasStillToRoll(items, rolls) || items.some((item) => item.step === 'wish' && item.rule === rule);
}

/** Whether a nation has still to roll; what comes after that is only what its rolls have brought about. */
function hasStillToRoll(items: readonly Go[], nation: Nation): boolean {
  return items.some((item) => item.step === 'unrest' && item.nation === nation && item.wave === 0);
}

/** Marks that last for a turn go with it, told once for all places of a rule (SPA.O1, SPA.I3). */
export function lapseMarks({ open }: Pick<WarGamePosition, 'open'>, referee: Referee): void {
  const lapsed = PLACES.flatMap((place) =>
    NATIONS.flatMap((nation) => {
      const mark = markOf(open, place, nation);
      return mark?.until === 'turn-end' ? [{ place, nation, mark }] : [];
    }),
  );
  for (const { place, nation } of lapsed) setMark(open, place, nation, null);
  const alike = Map.groupBy(lapsed, ({ nation, mark }) => `${nation}/${mark.by}/${mark.class}`);
  for (const those of alike.values()) {
    const [{ nation, mark } = {}] = those;
    if (!nation || !mark) continue;
    const places = those.map(({ place }) => place);
    directive(referee, unrestTexts.told.lapses, { places, nation, class: ruleTexts.class[mark.class]() }, [
      clauseOf({ id: mark.by }),
    ]);
  }
}

/** What the guide leaves open. */
const { RULINGS, ruled } = rulingsOf([
  {
    id: 'wishes-asked',
    clauses: ['G.F2', 'BUL.U1', 'THA.U1'],
    question: 'A roll of part I is made only if a nation wishes it. When is that nation asked?',
    choices: [
      {
        id: 'in-turn',
        text: 'When it is its own turn to roll; what another nation rolls for it is rolled at once.',
      },
      { id: 'with-dice', text: 'Just before the nation throws its dice that makes the roll.' },
      { id: 'first', text: 'Before the first dice of part I.' },
    ],
    default: 'in-turn',
  },
]);

/** G.F2, G.F3, G.G1, G.J8: part I. */
export const UNREST = part(import.meta.url, {
  clauses: {
    'G.G1': ['enforced', 'Who rolls, unaltered', 'unrest'],
  },
  steps: { 'turn-begins': turnBegins, docket: docketStep, wish, vichy: vichyStep, unrest },
  // what is reported moves others before the docket is drawn up anew
  news: [mapReported, drawnAnew],
  rulings: RULINGS,
  texts: unrestTexts,
  decisions: [
    {
      name: 'wish',
      seats: 'the nation whose wish a roll is',
      form: 'choose',
      about: 'Whether a roll of part I that is a nation’s wish is made this turn.',
      clauses: ['BUL.U1', 'THA.U1'],
      leadsTo: ['roll'],
      nothing: 'pass',
      habit: {
        name: 'wishes',
        answers: { none: { about: 'No roll that is only my wish, unless I say so', answer: () => 'pass' } },
      },
      more: ['influence', 'map'],
    },
    {
      name: 'unrest',
      seats: 'dice',
      form: 'roll',
      about: 'All rolls of part I that a nation makes: a d12 for each, in the order of the guide.',
      clauses: ['G.G1'],
    },
  ],
});
