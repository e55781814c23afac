/** How well bots play, in words, the least first. */
export const LEVEL_TEXTS = {
  random: { title: 'Random', about: 'Any lawful answer, as good as another.' },
  steady: { title: 'Steady', about: 'Takes the best chance that it has now.' },
  minister: { title: 'Minister', about: 'Weighs what the others may do as well.' },
} as const;

/** What a desk says of bots. */
export const botTexts = {
  title: 'Bots',
  about:
    'A bot sees what its seat sees and no more, and its answers pass the same door as yours. Everybody sees which seats bots have.',
  none: 'No seat has a bot.',
  has: (level: string): string => `${level} (bot)`,
  history: 'The history tells what happens on the map.',
  who: (seat: string): string => `Who plays ${seat}`,
  self: 'I play it myself',
  bot: (level: string, about: string): string => `A bot: ${level}. ${about}`,
  plays: 'A bot plays it',
  hints: 'A person plays it, and is told what a bot would answer',
  hint: (level: string): string => `Told by ${level}`,
  itself: 'A person plays it',
  facts: 'Let the history tell what happens on the map',
  factsAbout: 'Where the game asks the table, it is answered as the course of history has it.',
  playsForYou: (level: string, seat: string): string => `${level} (bot) plays ${seat} for you.`,
  back: (seat: string): string => `Take ${seat} back`,
  why: 'Why bots answered so',
  whyAbout: 'You alone read this of your seat. All read it once the game is over and its maker has ended it.',
  reason: (seat: string, text: string): string => `${seat}: ${text}`,
  suggest: 'Ask the bot',
  thinking: 'A bot is thinking ...',
  proposal: 'What a bot would do',
  theBot: 'The bot',
  named: (level: string): string => `${level} (bot)`,
  would: (who: string, answer: string): string => `${who} would answer: ${answer}.`,
  useIt: 'Use it',
  backToMine: 'Back to mine',
  keepMine: 'Keep mine',
  kept: 'Yours is kept either way.',
  notSent: 'Nothing is sent: the answer is yours.',
  asItWas: 'Filled in as it was: change what is otherwise with you.',
  alone: (seats: string): string =>
    `The bots play the map as it was: change it under Facts. You are asked about ${seats} alone.`,
  close: 'Close this',
  pace: 'Pace of the bots, kept for this game',
  paces: [
    ['step', 'Step'],
    ['slow', 'Slow'],
    ['fast', 'Fast'],
  ] as const,
  next: 'Next',
} as const;
