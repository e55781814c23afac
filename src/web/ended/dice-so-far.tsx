import { type ReactNode, useMemo } from 'react';
import type { RecordLine } from '../../kernel/game/record.ts';
import { fairnessSaid } from '../../kernel/log/fairness-said.ts';
import { type FacesSoFar, facesSoFar } from '../../kernel/sums/fairness.ts';
import { useBook } from '../book.tsx';
import { isPartOf } from '../lines.ts';
import { luckTexts } from './luck-texts.ts';
import '../sheet/sheet.css';

/** The faces that fell as far as a record tells; null: no die has fallen, or not all lines are here. */
export function useFaces(lines: readonly RecordLine[]): FacesSoFar | null {
  const { facts } = useBook().table.rules;
  const faces = useMemo(() => (isPartOf(lines) ? null : facesSoFar(facts, lines)), [facts, lines]);
  return faces && faces.dice > 0 ? faces : null;
}

/** How often each face fell, and whether that is as fair dice fall. */
export function DiceSoFar({ faces }: { readonly faces: FacesSoFar }): ReactNode {
  const { counts, dice, sides } = faces;
  return (
    <>
      <div className="scroll" role="region" aria-label={luckTexts.faces} tabIndex={0}>
        <table className="sheet table">
          <caption>{luckTexts.facesAbout((dice / sides).toFixed(1))}</caption>
          <tbody>
            <tr>
              <th scope="row">{luckTexts.face}</th>
              {counts.map((_, i) => (
                <th key={i} scope="col" className="number">
                  {i + 1}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="row">{luckTexts.fell}</th>
              {counts.map((count, i) => (
                <td key={i} className="number">
                  {count}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p>{fairnessSaid(faces)}</p>
    </>
  );
}
