import { type Referee, tell, texts } from '../../../kernel/index.ts';
import { tellFall } from '../war/falls.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';
const say = texts({
  told: {
    conqueredPower:
      '{power} counts as conquered: its DPs of {year} stay where they are, and from next year on it receives none.',
  },
});

/** 54.31: a power that surrenders counts as conquered: it receives no DPs any more (49.17), and what it had placed stays (49.46). */
export function conquer(open: Open, power: 'germany' | 'italy' | 'japan' | 'france'): void {
  tellFall(open, power, 'now', true);
  tellFall(open, power, 'coming', undefined);
}

/** 54.31: what that does to the DPs of a power: those of this year stay (49.46), the next year brings none (49.17). */
export function tellConquered({ year }: Open, power: 'germany' | 'italy' | 'france', referee: Referee): void {
  tell(referee, 'note', say.told.conqueredPower, { power, year }, ['54.31', '49.46', '49.17']);
}

/** 54.31: what a surrender counts as. */
export const CONQUEST_BY_SURRENDER = part(import.meta.url, {
  clauses: {
    '54.3': ['heading', 'Effects of major power surrenders'],
    '54.31': ['enforced', 'Surrender equivalent to conquest', 'conquer'],
  },
  texts: say,
});
