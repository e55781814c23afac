import './look.css';
import type { ReactNode } from 'react';
import type { HeldLook, Legend, Look, MapPlace, Mark, Piece } from '../../kernel/board/panel.ts';
import { useBook } from '../book.tsx';
import { cellText } from '../parts/cell.ts';
import { pieceWidth } from './names.ts';

/** Tones that have a pattern over their colour, so that they are told apart without it. */
const PATTERNED: readonly Look['tone'][] = ['first', 'third', 'off'];

/** The patterns of the tones, once in the page. */
export function Patterns(): ReactNode {
  return (
    <svg className="patterns" aria-hidden="true" focusable="false" width={0} height={0}>
      <PatternDefs before="" k={1} />
    </svg>
  );
}

/** The patterns of a map, which stay as fine at every scale. */
export function MapPatterns({ k }: { k: number }): ReactNode {
  return (
    <g className="patterns" aria-hidden="true">
      <PatternDefs before="map-" k={k} />
    </g>
  );
}

function PatternDefs({ before, k }: { before: string; k: number }): ReactNode {
  const each = (tone: Look['tone'], size: number): Record<string, string | number> => ({
    id: `${before}tone-${tone}`,
    width: size,
    height: size,
    patternUnits: 'userSpaceOnUse',
    patternTransform: `scale(${1 / k})`,
  });
  return (
    <defs>
      {BANDED.map((tone) => (
        <pattern
          key={tone}
          id={`${before}band-${tone}`}
          width={BAND * 2}
          height={BAND * 2}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${1 / k}) rotate(45)`}
        >
          <rect className={`of-${tone}`} width={BAND} height={BAND * 2} />
        </pattern>
      ))}
      <pattern {...each('first', 6)}>
        <path d="M0,6L6,0M-1,1L1,-1M5,7L7,5" />
      </pattern>
      <pattern {...each('third', 6)}>
        <circle cx={2} cy={2} r={1.1} />
      </pattern>
      <pattern {...each('off', 7)}>
        <path d="M0,0L7,7M7,0L0,7" />
      </pattern>
    </defs>
  );
}

/** The fill that lays a tone's pattern over its colour, of those `before` whose name stands this; undefined where it has none. */
export function patternOf(tone: Look['tone'], before = ''): string | undefined {
  return PATTERNED.includes(tone) ? `url(#${before}tone-${tone})` : undefined;
}

/** The tones in whose bands land is drawn that its holder has taken; of one that nobody has named, too. */
const BANDED = ['first', 'second', 'third', 'neutral'] as const;
/** So wide is a band, in pixels. */
const BAND = 4.5;

/** How whoever has a place came to it, as a map draws it; what is their own as the rulebook grades it, where it does. */
export function heldLookOf({
  held,
  is,
  shade,
}: Pick<MapPlace, 'held' | 'is' | 'shade'>): HeldLook | undefined {
  if (!held || (held.is === 'own' && shade !== undefined)) return undefined;
  const tone = held.by?.tone ?? (held.is === 'held' ? 'unknown' : 'neutral');
  return { as: held.is, tone, ...(is && { is }), ...(held.from && { from: held.from.tone }) };
}

/** The class that colours a place by its holder. */
export function heldClass({ as, tone, from = 'neutral', is }: HeldLook): string {
  if (is === 'city' || is === 'capital') return `city of-${tone}`;
  return `held-${as} of-${tone} was-${from}`;
}

/** The bands of whoever has taken land; none on what is their own, or what they left. */
export function bandOf({ as, tone, from }: HeldLook, before = ''): string | undefined {
  const isTaken = as === 'conquered' || (as === 'fallen' && tone !== from);
  const banded = BANDED.find((each) => each === tone);
  return isTaken && banded ? `url(#${before}band-${banded})` : undefined;
}

/** The classes that colour a tone and say its mark. */
export function classesOf({ tone, shade, mark }: Pick<Look, 'tone' | 'shade' | 'mark'>): string {
  const isPlain = tone === 'neutral' || tone === 'off' || tone === 'unknown';
  const colour = isPlain ? `tone-${tone}` : `of-${tone} tone-${shade ?? 5}`;
  return `${colour}${mark ? ` ${markClass(mark)}` : ''}`;
}

/** The class of what is singled out. */
export function markClass(mark: Mark): string {
  return mark === 'now' ? 'is-now' : 'is-noted';
}

interface LegendProps {
  readonly legend: readonly Legend[];
  /** Marks are rings before names, not edges of places. */
  readonly rings?: true;
}

/** What the looks of a panel mean. */
export function LegendLine({ legend, rings }: LegendProps): ReactNode {
  const { say } = useBook();
  if (legend.length === 0) return null;
  return (
    <ul className="flow bare legend">
      {legend.map(({ label, looks, held }, i) => {
        const mark = looks[0]?.mark;
        return (
          <li key={i} className={rings && mark && markClass(mark)}>
            {rings && mark ? <Ring /> : held ? <HeldSwatches looks={held} /> : <Swatches looks={looks} />}{' '}
            {say(label)}
          </li>
        );
      })}
    </ul>
  );
}

/** The sign of a mark before a name; hidden where there is none. */
export function Ring(): ReactNode {
  return <span className="ring" aria-hidden="true" />;
}

/** A piece of a side: a flag has corners, a counter is round. */
export function Counter({
  piece,
  text,
  x,
  y,
}: {
  piece: Piece;
  text: string;
  x: number;
  y: number;
}): ReactNode {
  const width = pieceWidth(text);
  const box = { x: x - width / 2, y: y - 9, width, height: 18, rx: piece.is === 'flag' ? 2 : 9 };
  return (
    <g className={`piece is-${piece.tone}`}>
      <rect {...box} />
      <text x={x} y={y} dy="0.35em">
        {text}
      </text>
    </g>
  );
}

const WIDE = 20;
/** Of several tones side by side each is narrower. */
const NARROW = 13;
const HIGH = 18;
const PIECE = 28;

function Swatches({ looks }: { looks: readonly Look[] }): ReactNode {
  const each = looks.length > 1 ? NARROW : looks.some(({ pieces }) => pieces) ? PIECE : WIDE;
  const width = looks.length * each;
  return (
    <svg viewBox={`0 0 ${width} ${HIGH}`} width={width} height={HIGH} aria-hidden="true" focusable="false">
      {looks.map((look, i) => (
        <Swatch key={i} look={look} x={i * each} wide={each} />
      ))}
    </svg>
  );
}

/** The same for how land, or a town, is held. */
function HeldSwatches({ looks }: { looks: readonly HeldLook[] }): ReactNode {
  const each = looks.length > 1 ? NARROW : WIDE;
  const width = looks.length * each;
  return (
    <svg viewBox={`0 0 ${width} ${HIGH}`} width={width} height={HIGH} aria-hidden="true" focusable="false">
      {looks.map((look, i) => {
        const box = { x: i * each + 1, y: 3, width: each - 2, height: HIGH - 6 };
        const band = bandOf(look);
        if (look.is)
          return <circle key={i} className={heldClass(look)} cx={(i + 0.5) * each} cy={HIGH / 2} r={4.5} />;
        return (
          <g key={i} className="swatch">
            <rect className={heldClass(look)} {...box} />
            {band && <rect {...box} className="pattern band" fill={band} />}
          </g>
        );
      })}
    </svg>
  );
}

function Swatch({ look, x, wide }: { look: Look; x: number; wide: number }): ReactNode {
  const book = useBook();
  const { tone, badge, count, pieces: [piece] = [] } = look;
  const pattern = patternOf(tone);
  const box = { x: x + 1, y: 3, width: wide - 2, height: HIGH - 6 };
  if (piece) return <Counter piece={piece} text={cellText(book, piece.text)} x={x + wide / 2} y={HIGH / 2} />;
  if (count !== undefined)
    return (
      <g className="count">
        <circle cx={x + wide / 2} cy={HIGH / 2} r={HIGH / 2} />
        <text x={x + wide / 2} y={HIGH / 2} dy="0.35em">
          {count}
        </text>
      </g>
    );
  return (
    <g className={`swatch ${classesOf(look)}`}>
      {(badge === undefined || tone !== 'neutral') && <rect {...box} />}
      {pattern && <rect {...box} fill={pattern} className="pattern" />}
      {badge !== undefined && (
        <text x={x + wide / 2} y={HIGH / 2} dy="0.35em">
          {cellText(book, badge)}
        </text>
      )}
    </g>
  );
}
