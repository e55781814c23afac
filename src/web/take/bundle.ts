import { isRecord } from '../../kernel/json.ts';
import { keepTable, type KeptTable, keptTables, tableIn } from '../kept/club-tables.ts';
import { keepLinks, type KeptLinks, keptGames, keptLinks, linksIn } from '../kept/kept-links.ts';
import { deskIn, keepDesk, type KnownDesk, openedDesks } from '../kept/known.ts';

/** What a browser knows of games: seats, games that were made in it, and games that are organised from it. */
export interface Bundle {
  readonly desks: readonly KnownDesk[];
  readonly made: readonly KeptLinks[];
  readonly tables: readonly KeptTable[];
}

/** All that this browser knows. */
export function bundleHere(storage: Storage = localStorage): Bundle {
  return { desks: openedDesks(storage), made: keptGames(storage), tables: keptTables(storage) };
}

/** One of them as a list shows it; `part` stands for it in a link. */
export interface Item {
  readonly kind: 'game' | 'made' | 'table';
  readonly title: string;
  readonly part: string;
}

const KINDS = { g: 'game', m: 'made', t: 'table' } as const;

/** What is in a bundle, in its order. */
export function itemsOf({ desks, made, tables }: Bundle): readonly Item[] {
  return [
    ...desks.map(({ game, key, title }) => item('g', game, key, title)),
    ...made.map(({ game, creatorKey, title }) => item('m', game, creatorKey, title)),
    ...tables.map(({ id, key, title }) => item('t', id, key, title)),
  ];
}

function item(letter: keyof typeof KINDS, id: string, key: string, title: string): Item {
  return { kind: KINDS[letter], title, part: [letter, id, key, title.replaceAll('~', '-')].join('~') };
}

/** The parts of a link again; null where one of them is none. */
export function bundleIn(parts: readonly string[]): Bundle | null {
  const bundle = { desks: [] as KnownDesk[], made: [] as KeptLinks[], tables: [] as KeptTable[] };
  for (const part of parts) {
    const found = /^([gmt])~([\w-]{1,80})~([\w-]{1,200})~(.{0,200})$/u.exec(part);
    if (!found) return null;
    const [, letter = '', id = '', key = '', title = ''] = found;
    if (letter === 'g') bundle.desks.push({ game: id, key, title, at: 0 });
    else if (letter === 't') bundle.tables.push({ id, key, title });
    else bundle.made.push({ game: id, creatorKey: key, title, people: [], addresses: [], handedOn: true });
  }
  return parts.length === 0 ? null : bundle;
}

/** What a file holds, where it is what this version of the page writes. */
export function bundleFrom(value: unknown): Bundle | null {
  if (!isRecord(value) || value['format'] !== 1 || value['kind'] !== 'my-games') return null;
  const list = <T>(name: string, read: (each: unknown) => T | null): T[] => {
    const all = (value as Record<string, unknown>)[name];
    return Array.isArray(all) ? all.flatMap((each) => read(each) ?? []) : [];
  };
  return { desks: list('desks', deskIn), made: list('made', linksIn), tables: list('tables', tableIn) };
}

/** The text of a file that holds a bundle. */
export function textOf(bundle: Bundle): string {
  return JSON.stringify({ format: 1, kind: 'my-games', ...bundle });
}

/** What of a bundle this browser does not know yet. */
export function newIn(bundle: Bundle, storage: Storage = localStorage): readonly Item[] {
  const here = new Set(itemsOf(bundleHere(storage)).map(idOf));
  return itemsOf(bundle).filter((each) => !here.has(idOf(each)));
}

/** Titles can differ from one device to the other. */
function idOf({ part }: Item): string {
  return part.split('~').slice(0, 3).join('~');
}

/** Take over what is not here yet. What is here stays as it is: a game that was made here only gets links that it lacks. */
export function takeOver(bundle: Bundle, storage: Storage = localStorage): number {
  const fresh = new Set(newIn(bundle, storage).map(idOf));
  const isNew = (letter: string, id: string, key: string): boolean => fresh.has([letter, id, key].join('~'));
  for (const desk of bundle.desks) if (isNew('g', desk.game, desk.key)) keepDesk(desk, storage);
  for (const table of bundle.tables) if (isNew('t', table.id, table.key)) keepTable(table, storage);
  for (const links of bundle.made) {
    const here = keptLinks(links.game, storage);
    const lacking = links.people.filter(({ name }) => !here?.people.some((each) => each.name === name));
    if (!here || lacking.length > 0)
      keepLinks(here ? { ...here, people: [...here.people, ...lacking] } : links, storage);
  }
  return fresh.size;
}
