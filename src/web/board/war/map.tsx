import type { ReactNode } from 'react';
import { words } from '../../../kernel/words.ts';
import { useBook } from '../../book.tsx';
import { figure, t } from '../../texts.ts';
import { LAND, MAP_SIZE, type Place, placeOf } from './places.ts';
import { colourOf, type Shown } from './shown.ts';

interface Placed {
  readonly target: Shown;
  readonly place: Place;
}

/** Europe with the diplomatic targets. Everything on it also stands in the table below. */
export function EuropeMap({ targets }: { targets: readonly Shown[] }): ReactNode {
  const placed = targets.flatMap((target): Placed[] => {
    const place = placeOf(target.id);
    return place ? [{ target, place }] : [];
  });
  // drawn last, so that no neighbour covers its edge
  placed.sort((a, b) => Number(a.target.rolling) - Number(b.target.rolling));
  const { width, height } = MAP_SIZE;
  return (
    <div className="map-frame">
      <svg className="map europe" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t.war.mapAlt}>
        <g className="land">
          {LAND.map(([id, d]) => (
            <path key={id} d={d} />
          ))}
        </g>
        {placed.map((each) => (
          <Country key={each.target.id} {...each} />
        ))}
        {placed.map((each) => (
          <Mark key={each.target.id} {...each} />
        ))}
      </svg>
      <Legend />
    </div>
  );
}

function Country({ target, place }: Placed): ReactNode {
  const { say } = useBook();
  const parts = ['country', colourOf(target)];
  if (target.rolling) parts.push('is-target');
  if (target.named) parts.push('is-named');
  const result = target.standing ? [say(words(`result.${target.standing.result}`))] : [];
  const known = [...result, ...target.marks.map(say)].join('; ');
  return (
    <g className={parts.join(' ')}>
      <title>{[say(words(`name.${target.id}`)), known].filter(Boolean).join(': ')}</title>
      {place.d ? <path d={place.d} /> : <circle cx={place.x} cy={place.y} r={14} />}
    </g>
  );
}

const HALF = 15;
const CONQUERED = '\u2715';
const PERMANENT = '\u2605';

/** The result's number on the country, with a star where it is permanent, one's own DPs in a disc beside it. */
function Mark({ target: { standing, own, permanent, conquered }, place: { x, y } }: Placed): ReactNode {
  const result = standing ? figure(Number(standing.result)) : '';
  const shown = conquered ? CONQUERED : permanent ? result + PERMANENT : result;
  const beside = shown === '' ? 0 : HALF;
  return (
    <g className="marks">
      {shown !== '' && (
        <text x={own ? x - HALF : x} y={y} dy="0.35em" className="result">
          {shown}
        </text>
      )}
      {own !== null && own > 0 && (
        <g className="own">
          <circle cx={x + beside} cy={y} r={12} />
          <text x={x + beside} y={y} dy="0.35em">
            {own}
          </text>
        </g>
      )}
    </g>
  );
}

const SCALE = [
  'allies-5',
  'allies-4',
  'allies-3',
  'allies-2',
  'level-0',
  'axis-2',
  'axis-3',
  'axis-4',
  'axis-5',
];

function Legend(): ReactNode {
  return (
    <p className="legend">
      <span className="legend-scale">
        {t.war.allied}
        <svg viewBox="0 0 180 12" aria-hidden="true" focusable="false">
          {SCALE.map((colour, i) => (
            <rect key={colour} x={i * 20 + 1} y={1} width={18} height={10} className={`swatch ${colour}`} />
          ))}
        </svg>
        {t.war.axis}
      </span>
      <span>
        <span className="legend-own" aria-hidden="true">
          2
        </span>{' '}
        {t.war.ownDps}
      </span>
      <span>
        <span className="legend-named" aria-hidden="true" /> {t.war.named}
      </span>
      <span>
        {PERMANENT} {t.war.permanent}
      </span>
      <span>
        {CONQUERED} {t.war.conquered}
      </span>
    </p>
  );
}
