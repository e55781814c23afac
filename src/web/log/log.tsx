import type { ReactNode } from 'react';
import type { RecordLine } from '../../kernel/game/record.ts';
import { type CampaignRoute, type GameRoute, go } from '../route.ts';
import { t } from '../texts.ts';
import { folded } from './folds.ts';
import { Line } from './line.tsx';

interface LatestProps {
  readonly route: GameRoute | CampaignRoute;
  readonly lines: readonly RecordLine[];
}

/** The latest line in full: where everybody looks after a roll. */
export function Latest({ route, lines }: LatestProps): ReactNode {
  const { latest: last, under } = folded(lines);
  if (!last) return null;
  return (
    <section className="latest" aria-labelledby="latest-heading">
      <h2 id="latest-heading">{t.log.now}</h2>
      <Line
        key={last.n}
        line={last}
        lines={lines}
        old={under.get(last.n) ?? []}
        open
        onNumber={(at) => go({ ...route, at })}
      />
    </section>
  );
}
