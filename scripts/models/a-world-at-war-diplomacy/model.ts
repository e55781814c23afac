import {
  type Choice,
  type Decision,
  differing,
  type Json,
  nameOf,
  pick,
  type Play,
  type Random,
  rulingsOf,
} from '../game.ts';
import type { Model } from '../model.ts';
import { allotment, allotted, type Lines, modifiers } from './sums.ts';
import { due, last, take } from './flow.ts';
import {
  type Given,
  mayName,
  mayPlace,
  mayReactNow,
  maySubvert,
  mayUseCovert,
  nameBars,
  nameRows,
  placingBars,
} from './forms.ts';
import { mayTake } from './results.ts';
import { begin, kept, PINNED, type State, type Step } from './state.ts';
import { askedReport, ownReport, report } from './told.ts';
import { ALL_POWERS, type Faction } from './text.ts';

const BOOK = 'a-world-at-war';

const SCENARIOS = ['european-1940', 'european-1942', 'opening-1939', 'campaign-1939', 'global-1939'];

function usual(): Record<string, string> {
  return Object.fromEntries(rulingsOf(BOOK).map(({ id, usual: by }) => [id, by]));
}

/** Every other game by the usual rulings. */
function choose(random: Random): Choice {
  const scenario = pick(SCENARIOS, random) ?? '';
  const others = random(2) === 0 ? [] : rulingsOf(BOOK).filter(() => random(3) === 0);
  const chosen = others.map(({ id, choices }) => [id, pick(choices, random) ?? '']);
  const pinned = Object.entries(PINNED).filter(([id]) => rulingsOf(BOOK).some((each) => each.id === id));
  return { scenario, rulings: { ...Object.fromEntries(chosen), ...Object.fromEntries(pinned) }, files: [] };
}

/** The answers of a form that are tried one row at a time. */
function tries(_: State, { form }: Decision, random: Random): readonly Json[] {
  if (form.kind !== 'allocate' || random(3) > 0) return [];
  const most = form.limits.map(({ max = 0 }) => max);
  return form.rows.flatMap(({ id }) => {
    const by = [1, pick(most, random) ?? 1, (pick(most, random) ?? 1) + 1];
    return random(3) === 0 ? by.map((each) => ({ [id]: each })) : [];
  });
}

function legal(s: State, { id, seat }: Decision, answer: Json): boolean | undefined {
  if (s.isLost) return undefined;
  const given = answer as Given;
  const targets = s.rolls.map(({ target }) => target);
  switch (nameOf(id)) {
    case 'allocate':
      return mayPlace(s, seat as Faction, given);
    case 'name':
      return mayName(s, seat as Faction, given);
    case 'subversion':
      return maySubvert(s, given, targets);
    case 'covert':
      return mayUseCovert(s, seat as Faction, given, targets);
    case 'react':
      return Object.entries(given).every(
        ([row, by]) => by === 0 || (by === 1 && mayReactNow(s, row.split('/').at(-1) ?? '')),
      );
    case 'lesser': {
      const roll = last(s);
      return roll && mayTake(s, roll, String(answer));
    }
    default:
      return undefined;
  }
}

/** What else is seen of the step that is open: who is asked what, bars with their clauses, sums line by line. */
function differs(s: State, play: Play): readonly string[] {
  if (s.isLost) return [];
  const asked = play.asked().filter((each) => each.optional !== true);
  if (asked.some(({ form }) => form.kind === 'report')) return [];
  return [
    ...Object.entries(kept(s)).flatMap(([key, value]) => differing(key, play.fact(key), value)),
    ...ofStep(s, asked),
    ...asked.flatMap((each) => ofBars(s, each)),
    ...ofSums(s, asked, play),
  ];
}

const NAMES: Readonly<Record<Step, string>> = {
  start: '',
  allocate: 'allocate',
  name: 'name',
  subversion: 'subversion',
  react: 'react',
  covert: 'covert',
  roll: 'roll',
  lesser: 'lesser',
  tie: 'tie',
  demand: 'demand',
  tension: '',
  over: '',
};

function ofStep(s: State, asked: readonly Decision[]): readonly string[] {
  const names = new Set(asked.map(({ id }) => nameOf(id)));
  const [name = ''] = names;
  if (names.size > 1 || name !== (s.step === 'tension' ? s.level : NAMES[s.step]))
    return [`asked ${[...names].join(', ')}, the model ${s.step}`];
  const [first] = asked;
  const target = s.step === 'roll' ? due(s)?.target : last(s)?.target;
  if (!first || !['roll', 'lesser', 'tie'].includes(s.step) || first.id.split('/').at(-2) === target)
    return [];
  return [`${first.id}, the model ${target}`];
}

function ofBars(s: State, { id, seat, form }: Decision): readonly string[] {
  const name = nameOf(id);
  if (form.kind !== 'allocate' || (name !== 'name' && name !== 'allocate')) return [];
  const faction = seat as Faction;
  const rows = form.rows.flatMap((row) => {
    const bars =
      name === 'name' ? nameBars(s, faction, row.id) : placingBars(s, faction, row.id.split('/')[1] ?? '');
    if (bars === undefined) return [];
    const shown = row.barred?.clauses ?? [];
    const isSame = bars.length === 0 ? shown.length === 0 : shown.some((each) => bars.includes(each));
    return isSame
      ? []
      : [
          `${id} ${row.id}: barred by ${shown.join(', ') || 'nothing'}, the model ${bars.join(', ') || 'nothing'}`,
        ];
  });
  const all = name === 'name' ? nameRows(faction) : [];
  const missing = all.filter((each) => !form.rows.some((row) => row.id === each));
  return [...rows, ...missing.map((each) => `${id} has no row ${each}`)];
}

function ofSums(s: State, asked: readonly Decision[], play: Play): readonly string[] {
  if (s.step === 'allocate')
    return ALL_POWERS.flatMap((power) => {
      const isTold = s.facts[`dp.allotment.${power}`] !== undefined;
      const total = play.fact(`dp.allotment.${power}`);
      const own = allotted(s, power);
      return [
        ...(total === own ? [] : [`dp.allotment.${power}: ${JSON.stringify(total)}, the model ${own}`]),
        ...(isTold ? [] : ofLines(play, `dp-allotment/${power}`, allotment(s, power))),
      ];
    });
  const roll = s.step === 'roll' ? due(s) : undefined;
  return roll && asked.length > 0 ? ofLines(play, `diplomatic-roll/${roll.target}`, modifiers(s, roll)) : [];
}

function ofLines(play: Play, sheet: string, lines: Lines): readonly string[] {
  const shown = play.sheet(sheet).lines.filter(({ id }) => id !== '49.425');
  const unknown = Object.keys(lines).filter((id) => !shown.some((line) => line.id === id));
  return [
    ...unknown.map((id) => `${sheet} has no line ${id}`),
    ...shown.flatMap(({ id, min, max }) => {
      const own = lines[id] ?? 0;
      const { least, most } = typeof own === 'number' ? { least: own, most: own } : own;
      // what makes no difference is not asked
      return min <= least && most <= max
        ? []
        : [`${sheet} ${id}: ${min}..${max}, the model ${least}..${most}`];
    }),
  ];
}

export const aWorldAtWarDiplomacy: Model<State> = {
  rulebook: BOOK,
  about: 'A World at War, rule 49: allotments, limits, namings, die rolls, results.',
  choose,
  begin: ({ scenario, rulings }) => begin(scenario, rulings, usual()),
  take,
  expects: () => ({}),
  legal,
  tries,
  moves: 80,
  answer: askedReport,
  report,
  own: ownReport,
  differs,
};
