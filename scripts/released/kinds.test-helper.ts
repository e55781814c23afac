import { isRecord } from '../../src/kernel/json.ts';
import type { Game } from '../../src/kernel/game/game.ts';
import { isOfDice, type Moment } from '../../src/kernel/game/moment.ts';

/** Every kind of entry that a stored game can have. */
export const KINDS = [
  'open',
  'sealed',
  'own report',
  'change',
  'correction',
  'unknown',
  'override',
  'ruling',
  'skip',
  'allow',
  'agreed',
  'withdrawn',
  'taken back',
  'put right',
  'come again',
  'passed',
  'ticked',
  'left',
  'given as left',
] as const;

type Kind = (typeof KINDS)[number];

/** The kinds of entry that a game has. */
export function kindsIn({ moments }: Game): Set<Kind> {
  return new Set(moments.flatMap(kindsOf));
}

function kindsOf({ entry, asked }: Moment): Kind[] {
  if ('undone' in entry) return [entry.mend ? 'put right' : 'taken back'];
  if ('passed' in entry) return ['passed'];
  if ('tick' in entry) return ['ticked'];
  if ('habit' in entry && 'left' in entry) return ['left'];
  if ('withdraw' in entry) return ['withdrawn'];
  if (isOfDice(entry)) return [];
  const { standing, sealed, form } = asked ?? {};
  return [
    ...(entry.again === undefined ? [] : ['come again' as const]),
    ...(entry.habit ? ['given as left' as const] : []),
    ...(entry.agreed ? ['agreed' as const] : []),
    ...(form === 'report' ? toldAs(entry.answer) : []),
    ...(standing === 'ruling' || standing === 'skip' || standing === 'allow' ? [standing] : []),
    standing === 'report' && sealed ? 'own report' : sealed ? 'sealed' : 'open',
  ];
}

function toldAs(answer: unknown): Kind[] {
  const told = isRecord(answer) ? Object.values(answer) : [];
  const ways = told.map((each) => (isRecord(each) ? each['as'] : undefined));
  return (['change', 'correction', 'unknown', 'override'] as const).filter((way) => ways.includes(way));
}
