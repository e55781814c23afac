import type { Holding, WarState } from './holding.ts';
import type { MapPanel, MapPlace, Panel } from './panel.ts';

/** A board whose first map has the state of the war: of its own places in words and looks, and the others added. */
export function withWar(panels: readonly Panel[], states: readonly WarState[]): readonly Panel[] {
  const [state, ...more] = states;
  if (!state) return panels;
  const map = panels.find((panel) => panel.kind === 'map');
  if (!map) return panels;
  return withWar(
    panels.map((panel) => (panel === map ? onMap(map, state) : panel)),
    more,
  );
}

function onMap(map: MapPanel, { legend, places }: WarState): MapPanel {
  const byId = new Map(places.map((each) => [each.id, each]));
  const known = new Set(map.places.map(({ id }) => id));
  const others = places.filter(({ id }) => !known.has(id));
  return {
    ...map,
    legend: [...map.legend, ...legend],
    places: [
      ...map.places.map((place) => {
        const holding = byId.get(place.id);
        return holding ? { ...place, ...drawnOf(holding), words: [...place.words, ...holding.words] } : place;
      }),
      ...others.map((each): MapPlace => {
        const { id, label, words } = each;
        return { id, label, tone: 'neutral', words, choice: id, ...drawnOf(each) };
      }),
    ],
  };
}

function drawnOf({ held, is, within }: Holding): Pick<MapPlace, 'held' | 'is' | 'within'> {
  return { held, ...(is && { is }), ...(within !== undefined && { within }) };
}
