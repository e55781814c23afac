import { texts } from '../../kernel/index.ts';

/** The texts of spheres.ts. */
export const sphereTexts = texts({
  bar: {
    captured: 'Off the track: {captor} has taken it.',
    limit: 'At {level} it leans too far to the other side.',
    sphere: 'Not in the sphere of influence of {nation}.',
  },
});
