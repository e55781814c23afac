import type { board } from '../../../kernel/index.ts';
import { cooperationBoardTexts } from './board.words.ts';
import { cooperationNameTexts } from '../names.words.ts';
import { END_OF_TRACK, type NationId, signedLevel } from '../nations.ts';
import { rightTexts } from '../rights.words.ts';
import { placesOf } from './place-names.ts';
import type { ShownNeutral } from './shown.ts';

/** The world with its neutrals by level. */
export function neutralsMap(neutrals: readonly ShownNeutral[], nation: NationId | null): board.MapPanel {
  const places = placesOf(neutrals.map(({ neutral }) => neutral.id));
  const shown = neutrals.map(({ neutral, level, tone, captured, mark }): board.MapPlace => {
    return {
      id: places.get(neutral.id) ?? neutral.id,
      label: neutral.name,
      tone,
      ...(tone === 'neutral' || captured ? {} : { shade: Math.abs(level) }),
      ...(level === 0 && !captured ? {} : { badge: signedLevel(level) }),
      ...(mark ? { mark } : {}),
      words: [],
      choice: neutral.id,
    };
  });
  return {
    kind: 'map',
    title: cooperationBoardTexts.board.map(),
    legend: [...LEVELS, ...legendOfMarks(neutrals, nation)],
    places: shown,
  };
}

/** The track from -5 to +5, with what each level gives (T4, T5). */
export function neutralsScale(neutrals: readonly ShownNeutral[], nation: NationId | null): board.ScalePanel {
  const lines = neutrals.map(({ neutral, level, tone, mark, words: said }): board.ScaleLine => {
    const value = { min: level, max: level };
    const { id, name } = neutral;
    return { id, label: name, value, tone, ...(mark ? { mark } : {}), words: said, choice: id };
  });
  return {
    kind: 'scale',
    title: cooperationBoardTexts.board.track(),
    least: -END_OF_TRACK,
    most: END_OF_TRACK,
    ends: [cooperationNameTexts.name.axis(), cooperationNameTexts.name.allies()],
    marks: MARKS,
    legend: legendOfMarks(neutrals, nation),
    lines,
  };
}

const STEPS = Array.from({ length: END_OF_TRACK }, (_, i) => i + 1);
const MARKS = (['dock', 'overfly', 'income', 'enter', 'command'] as const).flatMap((right, i) =>
  [-1, 1].map((side) => ({ at: side * (i + 1), label: rightTexts.right[right](), clauses: ['T4'] })),
);

const LEVELS: readonly board.Legend[] = [
  {
    label: cooperationBoardTexts.board.toAxis(),
    looks: STEPS.toReversed().map((shade) => ({ tone: 'first', shade })),
  },
  { label: cooperationBoardTexts.board.toNobody(), looks: [{ tone: 'neutral' }] },
  { label: cooperationBoardTexts.board.toAllies(), looks: STEPS.map((shade) => ({ tone: 'second', shade })) },
];

function legendOfMarks(neutrals: readonly ShownNeutral[], nation: NationId | null): readonly board.Legend[] {
  const sphere = nation ? [cooperationBoardTexts.board.inSphere({ nation })] : [];
  const target = neutrals.some(({ mark }) => mark === 'now') ? [cooperationBoardTexts.board.rollHere()] : [];
  return [
    ...sphere.map((label): board.Legend => ({ label, looks: [{ tone: 'neutral', mark: 'noted' }] })),
    ...target.map((label): board.Legend => ({ label, looks: [{ tone: 'neutral', mark: 'now' }] })),
  ];
}
