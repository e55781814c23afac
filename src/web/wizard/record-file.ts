import type { TurnStart } from '../../kernel/game/reading.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { isRecord, type Json } from '../../kernel/json.ts';
import { bindBook, type WholeBook } from '../book.tsx';
import { loadRulebook } from '../load-rulebook.ts';
import { saidIn } from '../log/export.ts';
import { logTexts } from '../texts/log.ts';
import { capital } from '../texts.ts';

/** A record that was saved from a log, as it is read: a seat of it, and turn by turn what its lines say. */
export interface SavedRecord {
  readonly book: string;
  readonly scenario: string;
  /** Null: a spectator's. */
  readonly seat: string | null;
  readonly turns: readonly {
    readonly title: string;
    readonly lines: readonly {
      readonly n: number;
      readonly said: readonly string[];
      readonly undone: boolean;
    }[];
  }[];
}

/** Read the text of a file that may be a saved record; 'other': it is none; null: one that cannot be read here. */
export async function readRecord(text: string): Promise<SavedRecord | 'other' | null> {
  const file = parsed(text);
  if (!isRecord(file) || file['kind'] !== 'record') return 'other';
  const { rulebook: id, scenario, rulings, lines } = file as Readonly<Record<string, Json>>;
  if (typeof id !== 'string' || typeof scenario !== 'string' || !Array.isArray(lines)) return null;
  const rulebook = await loadRulebook(id);
  const named = isRecord(rulings) ? (rulings as Record<string, string>) : {};
  const book = rulebook && bindBook(rulebook, { scenario, rulings: named, data: null }, true);
  if (!book) return null;
  try {
    return savedOf(file as never, book);
  } catch {
    // its lines are none of this rulebook, or were changed
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface Saved {
  readonly seat: string | null;
  readonly lines: readonly RecordLine[];
  readonly turns: readonly TurnStart[];
}

function savedOf({ seat, lines, turns }: Saved, book: WholeBook): SavedRecord {
  const { rulebook, setup, rules } = book.table;
  const called = (turn: number | null): string => {
    if (turn === null) return logTexts.before;
    return rules.turnCalled ? capital(book.say(rules.turnCalled(turn))) : logTexts.turn(turn);
  };
  const starts = [null, ...turns];
  return {
    book: rulebook.title,
    scenario: setup.scenario.title,
    seat: seat === null ? null : book.name(seat),
    turns: starts.flatMap((start, i) => {
      const [from, to] = [start?.line ?? 0, starts[i + 1]?.line ?? Number.POSITIVE_INFINITY];
      const here = lines
        .filter(({ n }) => n >= from && n < to)
        .map((line) => ({ n: line.n, said: saidIn(line, lines, book), undone: line.undone === true }));
      return here.length === 0 ? [] : [{ title: called(start?.turn ?? null), lines: here }];
    }),
  };
}
