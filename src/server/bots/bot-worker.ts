import { parentPort } from 'node:worker_threads';
import type { BotQuestion } from '../../analysis/bots/question.ts';
import { replyTo } from '../../analysis/bots/reply.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { SOLO } from '../../rulebooks/solo.ts';

// Thinks for bots, one question after the other. All that it is sent is what a seat may see.

parentPort?.on('message', (question: BotQuestion) => {
  try {
    const [rulebook, solo] = [findRulebook(question.rulebook), SOLO[question.rulebook]];
    parentPort?.postMessage({ reply: rulebook && solo ? replyTo(question, { rulebook, solo }) : null });
  } catch (error) {
    parentPort?.postMessage({
      fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
