import { type FactKey, family, once, rulingsOf, truth } from '../../../kernel/index.ts';
import { ALLIES, AXIS, isAxis, type Nation } from '../nations.ts';
import { part } from '../part.ts';
import { inRegister } from '../facts/registers.ts';
import { WAR_STATES, type WarState } from '../stories/rule.ts';
import type { WarGameGround, Open } from '../state.ts';
import { unrestTexts } from './g-unrest.words.ts';

// States of war by pair: they are reported, and a war of this turn counts from the next (G.F4).

/** The pairs of nations that can be at war: each of the Axis with each of the Allies, and the U.S.S.R. with China (G.B3, G.B5). */
export const PAIRS: readonly (readonly [Nation, Nation])[] = [
  ...AXIS.flatMap((a) => ALLIES.map((b): readonly [Nation, Nation] => [a, b])),
  ['ussr', 'china'],
];

const FACTS: ReadonlyMap<string, FactKey> = new Map(
  PAIRS.flatMap(([a, b]): [string, FactKey][] => [
    [`${a}/${b}`, `war.${a}.${b}`],
    [`${b}/${a}`, `war.${a}.${b}`],
  ]),
);

/** The fact that says how two nations stand; null: they cannot be at war. */
export function warFact(a: Nation, b: Nation): FactKey | null {
  return FACTS.get(`${a}/${b}`) ?? null;
}

/** The name of a pair, of the Axis first; the U.S.S.R. and China are never asked for the other way round. */
const pair = once((a: Nation, b: Nation): string => (isAxis(b) ? `${b}/${a}` : `${a}/${b}`));

/** The Phony War among what was declared in this turn. */
export const PHONY = 'phony-war';

/** Who begins the Phony War by any war between them (MEX.E1). */
const PHONY_PAIRS = [
  ['germany', 'uk'],
  ['germany', 'france'],
] as const;

/** MEX.E1: whether two nations that stand so have begun the Phony War. */
export function startsPhonyWar(
  { rulings }: Open,
  [a, b]: readonly [Nation, Nation],
  state: WarState,
): boolean {
  if (state === 'peace' || ruled(rulings, 'phony-war') === 'told') return false;
  return PHONY_PAIRS.some(([one, other]) => one === a && other === b);
}

/** MEX.E1: the Phony War has started, in place; declared in this turn it counts from the next (G.F4). */
export function startPhonyWar(open: Open, declared: boolean): void {
  if (declared && open.phonyWar === false) open.declared[PHONY] = 'peace';
  open.phonyWar = true;
}

/** Whether the Phony War has started, before this turn's declarations (G.F4); null: not known. */
export function phonyBefore({ declared, phonyWar }: Open): boolean | null {
  return declared[PHONY] === undefined ? phonyWar : false;
}

/** How two nations stand now; null: not known. */
export function warNow({ wars }: Open, a: Nation, b: Nation): WarState | null {
  const state = wars[pair(a, b)];
  return state === undefined ? 'peace' : state;
}

/** G.F4: how two nations stood before this turn's declarations: what unrest and influence go by; null: not known. */
export function warBefore(open: Open, a: Nation, b: Nation): WarState | null {
  const before = open.declared[pair(a, b)] as WarState | undefined;
  return before ?? warNow(open, a, b);
}

/** Two nations stand so from now on, in place; where it is declared in this turn, it counts from the next (G.F4). */
export function setWar(
  open: Open,
  [a, b]: readonly [Nation, Nation],
  state: WarState,
  declared: boolean,
): void {
  const key = pair(a, b);
  const before = warNow(open, a, b);
  if (declared && before !== null) open.declared[key] ??= before;
  if (state === 'peace') delete open.wars[key];
  else open.wars[key] = state;
  if (startsPhonyWar(open, [a, b], state) && open.phonyWar !== true) startPhonyWar(open, declared);
  rememberWars(open);
}

/** The nations of which a story asks whether they have ever been at war (BRA.U1). */
const REMEMBERED: readonly Nation[] = ['usa'];

/** BRA.U1: who is at war now has been at war ever after. */
export function rememberWars(open: Open): void {
  const isAtWar = (nation: Nation): boolean =>
    AXIS.some((axis) => ['war', 'full'].includes(warNow(open, axis, nation) ?? ''));
  const more = REMEMBERED.filter((each) => !open.hadWar.includes(each) && isAtWar(each));
  if (more.length > 0) open.hadWar = [...open.hadWar, ...more];
}

/** Whether a nation has ever been at war (BRA.U1): for a game that begins after a war of its own. */
export const hadWar = family<WarGameGround, [Nation]>({
  key: (nation) => `had-war.${nation}`,
  each: () => REMEMBERED.map((nation): [Nation] => [nation]),
  spec: (_, nation) => ({
    type: truth,
    lasts: 'ever',
    kept: true,
    question: unrestTexts.fact.hadWar({ nation }),
    clauses: ['BRA.U1'],
  }),
  read: ({ open }, nation) => open.hadWar.includes(nation),
  write({ open }, report, nation) {
    const others = open.hadWar.filter((each) => each !== nation);
    open.hadWar = report?.value === true ? [...others, nation] : others;
  },
});

/** How two nations stand (G.F4). */
export const war = inRegister<[Nation, Nation]>({
  key: (a, b) => `war.${a}.${b}`,
  each: () => PAIRS.map(([a, b]): [Nation, Nation] => [a, b]),
  spec: (_, a, b) => ({
    type: { kind: 'choice', values: WAR_STATES },
    lasts: 'ever',
    question: unrestTexts.fact.war({ a, b }),
    clauses: ['G.F4'],
  }),
  read: ({ open }, a, b) => warNow(open, a, b) ?? undefined,
  write({ open }, report, a, b) {
    const { value } = report ?? {};
    if (value === undefined || report?.as === 'unknown') open.wars[pair(a, b)] = null;
    else setWar(open, [a, b], value as WarState, false);
  },
});

/** Whether the Phony War has started (MEX.E1). */
export const phonyWar = inRegister<[]>({
  key: () => PHONY,
  each: () => [[]],
  spec: () => ({
    type: truth,
    lasts: 'ever',
    question: unrestTexts.fact.phonyWar(),
    clauses: ['MEX.E1', 'G.F4'],
  }),
  read: ({ open }) => open.phonyWar ?? undefined,
  write({ open }, report) {
    open.phonyWar = report?.as === 'unknown' ? null : report?.value === true;
  },
});

/** What the guide leaves open. */
const { RULINGS, ruled } = rulingsOf([
  {
    id: 'phony-war',
    clauses: ['MEX.E1', 'G.F4'],
    question: 'Germany is at war with the U.K. or with France, of whatever kind: has the Phony War started?',
    choices: [
      { id: 'begun', text: 'Yes: it starts with it at the latest.' },
      { id: 'told', text: 'Only if the table says so.' },
    ],
    default: 'begun',
  },
]);

/** G.F4: the wars. */
export const WARS = part(import.meta.url, {
  clauses: {
    'G.F4': ['enforced', 'A war counts from the next turn', 'warBefore'],
  },
  rulings: RULINGS,
});
