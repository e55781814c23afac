import type { FactSpec } from '../../../kernel/facts.ts';
import type { Field, Named, Part } from '../../../kernel/file-form.ts';
import { isRecord, type Json } from '../../../kernel/json.ts';
import { bookOf } from '../../../kernel/texts.ts';
import { render, renderValue } from '../../../kernel/words.ts';
import { say as sayNames } from '../names.words.ts';
import { readStanding, STANDINGS } from '../standing.ts';
import { resultNamed } from '../tables/results.ts';
import { say as sayResults } from '../tables/results.words.ts';
import { MINORS } from '../tables/targets.ts';

// What several forms of players’ files share.

export function named(value: string, title: string): Named {
  return { value, title: title.charAt(0).toUpperCase() + title.slice(1) };
}
const NAMES = bookOf(sayNames);
export const name = (id: string): Named => named(id, renderValue(NAMES, id));
export const result = (id: string): Named => named(id, render(bookOf(sayResults), resultNamed(id)));

export const text: Part = { kind: 'text' };
export const whole = (min: number, max: number): Part => ({ kind: 'whole', min, max });
export const ID: Field = {
  key: 'id',
  title: 'Short name',
  about: 'Small letters, digits and hyphens; made from the text above.',
  part: text,
  needed: true,
  more: true,
};

export const SOURCE: Field = {
  key: 'source',
  title: 'Where you have it from',
  about: 'Such as: our copy of the game.',
  part: text,
  needed: true,
};
export const COMPLETE: Field = {
  key: 'complete',
  title: 'Nothing is left out',
  about: 'Without this tick the game goes on asking what the missing lines add up to.',
  part: { kind: 'flag' },
};
export const NOTE: Field = {
  key: 'note',
  title: 'Note',
  about: 'Whatever else you want to say of it.',
  part: { kind: 'text', long: true },
};

/** A fact stands under its country, tension or power, apart from what a country's table gives; the others are of the war at large. */
export function groupOf(key: string, { question }: FactSpec): string {
  const { target, tension, power } = question.args ?? {};
  const [about] = [target, tension, power].filter((each) => typeof each === 'string');
  const title =
    about === undefined
      ? MINORS.map(name).find(({ value }) => key.includes(value))?.title
      : name(about).title;
  if (title === undefined) return 'Wars and events';
  return OF_A_TABLE.test(key) ? `${title}: lines and results of its table` : title;
}
const OF_A_TABLE = /^(extra|table|effect|brps|star)\./;

/** The values of `standing.<target>`: 'germany/9' is Germany, 9: associated with the Axis. */
export function standingNames(): Record<string, string> {
  const known = STANDINGS.map((value) => ({ value, standing: readStanding(value) }));
  return Object.fromEntries(
    known.flatMap(({ value, standing }): [string, string][] =>
      standing ? [[value, `${name(standing.power).title}, ${result(standing.result).title}`]] : [],
    ),
  );
}

export function asRecord(document: Json): Readonly<Record<string, Json>> {
  return isRecord(document) ? (document as Readonly<Record<string, Json>>) : {};
}
export function fieldOf(document: Json, key: string): string {
  const value = asRecord(document)[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
