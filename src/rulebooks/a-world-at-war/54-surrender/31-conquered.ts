import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { words } from '../../../kernel/words.ts';
import { tellFall } from '../falls.ts';
import { dropLostPeace } from '../over.ts';
import type { Open } from '../state.ts';

/** 54.31: a power that surrenders counts as conquered: it receives no DPs any more (49.17), and what it had placed stays (49.46). */
export function conquer(open: Open, power: 'germany' | 'italy' | 'japan' | 'france'): void {
  dropLostPeace(open);
  tellFall(open, power, 'now', true);
}

/** 54.31: what that does to the DPs of a power: those of this year stay (49.46), the next year brings none (49.17). */
export function tellConquered({ year }: Open, power: 'germany' | 'italy' | 'france', referee: Referee): void {
  referee.tell?.(toAll('note', words('told.conqueredPower', { power, year }), ['54.31', '49.46', '49.17']));
}
