import { plural } from '../plural.ts';
import { listed, sentence } from '../texts.ts';
import type { Heirs } from './heirs.ts';

/** The texts of the links of a game, and of its maker's page. */
export const linkTexts = {
  title: 'The game is ready',
  titleOf: (game: string): string => `The maker\u2019s page of ${game}`,
  about:
    'Send each player their own link. It is an invitation: the first device that opens it can take the seat, and from then on the link opens nothing any more. All at the table are told of every new link.',
  kept: 'This browser keeps the links: you find them again on the first page. No other device has them.',
  once: 'This browser keeps nothing, so the links are shown only now: copy all of them before you go on.',
  notHere: 'This browser does not have this link. A new one can be made; the old one ends then.',
  handedOn: 'I have sent every link: this page need not ask before it is closed',
  hand: 'Hand the links on',
  handedText: (name: string, title: string, seats: readonly string[], link: string): string =>
    seats.length === 0
      ? `${name}: you look on at \u201c${title}\u201d.\n${link}`
      : `${sentence(`${name}: your ${seats.length === 1 ? 'seat' : 'seats'} in \u201c${title}\u201d: ${listed(seats)}`)}\n${link}`,
  noneLeft: 'Nobody waits for a link from here: every seat is taken, or its link was made elsewhere.',
  copyFor: (name: string): string => `Copy for ${name}`,
  secret: 'A link is a seat: whoever takes it first can answer for it.',
  take: 'Take my seat',
  forget: 'Forget the links in this browser',
  noneTitle: 'No links here',
  none: 'This browser keeps no links of this game. With your own link as the maker you can make new ones; so can whoever runs the server, with the command "demarche links".',
  spectator: 'Spectator',
  copy: 'Copy',
  copied: 'Copied',
  copyAll: 'Copy all links',
  copiedAll: 'All links are copied, a text for each person.',
  open: 'Open',
  qr: 'QR',
  qrOf: (who: string): string => `The link as a picture to point a camera at: ${who}`,
  qrNot: 'This is too long for a picture.',
  address: 'What the links begin with',
  addressAbout:
    'This page stands at an address that others cannot use. These are the addresses of this machine on its network.',
  onlyHere: (host: string): string => `${host} (this machine only)`,
  here: (host: string): string =>
    `These links work on this machine only. For others, start the server with --host 0.0.0.0 and put the address that it prints then in the place of ${host}.`,
  forOthers: 'What others may do for a seat',
  forOthersAbout:
    'A die that a rule gives to a seat is rolled by that seat, and a question of what is on its page is asked of it first. You say when others may; all are told.',
  othersRoll: 'Others may roll it at once, not only once the time of that seat is over',
  othersAfter: 'Minutes after which others may answer what a seat is asked first',
  setForOthers: 'Set this',
  forOthersSet: 'It holds from now on; all have been told.',
  makerTitle: 'Your own link as the maker',
  maker: 'It leads to this page. Keep it to yourself.',
  people: 'Who sits where',
  seen: (when: string): string => `last here ${when}`,
  isHere: 'here now',
  openedAt: (when: string): string => `opened ${when}`,
  unseen: 'not opened yet',
  renew: 'New link',
  renewOf: (name: string): string => `New link: ${name}`,
  renewHeld: (name: string): string =>
    `${name} has taken the seat: the new link opens nothing until they agree at their desk, or 24 hours have passed. All are told.`,
  held: { link: 'a link for whoever has it', invited: 'invited', held: 'has taken the seat' },
  anew: 'and is invited anew;',
  waits: (when: string): string => `the invitation opens ${when}, or once whoever holds the seat agrees`,
  renewSure: (name: string): string => `The link that ${name} has ends at once.`,
  revoke: 'End this link',
  revokeOf: (name: string): string => `End this link: ${name}`,
  revokeSure: (name: string): string => `${name} can look and answer no more, until you make another link.`,
  inherited: (heirs: readonly Heirs[]): string => {
    const none = heirs.filter(({ names }) => names.length === 0).map(({ title }) => title);
    const left = heirs.filter(({ names }) => names.length > 0);
    return [
      none.length === 0 ? '' : `Nobody has ${listed(none)} then.`,
      ...left.map(({ title, names }) => `${title} is left to ${listed(names)}.`),
    ]
      .filter(Boolean)
      .join(' ');
  },
  isRenewed: (name: string): string => `${name} has a new link. It stands with the name: send it to ${name}.`,
  isRevoked: (name: string): string => `The link that ${name} had opens nothing any more.`,
  isAdded: (name: string): string => `${name} has a link now: send it.`,
  botsAbout:
    'A bot can have a seat as long as nobody has a link to it. Everybody sees which seats bots have.',
  nobody: 'Nobody plays it',
  empty: (seats: readonly string[]): string =>
    `Nobody has a link to ${listed(seats)} now: the game waits there until you make one.`,
  revoked: 'ended',
  add: 'A new link',
  addAbout: 'For somebody more at a seat, or a spectator.',
  name: 'Name of the player',
  seats: 'Seats (none: a spectator)',
  make: 'Make the link',
  settings: 'Settings',
  gameTitle: 'Name of the game',
  rename: 'Rename',
  renamed: 'Everybody sees the new name now.',
  rulebook: 'Rulebook',
  scenario: 'Scenario',
  dice: 'Dice',
  program: 'The program rolls',
  typed: 'You roll, and type in what you rolled',
  rulings: 'Rulings',
  rulingsOf: (changed: number): string =>
    changed === 0
      ? 'All at their default when the game was made'
      : `${plural(changed, 'ruling', 'rulings')} changed when the game was made`,
  later:
    'Rulebook, scenario and dice stay as they are. Rulings are changed at the table, by all who play: More, then Rulings.',
  state: 'End it, or put it away',
  end: 'End the game',
  endAbout: 'Nobody answers any more. Everybody can still look at it, and you can open it again.',
  endSure: 'Nobody can answer until you open it again.',
  endOverAbout:
    'The game is over. Once you end it, too, every seat\u2019s record is open to all who sit at it.',
  endOverSure: 'It cannot be opened again, as all secrets are told then.',
  opened: 'Every seat\u2019s record is open to all who sit at it.',
  ended: (when: string): string => `You ended this game ${when}. It can be looked at.`,
  reopen: 'Open it again',
  archive: 'Put it away',
  archiveAbout:
    'It leaves the lists of everybody, and stands under \u201cPut away\u201d. It can be played all the same.',
  archived: 'This game is put away from all lists.',
  unarchive: 'Take it out again',
  never: 'Nothing of this stands in the record of the game.',
  yes: 'Do it',
  no: 'Leave it',
} as const;
