import { type Words, type board, reportedValue } from '../../../kernel/index.ts';
import { CLAUSE_OF } from '../4.16-regions.ts';
import { stormBoardTexts } from './board.words.ts';
import { isFallen } from '../freed.ts';
import type { Target } from '../files/pack.ts';
import { type StormPower, POWERS, type Side, sideOf, SIDES } from '../powers.ts';
import { civilWar, conquest } from '../starts/standing.ts';
import { type Books, type Open, seasonOf } from '../state.ts';
import { isOver } from './calendar.ts';
import type { PlacementBar } from './placement-bar.ts';
import { counterWords, flagsBySide, flagsOf, heading, ringOf, type OurView, strengthOf } from './shown.ts';

/** Whose something is, as a tone. */
export const TONES: Readonly<Record<Side, board.Tone>> = { axis: 'first', allies: 'second', russia: 'third' };
const CONQUERED = '\u2715';
/** More flags than this look the same. */
const STRONGEST = 5;

/** Europe with the flags, spy rings and wars of each target, what was placed there this turn, and who may place. */
export function targetsMap(books: Books, view: OurView, bar: PlacementBar): board.MapPanel {
  const { open } = view;
  const places = books.targets.map((target): board.MapPlace => {
    const mark = markOf(open, target.id);
    const count = countersIn(open, target.id);
    return {
      id: target.id,
      label: heading(target),
      ...lookOf(open, target.id),
      ...(mark ? { mark } : {}),
      ...(count > 0 ? { count } : {}),
      ...piecesOf(books, view, target.id),
      words: wordsOf(books, view, target, bar),
      ...groupOf(target),
      lying: lyingIn(open, target.id),
      choice: target.id,
    };
  });
  const title = stormBoardTexts.board.map({ ...seasonOf(open.turn) });
  return { kind: 'map', title, legend: LEGEND.filter((each) => isShown(each, places)), places };
}

/** 4.16: the region of a target. */
function groupOf({ region }: Target): Pick<board.MapPlace, 'group'> {
  if (region === null) return {};
  return { group: { label: stormBoardTexts.board.of({ of: region }), clauses: [CLAUSE_OF[region]] } };
}

/** What was placed there this turn and counts, and what events and operations bring, in a few letters. */
function lyingIn(open: Open, target: string): NonNullable<board.MapPlace['lying']> {
  const placed = open.placed.filter((each) => each.target === target && counts(open, each));
  const others = open.modifiers.filter((each) => each.target === target && each.amount !== 0);
  return [
    ...placed.map(({ power, kind, count }) => ({
      tone: TONES[sideOf(power)],
      label: stormBoardTexts.board.lying[kind]({ power, count }),
    })),
    ...others.map(({ power, amount }) => ({
      tone: TONES[sideOf(power)],
      label: stormBoardTexts.board.lying.also({ power, amount }),
    })),
  ];
}

/** Whether a counter counts: it is not set aside, and was not overrun. */
function counts(open: Open, placed: Open['placed'][number]): boolean {
  return !placed.void && !isFallen(open, placed);
}

function countersIn({ placed }: Open, target: string): number {
  return placed.reduce((all, each) => (each.target === target ? all + each.count : all), 0);
}

/**
 * The flags of each power there, its counters of this turn with how strong they are, where one knows it, and what events and
 * operations add, in the colour of its side.
 */
function piecesOf(books: Books, view: OurView, target: string): Pick<board.Look, 'pieces'> {
  const { open } = view;
  const { counter, adds } = stormBoardTexts.board.piece;
  const placed = open.placed.filter((each) => each.target === target && counts(open, each));
  const counters = POWERS.flatMap((power): board.Piece[] => {
    const own = placed.filter((each) => each.power === power);
    const strengths = own.map((each) => strengthOf(books, view, each));
    if (own.length === 0) return [];
    const known = strengths.every((each) => each !== null);
    const strength = known ? strengths.reduce((sum, each) => sum + (each ?? 0), 0) : null;
    return [{ is: 'counter', tone: TONES[sideOf(power)], text: counter({ power, strength }) }];
  });
  const others = open.modifiers
    .filter((each) => each.target === target && each.amount !== 0 && !isFallen(open, each))
    .map(({ power, source, amount }): board.Piece => {
      const kind = (source.split('/')[0] ?? 'event') as keyof typeof adds;
      return { is: 'counter', tone: TONES[sideOf(power)], text: adds[kind]({ amount }) };
    });
  const flags = POWERS.flatMap((power) => pieceOf('flag', power, flagsOf(open, power, target) ?? 0));
  const pieces = [...flags, ...counters, ...others];
  return pieces.length > 0 ? { pieces } : {};
}

function pieceOf(is: board.Piece['is'], power: StormPower, count: number): readonly board.Piece[] {
  return count > 0
    ? [{ is, tone: TONES[sideOf(power)], text: stormBoardTexts.board.letter[power]({ count }) }]
    : [];
}

/** Whose flags are most, by tone; how many of which power, on the badge. */
function lookOf(open: Open, target: string): board.Look {
  const by = reportedValue(open.facts, conquest.key(target));
  if (by !== undefined && by !== 'nobody') return { tone: 'off', badge: CONQUERED };
  const sides = flagsBySide(open, target);
  if (SIDES.some((side) => sides[side] === null)) return { tone: 'unknown', badge: '?' };
  const badge = POWERS.flatMap((power) => {
    const count = flagsOf(open, power, target) ?? 0;
    return count > 0 ? [stormBoardTexts.board.letter[power]({ count })] : [];
  });
  const most = Math.max(...SIDES.map((side) => sides[side] ?? 0));
  const [leader, ...rivals] = SIDES.filter((side) => sides[side] === most);
  const shown = badge.length === 0 ? {} : { badge: stormBoardTexts.board.letters({ parts: badge }) };
  if (most === 0 || leader === undefined || rivals.length > 0) return { tone: 'neutral', ...shown };
  return { tone: TONES[leader], shade: Math.min(most, STRONGEST), ...shown };
}

/** What is being resolved now; where a civil war is fought. */
function markOf(open: Open, target: string): board.Mark | undefined {
  const [item] = open.agenda;
  if (item !== undefined && 'target' in item && item.target === target) return 'now';
  return reportedValue(open.facts, civilWar.key(target)) === true ? 'noted' : undefined;
}

function wordsOf(books: Books, view: OurView, target: Target, bar: PlacementBar): readonly Words[] {
  const closed = isOver(view.open) ? [] : barWords(target.id, bar);
  return [...presentWords(books, view, target), ...closed];
}

/** What lies in a target: flags, rings, what was placed this turn and what counts beside it. */
export function presentWords(books: Books, view: OurView, { id }: Target): readonly Words[] {
  const { open } = view;
  const by = reportedValue(open.facts, conquest.key(id));
  return [
    ...(by === undefined || by === 'nobody' ? [] : [stormBoardTexts.board.conquered({ power: by })]),
    ...flagWords(open, id),
    ...POWERS.flatMap((power) => {
      const kind = ringOf(open, power, id);
      return kind === null || kind === 'none' ? [] : [stormBoardTexts.board.ringOf[kind]({ power })];
    }),
    ...counterLines(books, view, id),
    ...open.modifiers
      .filter((each) => each.target === id)
      .map(({ power, amount }) => stormBoardTexts.board.modifier({ power, amount })),
  ];
}

function flagWords(open: Open, target: string): readonly Words[] {
  const known = POWERS.flatMap((power) => {
    const count = flagsOf(open, power, target);
    return count === null || count === 0 ? [] : [stormBoardTexts.board.flagsOf({ power, count })];
  });
  const unknown = POWERS.filter((power) => flagsOf(open, power, target) === null);
  return [...known, ...(unknown.length > 0 ? [stormBoardTexts.board.untold({ powers: unknown })] : [])];
}

/** What was placed there this turn, with its strength where it is known. */
function counterLines(books: Books, view: OurView, target: string): readonly Words[] {
  return view.open.placed
    .filter((each) => each.target === target)
    .map((placed) => {
      const { power, step } = placed;
      const args = { power, step, counter: counterWords(placed) };
      if (placed.void || isFallen(view.open, placed)) return stormBoardTexts.board['placed.void'](args);
      const strength = strengthOf(books, view, placed);
      return strength === null
        ? stormBoardTexts.board.placed(args)
        : stormBoardTexts.board['placed.known']({ ...args, strength });
    });
}

/** To whom the target is closed now; why, the table says, once for all targets that share a reason. */
function barWords(target: string, bar: PlacementBar): readonly Words[] {
  const powers = POWERS.filter((power) => bar(power, target) !== null);
  return powers.length > 0 ? [stormBoardTexts.board.mayNot({ powers })] : [];
}

const SHADES = Array.from({ length: STRONGEST }, (_, i) => i + 1);
const bySide = (side: Side): board.Legend => ({
  label: stormBoardTexts.board.most[side](),
  looks: SHADES.map((shade) => ({ tone: TONES[side], shade })),
});

const LEGEND: readonly board.Legend[] = [
  ...SIDES.map(bySide),
  {
    label: stormBoardTexts.board.flagsHere(),
    looks: [{ tone: 'neutral', pieces: pieceOf('flag', 'germany', 2) }],
  },
  {
    label: stormBoardTexts.board.placedHere(),
    looks: [
      {
        tone: 'neutral',
        count: 2,
        pieces: [
          {
            is: 'counter',
            tone: 'first',
            text: stormBoardTexts.board.piece.counter({ power: 'germany', strength: 3 }),
          },
        ],
      },
    ],
  },
  { label: stormBoardTexts.board.civilWar(), looks: [{ tone: 'neutral', mark: 'noted' }] },
  { label: stormBoardTexts.board.resolvedHere(), looks: [{ tone: 'neutral', mark: 'now' }] },
  { label: stormBoardTexts.board.isConquered(), looks: [{ tone: 'off', badge: CONQUERED }] },
  { label: stormBoardTexts.board.notTold(), looks: [{ tone: 'unknown', badge: '?' }] },
];

/** The sides are always explained; the rest where it is shown. */
function isShown({ looks }: board.Legend, places: readonly board.Look[]): boolean {
  const [look] = looks;
  if (look === undefined || look.shade !== undefined) return true;
  return places.some(
    ({ tone, mark, count, pieces = [] }) =>
      (look.mark !== undefined && mark === look.mark) ||
      pieces.some(({ is }) => look.pieces?.some((each) => each.is === is)) ||
      (look.count !== undefined && count !== undefined) ||
      (look.tone !== 'neutral' && tone === look.tone),
  );
}
