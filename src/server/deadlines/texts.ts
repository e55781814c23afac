/** By whom an entry is that a deadline brings. */
export const BY_DEADLINE = 'The deadline';
