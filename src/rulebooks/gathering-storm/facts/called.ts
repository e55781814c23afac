import type { Words } from '../../../kernel/index.ts';
import { stormNameTexts } from '../names.words.ts';
import { ledgerTexts } from '../resolution/ledger.words.ts';
import type { Setting } from '../state.ts';

const made = new WeakMap<Setting['pack'], Readonly<Record<string, Words>>>();

/**
 * What the countries and events of a players' pack are called at the head of a line or column of a form: no word book has
 * names for them.
 */
export function calledBy({ pack }: Pick<Setting, 'pack'>): Readonly<Record<string, Words>> {
  let called = made.get(pack);
  if (!called) made.set(pack, (called = namesOf(pack)));
  return called;
}

function namesOf({ targets, events }: Setting['pack']): Readonly<Record<string, Words>> {
  const countries = targets.flatMap(({ id, name }): [string, Words][] =>
    name === undefined ? [] : [[id, stormNameTexts.called({ of: name })]],
  );
  const cards = events
    .filter(({ source }) => source === 'players')
    .flatMap(({ id, title, holder }): [string, Words][] => [
      [id, stormNameTexts.called({ of: title })],
      [`${holder}-${id}`, stormNameTexts['called.event']({ power: holder, event: title })],
    ]);
  return Object.fromEntries([...countries, ...cards]);
}

/** What is said beside a value of a pack: of ours that it is one, of the players' own nothing. */
export function ours({ source }: Setting['pack']): Words | '' {
  return source === 'house' ? ledgerTexts.source.house() : '';
}
