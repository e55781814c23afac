import { memo, type ReactNode, useMemo } from 'react';
import { useBook } from '../book.tsx';
import { figure } from '../texts.ts';
import { cellText } from '../parts/cell.ts';
import { Counter, heldLookOf } from './look.tsx';
import { boxesOf } from './camera.ts';
import {
  BESIDE_DOT,
  DISC,
  LINE,
  type Name,
  pieceWidth,
  SUB_LINE,
  topOf,
  type Written,
  written,
} from './names.ts';
import type { MapFile } from '../map/places.ts';
import { discOf, namesOn, type Spotted } from './placed.ts';

interface NamesProps {
  readonly file: MapFile;
  readonly all: readonly Spotted[];
  /** What the question is about, by id. */
  readonly asked: ReadonlySet<string>;
  readonly k: number;
  /** Where the origin of the map stands in the pane. */
  readonly x: number;
  readonly y: number;
}

/** More places than this stand too close together for all names at once. */
const CROWD = 60;

/** What is called how, as large at every scale; where names would lie over each other, those that matter. */
export function Names({ file, all, asked, k, x, y }: NamesProps): ReactNode {
  return (
    <g className="names" aria-hidden="true" transform={`translate(${x} ${y})`}>
      <Scaled {...{ file, all, asked, k }} />
    </g>
  );
}

/** Drawn anew only when the scale changes, not as the map is dragged. */
const Scaled = memo(function Scaled({ file, all, asked, k }: Omit<NamesProps, 'x' | 'y'>): ReactNode {
  const book = useBook();
  const names = useMemo(() => namesOn(book, file, all, asked), [book, file, all, asked]);
  const isCrowded = boxesOf(file).size > CROWD;
  const byId = new Map(all.map((each) => [each.place.id, each]));
  return written(names, k, isCrowded).map((each) => (
    <Sign key={each.name.id} {...each} k={k} placed={byId.get(each.name.id)} />
  ));
});

const CLASSES: Readonly<Record<Name['kind'], string>> = { place: 'name', water: 'water', land: 'far' };

interface SignProps extends Written {
  readonly k: number;
  readonly placed: Spotted | undefined;
}

/** A name, under it the standing, under that its discs; the middle of it all lies on its place. */
function Sign({ k, placed, ...way }: SignProps): ReactNode {
  const { name, text, sub, hasDiscs, apart, isInside } = way;
  const x = name.x * k + (name.beside ? BESIDE_DOT : 0);
  const top = topOf(way, k);
  const underName = top + (text ? LINE : 0);
  const deep = isInside && placed && isDeep(placed) ? ' is-deep' : '';
  return (
    <g className={`sign${deep}${name.look ? ` of-${name.look}` : ''}`}>
      {text && (
        <text className={CLASSES[name.kind]} x={x} y={top + LINE * 0.78}>
          {text}
        </text>
      )}
      {sub && (
        <text className={placed?.becomes ? 'sub is-then' : 'sub'} x={x} y={underName + SUB_LINE * 0.78}>
          {sub}
        </text>
      )}
      {placed && hasDiscs && (
        <Discs placed={placed} x={x} y={underName + (sub ? SUB_LINE : 0) + DISC / 2} wide={name.discs} />
      )}
      {placed && apart && <Discs placed={placed} x={apart.x} y={apart.y} wide={name.discs} />}
    </g>
  );
}

/** The fill is so strong that ink on it is hard to read. */
function isDeep({ place }: Spotted): boolean {
  const { tone, shade = 5 } = place;
  return !heldLookOf(place) && (tone === 'first' || tone === 'second' || tone === 'third') && shade >= 4;
}

interface DiscsProps {
  readonly placed: Spotted;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

/** In a row: what each side has there, then what is one's own or how many there are. */
function Discs({ placed, x, y, wide }: DiscsProps): ReactNode {
  const book = useBook();
  const discs = [discOf(placed), placed.proposed ?? null];
  let at = x - wide / 2;
  const next = (width: number): number => {
    at += width;
    return at - width / 2;
  };
  return (
    <>
      {(placed.place.pieces ?? []).map((piece, i) => {
        const text = cellText(book, piece.text);
        return <Counter key={i} piece={piece} text={text} x={next(pieceWidth(text) + 3)} y={y} />;
      })}
      {discs.map(
        (disc, i) =>
          disc !== null && (
            <g key={`disc ${i}`} className={i === 0 ? 'count' : 'count is-proposed'}>
              <circle cx={next(DISC)} cy={y} r={11.5} />
              <text x={at - DISC / 2} y={y + 5}>
                {disc === 'taken' ? '\u2713' : figure(disc)}
              </text>
            </g>
          ),
      )}
    </>
  );
}
