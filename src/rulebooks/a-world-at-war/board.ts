import type { BoardTable } from '../../kernel/rulebook.ts';
import type { View } from '../../kernel/position.ts';
import { words } from '../../kernel/words.ts';
import { knownOf } from './known.ts';
import { poolOf } from './49-diplomacy/2-allocation.ts';
import { FACTIONS, type Faction } from './powers.ts';
import { standingOf } from './standing.ts';
import type { Open, Sealed } from './state.ts';
import { MINORS } from './tables/targets.ts';

/** The targets with their results and marks, one's own DPs among them; the factions with their DPs. */
export function boardTables(view: View<Open, Sealed>): readonly BoardTable[] {
  return [targets(view), factions(view)];
}

function targets(view: View<Open, Sealed>): BoardTable {
  const facts = knownOf(view);
  const dps = (faction: Faction, target: string): string => {
    const known = facts(`dp.${faction}.${target}`);
    return typeof known === 'number' ? String(known) : '?';
  };
  const rows = MINORS.map((target) => {
    const standing = standingOf(view.open, target);
    const named = view.open.named.filter((each) => each.target === target);
    return [
      words(`name.${target}`),
      standing === null ? '' : words(`result.${standing.result}`),
      standing === null ? '' : words('board.by', { faction: standing.faction, beneficiary: standing.power }),
      facts(`permanent.${target}`) === true
        ? words('board.permanent')
        : words('board.named', { by: named.map((each) => each.by) }),
      ...FACTIONS.map((faction) => dps(faction, target)),
    ];
  });
  const columns = ['target', 'result', 'favours', 'marks', 'axisDps', 'westDps', 'russiaDps'].map((key) =>
    words(`board.${key}`),
  );
  return { title: words('board.targets'), columns, rows };
}

function factions({ open }: View<Open, Sealed>): BoardTable {
  const rows = FACTIONS.map((faction) => [words(`name.${faction}`), poolShown(open, faction)]);
  return { title: words('board.factions'), columns: [words('board.faction'), words('board.dps')], rows };
}

function poolShown(open: Open, faction: Faction): number | string {
  return open.step === 'allotment' || open.step === 'over' ? '' : poolOf(open, faction);
}
