import { files, json } from '../../../kernel/index.ts';
import { namedTarget } from './file-names.ts';
import type { EventCard, EventKind, Target } from './pack.ts';
import { SHEET } from '../packs/sheet.ts';
import { POWERS } from '../powers.ts';

const KINDS: Readonly<Record<EventKind, string>> = {
  extra: 'One more counter, above the limit',
  permit: 'A counter where none may lie, within the limit',
  fixed: 'A modifier in its one target',
  regional: 'A modifier in one target of a region',
};
const KIND_IDS = Object.keys(KINDS) as EventKind[];
const OVERRIDES = { lists: 'The lists of countries', purge: 'A forgone phase of the purge' } as const;
const OVERRIDE_IDS = Object.keys(OVERRIDES) as (keyof typeof OVERRIDES)[];

/** What follows the name of a power in the columns of a placement: no event is called so. */
const COLUMNS = ['ring', 'military', 'civil-war', 'success'];

/** Events of a kind that is a sum. */
const IN_A_SUM: readonly EventKind[] = ['fixed', 'regional'];

const MOST = { events: 150, number: 999, value: 9 } as const;

/** What is read with the rest of its event, or of its pack. */
const unread = (part: files.Description<unknown>['part']): files.Description<unknown> => ({
  part,
  read: (_, value) => value,
});

const event = files.also(
  files.group(
    {
      id: files.neededField(
        files.also(files.id, (check, read, path) => {
          if (COLUMNS.includes(read)) check.fail(path, `"${read}" is what a column of a placement is called`);
        }),
        'Short name',
        { about: 'Small letters, digits and hyphens; made from the text above.' },
      ),
      title: files.neededField(files.text, 'What the card says', { names: 'id' }),
      number: files.nullableField(files.whole(1, MOST.number), 'Number on the card', { more: true }),
      holder: files.neededField(files.one(POWERS, namedTarget), 'Whose event'),
      kind: files.neededField(
        files.one(KIND_IDS, (value) => ({ value, title: KINDS[value] })),
        'What it does',
      ),
      targets: files.optionalField(unread(files.ids().part), 'Targets', {
        about: 'Short names with commas between. Left out: any, or not known.',
      }),
      value: files.optionalField(unread(files.whole(1, MOST.value).part), 'Modifier'),
      benefits: files.optionalField(files.one(POWERS, namedTarget), 'Who benefits, where the card says it', {
        more: true,
      }),
      overrides: files.optionalField(
        files.several(OVERRIDE_IDS, (value) => ({ value, title: OVERRIDES[value] })),
        'What a permit goes over',
        { more: true },
      ),
      conquests: files.flagField('May raise support in a conquest instead', { more: true }),
    },
    {
      shown: [
        'title',
        'id',
        'holder',
        'kind',
        'targets',
        'value',
        'number',
        'benefits',
        'overrides',
        'conquests',
      ],
    },
  ),
  (check, { kind, overrides, conquests }, path) => {
    if (overrides && kind !== 'permit')
      check.fail([...path, 'overrides'], 'is said of a permit alone, which goes over a rule');
    if (conquests && kind !== 'regional')
      check.fail([...path, 'conquests'], 'is said of a regional event alone (step 6)');
  },
);
type Event = files.ReadOf<typeof event>;

/** The events of a pack, as they stand in its file. */
export const EVENT_LIST = files.list(event, {
  one: 'Event',
  fold: true,
  begin: { id: '', title: '', holder: '', kind: '' },
  most: MOST.events,
});

/**
 * The events of a pack: those of the sheet that name a target of it, and the players' own; one with the id of another takes
 * its place.
 */
export function readEvents(
  check: files.DataCheck,
  given: readonly Event[] = [],
  targets: readonly Target[],
): readonly EventCard[] {
  const own = given.map((each, i) => cardOf(check, each, ['events', i], targets));
  check.once(own, ['events']);
  const printed = SHEET.events.flatMap((card) => within(card, targets));
  const others = printed.filter(({ id: printedId }) => own.every((card) => card.id !== printedId));
  return [...others, ...own];
}

/** A printed event with those of its targets that a pack has; none where none is left. */
function within(card: EventCard, targets: readonly Target[]): readonly EventCard[] {
  if (card.targets === null) return [card];
  const left = card.targets.filter((id) => targets.some((target) => target.id === id));
  return left.length === 0 ? [] : [{ ...card, targets: left }];
}

/** An event with what it says of the targets of its pack. */
function cardOf(
  check: files.DataCheck,
  given: Event,
  path: files.Path,
  targets: readonly Target[],
): EventCard {
  const { kind } = given;
  return {
    ...given,
    targets: readNamed(check, given.targets, [...path, 'targets'], { kind, targets }),
    value: readValue(check, given.value, [...path, 'value'], kind),
    source: 'players',
  };
}

/** The modifier of an event that is a sum; another has none. */
function readValue(check: files.DataCheck, value: unknown, path: files.Path, kind: EventKind): number {
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
  check: files.DataCheck,
  value: unknown,
  path: files.Path,
  { kind, targets }: Naming,
): readonly string[] | null {
  if (value === undefined || value === null) {
    if (IN_A_SUM.includes(kind)) check.fail(path, `must name the targets: ${kind} counts in one of them`);
    return null;
  }
  const named = check.each(value, path, (each, at) => {
    const target = targets.find(({ id }) => id === each);
    if (!target) check.fail(at, `"${json.quote(each)}" is not a target of this pack`);
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
