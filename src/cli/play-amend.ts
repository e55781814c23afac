import { amend, findAmend } from '../kernel/amend.ts';
import { isRefusal } from '../kernel/clause.ts';
import type { Affected } from '../kernel/correction.ts';
import { type Json, own } from '../kernel/json.ts';
import { TABLE } from '../kernel/seat.ts';
import { withStop } from '../kernel/words.ts';
import { save } from './games.ts';
import { cited, isFailed, refused, say } from './output.ts';
import { isYes } from './parse-answer.ts';
import { doAgree, named } from './play-agreed.ts';
import { type Asked, hear, news, readerOf, reload, type Session, type Went } from './session.ts';
import { dispatchText } from './show.ts';

/** Each outcome that a correction changed: let it stand, or leave it as it was. */
export async function offerOutcomes(
  session: Session,
  asked: Asked,
  affects: readonly Affected[],
): Promise<Went> {
  for (const each of affects) {
    const { n: line, fact, sheet, amends } = each;
    const wish = { seat: readerOf(asked) ?? TABLE, line, fact, sheet };
    if (!amends || isRefusal(findAmend(session.open.game, wish))) continue;
    const { rulebook, game } = session.open;
    const title = (own(game.table.rules.sheets, sheet)?.title ?? sheet) as Json;
    const what = say(rulebook, { key: 'amend.offer', args: { line, sheet: title } });
    const heard = await hear(session, asked, `${what} (yes; Enter: leave it as it was)`);
    if (typeof heard === 'string') return heard;
    if (!isYes(heard.line)) continue;
    const { seats } = game.table;
    const agreed = await doAgree(session, asked, withStop(`All must agree: ${named(session, seats)}`));
    if (agreed === 'left') return agreed;
    const went = agreed ? await letStand(session, asked, wish) : 'moved';
    if (went === 'left') return went;
  }
  return 'moved';
}

async function letStand(session: Session, asked: Asked, wish: Parameters<typeof amend>[1]): Promise<Went> {
  const { open, console } = session;
  const next = amend(open.game, wish);
  if (isRefusal(next)) {
    const { failed, clauses } = refused(next, open.rulebook);
    console.print(`${failed}${cited(clauses)}`);
    return 'moved';
  }
  const saved = await save(open, next);
  if (isFailed(saved)) return reload(session, saved);
  session.open = saved;
  for (const each of next.moments.at(-1)?.told.dispatches ?? [])
    if (each.to === 'all') console.print(dispatchText(next.table, each));
  news(session, readerOf(asked));
  return 'moved';
}
