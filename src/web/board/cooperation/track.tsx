import type { ReactNode } from 'react';
import { END_OF_TRACK, type NationId } from '../../../rulebooks/level-of-cooperation/nations.ts';
import { words } from '../../../kernel/words.ts';
import { type Book, useBook } from '../../book.tsx';
import { figure, listed, signed, t } from '../../texts.ts';
import { colourOf, type Shown } from './neutrals.ts';

const STEPS = Array.from({ length: 2 * END_OF_TRACK + 1 }, (_, i) => i - END_OF_TRACK);

interface TrackProps {
  readonly neutrals: readonly Shown[];
  readonly nation: NationId | null;
  readonly picked: string | null;
}

/** The track from -5 to +5, a row for each neutral; the same in words for those who do not see it. */
export function Track({ neutrals, nation, picked }: TrackProps): ReactNode {
  const book = useBook();
  const { name } = book;
  return (
    <table className="track">
      <caption>
        {t.board.track}
        {nation && (
          <span className="hint in-sphere">
            <span className="sphere-mark" aria-hidden="true" />
            {t.board.inSphere(name(nation))}
          </span>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t.board.neutral}</th>
          <th scope="col" className="number">
            {t.board.level}
          </th>
          <th scope="col" className="scale-head">
            <span className="ends">
              <span>
                {t.board.axis} {figure(-END_OF_TRACK)}
              </span>
              <span>
                {signed(END_OF_TRACK)} {t.board.allies}
              </span>
            </span>
          </th>
          <th scope="col">{t.board.stands}</th>
        </tr>
      </thead>
      <tbody>
        {neutrals.map((neutral) => (
          <tr key={neutral.id} className={rowClass(neutral, picked)}>
            <th scope="row">
              <span className="sphere-mark" aria-hidden="true" />
              {neutral.name}
              {neutral.inSphere && nation && (
                <span className="visually-hidden">, {t.board.sphere(name(nation))}</span>
              )}
            </th>
            <td className="number">{signed(neutral.level)}</td>
            <td className="scale">
              <Scale neutral={neutral} />
            </td>
            <td>{standsText(neutral, book)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rowClass(neutral: Shown, picked: string | null): string {
  const parts = [neutral.inSphere ? 'in-sphere' : 'outside'];
  if (neutral.id === picked) parts.push('is-picked');
  if (neutral.target) parts.push('is-target');
  return parts.join(' ');
}

function Scale({ neutral }: { neutral: Shown }): ReactNode {
  return (
    <svg viewBox="0 0 220 20" aria-hidden="true" focusable="false">
      {STEPS.map((step, i) => (
        <rect
          key={step}
          x={i * 20 + 1}
          y={5}
          width={18}
          height={10}
          className={isReached(step, neutral.level) ? `step ${neutral.side}-${Math.abs(step)}` : 'step'}
        />
      ))}
      <circle
        cx={(neutral.level + END_OF_TRACK) * 20 + 10}
        cy={10}
        r={8}
        className={`marker ${colourOf(neutral)}`}
      />
    </svg>
  );
}

/** Whether a step lies between the middle and the marker. */
function isReached(step: number, level: number): boolean {
  return level > 0 ? step > 0 && step <= level : step < 0 && step >= level;
}

/** Who draws what from the neutral, and whether the dice are about to fall on it. */
function standsText(neutral: Shown, { name, say }: Book): string {
  const given = neutral.benefits.map(
    ({ holder, rights }) => `${name(holder)}: ${listed(rights.map((each) => say(words(`right.${each}`))))}`,
  );
  const said = given.length > 0 ? given : [statusText(neutral, name)];
  return [...said, neutral.target ? t.board.target : ''].filter(Boolean).join('; ');
}

function statusText({ side, controller, captured }: Shown, name: (value: string) => string): string {
  if (controller && captured) return t.board.captured(name(controller));
  if (controller) return name(controller);
  return side === null ? '' : side === 'axis' ? t.board.axis : t.board.allies;
}
