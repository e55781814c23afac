import './club-table.css';
import type { ReactNode } from 'react';
import type { ClubTableRoute } from '../route.ts';
import { BeginTable } from './begin.tsx';
import { WatchTable } from './watch.tsx';

/** For whoever organises many games: to begin, or to look after them. */
export function ClubTablePage({ kept }: { readonly kept: ClubTableRoute['kept'] | null }): ReactNode {
  return kept ? <WatchTable id={kept.id} keyOfTable={kept.key} /> : <BeginTable />;
}
