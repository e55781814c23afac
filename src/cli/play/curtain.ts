import { upper } from '../text/grid.ts';
import type { Seat } from '../../kernel/forms/decision.ts';
import { hasSecrets } from '../../kernel/game/table.ts';
import { words } from '../../kernel/texts/words.ts';
import { nameOf } from '../output.ts';
import { type PromptQuestion, hear, news, type Session, textOf, type Went } from '../game/session.ts';

/**
 * In a game with secrets: before the next one (null: everybody) looks, let the last one look once more and clear the
 * screen, unless one person plays all seats; then tell what happened meanwhile. Returns nothing when the next one sits at the keyboard.
 */
export async function handOver(session: Session, reader: Seat | null): Promise<Went | undefined> {
  const { console, open, sits, alone } = session;
  if (!hasSecrets(open.game.table) || reader === sits) return undefined;
  const went = alone ? undefined : await standUp(session);
  if (went) return went;
  const gone = reader === null ? undefined : await sitDown(session, reader);
  if (gone) return gone;
  session.sits = reader;
  session.shown = null;
  const unread = news(session, reader);
  if (unread.length > 0) console.print(`Since you last looked:\n${textOf(session, reader, unread)}`);
  return undefined;
}

/** The next one is called to the keyboard; one who plays alone is only told for whom. */
async function sitDown(session: Session, reader: Seat): Promise<Went | undefined> {
  const name = nameOf(session.open.rulebook, reader);
  if (session.alone) {
    session.console.print(`\n${upper(name)}:`);
    return undefined;
  }
  const ready = await hear(
    session,
    quiet('table'),
    `Pass the device to ${name}. ${upper(name)}: press Enter.`,
  );
  return typeof ready === 'string' ? ready : undefined;
}

/** Leave the screen clean of what only the one at the keyboard may see, when that one has seen it. */
async function standUp(session: Session): Promise<Went | undefined> {
  const { open, sits } = session;
  if (typeof sits !== 'string') return undefined;
  const name = nameOf(open.rulebook, sits);
  const done = await hear(session, quiet(sits), `${upper(name)}: press Enter to clear the screen.`);
  if (typeof done === 'string') return done;
  clear(session);
  return undefined;
}

/** Clear the screen where a seat's secrets may stand on it. */
export function clear(session: Session): void {
  if (typeof session.sits !== 'string' || session.alone) return;
  session.console.clear();
  session.sits = null;
}

/** Nothing is asked, but commands may be typed. */
function quiet(seat: Seat): PromptQuestion {
  return { seat, prompt: words('Nothing is asked of you now.'), clauses: [] };
}
