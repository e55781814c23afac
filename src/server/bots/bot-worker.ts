import { parentPort } from 'node:worker_threads';
import { type BotQuestion, replyTo } from '../../analysis/bots/question.ts';

// Thinks for bots, one question after the other. All that it is sent is what a seat may see.

parentPort?.on('message', (question: BotQuestion) => {
  try {
    parentPort?.postMessage({ reply: replyTo(question) });
  } catch (error) {
    parentPort?.postMessage({
      fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
