import type { Clause, frame } from '../../../kernel/index.ts';
import type { GuideEntry, Place } from '../stories/rule.ts';

// The clauses of an entry, rule by rule, as the index has them.

/** What the letters of a rule's id stand for in the index. */
const KINDS: Readonly<Record<string, string>> = {
  AX: 'attacked by an Axis nation',
  AL: 'attacked by an Ally',
  U: 'unrest',
  O: 'occupation',
  E: 'what happens by itself',
  R: 'after Total Control',
  S: 'the strait',
  I: 'influence',
  M: 'a bonus for influence',
};

/** Clauses that another rule of their entry does: Norway's higher class stands in its influence. */
const WITHIN: Readonly<Record<string, readonly string[]>> = { NOR: ['NOR.M2'] };

function titleOf(name: string, id: string): string {
  const [, rule = ''] = id.split('.');
  const letters = /^[A-Z]+/.exec(rule)?.[0] ?? '';
  return `${name}: ${KINDS[letters] ?? 'the whole entry'} (${rule})`;
}

/** The constant of an entry: 'BELGIUM_HOLLAND'. */
function constantOf({ name }: GuideEntry): string {
  return name.split(/[ /]/).join('_').toUpperCase();
}

type Claimed = readonly [clause: Clause, claim: frame.Claim];

function ofColony(where: string, { entry: id, name }: Place): Claimed[] {
  if (id === undefined) return [];
  const own = ['FAE', 'GRL', 'ICE'].includes(id);
  const boxes = own ? [`${id}.AX`, `${id}.AL`] : [];
  return [
    [id, ['enforced', name, where]],
    ...boxes.map((clause): Claimed => [clause, ['enforced', titleOf(name, clause), where]]),
  ];
}

/** What an entry of the guide claims: its rules, its boxes, its colonies. */
export function clausesOf(entry: GuideEntry): Readonly<Record<Clause, frame.Claim>> {
  const { id, name, rules } = entry;
  const where = constantOf(entry);
  // a rule in two parts is one clause
  const own = [...rules.map((rule) => rule.id), ...(WITHIN[id] ?? []), `${id}.AX`, `${id}.AL`].filter(
    (each) => !each.includes('/'),
  );
  return Object.fromEntries<frame.Claim>([
    [id, ['heading', name]],
    ...own.map((clause): Claimed => [clause, ['enforced', titleOf(name, clause), where]]),
    ...(entry.colonies ?? []).flatMap((place) => ofColony(where, place)),
  ]);
}
