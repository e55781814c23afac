import { type FactSpec, type Json, json } from '../../../kernel/index.ts';
import { readStanding, STANDINGS } from '../starts/standing.ts';
import { name, result } from '../tables/file-fields.ts';
import { MINORS } from '../tables/targets.ts';

// What several forms of players’ files share.

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
  return json.isRecord(document) ? (document as Readonly<Record<string, Json>>) : {};
}
export function fieldOf(document: Json, key: string): string {
  const value = asRecord(document)[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
