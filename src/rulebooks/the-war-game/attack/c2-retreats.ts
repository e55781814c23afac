import {
  type AllocateForm,
  type Bar,
  type Limit,
  type Row,
  directive,
  rulingsOf,
  texts,
} from '../../../kernel/index.ts';
import { happening } from '../causes/hang-on.ts';
import { joinUnits, putUnits, unitsOf } from '../rules/h-forces.ts';
import { unitWords } from '../rules/a6-marking.ts';
import { classOf } from '../rules/a-classes.ts';
import type { Nation, Player } from '../nations.ts';
import { NO_NEWS } from '../stories/news.ts';
import { part } from '../part.ts';
import { KINDS, type UnitKind, LAND_KINDS, type PlaceId } from '../stories/rule.ts';
import type { Open, WarGameStep, Units } from '../state.ts';
import { PLACES } from '../rules/e-territories.ts';
import { friendsOf, friendThere } from './b-friends.ts';
import { countsOf } from './ordered-form.ts';

declare module '../state.ts' {
  interface Steps {
    /** What is left of a lost army that is a nation's own. */
    retreat: {
      readonly player: Player;
      readonly place: PlaceId;
      readonly nation: Nation;
      readonly units: Units;
    };
  }
}

/** What stands for a nation's own land in a row. */
const OWN = 'own';

/** What stands for the own land of a friend in a row (G.B2, G.B7). */
const landOf = (friend: Nation): string => `${friend}-land`;

/**
 * G.C2: where the units of a lost territory may go: where the nation of the box is in control, Friendly or Sworn; what is
 * Sworn to its friends or in their control is Friendly to it (G.B2, G.B7).
 */
function retreatBar(open: Open, nation: Nation, to: PlaceId): Bar | null {
  const is = classOf(open, to, nation);
  if (is === 'total' || is === 'sworn' || is === 'friendly') return null;
  if (reachesFriends(open) && friendThere(open, nation, to)) return null;
  return { clauses: ['G.C2'], reason: say.bar.noRetreat({ place: to, nation }) };
}

/** Whether what its friends have is open, too (ruling retreats). */
const reachesFriends = ({ rulings }: Open): boolean => ruled(rulings, 'retreats') === 'friends';

/** G.B2, G.B7, G.C2: player land that is always open: that of the nation and of its friends. */
function landsFor(open: Open, nation: Nation): readonly string[] {
  return [OWN, ...(reachesFriends(open) ? friendsOf(nation).map(landOf) : [])];
}

/** G.C2: each unit to one place; what goes nowhere is lost. */
function retreatForm(open: Open, nation: Nation, from: PlaceId, units: Units): AllocateForm {
  const kinds = Object.entries(units) as [UnitKind, number][];
  const lands = landsFor(open, nation);
  const places = [...lands, ...PLACES.filter((place) => place !== from)];
  const row = (kind: UnitKind, max: number, place: PlaceId): Row => {
    const bar = lands.includes(place) ? null : retreatBar(open, nation, place);
    const label = (place === OWN ? say.row.retreatHome : say.row.retreat)({ kind, place, nation });
    return { id: `${kind}/${place}`, label, max, ...(bar && { barred: bar }) };
  };
  const limit = ([kind, max]: [UnitKind, number]): Limit => ({
    rows: places.map((place) => `${kind}/${place}`),
    max,
    clauses: ['G.C2'],
    reason: say.limit.retreat({ kind, count: max }),
  });
  return {
    kind: 'allocate',
    rows: kinds.flatMap(([kind, count]) => places.map((place) => row(kind, count, place))),
    limits: kinds.map(limit),
  };
}

/** G.C2, G.C5: the nation of the box says where the units of a lost territory go; they stay its own. */
const retreat: WarGameStep<'retreat'> = {
  clauses: ['G.C2', 'G.C5'],
  seats: ({ seating }, _, { nation }) => [seating[nation]],
  asks: (_, { open }, { player, place, nation, units }) => ({
    id: `${open.turn}/${player}/${place}/retreat`,
    form: retreatForm(open, nation, place, units),
    prompt: say.ask.retreat({ nation, place, units: unitWords(units) }),
    clauses: ['G.C2', 'G.C5'],
  }),
  take(books, position, { place: from, nation, units }, { answer }, referee) {
    const { open } = position;
    const given = answer as Readonly<Record<string, number>>;
    const lands = landsFor(open, nation);
    const fled = [...lands, ...PLACES].flatMap((to) => {
      const moved = countsOf(KINDS, (kind) =>
        units[kind] === undefined ? 0 : (given[`${kind}/${to}`] ?? 0),
      );
      return Object.keys(moved).length > 0 ? [{ to, moved }] : [];
    });
    for (const { to, moved } of fled) {
      const land = countsOf(LAND_KINDS, (kind) => moved[kind] ?? 0);
      if (!lands.includes(to)) putUnits(open, nation, to, joinUnits(unitsOf(open, nation, to), land));
      const args = { nation, from, to, units: unitWords(moved) };
      directive(referee, say.told.retreated, args, ['G.C2', 'G.C5']);
    }
    if (fled.length === 0) directive(referee, say.told.noRetreat, { from, nation }, ['G.C2']);
    return happening(books, position, 'news', NO_NEWS, referee);
  },
};

const say = texts({
  ask: {
    retreat: '{nation}: {place} is lost. Where do its units go: {units}?',
  },
  row: {
    retreat: '{kind} to {place}',
    retreatHome: '{kind} to land of {nation}',
  },
  bar: {
    noRetreat: '{place} is neither {nation}’s own nor Friendly or Sworn to it.',
  },
  limit: {
    retreat: 'There is no more {kind} than {count} to retreat.',
  },
  told: {
    retreated: '{units} of {nation} go from {from} to {to}.',
    noRetreat: 'Nothing gets away from {from}: the units of {nation} there are lost.',
  },
});

/** What the guide leaves open. */
const { RULINGS, ruled } = rulingsOf([
  {
    id: 'retreats',
    clauses: ['G.C2', 'G.B2', 'G.B7'],
    question: 'Where may the units of a lost territory go?',
    choices: [
      {
        id: 'friends',
        text: 'Where the nation of the box may go in peace: its land and that of its friends, what is Friendly or Sworn to it, and what is Sworn to them or theirs.',
      },
      { id: 'own', text: 'To its own land, and to what is Friendly or Sworn to it or in its control.' },
    ],
    default: 'friends',
  },
]);

/** G.C2: retreats. */
export const RETREATS = part(import.meta.url, {
  clauses: {
    'G.C2': ['enforced', 'Box of Total Control: who decides, and retreat', 'retreat'],
  },
  steps: { retreat },
  decisions: [
    {
      name: 'retreat',
      seats: 'the nation to which a box gives the territory',
      form: 'allocate',
      about: 'Where the units go that are left of a lost territory.',
      clauses: ['G.C2', 'G.C5'],
      unforeseen: 'It ends an attack; what is rolled in the turn after that is drawn up when it begins.',
    },
  ],
  rulings: RULINGS,
  texts: say,
});
