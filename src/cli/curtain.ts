import { upper } from './grid.ts';
import type { Seat } from '../kernel/decision.ts';
import { hasSecrets } from '../kernel/secrets.ts';
import { words } from '../kernel/words.ts';
import { nameOf } from './output.ts';
import { type Asked, hear, news, type Session, textOf, type Went } from './session.ts';

/**
 * In a game with secrets: before the next one (null: everybody) looks, let the last one look once more and clear the
 * screen; then tell what happened meanwhile. Returns nothing when the next one sits at the keyboard.
 */
export async function handOver(session: Session, reader: Seat | null): Promise<Went | undefined> {
  const { console, open, sits } = session;
  if (!hasSecrets(open.game.table) || reader === sits) return undefined;
  const went = await standUp(session);
  if (went) return went;
  if (reader !== null) {
    const name = nameOf(open.rulebook, reader);
    const ready = await hear(
      session,
      quiet('table'),
      `Pass the device to ${name}. ${upper(name)}: press Enter.`,
    );
    if (typeof ready === 'string') return ready;
  }
  session.sits = reader;
  session.shown = null;
  const unread = news(session, reader);
  if (unread.length > 0) console.print(`Since you last looked:\n${textOf(session, reader, unread)}`);
  return undefined;
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
  if (typeof session.sits !== 'string') return;
  session.console.clear();
  session.sits = null;
}

/** Nothing is asked, but commands may be typed. */
function quiet(seat: Seat): Asked {
  return { seat, prompt: words('Nothing is asked of you now.'), clauses: [] };
}
