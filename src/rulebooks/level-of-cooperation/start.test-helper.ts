import { type Table, bindTable, isRefusal } from '../../kernel/kit/front.test-helper.ts';
import type { Json, Rulings } from '../../kernel/index.ts';
import { boardOf, levelOfCooperation } from './index.ts';
import type { NationId } from './nations.ts';
import type { Board, Open } from './state.ts';

/** How a test's game begins, beyond the short scenario on the example card. */
export interface CooperationStart {
  readonly rulings?: Rulings;
  readonly levels?: Readonly<Record<string, number>>;
  readonly markers?: Readonly<Record<string, NationId>>;
  readonly control?: Readonly<Record<string, NationId | 'nobody'>>;
  readonly captured?: Readonly<Record<string, NationId>>;
  readonly rounds?: number;
  readonly round?: number;
  readonly nation?: NationId;
  readonly order?: readonly NationId[];
}

/** A table of the short scenario. */
export function tableOf({ rulings = {}, ...start }: CooperationStart = {}): Table {
  const read = levelOfCooperation.data([{ format: 1, kind: 'start', ...start } as unknown as Json]);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  const table = bindTable(levelOfCooperation, { scenario: 'short-1942', rulings, data: read.data });
  if (isRefusal(table)) throw new Error(table.refused.key);
  return table;
}

/** The board and the open part with which a game begins. */
export function startOf(start: CooperationStart = {}): { board: Board; open: Open } {
  const table = tableOf(start);
  return { board: boardOf(table.setup), open: table.rules.setup().open as Open };
}
