import { shown } from '../../kernel/json.ts';
import type { DataCheck, Path } from '../../kernel/data-check.ts';
import type { EventCard, EventKind, Target } from './pack.ts';
import { SHEET } from './packs/sheet.ts';
import { POWERS } from './powers.ts';

const KINDS = ['extra', 'permit', 'fixed', 'regional'] as const satisfies readonly EventKind[];
const OVERRIDES = ['lists', 'purge'] as const;

const FIELDS = [
  'id',
  'title',
  'number',
  'holder',
  'kind',
  'targets',
  'value',
  'benefits',
  'overrides',
  'conquests',
];

/** What follows the name of a power in the columns of a placement: no event is called so. */
const COLUMNS = ['ring', 'military', 'civil-war', 'success'];

/** Events of a kind that is a sum. */
const IN_A_SUM: readonly EventKind[] = ['fixed', 'regional'];

const MOST = { events: 150, number: 999, value: 9 } as const;

/**
 * The events of a pack: those of the sheet that name a target of it, and the players' own; one with the id of another takes
 * its place.
 */
export function readEvents(
  check: DataCheck,
  value: unknown,
  targets: readonly Target[],
): readonly EventCard[] {
  const own =
    value === undefined
      ? []
      : check.each(value, ['events'], (given, path) => readEvent(check, given, path, targets), MOST.events);
  check.once(own, ['events']);
  const printed = SHEET.events.flatMap((card) => within(card, targets));
  const others = printed.filter(({ id }) => own.every((card) => card.id !== id));
  return [...others, ...own];
}

/** A printed event with those of its targets that a pack has; none where none is left. */
function within(card: EventCard, targets: readonly Target[]): readonly EventCard[] {
  if (card.targets === null) return [card];
  const left = card.targets.filter((id) => targets.some((target) => target.id === id));
  return left.length === 0 ? [] : [{ ...card, targets: left }];
}

function readEvent(check: DataCheck, value: unknown, path: Path, targets: readonly Target[]): EventCard {
  const given = check.object(value, path);
  check.fields(given, path, FIELDS);
  const at = (key: string): Path => [...path, key];
  const id = check.id(given['id'], at('id'));
  if (COLUMNS.includes(id)) check.fail(at('id'), `"${id}" is what a column of a placement is called`);
  const kind = check.one(given['kind'], at('kind'), KINDS);
  const number = given['number'] ?? null;
  const benefits = check.optional(given['benefits'], (power) => check.one(power, at('benefits'), POWERS));
  const overrides = check.optional(given['overrides'], (list) =>
    check.each(list, at('overrides'), (each, where) => check.one(each, where, OVERRIDES)),
  );
  const conquests = check.flag(given['conquests'], at('conquests'));
  if (overrides && kind !== 'permit')
    check.fail(at('overrides'), 'is said of a permit alone, which goes over a rule');
  if (conquests && kind !== 'regional')
    check.fail(at('conquests'), 'is said of a regional event alone (step 6)');
  return {
    id,
    title: check.text(given['title'], at('title')),
    number: number === null ? null : check.whole(number, at('number'), 1, MOST.number),
    holder: check.one(given['holder'], at('holder'), POWERS),
    kind,
    targets: readNamed(check, given['targets'], at('targets'), { kind, targets }),
    value: readValue(check, given['value'], at('value'), kind),
    ...(benefits === undefined ? {} : { benefits }),
    ...(overrides === undefined ? {} : { overrides }),
    ...(conquests ? { conquests } : {}),
    source: 'players',
  };
}

/** The modifier of an event that is a sum; another has none. */
function readValue(check: DataCheck, value: unknown, path: Path, kind: EventKind): number {
  if (IN_A_SUM.includes(kind)) return check.whole(value, path, 1, MOST.value);
  if (value !== undefined && value !== 0) check.fail(path, `must be left out: ${kind} gives no modifier`);
  return 0;
}

interface Naming {
  readonly kind: EventKind;
  readonly targets: readonly Target[];
}

/** The targets that an event names: one of a `fixed` event (step.5), those of one region of a `regional` one (step.6, 4.16). */
function readNamed(
  check: DataCheck,
  value: unknown,
  path: Path,
  { kind, targets }: Naming,
): readonly string[] | null {
  if (value === undefined || value === null) {
    if (IN_A_SUM.includes(kind)) check.fail(path, `must name the targets: ${kind} counts in one of them`);
    return null;
  }
  const named = check.each(value, path, (each, at) => {
    const target = targets.find(({ id }) => id === each);
    if (!target) check.fail(at, `"${shown(each)}" is not a target of this pack`);
    return target ?? null;
  });
  const known = named.flatMap((target) => target ?? []);
  check.once(known, path);
  if (named.length === 0)
    check.fail(path, 'must name at least one target; left out, it is any, or not known');
  if (kind === 'fixed' && named.length > 1)
    check.fail(path, 'must be one target: a fixed event names one (step 5)');
  const regions = new Set(known.map(({ region }) => region));
  if (kind === 'regional' && (regions.size > 1 || regions.has(null)))
    check.fail(path, 'must be targets of one region of 4.16 (step 6)');
  return known.map(({ id }) => id);
}
