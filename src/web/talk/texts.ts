/** Who is spoken to. */
export const TALK_WHOM = { all: 'Table', camp: 'My side', maker: 'Maker' } as const;

/** The texts of what is said beside a game. */
export const k = {
  title: 'Talk',
  notes: 'Notes',
  chat: 'Talk and notes',
  rooms: 'Whom you talk with',
  to: TALK_WHOM,
  about: {
    all: 'Everybody at this game reads it.',
    camp: (seats: string): string => `Only who sits on your side reads it: ${seats}.`,
    maker: 'Only you and whoever made the game read it.',
  },
  say: { all: 'Say to the whole table', camp: 'Say to your side', maker: 'Say to the maker of the game' },
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
