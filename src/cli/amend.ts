import { amend as letStand } from '../kernel/amend.ts';
import { isRefusal } from '../kernel/clause.ts';
import type { Affected } from '../kernel/correction.ts';
import { findRequest, stateOf } from '../kernel/game.ts';
import { awaitingOf } from '../kernel/play.ts';
import { save, withGame, withNotes } from './games.ts';
import { agreedText } from './history.ts';
import { isFailed, refused, type Result } from './output.ts';
import { dispatchText } from './show.ts';
import { numberOf } from './tick.ts';

export interface AmendOptions {
  readonly line: string;
  readonly fact: string;
  readonly sheet?: string;
  readonly seat: string;
  readonly by?: string;
  readonly request?: string;
}

/** How to let an outcome stand that a correction changed; nothing where that is not offered. */
export function amendHint({ amends, n, fact }: Affected): string[] {
  if (!amends) return [];
  return [
    `To let the changed outcome of line ${n} stand: the command amend, with --line ${n} --fact ${fact}`,
  ];
}

/** Let the changed outcome of a past roll stand, all seats at this device agreeing. */
export function amend(file: string, options: AmendOptions): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    const line = numberOf(options.line, 'line of the log');
    if (isFailed(line)) return line;
    const { seat, fact, sheet, by, request } = options;
    const wish = { seat, line, fact, ...(sheet === undefined ? {} : { sheet }) };
    const sender = { ...(by === undefined ? {} : { by }), ...(request === undefined ? {} : { request }) };
    const next = letStand(open.game, wish, sender);
    if (isRefusal(next)) return refused(next, open.rulebook);
    const saved = await save(open, next);
    if (isFailed(saved)) return saved;
    const moment = findRequest(next, request) ?? next.moments.at(-1);
    const told = moment?.told.dispatches.filter(({ to }) => to === 'all') ?? [];
    const { seats: agreed } = next.table;
    const awaiting = awaitingOf(next.table, stateOf(next));
    const text = [
      ...told.map((each) => dispatchText(next.table, each)),
      `All seats are at this device; ${agreedText(open.rulebook, agreed)}.`,
      awaiting.length === 0 ? 'The game is over.' : `Next: ${awaiting.join(', ')}.`,
    ].join('\n');
    return withNotes(open, { text, json: { n: moment?.entry.n, agreed, told, awaiting } });
  });
}
