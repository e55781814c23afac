/** Who is spoken to. */
export const TALK_WHOM = { all: 'Table', camp: 'My side', maker: 'Maker' } as const;

/** The texts of what is said beside a game. */
export const talkTexts = {
  title: 'Talk',
  notes: 'Notes',
  chat: 'Talk and notes',
  rooms: 'Whom you talk with',
  to: TALK_WHOM,
  /** Who reads a channel, small below its name. */
  reads: {
    all: 'everybody',
    with: (seat: string): string => `you and ${seat}`,
    camp: (seats: string): string => `you and ${seats}`,
    maker: 'who made the game',
  },
  about: {
    with: (seat: string): string =>
      `Only you and ${seat} read this. The others see that the channel exists, no more.`,
    all: 'Everybody at this game reads it.',
    camp: (seats: string): string => `Only who sits on your side reads it: ${seats}.`,
    maker: 'Only you and whoever made the game read it.',
  },
  say: {
    all: 'To the table: everybody reads it',
    with: (seat: string): string => `To ${seat} alone`,
    camp: 'To your side alone',
    maker: 'To the maker of the game alone',
  },
  send: 'Send',
  you: 'You',
  author: { maker: 'The maker of the game', table: 'The table' },
  none: 'Nothing has been said here yet.',
  mute: 'You can read here, and not write.',
  deaf: 'Here is nothing for you to read.',
  earlier: 'Earlier',
  news: (count: number): string => `${count} new`,
  unsent: 'It was not sent, and stays here.',
  keys: 'Enter sends; Shift and Enter begin a new line.',
  beside: 'It is beside the game and never in its log. Whoever runs the server can read it.',
} as const;
