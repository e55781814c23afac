import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 21-ics.ts. */
export const say = texts({
  facts: {
    'isolated-ics': 'Russia',
  },
  fact: {
    isolatedIcs: 'How many isolated ICs does Russia hold that it has not surrendered?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    isolatedIcs: 'On the map: ICs without a supply line. Usually 0.',
  },
  told: {
    icLeft:
      'The turn was passed by: by the choice of Russia its ICs do not grow in the turn that follows, or it surrenders an isolated IC.',
    icSurrendered:
      'Russia surrenders an isolated IC to Germany: it returns its units there to its force pool, where they count as unbuilt: report the new number of unbuilt factors. The IC stays Russian until the Axis control its hex.',
  },
  ask: {
    isolated: 'Has Russia isolated ICs, of which it may surrender one?',
    ic: 'What does Russia give: do its ICs not grow in the following turn, or does it surrender an isolated one?',
  },
  option: {
    freeze: 'The values of ICs are frozen in the following turn',
    surrenderIc: 'An isolated IC is surrendered to Germany',
  },
  bar: {
    noneIsolated:
      'No IC is isolated: one that is supplied from the eastern edge of the map cannot be surrendered.',
  },
});
