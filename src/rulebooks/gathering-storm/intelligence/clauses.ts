import type { ClauseEntry } from '../../../kernel/clause.ts';

/** The clauses of events and intelligence, and what does them. */
export const CLAUSES: readonly ClauseEntry[] = [
  {
    clause: 'step.5',
    title: 'target events revealed',
    kind: 'computed',
    where: 'gathering-storm/intelligence/5-target-events.ts#targetEvents',
  },
  {
    clause: 'event.danube-free-trade-zone',
    title: 'Britain supports Danube free trade zone',
    kind: 'computed',
    where: 'gathering-storm/intelligence/5-target-events.ts#targetEvents',
  },
  {
    clause: 'step.6',
    title: 'flexible events applied',
    kind: 'enforced',
    where: 'gathering-storm/intelligence/6-flexible-events.ts#flexibleEvents',
  },
  {
    clause: 'event.italian-influence-in-the-balkans',
    title: 'Italian influence in the Balkans expands',
    kind: 'enforced',
    where: 'gathering-storm/intelligence/6-flexible-events.ts#flexibleEvents',
  },
  {
    clause: 'step.7',
    title: 'communist threat',
    kind: 'enforced',
    where: 'gathering-storm/intelligence/24.83-threat.ts#threat',
  },
  {
    clause: '24.83',
    title: 'communist threat',
    kind: 'enforced',
    where: 'gathering-storm/intelligence/24.83-threat.ts#threat',
  },
  {
    clause: 'step.9',
    title: 'covert operations',
    kind: 'enforced',
    where: 'gathering-storm/intelligence/16.16A-covert.ts#covert',
  },
  {
    clause: '16.16A',
    title: 'covert operations',
    kind: 'enforced',
    where: 'gathering-storm/intelligence/16.16A-covert.ts#covert',
  },
  {
    clause: 'step.10',
    title: 'subversion',
    kind: 'enforced',
    where: 'gathering-storm/intelligence/16.16H-subversion.ts#subversion',
  },
  {
    clause: '16.16H',
    title: 'subversion',
    kind: 'enforced',
    where: 'gathering-storm/intelligence/16.16H-subversion.ts#subversion',
  },
  ...[
    ['4.16A', 'Scandinavia'],
    ['4.16B', 'Eastern Europe'],
    ['4.16C', 'Western Europe'],
    ['4.16D', 'Central Europe'],
    ['4.16E', 'Balkans'],
  ].map(
    ([clause = '', title = '']): ClauseEntry => ({
      clause,
      title,
      kind: 'computed',
      where: 'gathering-storm/4.16-regions.ts#REGIONS',
    }),
  ),
];
