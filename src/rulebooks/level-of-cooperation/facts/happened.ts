import { happening, pairs, sets, texts } from '../../../kernel/index.ts';
import { attacker } from '../level.ts';
import { NATION_IDS, type NationId } from '../nations.ts';
import { part } from '../part.ts';
import type { Board, CooperationGround } from '../state.ts';
import { captor, control, HOLDERS } from '../territories.ts';

// S8, S11, R10: what happens on the map, as a table tells it.

const say = texts({
  event: {
    asks: { neutral: 'Which neutral?', territory: 'Which territory?', by: 'By whom?' },
    attack: { title: 'A neutral is attacked', says: '{by} attacks {place} in this turn.' },
    capture: {
      title: 'A neutral is taken by attack, or freed',
      says: '{place} is taken by attack: {by} holds it.',
      freed: '{place} is freed: nobody holds it by attack.',
    },
    territory: {
      title: 'A territory changes hands',
      says: '{place} is taken: {by} controls it.',
      left: 'Nobody controls {place} any more.',
    },
  },
});

const { asks } = say.event;

const neutrals = ({ card }: Board): readonly string[] => card.neutrals.map(({ id }) => id);
const nameOf = ({ neutral, territory }: Board, id: string): string =>
  (neutral.get(id) ?? territory.get(id))?.name ?? id;

const attack = happening<CooperationGround, [string, NationId]>({
  name: 'attack',
  clauses: ['S8', 'S11'],
  title: say.event.attack.title(),
  asks: [asks.neutral(), asks.by()],
  each: (board) => pairs(neutrals(board), NATION_IDS),
  says: (board, id, by) => say.event.attack.says({ place: nameOf(board, id), by }),
  reports: (id, by) => [sets(attacker, by, id)],
  attack: (on, by) => ({ by, on }),
});

const capture = happening<CooperationGround, [string, string]>({
  name: 'capture',
  clauses: ['R10', 'S9'],
  title: say.event.capture.title(),
  asks: [asks.neutral(), asks.by()],
  each: (board) => pairs(neutrals(board), HOLDERS),
  says: (board, id, by) =>
    by === 'nobody'
      ? say.event.capture.freed({ place: nameOf(board, id) })
      : say.event.capture.says({ place: nameOf(board, id), by }),
  reports: (id, by) => [sets(captor, by, id)],
});

const territory = happening<CooperationGround, [string, string]>({
  name: 'territory-taken',
  clauses: ['S5', 'R11'],
  title: say.event.territory.title(),
  asks: [asks.territory(), asks.by()],
  each: ({ card }) =>
    pairs(
      card.territories.map(({ id }) => id),
      HOLDERS,
    ),
  says: (board, id, by) =>
    by === 'nobody'
      ? say.event.territory.left({ place: nameOf(board, id) })
      : say.event.territory.says({ place: nameOf(board, id), by }),
  reports: (id, by) => [sets(control, by, id)],
});

/** S8, S11, R10: what happens on the map, as it is told. */
export const HAPPENINGS = part(import.meta.url, { events: [attack, capture, territory], texts: say });
