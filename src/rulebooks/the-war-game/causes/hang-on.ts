import { type Referee, json } from '../../../kernel/index.ts';
import { marksOf } from '../rules/a-classes.ts';
import { boxedBy, turning } from '../attack/c-boxes.ts';
import { lawsFor, ruledPlaces } from '../attack/b-laws.ts';
import { swornTo } from '../attack/b-player-land.ts';
import { leaving } from '../attack/leave.ts';
import { lookAtBeginning } from '../stories/began.ts';
import { stateOf, truthOf } from '../stories/conditions.ts';
import { ENTRIES, entryOf, PLACES } from '../rules/e-territories.ts';
import { eachOf, happen, isStill } from '../stories/events.ts';
import { drawDocket } from '../rules/g2-docket.ts';
import { CHANNELS, channelBar } from '../rules/influence.ts';
import { NATIONS, PLAYERS } from '../nations.ts';
import { type MapNews, NO_NEWS } from '../stories/news.ts';
import type { GuideEntry, EntryId, Occasion } from '../stories/rule.ts';
import type { Books, Cause, Go, Open, WarGamePosition } from '../state.ts';
import { classesOf, homeOf, withCause } from './causes.ts';

// On what it hangs what made a territory stand so: what comes next is worked out under each of the causes that are left.

/** When it is looked at: at events, before part II, and as a player's turn begins. */
export type LookMoment = Exclude<Occasion, 'called'> | 'influence' | 'player-turn';

/** The moments before steps of a turn. */
export const LOOKING_MOMENTS = [
  'turn-begins',
  'docket',
  'influence',
  'player-turn',
] as const satisfies readonly LookMoment[];

/** Whether it is not known of some territory what made it stand so. */
export const isUnsaid = ({ unsaid }: Open): boolean => Object.keys(unsaid).length > 0;

/** Causes that lead to the same now. */
export type Alike = readonly Cause[];

const SILENT: Referee = { reveal: () => undefined };

/** The causes that are left of an entry: none where it is known, or it does not stand so any more. */
function leftOf(open: Open, entry: GuideEntry): readonly Cause[] {
  const { [entry.id]: causes = [] } = open.unsaid;
  const [first] = causes;
  if (first === undefined || stateOf(open, entry) !== first.state) return [];
  const marks = marksOf(open, homeOf(entry));
  const isSo = NATIONS.every(
    (nation) =>
      marks[nation]?.class === first.marks[nation]?.class && marks[nation]?.by === first.marks[nation]?.by,
  );
  return isSo ? causes : [];
}

/** The causes of an entry by what they lead to at a moment; one of each where nothing hangs on it. */
export function apart(
  books: Books,
  open: Open,
  entry: GuideEntry,
  moment: LookMoment,
  news: MapNews = NO_NEWS,
): readonly Alike[] {
  const left = leftOf(open, entry);
  if (left.length < 2) return [];
  const led = Map.groupBy(left, (cause) =>
    json.canonical(ledTo(books, withCause(books, open, entry, cause), moment, news)),
  );
  return [...led.values()];
}

/** The first entry of which it must be known at a moment what made it stand so; null: none. */
export function hanging(books: Books, open: Open, moment: LookMoment, news?: MapNews): EntryId | null {
  const found = Object.keys(open.unsaid).find(
    (id) => apart(books, open, entryOf(id), moment, news).length > 1,
  );
  return found ?? null;
}

/** What comes at a moment, on a copy. */
function ledTo(books: Books, open: Open, moment: LookMoment, news: MapNews): unknown {
  switch (moment) {
    case 'influence':
      return CHANNELS.flatMap(({ id, entry, rule, ...channel }) => {
        if (channelBar(books, open, { id, entry, rule, ...channel }) !== null) return [];
        return [[id, ...bonusesOf(books, open, entry, rule.id)]];
      });
    case 'player-turn':
      return [
        ordersIn(books, open),
        [...ruledPlaces(books.map)].map((place) =>
          (['attack', 'entry'] as const).map((about) =>
            NATIONS.map((nation) => lawsFor(books, open, about, nation, place).map(({ id }) => id)),
          ),
        ),
        books.map.lands.map((land) => swornTo(open, land)),
        PLAYERS.map(({ id }) => leaving(books, open, id).map(({ nation, place }) => [nation, place])),
      ];
    default: {
      const turned = moment === 'attack' ? turnedBy(open) : null;
      happen(books, { open }, moment, moment === 'attack' ? attacksOf(open) : news, SILENT);
      if (moment === 'turn-begins') lookAtBeginning(books, open);
      const { natives, forces, committed, began } = open;
      return [
        PLACES.map((place) => classesOf(marksOf(open, place))),
        natives,
        forces,
        committed,
        turned,
        moment === 'turn-begins' ? began : null,
        moment === 'docket' ? drawDocket(books, open).map(({ rule, it = null }) => [rule, it]) : null,
      ];
    }
  }
}

function bonusesOf(books: Books, open: Open, entry: GuideEntry, channel: string): readonly string[] {
  return entry.rules.flatMap((rule) => {
    if (rule.kind !== 'bonus' || rule.to !== channel) return [];
    return truthOf({ books, open, entry }, rule.when) === true ? [rule.id] : [];
  });
}

/** ARG.U2: the orders that could be given. */
function ordersIn(books: Books, open: Open): readonly string[] {
  return ENTRIES.flatMap((entry) =>
    entry.rules.flatMap((rule) =>
      rule.kind !== 'order' || isStill(open, entry, rule)
        ? []
        : eachOf(rule).flatMap((it) =>
            truthOf({ books, open, entry, it }, rule.when) === true ? [rule.id] : [],
          ),
    ),
  );
}

/** ROM.R2: the attacks that are about to be made. */
function attacksOf({ attacks }: Open): MapNews {
  return {
    ...NO_NEWS,
    attacked: attacks.flatMap(({ place, by }) => by.map((nation) => ({ by: nation, place }))),
  };
}

/** G.C1, G.C5: what the attacks of this turn turn, and what turned before. */
function turnedBy(open: Open): unknown {
  return open.attacks.map(({ place, by: [attacker] }) => [
    attacker ? turning(open, place, attacker) : [],
    boxedBy(open, place),
  ]);
}

/**
 * What happens by itself at a moment, but for what hangs on causes that nobody knows: those are asked first, and then it
 * happens.
 */
export function happening(
  books: Books,
  position: Pick<WarGamePosition, 'open'>,
  moment: Occasion,
  news: MapNews,
  referee: Referee,
): Go[] {
  const { open } = position;
  const held = Object.keys(open.unsaid).filter(
    (id) => apart(books, open, entryOf(id), moment as LookMoment, news).length > 1,
  );
  happen(books, position, moment, news, referee, ({ id }) => !held.includes(id));
  return held.length === 0 ? [] : [{ step: 'causes', moment: moment as LookMoment, news }];
}
