import type { Seat } from '../../kernel/index.ts';

/** The eight nations that players lead. */
export const NATIONS = ['germany', 'italy', 'ussr', 'uk', 'france', 'japan', 'usa', 'china'] as const;
export type Nation = (typeof NATIONS)[number];

/** The five players and the nations of each, in the order in which they roll and play (G.F2). */
export const PLAYERS = [
  { id: 'germany-italy', title: 'Germany and Italy', nations: ['germany', 'italy'] },
  { id: 'ussr', title: 'U.S.S.R.', nations: ['ussr'] },
  { id: 'uk-france', title: 'U.K. and France', nations: ['uk', 'france'] },
  { id: 'japan', title: 'Japan', nations: ['japan'] },
  { id: 'usa-china', title: 'U.S.A. and China', nations: ['usa', 'china'] },
] as const satisfies readonly { id: string; title: string; nations: readonly Nation[] }[];
export type Player = (typeof PLAYERS)[number]['id'];

export const AXIS: readonly Nation[] = ['germany', 'italy', 'japan'];
export const ALLIES: readonly Nation[] = ['ussr', 'uk', 'france', 'usa', 'china'];
/** The Allies that are bound to be peaceful toward neutrals (G.B6). */
export const WESTERN: readonly Nation[] = ['uk', 'france', 'usa'];
/** The Allies that are friends of one another at all times: all but the U.S.S.R. (G.B4, G.B7). */
export const FRIENDS: readonly Nation[] = ['uk', 'france', 'usa', 'china'];

/** Whether a nation is one of the Axis. */
export function isAxis(nation: Nation): boolean {
  return AXIS.includes(nation);
}

/** Who speaks for each nation. */
export type NationSeating = Readonly<Record<Nation, Seat>>;

/** One seat for each of the five players. */
export const BY_PLAYER = Object.fromEntries(
  PLAYERS.flatMap(({ id, nations }) => nations.map((nation) => [nation, id])),
) as unknown as NationSeating;

/** One seat for each nation. */
export const BY_NATION = Object.fromEntries(NATIONS.map((each) => [each, each])) as unknown as NationSeating;

/** Whether a seat can be that of a nation: it has a seat of its own, or that of its player. */
export function speaksFor(seat: Seat, nation: Nation): boolean {
  return seat === nation || seat === playerOf(nation);
}

/** The player who leads a nation. */
export function playerOf(nation: Nation): Player {
  for (const { id, nations } of PLAYERS) if ((nations as readonly Nation[]).includes(nation)) return id;
  throw new Error(`no nation ${nation}`);
}
