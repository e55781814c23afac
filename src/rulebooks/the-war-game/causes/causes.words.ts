import { type Json, type WordBook, renderValue, texts } from '../../../kernel/index.ts';
import { ruleName } from '../stories/rule-names.ts';

/** What makes territories stand as they do, where no roll does. */
const CAUSES: Readonly<Record<string, string>> = {
  start: 'how it began',
  conquest: 'conquest',
  table: 'the word of the table',
  'ARG.U2': 'the battle of its army with American units',
  'ARG.U4': 'the choice of the stronger force',
  'BEH.E1': 'the aid of the Allies',
  'BEH.E2': 'full war beside France',
  'BRA.E1': 'full war of the U.S.A.',
  'BUL.E1': 'a German attack on Soviet land',
  'DEN.E1': 'its liberation',
  'ECU.E1': 'its call for help against Peru',
  'ECU.E2': 'its liberation from Peru',
  'ECU.E3': 'the Axis elsewhere in the Americas',
  'EIR.E1': 'attacks on British land',
  'EIR.E2': 'a landing in Britain',
  'EST.E1': 'units in Poland, or Soviet ones at home',
  'FIN.E1': 'German units next door',
  'FIN.E2': 'Soviet forces in Kola and Karelia',
  'HUN.E1': 'Germany next door, or at war with the U.S.S.R.',
  'IRN.O2': 'the British leaving',
  'MEX.E1': 'the Phony War',
  'MEX.E2': 'war of the U.S.A.',
  'NEP.E1': 'the Axis next door',
  'PAR.E1': 'the choice of the strongest on the continent',
  'PAR.E2': 'units of the strongest in Paraguay',
  'PER.E1': 'the choice of the strongest on the continent',
  'PER.U1a': 'conquest by Peru',
  'PER.U1b': 'the attack on Ecuador that was repelled',
  'POL.E1': 'German attacks or moves abroad',
  'POR.E1': 'a France free of the Axis',
  'POR.E2': 'the fall of France',
  'ROM.R1': 'the Axis leaving',
  'SAU.E1': 'the Axis next door',
  'VEN.E1': 'the Axis in South America',
};

/** What made a territory stand so, in words. */
function causeName(by: Json | undefined): string {
  const id = typeof by === 'string' ? (by.split('/')[0] ?? by) : '-';
  if (id.endsWith('.AX')) return 'an attack of the Axis';
  if (id.endsWith('.AL')) return 'an attack of an Ally';
  if (/\.O\d/.test(id)) return 'units that came';
  return CAUSES[id] ?? ruleName(id);
}

const joined = (all: readonly string[], last: string): string =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} ${last} ${all.at(-1) ?? ''}`;

const listed = (all: Json | undefined, book: WordBook): string =>
  joined(
    Array.isArray(all) ? all.map((each) => renderValue(book, each)) : [renderValue(book, all ?? '-')],
    'or',
  );

type Ways = { readonly ways: Json };
type Rolled = Ways & { readonly roll: Json };

/** What is asked and told of causes. */
export const causTexts = texts({
  ask: {
    cause: '{entry}: what made it stand as it does? From here on it makes a difference.',
  },
  way: {
    any: ({ by }: { readonly by: Json }) => causeName(by),
    under: ({ by, states }: { readonly by: Json; readonly states: Json }, book: WordBook) =>
      `${causeName(by)}, with ${listed(states, book)} in power`,
  },
  option: {
    cause: ({ ways }: Ways, book: WordBook) => listed(ways, book),
    before: ({ ways, roll }: Rolled, book: WordBook) =>
      `${listed(ways, book)}; ${ruleName(roll)} is still to be made`,
    since: ({ ways, turns }: Ways & { readonly turns: Json }, book: WordBook) =>
      `${listed(ways, book)}; the last election in turn ${listed(turns, book)}`,
    after: ({ ways, roll }: Rolled, book: WordBook) =>
      `${listed(ways, book)}; ${ruleName(roll)} has been made`,
  },
  told: {
    cause: ({ entry, ways }: Ways & { readonly entry: Json }, book: WordBook) =>
      `${renderValue(book, entry)} stands so by ${listed(ways, book)}: its story leads there in no other way.`,
    causeSaid: ({ entry, ways }: Ways & { readonly entry: Json }, book: WordBook) =>
      `${renderValue(book, entry)} stands so by ${listed(ways, book)}.`,
  },
});
