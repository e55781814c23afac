import type { ReactNode } from 'react';
import type { NationId } from '../../../rulebooks/level-of-cooperation/nations.ts';
import { figure, signed, t } from '../../texts.ts';
import { colourOf, type Shown } from './neutrals.ts';
import { LAND, MAP_SIZE, type Place, placeOf } from './places.ts';

interface MapProps {
  readonly neutrals: readonly Shown[];
  readonly nation: NationId | null;
  /** Neutrals that can be chosen now: a click picks one, as the list of the form does. */
  readonly open: ReadonlySet<string>;
  readonly picked: string | null;
  onPick(value: string): void;
}

interface Placed {
  readonly neutral: Shown;
  readonly place: Place;
}

/** The world with its neutrals coloured by level. Everything on it also stands in the track's table. */
export function WorldMap({ neutrals, open, picked, onPick }: MapProps): ReactNode {
  const placed = neutrals.flatMap((neutral): Placed[] => {
    const place = placeOf(neutral.id);
    return place ? [{ neutral, place }] : [];
  });
  const leaning = (side: string): number => neutrals.filter((each) => each.side === side).length;
  const { width, height } = MAP_SIZE;
  return (
    <div className="map-frame">
      <svg
        className="map"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t.board.mapAlt(leaning('axis'), leaning('allies'))}
      >
        <g className="land">
          {LAND.map(([id, d]) => (
            <path key={id} d={d} />
          ))}
        </g>
        {placed.map(({ neutral, place }) => (
          <Country
            key={neutral.id}
            neutral={neutral}
            place={place}
            picked={neutral.id === picked}
            {...(open.has(neutral.id) ? { onPick: () => onPick(neutral.id) } : {})}
          />
        ))}
        <g className="levels">
          {placed.map(({ neutral, place }) => (
            <Level key={neutral.id} neutral={neutral} place={place} />
          ))}
        </g>
      </svg>
      <Legend />
    </div>
  );
}

const LEVELS = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];

function Legend(): ReactNode {
  return (
    <p className="legend">
      <span>{t.board.scale}</span>
      <span className="legend-scale">
        {t.board.axis} {figure(-5)}
        <svg viewBox="0 0 220 12" aria-hidden="true" focusable="false">
          {LEVELS.map((level, i) => (
            <rect
              key={level}
              x={i * 20 + 1}
              y={1}
              width={18}
              height={10}
              className={`swatch ${level === 0 ? 'level-0' : `${level < 0 ? 'axis' : 'allies'}-${Math.abs(level)}`}`}
            />
          ))}
        </svg>
        {signed(5)} {t.board.allies}
      </span>
    </p>
  );
}

interface CountryProps extends Placed {
  readonly picked: boolean;
  onPick?(): void;
}

function Country({ neutral, place, picked, onPick }: CountryProps): ReactNode {
  const parts = ['country', colourOf(neutral), neutral.inSphere ? 'in-sphere' : 'outside'];
  if (picked) parts.push('is-picked');
  if (neutral.target) parts.push('is-target');
  if (onPick) parts.push('is-open');
  return (
    <g className={parts.join(' ')} onClick={onPick}>
      <title>{`${neutral.name} ${signed(neutral.level)}`}</title>
      {place.d ? <path d={place.d} /> : <circle cx={place.x} cy={place.y} r={9} />}
    </g>
  );
}

function Level({ neutral, place }: Placed): ReactNode {
  if (neutral.level === 0 && !neutral.captured) return null;
  return (
    <text x={place.x} y={place.y} dy="0.35em" className={`at-${colourOf(neutral)}`}>
      {signed(neutral.level)}
    </text>
  );
}
