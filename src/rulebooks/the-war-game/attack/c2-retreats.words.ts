import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of c2-retreats.ts. */
export const say = texts({
  ask: {
    retreat: '{nation}: {place} is lost. Where do its units go: {units}?',
  },
  row: {
    retreat: '{kind} to {place}',
    retreatHome: '{kind} to land of {nation}',
  },
  bar: {
    noRetreat: '{place} is neither {nation}’s own nor Friendly or Sworn to it.',
  },
  limit: {
    retreat: 'There is no more {kind} than {count} to retreat.',
  },
  told: {
    retreated: '{units} of {nation} go from {from} to {to}.',
    noRetreat: 'Nothing gets away from {from}: the units of {nation} there are lost.',
  },
});
