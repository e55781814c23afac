import type { BotQuestion, Reply } from '../../analysis/bots/question.ts';
import { replyTo } from '../../analysis/bots/reply.ts';
import { loadRulebook, loadSolo } from '../../rulebooks/later.ts';
import { answerOver, type Port } from '../../store/browser/index.ts';

// Thinks for bots in a worker of a browser, one question after the other. All that it is sent is what a seat may see.

/** What it does for the house. */
export interface BotService {
  reply(question: BotQuestion): Reply | null | Promise<Reply | null>;
}

answerOver<BotService>(globalThis as unknown as Port, {
  async reply(question) {
    const { rulebook: id } = question;
    const [rulebook, solo] = await Promise.all([loadRulebook(id), loadSolo(id)]);
    return rulebook && solo ? replyTo(question, { rulebook, solo }) : null;
  },
});
