import type { Nation } from '../nations.ts';
import { type StrikeTarget, STRIKE_TARGETS } from './rule.ts';
import type { Open } from '../state.ts';

// What a nation has ever attacked or entered; part of it is a part of more (BUL.E1, EIR.E1, EIR.E2, POL.E1).

/** What is so by what was struck: the isles are British land, and all of it is abroad (EIR.E1, POL.E1). */
export function impliedStrikes(what: StrikeTarget): readonly StrikeTarget[] {
  if (what === 'british-isles') return ['british-land', 'abroad'];
  return what === 'abroad' ? [] : ['abroad'];
}

/** Whether a nation has ever struck it, by itself or with what is a part of it (EIR.E1, EIR.E2). */
export function hasStruck({ struck }: Pick<Open, 'struck'>, nation: Nation, what: StrikeTarget): boolean {
  return STRIKE_TARGETS.some(
    (each) => (each === what || impliedStrikes(each).includes(what)) && struck.includes(`${nation}/${each}`),
  );
}
