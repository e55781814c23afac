import { type Bar, type Row, barredRow, once, reportedValue } from '../../../kernel/index.ts';
import { conquestBar } from '../intelligence/conquest.ts';
import { targetName } from '../intelligence/spoken.ts';
import { part } from '../part.ts';
import { pact } from '../starts/standing.ts';
import type { Open, Setting } from '../state.ts';
import { antiCominternRuling, ANTI_COMINTERN_RULINGS } from './24.3-anti-comintern.rulings.ts';
import { antiCominternTexts } from './24.3-anti-comintern.words.ts';
import { militaryTexts } from './24.4-military.words.ts';
import type { FormPart } from './24.54E-limits.ts';
import type { PlacingStep } from './counters.ts';

// 24.3: the one anti-Comintern counter of the Axis.

/** 24.3: the rows of the anti-Comintern counter, and that there is one. */
export function antiCominternPart(setting: Setting, open: Open, n: PlacingStep): FormPart {
  const { all, limits } = WHOLE(setting);
  const rows = setting.targets.map(({ id }, at) =>
    barredRow(all[at] as Row, antiCominternBar(setting, open, n, id)),
  );
  return { rows, limits: () => limits };
}

const WHOLE = once((setting: Setting) => {
  const all = setting.targets.map(({ id: target }): Row => {
    const label = antiCominternTexts.row.antiComintern({ target: targetName(setting, target) });
    return { id: `anti-comintern/${target}`, label, max: 1 };
  });
  return { all, limits: [{ rows: all.map(({ id }) => id), max: 1, ...ONLY_ONE }] };
});

const ONLY_ONE: Bar = { clauses: ['24.3'], reason: antiCominternTexts.bar.oneAntiComintern() };
const NOT_NOW: Bar = { clauses: ['24.3', 'step.4'], reason: militaryTexts.bar.onlyStep1() };

/** 24.3: in step 1, once, where the pack has it, and by ruling not under the Nazi-Soviet Pact. */
function antiCominternBar(setting: Setting, open: Open, n: PlacingStep, target: string): Bar | null {
  if (n === 4) return NOT_NOW;
  if (open.placed.some(({ kind }) => kind === 'anti-comintern')) return ONLY_ONE;
  if (
    antiCominternRuling(open.rulings, 'anti-comintern-pact') === 'barred' &&
    reportedValue(open.facts, pact.key()) === true
  )
    return { clauses: ['24.3'], reason: antiCominternTexts.bar.pact() };
  const { antiCominternTargets: targets } = setting.pack;
  if (targets !== null && !targets.includes(target))
    return {
      clauses: ['24.3'],
      reason: antiCominternTexts.bar.antiComintern({ target: targetName(setting, target) }),
    };
  return conquestBar(setting, open, target);
}

/** 24.3: the anti-Comintern counter. */
export const ANTI_COMINTERN = part(import.meta.url, {
  clauses: {
    '24.3': ['enforced', 'The anti-Comintern counter', 'antiCominternPart'],
  },
  rulings: ANTI_COMINTERN_RULINGS,
  texts: antiCominternTexts,
});
