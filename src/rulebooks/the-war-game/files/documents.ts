import type { Json } from '../../../kernel/index.ts';
import type { GameData } from './data.ts';

/** The files that say what a game was set up with. */
export function documentsOf(data: Json): readonly Json[] {
  const { map, start } = data as GameData;
  return [
    ...(map ? [{ format: 1, kind: 'map', ...map }] : []),
    ...(start ? [{ format: 1, kind: 'start', ...start }] : []),
  ] as unknown as readonly Json[];
}
