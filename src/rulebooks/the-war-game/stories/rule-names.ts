import { type Json, type WordBook, fill, type frame } from '../../../kernel/index.ts';

// Rules by the names that players know them by: in a sentence a code says nothing.

const NAMES: Readonly<Record<string, string>> = {
  'AFG.U1': 'the roll for friendship',
  'AFG.U2': 'the roll that keeps the friendship',
  'AFG.U3': 'the roll for closer or looser ties',
  'ARG.U1': 'the health of Ortiz',
  'ARG.U3': 'the coup of Ramirez',
  'ARG.U4': 'the search for the stronger force',
  'BOL.U1': 'the death of Busch',
  'BOL.U2': 'the election',
  'BOL.U3': 'the next election',
  'BRA.U1': 'the coup against Vargas',
  'BRA.U2': 'the return of Vargas',
  'BUL.U1': 'the attempt on King Boris',
  'BUL.U2': 'the revolt against Bozhilov',
  'CAM.U1': 'the coup',
  'CHI.U1': 'the coup',
  'CHI.U2': 'the revolt for Cerda',
  'EIR.U1': 'disputes with the U.K.',
  'HUN.R1': 'talks with the U.S.S.R.',
  'HUN.R2': 'talks with the West',
  'IRN.O1': 'a British army in it',
  'IRQ.U1': 'the rise of Rashid Ali',
  'LIB.U1': 'the revolt',
  'LIB.I2': 'influence after the revolt',
  'MON.U1': 'the revolt',
  'MON.U2': 'the armed revolt',
  'NOR.M1': 'foreign units next door',
  'OMA.M1': 'Axis control next door',
  'OMA.M2': 'British units there',
  'PAN.U1': 'the rise of Arnulfo Arias',
  'PAN.U2': 'the coup against Arnulfo Arias',
  'POR.E1': 'its opening to the Allies',
  'PER.U1': 'the attack on Ecuador',
  'SAU.M1': 'the Axis nearby',
  'SPA.O1': 'a German army in it',
  'SWE.U1': 'the build-up',
  'THA.U1': 'the mediation over Indo-China',
  'TUR.S2': 'the Bosphorus',
  'TUR.U1': 'the build-up',
  'YEM.M1': 'Axis control next door',
  'YUG.U1': 'the coup for King Peter',
};

/** A rule as players know it; its id where it has no name. */
export function ruleName(rule: Json | undefined): string {
  // what was so as a turn began is kept under the id with a star, or with a nation
  const id = typeof rule === 'string' ? rule.replace(/[/*].*/, '') : '-';
  return NAMES[id] ?? (/\.I\d$/.test(id) ? 'influence' : id);
}

/** What tells two channels of a nation to one territory apart: Liberia's after its revolt. */
const AIMS: Readonly<Record<string, string>> = { 'LIB.I2': ' after its revolt' };

/** What such a text speaks about: an aim hangs on the rule. */
type NamedArgs<T extends string> = {
  readonly [N in keyof frame.ArgsOf<T> as N extends 'aim' ? 'rule' : N]: Json;
};

/** A text in which `{rule}` is a rule by its name, `{rules}` several, and `{aim}` what tells a channel from another. */
export function namingText<const T extends string>(
  template: T,
): (args: NamedArgs<T>, book: WordBook) => string {
  return (said, book) => {
    const args: Readonly<Record<string, Json>> = said;
    const { rule, rules } = args;
    const several = Array.isArray(rules) ? rules.map(ruleName).join(' and ') : '{rules}';
    // in the list of texts arguments stand for themselves
    const aim = rule === '{rule}' ? ' ({rule})' : typeof rule === 'string' ? (AIMS[rule] ?? '') : '';
    const text = template.replaceAll('{rules}', several).replaceAll('{rule}', ruleName(rule));
    return fill(book, text.replaceAll('{aim}', aim), args);
  };
}

/** What a die needs, in words: nothing works at 0 or less. */
export function upToText(least: Json | undefined, most: Json | undefined = least): string {
  if (typeof least !== 'number' || typeof most !== 'number') return `${String(least)} or less`;
  if (most <= 0) return 'more than a die can give';
  if (least <= 0) return `${most} or less, if it can work at all`;
  return least === most ? `${most} or less` : `${least} to ${most} or less`;
}
