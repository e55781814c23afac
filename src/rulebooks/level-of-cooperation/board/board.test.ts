import { describe, expect, it } from 'vitest';
import { type board, renderValue, setFact } from '../../../kernel/index.ts';
import { type Item, render, viewOf } from '../../../kernel/kit/front.test-helper.ts';
import { placesOf } from './place-names.ts';
import { levelOfCooperation } from '../index.ts';
import { WORLD } from '../places.ts';
import { SCENARIOS } from '../scenarios.ts';
import type { Open } from '../state.ts';

const rules = levelOfCooperation.bind({
  scenario: SCENARIOS.find(({ id }) => id === 'short-1942') as (typeof SCENARIOS)[number],
  rulings: Object.fromEntries(levelOfCooperation.rulings.map(({ id, default: choice }) => [id, choice])),
  data: null,
});

/** A panel of the board after a change of the first position. */
function panelOf<K extends board.Panel['kind']>(kind: K, change: (open: Open) => void = () => undefined) {
  const position = rules.setup();
  change(position.open);
  const found = rules.board(viewOf(position, null)).find((each) => each.kind === kind);
  return found as Extract<board.Panel, { kind: K }>;
}

/** Turkey at +4 with the marker of the United Kingdom, Spain taken by Germany, Sweden at -1. */
function moved(open: Open): void {
  Object.assign(open.neutrals['turkey'] ?? {}, { level: 4, marker: 'uk', mover: 'uk' });
  Object.assign(open.neutrals['spain'] ?? {}, { captured: 'germany' });
  Object.assign(open.neutrals['sweden'] ?? {}, { level: -1, mover: 'germany' });
  open.agenda = [{ step: 'roll', nation: 'germany', target: 'sweden', lifted: null } as Item];
}

describe('the neutrals', () => {
  it('stand on the map by level, with the roll and the sphere of the nation to move', () => {
    const map = panelOf('map', moved);
    const places = new Map(map.places.map((place) => [place.choice, place]));
    expect(places.get('turkey')).toMatchObject({ tone: 'second', shade: 4, badge: '+4', mark: 'noted' });
    expect(places.get('spain')).toMatchObject({ tone: 'first', badge: '0' });
    expect(places.get('sweden')).toMatchObject({ tone: 'first', shade: 1, badge: '\u22121', mark: 'now' });
    expect(places.get('nepal')).toMatchObject({ tone: 'neutral' });
    expect(places.get('nepal')?.mark).toBeUndefined();
  });

  it('say on the track what they are, what they give, and what they are worth', () => {
    const lines = panelOf('scale', moved).lines.map(({ id, value, words }) => [
      id,
      value?.min,
      words.map((each) => render(levelOfCooperation.words, each)),
    ]);
    expect(lines).toContainEqual([
      'turkey',
      4,
      [
        'pro-Allied: United Kingdom',
        'the Allies: docking, flying over, entering',
        'United Kingdom: income',
        'worth 3',
      ],
    ]);
    expect(lines).toContainEqual(['spain', 0, ['captured: Germany', 'worth 2']]);
    expect(lines).toContainEqual(['nepal', 0, []]);
  });

  it('are found on the map by the names that cards give them, each in a place of its own', () => {
    const places = placesOf(['persia', 'iran', 'siam', 'rio-de-oro', 'spanish-sahara', 'atlantis']);
    expect([...places.values()]).toEqual([
      'persia',
      'iran',
      'thailand',
      'w-sahara',
      'spanish-sahara',
      'atlantis',
    ]);
    const shown = panelOf('map').places.map(({ id }) => id);
    expect(shown.filter((id) => !Object.hasOwn(WORLD.places, id))).toEqual([]);
  });
});

it('says whose turn it is in which round, and whose capital is lost', () => {
  const track = panelOf('track', (open) => {
    open.agenda = open.agenda.slice(2);
    setFact(open.facts, 'control.japan', 'usa');
  });
  const said = track.lines.map(({ marks }) =>
    marks.map(({ label, is, note }) => {
      const name =
        typeof label === 'object'
          ? render(levelOfCooperation.words, label)
          : renderValue(levelOfCooperation.words, label);
      return `${is === 'now' ? `[${name}]` : name}${note ? ` (${render(levelOfCooperation.words, note)})` : ''}`;
    }),
  );
  expect(said[0]).toEqual(['[Round 1]', 'Round 2']);
  expect(said[1]?.slice(0, 3)).toEqual(['Germany', '[Japan] (its capital is in enemy hands)', 'Italy']);
});
