import { texts } from '../../../kernel/index.ts';
import { listFact } from '../49-diplomacy/84-lists.ts';
import { happening, sets } from '../facts/facts.ts';
import { part } from '../part.ts';
import { tableFact } from './country-facts.ts';

// What the tables and lists of the players read, as it is told: each line is an event of its own.

const MOST_TIMES = 20;
const TIMES: readonly string[] = Array.from({ length: MOST_TIMES }, (_, i) => String(i + 1));

const YES_OR_NO = ['yes', 'no'] as const;

function truthOf(value: string): string | boolean {
  return value === 'yes' ? true : value === 'no' ? false : value;
}

/** A line and what is so of it, as one parameter: 'baltic-states=yes'. */
const saying = (line: string, value: string): string => `${line}=${value}`;

function saidIn(said: string): readonly [line: string, value: string] {
  const at = said.lastIndexOf('=');
  return [said.slice(0, at), said.slice(at + 1)];
}

const say = texts({
  event: {
    asks: {
      table: 'Of which table?',
      list: 'Of which list?',
      line: 'Which line, and what is so?',
    },
    ofTable: { title: 'A line of a country’s table comes true, or ends', says: '{question} {value}.' },
    ofList: { title: 'A line of a tension list comes true, ends, or happens', says: '{question} {value}.' },
  },
});

/** What a table asks once for the whole game, and not at each roll (49.4265). */
const ofTable = happening<[string, string]>({
  name: 'of-table',
  clauses: ['49.4265'],
  title: say.event.ofTable.title(),
  asks: [say.event.asks.table(), say.event.asks.line()],
  each: (setting) =>
    tableFact.each(setting).flatMap(([table, id]): [string, string][] => {
      const { type, lasts } = tableFact.spec(setting, table, id);
      if (lasts !== 'ever' || type.kind === 'number') return [];
      const values = type.kind === 'boolean' ? YES_OR_NO : type.values;
      return values.map((value) => [table, saying(id, value)]);
    }),
  says(setting, table, said) {
    const [id, value] = saidIn(said);
    return say.event.ofTable.says({ question: { ...tableFact.spec(setting, table, id).question }, value });
  },
  reports(table, said) {
    const [id, value] = saidIn(said);
    return [sets(tableFact, truthOf(value), table, id)];
  },
});

type Listed = Parameters<typeof listFact.key>[0];

/** What a list counts each time it happens (49.84). */
const ofList = happening<[Listed, string]>({
  name: 'of-list',
  clauses: ['49.84'],
  title: say.event.ofList.title(),
  asks: [say.event.asks.list(), say.event.asks.line()],
  each: ({ list }) =>
    list.flatMap(({ tension, id, kind }) =>
      (kind === 'event' ? TIMES : YES_OR_NO).map((value): [Listed, string] => [tension, saying(id, value)]),
    ),
  says(setting, tension, said) {
    const [id, value] = saidIn(said);
    return say.event.ofList.says({ question: { ...listFact.spec(setting, tension, id).question }, value });
  },
  reports(tension, said) {
    const [id, value] = saidIn(said);
    const times = Number(value);
    return [sets(listFact, Number.isNaN(times) ? truthOf(value) : times, tension, id)];
  },
});

/** 49.4265, 49.84: what tables and lists count, as it is told. */
export const TABLES_HAPPEN = part(import.meta.url, { events: [ofTable, ofList], texts: say });
