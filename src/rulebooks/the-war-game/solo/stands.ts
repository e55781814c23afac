import { type Stand, WHOLE } from '../../../kernel/solo/index.ts';
import { PLACES } from '../rules/e-territories.ts';
import { isAxis, NATIONS, type Nation, type NationSeating } from '../nations.ts';
import type { Class, PlaceId } from '../stories/rule.ts';
import type { MarksOf, Open } from '../state.ts';
import { warGameSoloTexts } from './solo.words.ts';

// How territories stand: by the best class that a seat has there.

/** What a class is worth to a nation. House values: Friendly opens the way, Sworn fights and pays, Total Control is all of it. */
const SHARES: Readonly<Record<Class, number>> = { friendly: 30, economic: 40, sworn: 70, total: WHOLE };

/** Reads how places stand in a game: a stand of the same marks is made once. */
export class Reader {
  private readonly seating: NationSeating;
  private readonly made = new WeakMap<MarksOf, Stand>();
  private readonly neutral: ReadonlyMap<PlaceId, Stand>;

  constructor(seating: NationSeating) {
    this.seating = seating;
    this.neutral = new Map(
      PLACES.map((place) => [
        place,
        { place, is: 'neutral', label: warGameSoloTexts.stand.neutral(), shares: {} },
      ]),
    );
  }

  /** All territories, in the order of the guide. */
  all(open: Open): readonly Stand[] {
    return PLACES.map((place) => this.of(open, place));
  }

  /** One territory. */
  of({ marks }: Open, place: PlaceId): Stand {
    const here = marks[place];
    if (here === undefined) return this.neutral.get(place) as Stand;
    // the same marks can be of several places of a group
    const known = this.made.get(here);
    if (known?.place === place) return known;
    const fresh = this.make(place, here);
    this.made.set(here, fresh);
    return fresh;
  }

  private make(place: PlaceId, marks: MarksOf): Stand {
    const shares: Record<string, number> = {};
    const there = NATIONS.flatMap((nation) => {
      const mark = marks[nation];
      if (!mark) return [];
      const seat = this.seating[nation];
      shares[seat] = Math.max(shares[seat] ?? 0, SHARES[mark.class]);
      return [{ nation, class: mark.class }];
    });
    return {
      place,
      is: there.map((each) => `${each.class}/${each.nation}`).join('+') || 'neutral',
      label: warGameSoloTexts.stand.marks({
        marks: there.map((each) => warGameSoloTexts.stand.mark[each.class]({ nation: each.nation })),
      }),
      shares,
    };
  }
}

/** The seats of the other Allies: the U.S.S.R. and they fight one war, and neither loses what the other wins (G.B4). */
export function besideOf(seating: NationSeating, seat: string): readonly string[] {
  const mine = NATIONS.filter((nation) => seating[nation] === seat);
  if (mine.some((nation) => isAxis(nation))) return [];
  const isOther = (nation: Nation): boolean => !isAxis(nation) && seating[nation] !== seat;
  return [...new Set(NATIONS.filter(isOther).map((nation) => seating[nation]))];
}
