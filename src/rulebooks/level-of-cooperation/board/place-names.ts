/** Neutrals that the map has under another name than a card. */
const ALSO: Readonly<Record<string, string>> = {
  persia: 'iran',
  siam: 'thailand',
  eire: 'ireland',
  arabia: 'saudi-arabia',
  'spanish-sahara': 'w-sahara',
  'rio-de-oro': 'w-sahara',
  'outer-mongolia': 'mongolia',
  abyssinia: 'ethiopia',
  'united-states': 'united-states-of-america',
  'gran-colombia': 'colombia',
};

/**
 * The place of the map for each neutral of a card, by its id: the card names its neutrals freely. No two have the same; what
 * the map does not know keeps its own id, and is drawn beside it.
 */
export function placesOf(neutrals: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(neutrals);
  return new Map(
    neutrals.map((neutral) => {
      const also = Object.hasOwn(ALSO, neutral) ? ALSO[neutral] : undefined;
      if (also === undefined || taken.has(also)) return [neutral, neutral];
      taken.add(also);
      return [neutral, also];
    }),
  );
}
