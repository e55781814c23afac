import { DICE, type Decision, TABLE } from '../../kernel/decision.ts';
import { reported } from '../../kernel/facts.ts';
import type { AllocateForm, Bar, Row } from '../../kernel/form.ts';
import type { View } from '../../kernel/position.ts';
import { ruled } from '../../kernel/ruling.ts';
import { words } from '../../kernel/words.ts';
import { allocationForm, oneThird, poolOf } from './49-diplomacy/2-allocation.ts';
import { sheetForm, sheetParts, sheetRules, showForm, showing } from './49-diplomacy/21-paper.ts';
import { namersOf, namingForm } from './49-diplomacy/4-naming.ts';
import { covertOrder } from './49-diplomacy/41-phase.ts';
import { rolledOn, rollSheet } from './49-diplomacy/42-die-roll.ts';
import { reactForm } from './49-diplomacy/6-reactions.ts';
import { DEMAND_OPTIONS } from './49-diplomacy/7-demands.ts';
import { lesserOptions } from './49-diplomacy/5-results.ts';
import { FACTIONS, type Faction, isFaction } from './powers.ts';
import { effectiveSheet, type Rolled } from './tables/tensions.ts';
import type { Tables } from './tables/country.ts';
import { once, onceForEach, rowWith } from './once.ts';
import { type Books, type Given, isPaper, type Open, type Phase, type Roll, type Sealed } from './state.ts';

/** For whom play waits, from what everybody can see. */
export function awaiting(open: Open): readonly string[] {
  if (open.dice.length > 0) return [DICE];
  switch (open.step) {
    case 'allotment':
    case 'ready':
    case 'facts':
    case 'tie':
      return [TABLE];
    case 'allocation':
    case 'sheets':
      return without(FACTIONS, open.done);
    case 'show':
      return [showing(open) ?? TABLE];
    case 'naming':
      return without(namersOf(open.phase), open.done);
    case 'subversion':
      return ['russia'];
    case 'react':
    case 'demand':
      return ['european-axis'];
    case 'covert':
      return without(covertOrder(open), open.done).slice(0, 1);
    case 'roll':
    case 'tension':
      return [DICE];
    case 'lesser':
      return [open.rolls[open.rolling]?.faction ?? TABLE];
    case 'over':
      return [];
  }
}

function without(factions: readonly Faction[], done: readonly Faction[]): readonly Faction[] {
  return done.length === 0 ? factions : factions.filter((faction) => !done.includes(faction));
}

/** What a view's seat may answer now. */
export function asks({ tables }: Books, view: View<Open, Sealed>): readonly Decision[] {
  const { open, seat } = view;
  if (seat === null || !awaiting(open).includes(seat)) return [];
  const id = phaseId(open);
  const roll = open.rolls[open.rolling];
  const [tension] = open.dice;
  const dps = view.sealed?.dps ?? {};
  if (tension !== undefined) return [askTension(open, id, tension)];
  switch (open.step) {
    case 'allotment':
      return [askFacts(open, 'ask.allotment', open.opening ? IN_OPENING : IN_YSS)];
    case 'ready':
      return [askReady(open)];
    case 'facts':
      return [askFacts(open, 'ask.modifiers', ['49.426'])];
    case 'allocation':
      return isFaction(seat) ? [isPaper(open) ? askWritten(open, seat) : askAllocation(open, seat)] : [];
    case 'show':
      return isFaction(seat) ? [askShow(open, id, seat, dps)] : [];
    case 'sheets':
      return isFaction(seat) ? [askSheet(open, seat, dps)] : [];
    case 'naming':
      return isFaction(seat) ? [askNames(open, seat, dps)] : [];
    case 'subversion':
      return [askSpending(view, `${id}/subversion`, 'subversion.russia', 'ask.subversion', '49.4263')];
    case 'react':
      return [askReact(open, id)];
    case 'covert':
      return [
        askSpending(view, `${id}/${seat}/covert`, `covert-operations.${seat}`, 'ask.covert', '49.4262'),
      ];
    case 'roll':
      return roll ? [askRoll(id, roll)] : [];
    case 'tie':
      return roll ? [askTie(id, roll)] : [];
    case 'demand':
      return [askDemand(id)];
    case 'lesser':
      return roll ? [askLesser(tables, open, id, roll)] : [];
    case 'tension':
    case 'over':
      return [];
  }
}

/** The diplomatic phase in ids: '1940/spring/axis'. */
function phaseId({ year, turn, phase }: Open): string {
  return PHASE_IDS[phase](turn, year);
}

const idsOf = (phase: Phase) => onceForEach((turn, year) => `${year}/${turn}/${phase}`);
const PHASE_IDS = { axis: idsOf('axis'), allied: idsOf('allied') };

/** 49.11: what allotments depend on; in the opening set-up BRPs are no part of it (49.13), else DPs wait for them (49.23). */
const IN_OPENING = ['49.11', '49.12', '49.13'];
const IN_YSS = ['49.11', '49.12', '49.14', '49.15', '49.23'];

/** What nobody has reported and play cannot go on without. */
function askFacts(open: Open, prompt: string, clauses: readonly string[]): Decision {
  return {
    id: `${open.year}/missing-${open.asked}/report`,
    seat: TABLE,
    form: { kind: 'report', facts: open.missing },
    prompt: words(prompt, { year: open.year }),
    clauses,
  };
}

/** What comes before naming; a declaration of war that is owed is asked for by what it is owed for (49.58). */
function askReady(open: Open): Decision {
  const owed = open.obliged.filter(({ later }) => !later).map(({ target }) => target);
  const asked = askFacts(open, 'ask.ready', ['49.43']);
  if (owed.length === 0 || !open.missing.includes('war.germany-russia')) return asked;
  return { ...asked, prompt: words('ask.readyOwed', { targets: owed }), clauses: ['49.43', '49.58'] };
}

/** 49.21: the secret allocation. */
function askAllocation(open: Open, faction: Faction): Decision {
  const pool = poolOf(open, faction);
  const prompt = words('ask.allocation', { faction, year: open.year, pool, third: oneThird(pool) });
  const id = `${open.year}/${faction}/allocate`;
  return {
    id,
    seat: faction,
    form: allocationForm(open, faction),
    prompt,
    clauses: ['49.21', '49.24'],
    sealed: true,
  };
}

/** 49.21: on paper nothing is typed; asked again after every report, which can change what is lawful. */
function askWritten(open: Open, faction: Faction): Decision {
  return {
    id: `${open.year}/${open.reports}/${faction}/written`,
    seat: faction,
    form: { kind: 'choose', options: [{ value: 'written', label: words('option.written') }] },
    prompt: words('ask.written', { faction, year: open.year, ...sheetRules(open, faction) }),
    clauses: ['49.21', '49.24'],
  };
}

/** 49.425, 49.21: what the faction's sheet has where it must be shown. */
function askShow(open: Open, id: string, faction: Faction, shown: Given): Decision {
  const targets = open.show?.targets[faction] ?? [];
  return {
    id: `${id}/${faction}/${open.show?.next ?? ''}/show`,
    seat: faction,
    form: showForm(open, faction, shown),
    prompt: words('ask.show', { faction, targets }),
    clauses: ['49.21', '49.425'],
  };
}

/** 49.45: the rest of the sheet, before it is thrown away. */
function askSheet(open: Open, faction: Faction, shown: Given): Decision {
  const parts = sheetParts(shown);
  const prompt = parts.length === 0 ? 'ask.sheet' : 'ask.restOfSheet';
  return {
    id: `${open.year}/${faction}/allocate`,
    seat: faction,
    form: sheetForm(open, faction, shown),
    prompt: words(prompt, { faction, year: open.year, parts: parts as never }),
    clauses: ['49.24', '49.45'],
    sealed: true,
  };
}

/** 49.41, 49.422: in the Allied phase West and Russia name at the same time, so sealed. */
function askNames(open: Open, faction: Faction, dps: Readonly<Record<string, number>>): Decision {
  const prompt = words('ask.name', {
    faction,
    turn: turnWords(open.turn) as never,
    year: open.year,
    phase: phaseWords(open.phase) as never,
  });
  const id = `${phaseId(open)}/${faction}/name`;
  return {
    id,
    seat: faction,
    form: namingForm(open, faction, dps),
    prompt,
    clauses: ['49.41', '49.422', '49.423'],
    sealed: true,
  };
}

const turnWords = once((turn) => words(`turn.${turn}`));
const phaseWords = once((phase) => words(`phase.${phase}`));

/** 49.4263 and 49.4262: spend what only this seat knows it has on the targets named; everybody is asked. */
function askSpending(
  { open, sealed, seat }: View<Open, Sealed>,
  id: string,
  fact: string,
  prompt: string,
  clause: string,
): Decision {
  const has = sealed && reported(sealed.facts, fact);
  const most = typeof has === 'number' ? has : 0;
  const barred = has === undefined ? notReported(fact) : null;
  const rows = open.rolls.map(({ target }) => rowWith(targetRow(target), most, barred));
  const each = clause === '49.4263' && ruled(open.rulings, 'subversion-uses') === 'each';
  const limit = {
    rows: open.rolls.map(({ target }) => target),
    max: most,
    clauses: [clause],
    reason: words('limit.spending', { most }),
  };
  const form: AllocateForm = { kind: 'allocate', rows, limits: each || barred ? [] : [limit] };
  return {
    id,
    seat: seat ?? '',
    form,
    prompt: words(prompt, { faction: seat, targets: open.rolls.map((roll) => roll.target) }),
    clauses: ['49.425', clause],
  };
}

const targetRow = once((target): Row => ({ id: target, label: words('row.target', { target }) }));
const notReported = once((fact): Bar => {
  const [clause, question] = fact.startsWith('subversion')
    ? ['49.4263', 'fact.subversion']
    : ['49.4262', 'fact.covertOperations'];
  return { clauses: [clause], reason: words('bar.notReported', { question: words(question) as never }) };
});

/** 49.634A: rolls in reaction to subversion, in the phase in which it is used. */
function askReact(open: Open, id: string): Decision {
  return {
    id: `${id}/react`,
    seat: 'european-axis',
    form: reactForm(open),
    prompt: words('ask.react'),
    clauses: ['49.61', '49.634A'],
  };
}

/** 49.71: Rumania leaves the answer to Germany. */
function askDemand(id: string): Decision {
  return {
    id: `${id}/demand`,
    seat: 'european-axis',
    form: { kind: 'choose', options: DEMAND_OPTIONS },
    prompt: words('ask.demand'),
    clauses: ['49.71'],
  };
}

/** 49.851A, 49.852A: the die of an effective level. */
function askTension(open: Open, id: string, tension: Rolled): Decision {
  const clause = tension === 'usat' ? '49.851' : '49.852';
  return {
    id: `${id}/${open.reports}/${tension}`,
    seat: DICE,
    form: { kind: 'roll', dice: [6] },
    prompt: words('ask.tension', { tension }),
    clauses: [`${clause}A`, `${clause}B`],
    sheets: [{ name: effectiveSheet(tension), dice: [`${tension}.die`] }],
  };
}

/** 49.425: one die. */
function askRoll(id: string, { target }: Roll): Decision {
  return {
    id: `${id}/${target}/roll`,
    seat: DICE,
    form: { kind: 'roll', dice: [6] },
    prompt: words('ask.roll', { target }),
    clauses: ['49.425'],
    sheets: rolledOn(target),
  };
}

/** 49.51C: as many Western as Russian DPs: by agreement or a die among the players. */
function askTie(id: string, { target }: Roll): Decision {
  const options = (['western-allies', 'russia'] as const).map((value) => ({
    value,
    label: words('option.faction', { faction: value }),
  }));
  return {
    id: `${id}/${target}/tie`,
    seat: TABLE,
    form: { kind: 'choose', options },
    prompt: words('ask.tie', { target }),
    clauses: ['49.51C'],
  };
}

/** 49.53: the favoured side, whoever rolled, takes the result or a lesser one. */
function askLesser(tables: Tables, open: Open, id: string, roll: Roll): Decision {
  const { target } = roll;
  const form = { kind: 'choose', options: lesserOptions(tables, open, roll) } as const;
  return {
    id: `${id}/${target}/lesser`,
    seat: roll.faction ?? TABLE,
    form,
    prompt: words('ask.lesser', { target, faction: roll.faction }),
    clauses: ['49.53'],
    sheets: [{ name: rollSheet(target), dice: [] }],
  };
}
