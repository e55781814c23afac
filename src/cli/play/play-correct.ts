import type { FactKey, FactValue, ReportAnswer } from '../../kernel/sums/facts.ts';
import { isRecord, own } from '../../kernel/json.ts';
import type { Edit } from '../../kernel/game/edits.ts';
import { affectedIn, type SeenLine, seenBy } from '../../kernel/game/record.ts';
import { linesNamed } from '../game/mend-text.ts';
import { isYes } from '../text/parse-answer.ts';
import { submitAgreed } from './play-agreed.ts';
import { agreeAndMend, askerOf } from './play-mend.ts';
import { askFactReport, type ToldReport } from './play-tell.ts';
import {
  type PromptQuestion,
  type Command,
  hear,
  readerOf,
  type Session,
  type Went,
} from '../game/session.ts';

/** The standing report of a fact; after a correction that touches past sums it can be put right from there. */
export const tellFacts: Command = async (session, asked) => {
  const told = await askFactReport(session, asked);
  if (typeof told === 'string') return told;
  const { decision, fact, answer } = told;
  const before = session.open.game;
  const went = await submitAgreed(session, asked, decision, answer);
  const isDone = went === 'moved' && session.open.game !== before;
  return isDone && answer[fact]?.as === 'correction' ? offerRight(session, asked, told) : went;
};

/** After a correction: it has been so since then, and the game is put right from there; or it holds from now on. */
async function offerRight(session: Session, asked: PromptQuestion, told: ToldReport): Promise<Went> {
  const { open, console } = session;
  const reader = readerOf(asked);
  const lines = seenBy(open.game, reader);
  const correction = lines.at(-1);
  const affects = correction ? (affectedIn(open.game, reader, correction.line.n)?.some ?? []) : [];
  const first = lines[Math.min(...affects.map(({ n }) => n)) - 1];
  if (!correction || !first || told.value === null) return 'moved';
  const report = lines.findLast((each) => each.line.n < first.line.n && reports(each, told.fact));
  const wrong = report ?? first;
  const { n } = wrong.line;
  console.print(
    report
      ? `It was reported in ${linesNamed([n])}; what came after can come again with it put right.`
      : `What came from ${linesNamed([n])} on can come again with it put right before.`,
  );
  const prompt = `Was it wrong then? (yes: put right from line ${n} on; Enter: it holds from now on)`;
  const heard = await hear(session, asked, prompt);
  if (typeof heard === 'string') return heard;
  if (!isYes(heard.line)) return 'moved';
  const by = askerOf(open, reader, { ...wrong, line: { ...wrong.line, seat: told.decision.seat } });
  const again = askerOf(open, reader, {
    ...correction,
    line: { ...correction.line, seat: told.decision.seat },
  });
  const edit: Edit = report
    ? { at: by.n, answer: instead(report, told.fact, told.value) }
    : { before: by.n, seat: told.decision.seat, decision: told.decision.id, answer: told.answer };
  const edits: Edit[] = [edit, { at: again.n, strike: true }];
  return agreeAndMend(session, asked, { seat: by.seat, edits, from: n });
}

/** Whether a line that stands reported a fact. */
function reports({ line: { kind, answer, undone } }: SeenLine, fact: FactKey): boolean {
  return kind === 'answer' && !undone && isRecord(answer) && isRecord(own(answer, fact));
}

/** What a line reported, with another value of one fact. */
function instead({ line: { answer } }: SeenLine, fact: FactKey, value: FactValue): ReportAnswer {
  const old = answer as ReportAnswer;
  const { as = 'change', reason } = old[fact] ?? {};
  const how = as === 'override' || as === 'correction' ? as : 'change';
  return { ...old, [fact]: { value, as: how, ...(reason === undefined ? {} : { reason }) } };
}
