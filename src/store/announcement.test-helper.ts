import type { Announcement } from './talk.ts';

let count = 0;

/** A line of the table that is stored with what it tells of. */
export const announcementOf = (text = 'told', request = `table/${++count}`): Announcement => ({
  at: 1,
  by: 'table',
  name: '',
  seat: null,
  room: 'all',
  text,
  request,
});
