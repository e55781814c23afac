import { type Form, type Referee, directive, tell, texts } from '../../../kernel/index.ts';
import { loseSight } from '../war/belligerents.ts';
import { noteCountry } from '../war/countries.ts';
import type { Roll } from '../turn/lifetimes.ts';
import { part } from '../part.ts';
import { type Faction, FACTIONS } from '../powers.ts';
import { type Books, type Go, type Open, phaseId, type WorldStep } from '../state.ts';
import { effectOf, resultWords } from '../tables/results.ts';
import { rollSheet } from './42-leads.ts';
import { favouredBy, isWorthless, lesserOptions } from './5-results.ts';
import { rowOf } from './5-rows.ts';
import { enemyUntold } from './58-obligations.ts';
import { demandOutcome, settleDemand } from './7-demands.ts';

// 49.51C, 49.53: who benefits where as many DPs stand, and the lesser result that the favoured side may take.

declare module '../state.ts' {
  interface Steps {
    tie: { readonly target: string };
    lesser: { readonly target: string; readonly faction: Faction };
  }
}

/** 49.51C: as many Western as Russian DPs: by agreement or a die among the players. */
const tie: WorldStep<'tie'> = {
  clauses: ['49.51C'],
  seats: () => ['table'],
  asks: (_, { open }, { target }) => ({
    id: `${phaseId(open)}/${target}/tie`,
    form: { kind: 'choose', options: ALLIES },
    prompt: say.ask.tie({ target }),
    clauses: ['49.51C'],
  }),
  take: (_, { open }, { target }, { answer }) => favour(open, target, answer as Faction),
  // skipped, `settleSkipped` says what stands (as for `lesser`)
  drop: () => undefined,
};

const say = texts({
  ask: {
    tie: 'The West and Russia have the same number of DPs in {target}: who benefits, by agreement or a die roll?',
    lesser: '{faction}: which result do you take for {target}?',
    lesserInPeace:
      '{faction}: which result do you take for {target}? Nobody has said that {enemy} is at war with it; if it is, tell that first: to take hexes there then needs a declaration of war.',
  },
  option: {
    faction: '{faction}',
  },
  told: {
    taken: '{faction} takes the result for {target}: {result}.',
    lesser: 'Lesser result taken by {faction} for {target}: {result}.',
    favoured: '{target}: {faction} benefits, of those with as many DPs.',
    tieLeft:
      '{target}: {result} stands as rolled. Which of the Allies benefits is left to you: agree, or roll for it, and report it.',
    demandLeft: 'Whether Rumania cedes Bessarabia or fights is left to you: if it fights, report the war.',
    notRolledFor: 'Named, and not rolled for: {targets}.',
  },
});

const ALLIES = (['western-allies', 'russia'] as const).map((value) => ({
  value,
  label: say.option.faction({ faction: value }),
}));

/** What follows from a roll: who benefits is clear (49.51), decided (49.51C), or nobody does. */
export function follow(books: Books, open: Open, target: string, referee: Referee): Go[] {
  const rolled = rollFor(open, target)?.rolled ?? '';
  const row = rowOf(books.tables, open, target, rolled);
  if (row === null) throw new Error(`the table of ${target} has no result ${rolled}`);
  // a row stays on its side of the table though the players say that it gives nothing
  const favoured = favouredBy(open, target, row.effect === 'none' ? effectOf(row.id) : row.effect);
  if (favoured === null || isWorthless(open, target, row))
    return settle(books, open, target, rolled, referee);
  return favoured === 'tie' ? [{ step: 'tie', target }] : favour(open, target, favoured);
}

/** The roll of the phase for a target. */
function rollFor({ rolls }: Open, target: string): Roll | undefined {
  return rolls.find((each) => each.target === target);
}

/** A faction benefits from the roll that is made: it may take a lesser result (49.51, 49.53). */
function favour(open: Open, target: string, faction: Faction): Go[] {
  const roll = rollFor(open, target);
  if (!roll) return [];
  roll.faction = faction;
  return [{ step: 'lesser', target, faction }];
}

/** 49.53: the favoured side, whoever rolled, takes the result or a lesser one, at once, before any later roll. */
const lesser: WorldStep<'lesser'> = {
  clauses: ['49.53'],
  seats: (_, __, { faction }) => [faction],
  asks({ tables }, { open }, { target, faction }) {
    const roll = rollFor(open, target);
    if (!roll) throw new Error(`nothing is rolled for ${target}`);
    const options = lesserOptions(tables, open, roll);
    const rows = options.flatMap(({ value }) => rowOf(tables, open, target, value) ?? []);
    const enemy = enemyUntold(open, target, rows, faction);
    const args = { target, faction: roll.faction };
    return {
      id: `${phaseId(open)}/${target}/lesser`,
      form: { kind: 'choose', options },
      prompt: enemy === null ? say.ask.lesser(args) : say.ask.lesserInPeace({ ...args, enemy }),
      clauses: ['49.53'],
      sheets: [{ name: rollSheet(target), dice: [] }],
    };
  },
  take(books, { open }, { target, faction }, { answer }, referee): Go[] {
    const id = answer as string;
    const row = rowOf(books.tables, open, target, id);
    if (row) {
      const args = { faction, target, result: resultWords(row) };
      const isRolled = rollFor(open, target)?.rolled === id;
      tell(referee, 'note', isRolled ? say.told.taken : say.told.lesser, args, ['49.53']);
    }
    return settle(books, open, target, id, referee);
  },
  drop: () => undefined,
};

/**
 * 49.53: the phase is skipped: a lesser result is forgone, and what was rolled stands; what nobody has decided, or rolled, is
 * named. In place.
 */
export function settleSkipped(books: Books, open: Open, referee: Referee): void {
  for (const { target, rolled, settled, faction } of open.rolls)
    if (rolled !== null && settled === null && faction !== null) settle(books, open, target, rolled, referee);
  for (const { target, rolled, settled } of open.rolls) {
    const row = rolled !== null && settled === null ? rowOf(books.tables, open, target, rolled) : null;
    if (!row) continue;
    directive(referee, say.told.tieLeft, { target, result: resultWords(row) }, ['49.51C']);
    // whom it favours is asked before anybody names again
    noteCountry(open, target, { result: undefined, ...(row.permanent && { star: true }) });
  }
  const current = open.rolls[open.rolling];
  if (current?.kind === 'demand' && current.settled !== null) {
    directive(referee, say.told.demandLeft, {}, ['49.71']);
    loseSight(open, ['russia', 'rumania']);
  }
  const targets = open.rolls.filter(({ rolled }) => rolled === null).map(({ target }) => target);
  if (targets.length > 0) tell(referee, 'note', say.told.notRolledFor, { targets }, ['49.425']);
}

/** What the roll comes to is clear; a demand can leave the answer to Germany (49.71). */
function settle(books: Books, open: Open, target: string, id: string, referee: Referee): Go[] {
  const roll = rollFor(open, target);
  if (!roll) return [];
  roll.settled = id;
  if (roll.kind === 'demand') {
    const outcome = demandOutcome(open, rowOf(books.tables, open, target, id)?.effect ?? 'none');
    if (outcome === 'germany') return [{ step: 'demand', target }];
    settleDemand(open, outcome, referee);
  }
  open.rolling++;
  return [];
}

function firstOption(form: Form): string | undefined {
  return form.kind === 'choose' ? form.options[0]?.value : undefined;
}

/** 49.53, 49.51C: lesser results. */
export const LESSER_RESULTS = part(import.meta.url, {
  clauses: {
    '49.53': ['enforced', 'Lesser results', 'lesser'],
    '49.53/example': ['enforced', 'The printed example', 'lesser'],
  },
  steps: { tie, lesser },
  decisions: [
    {
      name: 'tie',
      seats: 'table',
      form: 'choose',
      about: 'Which Allied faction benefits, by agreement or a die.',
      says: (faction, { decision }) =>
        say.told.favoured({ target: decision.split('/').at(-2) ?? '', faction }),
      clauses: ['49.51C'],
    },
    {
      name: 'lesser',
      seats: 'the favoured faction',
      form: 'choose',
      about: 'The result rolled, or a lesser one.',
      clauses: ['49.53'],
      unforeseen: 'It settles the roll before; the next roll of the phase follows whatever is taken.',
      habit: {
        name: 'lesser-result',
        answers: {
          // the result rolled is the first of them
          full: { about: 'Always the full result', answer: firstOption },
        },
        seats: FACTIONS,
      },
    },
  ],
  texts: say,
});
