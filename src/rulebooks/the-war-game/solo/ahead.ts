import type { Stand } from '../../../kernel/solo/index.ts';
import type { Referee } from '../../../kernel/index.ts';
import { actsThrough } from '../stories/events.ts';
import { act } from '../rules/f3-effects.ts';
import { PLACES, ruleOf } from '../rules/e-territories.ts';
import { CHANNELS, type Channel } from '../rules/influence.ts';
import type { Nation } from '../nations.ts';
import type { Effect, Rule } from '../stories/rule.ts';
import type { Books, Open } from '../state.ts';
import type { Reader } from './stands.ts';

// What a roll of part I or II would bring: its rule's own effects. What those set off in their turn is not looked at.

const BY_ID: ReadonlyMap<string, Channel> = new Map(CHANNELS.map((each) => [each.id, each]));
const NOTHING: readonly Stand[] = [];

/** How territories would stand once a sheet of a roll came to a total. */
export function afterRoll(
  books: Books,
  reader: Reader,
  open: Open,
  sheet: string,
  total: number,
): readonly Stand[] {
  const cut = sheet.indexOf('/');
  const [kind, of] = [sheet.slice(0, cut), sheet.slice(cut + 1)];
  if (kind === 'influence') return total <= 0 ? afterInfluence(books, reader, open, of) : NOTHING;
  return kind === 'roll' ? afterUnrest(books, reader, open, of, total) : NOTHING;
}

function afterInfluence(books: Books, reader: Reader, open: Open, id: string): readonly Stand[] {
  const channel = BY_ID.get(id);
  if (!channel) return NOTHING;
  const { rule, it } = channel;
  return moved(reader, open, (then) => acted(books, then, rule, it, rule.then));
}

function afterUnrest(books: Books, reader: Reader, open: Open, id: string, total: number): readonly Stand[] {
  const { rule } = ruleOf(id);
  if (rule.kind !== 'roll') return NOTHING;
  const upTo = typeof rule.needs === 'number' ? rule.needs : 0;
  const effects = total <= upTo ? rule.then : (rule.otherwise ?? []);
  if (effects.length === 0) return NOTHING;
  const it = open.docket.find((due) => due.rule === id)?.it;
  return moved(reader, open, (then) => acted(books, then, rule, it, effects));
}

function acted(
  books: Books,
  open: Open,
  rule: Rule,
  it: Nation | undefined,
  effects: readonly Effect[],
): void {
  const { entry } = ruleOf(rule.id);
  act({ books, open, entry, it, by: rule.id, through: actsThrough(open, rule), sets: true }, effects, MUTE);
}

/** The places whose marks are others once something was done to a copy. */
function moved(reader: Reader, open: Open, change: (then: Open) => void): readonly Stand[] {
  const then = copyOpen(open);
  change(then);
  return PLACES.filter((place) => then.marks[place] !== open.marks[place]).map((place) =>
    reader.of(then, place),
  );
}

/** A game of which all can be changed that rules change. */
export function copyOpen(open: Open): Open {
  return {
    ...open,
    marks: { ...open.marks },
    natives: { ...open.natives },
    forces: { ...open.forces },
    states: { ...open.states },
    built: { ...open.built },
    attempts: { ...open.attempts },
    rolled: { ...open.rolled },
    docket: [...open.docket],
    committed: [...open.committed],
    straits: [...open.straits],
  };
}

/** Nobody hears what is only tried out. */
export const MUTE: Referee = { reveal: () => {} };
