import type { Nation } from '../nations.ts';
import type { PlaceId, StrikeTarget } from './rule.ts';

/** What has just been reported from the map. */
export interface MapNews {
  readonly attacked: readonly { readonly by: Nation | 'natives'; readonly place: PlaceId }[];
  readonly conquered: readonly { readonly by: Nation | 'natives'; readonly place: PlaceId }[];
  readonly liberated: readonly { readonly by: Nation; readonly place: PlaceId }[];
  readonly strikes: readonly { readonly by: Nation; readonly what: StrikeTarget }[];
}

/** Nothing new. */
export const NO_NEWS: MapNews = { attacked: [], conquered: [], liberated: [], strikes: [] };
