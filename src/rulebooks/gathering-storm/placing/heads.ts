import type { Head, Kind, Row } from '../../../kernel/index.ts';
import { stormNameTexts } from '../names.words.ts';
import { type StormPower, POWERS } from '../powers.ts';
import type { Setting } from '../state.ts';
import { MOST } from './counters.ts';
import { headTexts } from './heads.words.ts';

// What the columns of placements and strengths stand under: the power whose counters they are.

const known = new WeakMap<Setting['pack'], Readonly<Record<string, Head>>>();

/** 24.5, 24.4, 24.3: the heads of the columns of a placement, or of what is said of its strengths. */
export function headsOf(setting: Setting, rows: readonly Row[]): Readonly<Record<string, Head>> {
  const all = allHeads(setting);
  const columns = new Set(rows.map(({ id }) => id.split('/')[0] ?? ''));
  return Object.fromEntries(
    [...columns].flatMap((column): [string, Head][] => {
      const head = all[column];
      return head ? [[column, head]] : [];
    }),
  );
}

/** 24.5, 24.4, 24.3: what each column of a placement puts down; the anti-Comintern counter is the first power's. */
export function kindsOf(
  { pack }: Setting,
  rows: readonly Row[],
  powers: readonly StormPower[],
): Readonly<Record<string, Kind>> {
  const columns = new Set(rows.map(({ id }) => id.split('/')[0] ?? ''));
  return Object.fromEntries([...columns].map((column) => [column, kindOf(pack, column, powers)]));
}

function kindOf({ events }: Setting['pack'], column: string, powers: readonly StormPower[]): Kind {
  const power = powers.find((each) => column === each || column.startsWith(`${each}-`));
  if (power === undefined)
    return {
      name: headTexts.puts.antiComintern(),
      letter: headTexts.puts.letter({ power: powers[0] ?? '' }),
    };
  const by = column.slice(power.length + 1);
  const names: Readonly<Record<string, Kind['name']>> = {
    '': headTexts.puts.diplomatic({ power }),
    military: headTexts.puts.military({ power }),
    ring: headTexts.puts.ring({ power }),
    'civil-war': headTexts.puts.civilWar({ power }),
    success: headTexts.puts.success({ power }),
  };
  const title = events.find(({ id }) => id === by)?.title ?? by;
  const letter = headTexts.puts.letter({ power });
  const name = names[by] ?? headTexts.puts.event({ power, title });
  // all but military ones are diplomatic counters, whatever lets them be placed
  return by === 'military' ? { name, letter } : { name, letter, numbered: true };
}

function allHeads({ pack }: Setting): Readonly<Record<string, Head>> {
  const before = known.get(pack);
  if (before) return before;
  const made = Object.fromEntries([
    ...POWERS.flatMap((power) => columnsOf(pack, power)),
    ['anti-comintern', { of: headTexts.head.axis(), as: headTexts.head.antiComintern() }],
  ]);
  known.set(pack, made);
  return made;
}

function columnsOf({ events }: Setting['pack'], power: StormPower): readonly [string, Head][] {
  const of = stormNameTexts.name[power]();
  const { diplomatic, military, ring, civilWar, success } = headTexts.head;
  return [
    [power, { of, as: diplomatic() }],
    [`${power}-military`, { of, as: military() }],
    [`${power}-ring`, { of, as: ring() }],
    [`${power}-civil-war`, { of, as: civilWar() }],
    [`${power}-success`, { of, as: success() }],
    ...events.map(({ id, title }): [string, Head] => [
      `${power}-${id}`,
      { of, as: headTexts.head.event({ title }) },
    ]),
    ...Array.from({ length: MOST + 1 }, (_, strength): [string, Head] => [
      `${power}-${strength}`,
      { of, as: headTexts.head.strength({ strength }) },
    ]),
  ];
}
