import { reported } from '../../kernel/facts.ts';
import type { BoardTable } from '../../kernel/rulebook.ts';
import type { View } from '../../kernel/position.ts';
import { words } from '../../kernel/words.ts';
import { knownOf } from './known.ts';
import { poolOf } from './49-diplomacy/2-allocation.ts';
import { FACTIONS, type Faction } from './powers.ts';
import { standingOf } from './standing.ts';
import type { Open, Sealed } from './state.ts';
import { MINORS } from './tables/targets.ts';
import { DIE_EFFECTS, TENSIONS } from './tables/tensions.ts';

/** The targets with their results and marks, one's own DPs among them; the factions with their DPs. */
export function boardTables(view: View<Open, Sealed>): readonly BoardTable[] {
  return [tensions(view), targets(view), factions(view)];
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

/** The levels: actual, and as the last die has it. */
function tensions({ open }: View<Open, Sealed>): BoardTable {
  const shown = (level: unknown): number | string => (typeof level === 'number' ? level : '?');
  const rows = TENSIONS.map((tension) => {
    const actual = reported(open.facts, `${tension}.actual`);
    const die = tension === 'rgt' ? undefined : open.tensionDice[tension];
    const effect = die === undefined ? undefined : DIE_EFFECTS[die - 1];
    const effective = typeof actual === 'number' && effect !== undefined ? actual + effect : undefined;
    return [words(`name.${tension}`), shown(actual), tension === 'rgt' ? '' : shown(effective)];
  });
  const title = words('board.tensions', { year: open.year, turn: words(`turn.${open.turn}`) as never });
  return { title, columns: ['tension', 'actual', 'effective'].map((key) => words(`board.${key}`)), rows };
}

function factions({ open }: View<Open, Sealed>): BoardTable {
  const rows = FACTIONS.map((faction) => [words(`name.${faction}`), poolShown(open, faction)]);
  return { title: words('board.factions'), columns: [words('board.faction'), words('board.dps')], rows };
}

function poolShown(open: Open, faction: Faction): number | string {
  return open.step === 'allotment' || open.step === 'over' ? '' : poolOf(open, faction);
}
