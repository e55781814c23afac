import { isRefusal } from '../clause.ts';
import { beginGame, type Game, newHeader } from '../game/game.ts';
import type { Rulebook, Table } from '../rulebook.ts';
import { bindTable } from '../game/table.ts';
import { render } from '../texts/words.ts';
import type { Case } from './cases.ts';

/** So many tables are kept: cases that begin alike stand together, and a bound table takes up to a megabyte. */
const MOST = 64;

/** The table that a case is played at, or why there is none, in a sentence. */
export function tableOf(rulebook: Rulebook, given: Case): Table | string {
  const read = rulebook.data(given.data);
  if (!('data' in read))
    return `its data: ${read.faults.map(({ path, fault }) => `${path.join('.')} ${fault}`).join('; ')}`;
  const scenario = given.scenario ?? rulebook.scenarios[0]?.id ?? '';
  const table = bindTable(rulebook, { scenario, rulings: given.rulings, data: read.data });
  return isRefusal(table) ? render(rulebook.words, table.refused) : table;
}

/** Tables bound for the cases of one rulebook, the latest of them kept for cases that begin alike. */
export class KeptTables {
  private readonly rulebook: Rulebook;
  private readonly tables = new Map<string, Table | string>();
  private readonly begun = new WeakMap<Table, Game>();

  constructor(rulebook: Rulebook) {
    this.rulebook = rulebook;
  }

  /** As `tableOf`, bound once while it is kept. */
  table(given: Case): Table | string {
    const { scenario, rulings, data } = given;
    const key = JSON.stringify([scenario, rulings, data]);
    const table = this.tables.get(key) ?? tableOf(this.rulebook, given);
    this.tables.delete(key);
    this.tables.set(key, table);
    const [oldest] = this.tables.keys();
    if (this.tables.size > MOST && oldest !== undefined) this.tables.delete(oldest);
    return table;
  }

  /** A game at a table, without entries; nobody keeps it, so that its entries need no hashes. */
  game(table: Table): Game {
    const known = this.begun.get(table);
    if (known) return known;
    const game: Game = { ...beginGame(table, newHeader(table, 'typed')), unsigned: true };
    this.begun.set(table, game);
    return game;
  }
}
