import { isRefusal, type Refusal } from '../../kernel/clause.ts';
import { render } from '../../kernel/texts/words.ts';
import {
  browserFiles,
  BROWSER_WORDS,
  type GameFiles,
  isMendable,
  startSqlite,
} from '../../store/browser/index.ts';
import { CHANNEL } from './channel.ts';
import type { Locks, OpenFault } from './holding.ts';

/** What whoever asks for the games is told where they are refused. */
export function openFaultOf(refusal: Refusal): OpenFault {
  const said = render(BROWSER_WORDS, refusal.refused);
  if (isMendable(refusal)) return { said, can: 'put aside' };
  return { said, can: refusal.refused.key === 'browser.newer' ? 'save' : 'nothing' };
}

/** Do one thing with a database that no house has open. Rejects with why it cannot be done. */
export async function withFiles<T>(
  locks: Locks | undefined,
  act: (files: GameFiles) => Promise<T | Refusal>,
): Promise<T> {
  const did = Promise.withResolvers<T>();
  const alone = async (): Promise<void> => {
    const sqlite = startSqlite();
    try {
      const come = await act(browserFiles(sqlite));
      if (isRefusal(come)) throw new Error(render(BROWSER_WORDS, come.refused));
      did.resolve(come);
    } finally {
      sqlite.terminate();
    }
  };
  await (locks ? locks.request(CHANNEL, {}, alone) : alone());
  return did.promise;
}
