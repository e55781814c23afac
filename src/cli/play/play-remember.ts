import { countOf } from '../../club/told.ts';
import { newIn, NOTHING_NEW, remember, toldIn } from '../game/club.ts';
import { rememberedLines } from '../game/club-text.ts';
import { isFailed } from '../output.ts';
import { type Command, hear, type Session } from '../game/session.ts';

/** Put what this game was told, and is so in other games too, into a club file. */
export const rememberAll: Command = async (session, asked) => {
  const { console, open } = session;
  if (session.club === null && countOf(toldIn(open.game)) === 0) {
    console.print('This game was told nothing yet that is so in other games too.');
    return undefined;
  }
  if (session.club === null) {
    const heard = await hear(
      session,
      asked,
      'In which club file? (a name such as club.yaml; Enter: not now)',
    );
    if (typeof heard === 'string') return heard;
    if (heard.line === '') return undefined;
    session.club = heard.line;
  }
  const told = remember(open.game, session.club);
  if (isFailed(told)) {
    console.print(told.failed);
    return undefined;
  }
  const lines = rememberedLines(open.game.table, told);
  console.print(lines.length > 0 ? [`Remembered in ${session.club}:`, ...lines].join('\n') : NOTHING_NEW);
  return undefined;
};

/** Say, whenever there is more, that something can be remembered in the club file that is played with. */
export function offerToRemember(session: Session): void {
  if (session.club === null || session.past) return;
  const all = countOf(toldIn(session.open.game));
  if (all === session.offered) return;
  session.offered = all;
  const told = newIn(session.open.game, session.club);
  if (isFailed(told) || countOf(told) === 0) return;
  session.console.print(
    `For your other games, ${countOf(told)} of what was told can be kept: type "remember".`,
  );
}
