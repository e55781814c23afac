import type { View, Words, board } from '../../../kernel/index.ts';
import { namingTexts } from '../49-diplomacy/41-naming.words.ts';
import { isConquered } from '../49-diplomacy/43-bars.ts';
import { worldBoardTexts } from './board.words.ts';
import { countryOf } from '../war/countries.ts';
import { type Faction, isFaction } from '../powers.ts';
import { isPermanent, type Standing, standingOf, toldStanding } from '../starts/standing.ts';
import { dpsIn, type Open, type SealedPart } from '../state.ts';
import { resultNamed } from '../tables/results.ts';
import { MINORS, OTHER_TARGETS } from '../tables/targets.ts';
import { isOver, turnWords } from './calendar.ts';

/** Where DPs can be that count elsewhere: they have no roll of this rule, and no result. */
export const ELSEWHERE = OTHER_TARGETS.filter((target) => target !== 'rgt' && target !== 'usjt');

const TONES: Readonly<Record<Faction, board.Tone>> = {
  'european-axis': 'first',
  'western-allies': 'second',
  russia: 'third',
};

/** How strong a lasting result is (49.52), from BRPs to a minor ally. */
const SHADES: Readonly<Record<string, number>> = {
  '7': 2,
  '8': 3,
  '9': 4,
  '10': 5,
  '0': 2,
  '-1': 3,
  '-2': 4,
  '-3': 5,
};

const CONQUERED = '\u2715';
const PERMANENT = '\u2605';

/** Europe with the result in effect for each target, the marks of the year and one's own DPs. */
export function targetsMap(view: View<Open, SealedPart>): board.MapPanel {
  const { open, seat } = view;
  const beyond = isFaction(seat) ? ELSEWHERE : ELSEWHERE.filter((target) => ON_MAP.includes(target));
  const title = worldBoardTexts.board.targets({ year: open.year, turn: turnWords(open) });
  const places = [...MINORS.map((id) => targetOf(view, id)), ...beyond.map((id) => placeOf(view, id))];
  return { kind: 'map', title, legend: LEGEND.filter((each) => isShown(each, places)), places };
}

/** Of the places without a roll those that are countries. */
const ON_MAP: readonly string[] = ['france', 'italy'];

/** A target with a die roll. */
function targetOf(view: View<Open, SealedPart>, id: string): board.MapPlace {
  const { open } = view;
  const isUntold = toldStanding(open, id) === undefined;
  const standing = standingOf(open, id);
  const mark = markOf(open, id);
  return {
    ...placeOf(view, id),
    ...lookOf(open, id, isUntold, standing),
    ...(mark ? { mark } : {}),
    words: stateWords(open, id),
  };
}

/** The result in effect, and what else bears on a target. */
export function stateWords(open: Open, id: string): readonly Words[] {
  const isUntold = toldStanding(open, id) === undefined;
  return [...resultOf(standingOf(open, id), isUntold), ...marksOf(open, id)];
}

/** A place, with one's own DPs there. */
function placeOf({ seat, sealed }: View<Open, SealedPart>, id: string): board.MapPlace {
  const dps = isFaction(seat) && sealed ? dpsIn(sealed.dps, id) : 0;
  return {
    id,
    label: namingTexts.row.target({ target: id }),
    tone: 'neutral',
    ...(dps > 0 ? { count: dps } : {}),
    words: [],
    choice: id,
  };
}

/** The result in effect as a look; a star where it is permanent. */
function lookOf(open: Open, id: string, untold: boolean, standing: Standing | null): board.Look {
  if (isConquered(open, id)) return { tone: 'off', badge: CONQUERED };
  const star = isPermanent(open, id) ? PERMANENT : '';
  if (standing === null) {
    const badge = untold ? '?' : star;
    return { tone: untold ? 'unknown' : 'neutral', ...(badge === '' ? {} : { badge }) };
  }
  const { result, faction } = standing;
  const badge = result.replace('-', '\u2212') + star;
  return { tone: TONES[faction], shade: SHADES[result] ?? 1, badge };
}

/** Where the roll is; what somebody named this year (49.431). */
function markOf(open: Open, target: string): board.Mark | undefined {
  const roll = isOver(open) ? undefined : open.rolls[open.rolling];
  if (roll?.target === target) return 'now';
  return open.named.some((each) => each.target === target) ? 'noted' : undefined;
}

/** The result in effect and who benefits. That nobody has said is not the same as none. */
function resultOf(standing: Standing | null, untold: boolean): readonly Words[] {
  if (standing === null) return untold ? [worldBoardTexts.board.untold()] : [];
  const result = resultNamed(standing.result);
  return [worldBoardTexts.board.standing({ result, power: standing.power })];
}

/** What else bears on a target: named this year, permanent (49.52), conquered, attacked by a power that it left (49.435). */
function marksOf(open: Open, target: string): readonly Words[] {
  const by = open.named.flatMap((each) => (each.target === target ? [each.by] : []));
  const attacker = countryOf(open, target).drivenBy;
  return [
    ...(by.length > 0 ? [worldBoardTexts.board.named({ by: [...new Set(by)] })] : []),
    ...(isPermanent(open, target) ? [worldBoardTexts.board.permanent()] : []),
    ...(isConquered(open, target) ? [worldBoardTexts.board.conquered()] : []),
    ...(attacker !== undefined && attacker !== 'none'
      ? [worldBoardTexts.board.aggressor({ power: attacker })]
      : []),
  ];
}

const results = (tone: board.Tone, ids: readonly string[]): readonly board.Look[] =>
  ids.map((id) => ({ tone, shade: SHADES[id] ?? 1 }));

const ALLIED = ['0', '-1', '-2', '-3'];

const LEGEND: readonly board.Legend[] = [
  { label: worldBoardTexts.board.axisResult(), looks: results('first', ['7', '8', '9', '10']) },
  { label: worldBoardTexts.board.westResult(), looks: results('second', ALLIED) },
  { label: worldBoardTexts.board.russiaResult(), looks: results('third', ALLIED) },
  { label: worldBoardTexts.board.own(), looks: [{ tone: 'neutral', count: 2 }] },
  { label: worldBoardTexts.board.namedThisYear(), looks: [{ tone: 'neutral', mark: 'noted' }] },
  { label: worldBoardTexts.board.rollHere(), looks: [{ tone: 'neutral', mark: 'now' }] },
  { label: worldBoardTexts.board.permanent(), looks: [{ tone: 'neutral', badge: PERMANENT }] },
  { label: worldBoardTexts.board.conquered(), looks: [{ tone: 'off', badge: CONQUERED }] },
  { label: worldBoardTexts.board.untold(), looks: [{ tone: 'unknown', badge: '?' }] },
];

/** The three results are always explained; the rest where it is shown. */
function isShown({ looks }: board.Legend, places: readonly board.Look[]): boolean {
  const [look] = looks;
  if (look === undefined || look.shade !== undefined) return true;
  return places.some(
    ({ tone, mark, badge, count }) =>
      (look.mark !== undefined && mark === look.mark) ||
      (look.count !== undefined && count !== undefined) ||
      (look.badge !== undefined && String(badge).endsWith(String(look.badge))) ||
      (look.tone !== 'neutral' && tone === look.tone),
  );
}
