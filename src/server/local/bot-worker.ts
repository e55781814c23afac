import { type BotQuestion, replyTo } from '../../analysis/bots/question.ts';
import { answerOver, type Port } from '../../store/browser/index.ts';

// Thinks for bots in a worker of a browser, one question after the other. All that it is sent is what a seat may see.

/** What it does for the house. */
export interface BotService {
  reply(question: BotQuestion): ReturnType<typeof replyTo>;
}

answerOver<BotService>(globalThis as unknown as Port, { reply: replyTo });
