import { listed, sentence } from '../texts.ts';

/** The texts of invitations, and of a seat of one's own. */
export const ownTexts = {
  invited: (name: string, seats: readonly string[]): string =>
    sentence(`${name}, you are invited to play ${listed(seats)}`),
  by: (name: string | null): string =>
    name === null ? 'The invitation comes from whoever made the game.' : `The invitation comes from ${name}.`,
  same: (names: readonly string[]): string =>
    `${listed(names)} ${names.length === 1 ? 'has' : 'have'} it, too.`,
  people: 'Who sits there',
  taken: 'has taken the seat',
  spectator: 'spectator',
  take: 'Take this seat',
  makeOwn: 'Make this seat your own',
  means:
    'Once you take it, only the address that this device gets opens the seat: whoever sent you this link cannot read along. All at the table are told that you have taken it.',
  waits: (names: readonly string[], when: string): string =>
    `This invitation opens nothing yet: ${listed(names)} ${names.length === 1 ? 'has' : 'have'} to agree. If not, it opens ${when}.`,
  again: 'Look again',
  isTaken: 'A seat was taken with this invitation, and it opens nothing any more.',
  isTakenAbout:
    'If it was you, open the seat on the device with which you took it: there it says how to bring it here. If not, ask whoever made the game.',
  known: 'This browser has a seat in this game: open it',
  unowned: 'Whoever has the link to this seat can answer and read along, also whoever made the game.',
  other: 'This is me on another device',
  otherAbout:
    'Open this address on your other device. It is the seat itself: keep it to yourself, and give it to nobody else.',
  ownLink: 'The address of your seat',
  asks: (name: string, seats: readonly string[]): string =>
    `A new link for ${name} is to open ${listed(seats)}.`,
  asksAbout: (when: string): string =>
    `Whoever takes it reads everything secret of it. If you do not agree, it can be taken ${when}; until then nobody opens anything with it.`,
  agree: 'I agree',
  gone: 'was there',
} as const;
