import { own, type Json } from '../kernel/json.ts';
import type { Rulings } from '../kernel/steps/ruling.ts';
import type { FactKey, FactValue } from '../kernel/sums/facts.ts';

/** Who tells a game what a club file has, as the log names it. */
export const BY_CLUB = 'club file';

/** What the table says of some facts; with the reason where it says more than the value. */
export type ClubSayings = Readonly<Record<FactKey, FactValue | SaidWith>>;

/** A value, and what the players add to it in their own words. */
export interface SaidWith {
  readonly value: FactValue;
  readonly reason: string;
}

/** What a club knows of one rulebook. */
export interface Section {
  /** Its tables, packs and maps: files as a game takes them. */
  readonly files: readonly Json[];
  /** The rulings that it prefers. */
  readonly rulings: Readonly<Rulings>;
  /** What is the same in every game. */
  readonly facts: ClubSayings;
  /** What holds as a scenario begins. */
  readonly starts: Readonly<Record<string, ClubSayings>>;
}

/** What a club looks up once. */
export interface Club {
  readonly title: string;
  readonly note?: string;
  readonly rulebooks: Readonly<Record<string, Section>>;
}

export const NO_SECTION: Section = { files: [], rulings: {}, facts: {}, starts: {} };

/** A club that has looked up nothing yet. */
export function newClub(title: string): Club {
  return { title, rulebooks: {} };
}

/** What a club knows of a rulebook. */
export function sectionOf(club: Pick<Club, 'rulebooks'> | null, rulebook: string): Section {
  return (club && own(club.rulebooks, rulebook)) ?? NO_SECTION;
}

/** What it knows that is the same in every game, without what players add to it. */
export function valuesOf({ facts }: Pick<Section, 'facts'>): Readonly<Record<FactKey, FactValue>> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, said]) => [key, typeof said === 'object' ? said.value : said]),
  );
}

/** A club whose part for a rulebook is another. */
export function withSection(club: Club, rulebook: string, section: Section): Club {
  return { ...club, rulebooks: { ...club.rulebooks, [rulebook]: section } };
}
