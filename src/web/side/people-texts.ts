/** What the panel of the people says beside their names. */
export const SEEN_BY_MAKER =
  'Whoever made this game sees when each of you was last here, and nobody else does.';
