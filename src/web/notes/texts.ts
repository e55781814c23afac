import { sentence } from '../texts.ts';

/** The texts of what a seat notes for itself. */
export const noteTexts = {
  title: 'Notes',
  about: 'Only your seat has them, on whatever device. Whoever runs the server can read them.',
  free: 'Whatever you want to keep in mind',
  places: 'Of places',
  placesAbout: 'In the card of a place you can write a note of it.',
  ofPlace: (place: string): string => `Your note on ${place}`,
  add: 'Write a note',
  kept: (when: string): string => `Kept ${when}`,
  keeping: 'Keeping it ...',
  unkept: (why: string): string => `${sentence(why)} It is not kept yet.`,
  again: 'Try again',
  theirs: 'Show what is kept',
  loading: 'One moment ...',
} as const;
