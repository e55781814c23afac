import { type ReactNode, Suspense, useEffect } from 'react';
import type { RecordLine } from '../../kernel/game/record.ts';
import { type CampaignRoute, type GameRoute, go } from '../route.ts';
import { deskTexts } from '../texts.ts';
import { later } from '../later.tsx';
import { folded } from './folds.ts';
import type { Line as AnyLine } from './line.tsx';

/** It comes after the desk. */
const load = async (): Promise<typeof AnyLine> => (await import('./line.tsx')).Line;
const Line = later(load);

interface LatestProps {
  readonly route: GameRoute | CampaignRoute;
  readonly lines: readonly RecordLine[];
}

/** The latest line in full: where everybody looks after a roll. */
export function Latest({ route, lines }: LatestProps): ReactNode {
  const { latest: last } = folded(lines);
  // it is there before the first line, which a connection that is dying then can still bring
  useEffect(() => void load().catch(() => undefined), []);
  if (!last) return null;
  return (
    <section className="latest" aria-labelledby="latest-heading">
      <h2 id="latest-heading">{deskTexts.log.now}</h2>
      <Suspense fallback={null}>
        <Line key={last.n} line={last} lines={lines} open onNumber={(at) => go({ ...route, at })} />
      </Suspense>
    </section>
  );
}
