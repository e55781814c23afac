import type { DataCheck, Path } from '../kernel/forms/data-check.ts';
import { formsOf, kindOf } from '../kernel/forms/file-form.ts';
import { bindTable } from '../kernel/game/table.ts';
import { isRefusal } from '../kernel/clause.ts';
import { isRecord, type Json, own } from '../kernel/json.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import type { Rulings } from '../kernel/steps/ruling.ts';
import {
  type FactSchema,
  type FactSpec,
  type FactValue,
  fits,
  isReportable,
  typeWords,
} from '../kernel/sums/facts.ts';
import { render } from '../kernel/texts/words.ts';
import type { ClubSayings, SaidWith, Section } from './club.ts';

const FIELDS = ['files', 'rulings', 'facts', 'starts'];

/** The kind of file that belongs to one game, and to no club. */
export const START = 'start';

/** Whether a club can know a fact: the table reports it openly, and no rule keeps it. */
export function isOfTheTable(spec: FactSpec): boolean {
  return isReportable(spec) && spec.owner === undefined && spec.kept !== true;
}

/** Whether a fact is the same in every game of a club. */
export function isOfTheClub(spec: FactSpec): boolean {
  return spec.club === true && isOfTheTable(spec);
}

/** Read what a club knows of a rulebook; faults go to the check, and what is read is harmless after one. */
export function readSection(
  check: DataCheck,
  given: Record<string, unknown>,
  path: Path,
  rulebook: Rulebook,
): Section {
  check.fields(given, path, FIELDS);
  const files = filesIn(check, given['files'], [...path, 'files'], rulebook);
  const rulings = rulingsIn(check, given['rulings'], [...path, 'rulings'], rulebook);
  const read = rulebook.data(files);
  const data = 'data' in read ? read.data : null;
  const { scenarios } = rulebook;
  const schemaOf = (scenario: string): FactSchema => factsIn(rulebook, scenario, rulings, data);
  const facts = optionally(check, given['facts'], [...path, 'facts'], (each, at) =>
    saidIn(check, each, at, schemaOf(scenarios[0]?.id ?? ''), {
      can: isOfTheClub,
      cannot: 'is not a fact that is the same in every game',
    }),
  );
  const starts = optionally(check, given['starts'], [...path, 'starts'], (each, at) => {
    const known = Object.entries(each).filter(([id]) => {
      const is = scenarios.some((scenario) => scenario.id === id);
      if (!is)
        check.fail([...at, id], `is no scenario; there are ${scenarios.map((one) => one.id).join(', ')}`);
      return is;
    });
    const saidAt = ([id, said]: [string, unknown]): [string, ClubSayings] => {
      const place = [...at, id];
      const cannot = 'is not a fact that the table reports';
      return [
        id,
        saidIn(check, check.object(said, place), place, schemaOf(id), { can: isOfTheTable, cannot }),
      ];
    };
    return Object.fromEntries(known.map(saidAt));
  });
  return { files, rulings, facts, starts };
}

function optionally<T>(
  check: DataCheck,
  value: unknown,
  path: Path,
  read: (given: Record<string, unknown>, path: Path) => Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  return value === undefined ? {} : read(check.object(value, path), path);
}

/** Files as a game takes them; what is wrong with the first bad one is said where it stands. */
function filesIn(check: DataCheck, value: unknown, path: Path, rulebook: Rulebook): readonly Json[] {
  if (value === undefined) return [];
  const kinds = formsOf(rulebook, null).map(({ kind }) => kind);
  const known = kinds.filter((kind) => kind !== START);
  const files = check.list(value, path) as Json[];
  const bad = files.findIndex((each) => !known.includes(kindOf(each) ?? ''));
  if (bad >= 0) {
    const isStart = kindOf(files[bad] ?? null) === START;
    const why = isStart ? 'is a start, which belongs to one game' : `must have a kind: ${known.join(', ')}`;
    check.fail([...path, bad], why);
    return [];
  }
  const read = rulebook.data(files);
  if ('data' in read) return files;
  for (const { path: at, fault } of read.faults) check.fail([...path, read.file, ...at], fault);
  return [];
}

function rulingsIn(check: DataCheck, value: unknown, path: Path, { rulings }: Rulebook): Readonly<Rulings> {
  const chosen = value === undefined ? {} : check.object(value, path);
  const good: Rulings = {};
  for (const [id, choice] of Object.entries(chosen)) {
    const ruling = rulings.find((each) => each.id === id);
    if (ruling)
      good[id] = check.one(
        choice,
        [...path, id],
        ruling.choices.map((each) => each.id),
      );
    else check.fail([...path, id], 'is no ruling of this rulebook');
  }
  return good;
}

/** The facts of a scenario; none where the rulings cannot be together there. */
function factsIn(rulebook: Rulebook, scenario: string, rulings: Readonly<Rulings>, data: Json): FactSchema {
  const table = bindTable(rulebook, { scenario, rulings, data });
  return isRefusal(table) ? {} : table.rules.facts;
}

interface Which {
  can(spec: FactSpec): boolean;
  readonly cannot: string;
}

function saidIn(
  check: DataCheck,
  given: Record<string, unknown>,
  path: Path,
  schema: FactSchema,
  { can, cannot }: Which,
): ClubSayings {
  const said: Record<string, FactValue | SaidWith> = {};
  for (const [key, each] of Object.entries(given)) {
    const at = [...path, key];
    const spec = own(schema, key);
    const { value, reason } = isRecord(each) ? each : { value: each, reason: undefined };
    if (!spec || !can(spec)) check.fail(at, cannot);
    else if (!fits(spec.type, value)) check.fail(at, `must be ${render({}, typeWords(spec.type))}`);
    else if (!isRecord(each)) said[key] = value;
    else {
      check.fields(each, at, ['value', 'reason']);
      said[key] = { value, reason: check.text(reason, [...at, 'reason']) };
    }
  }
  return said;
}
