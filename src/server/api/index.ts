// What the page is typed by: types alone, as nothing of the server runs there.

/** A desk, and what it asks for. */
export type {
  AffectedPage,
  AnyView,
  CreatedGame,
  Desk,
  DeskChange,
  InvitedLink,
  NewPerson,
  LinesPage,
  ThenDesk,
  Visit,
} from './api.ts';

/** The public chain of its game. */
export type { PublicPast } from './past-api.ts';

/** What an invitation is for. */
export type { InvitationSeen } from './people-api.ts';

/** What stands beside a desk: deadlines, talk, notices. */
export type { Days, Deadline } from './aside-api.ts';
export type { AsideMessage } from '../aside/aside.ts';
export type { ChannelShown, LinkDone, NewChannel, NoticesShown } from '../notices/api.ts';

/** What makers and organisers keep. */
export type {
  KeptClubTable,
  Standing,
  Upkeeping,
  UpkeepReply,
  WatchedTable,
  WithheldGame,
} from './keeping-api.ts';
export type { KeptClub } from './club-api.ts';
