// `npm run proof`: everything, whole or in parts, each unit until it is green at this commit.
import type { Call } from './call.ts';
import { environment } from './call.ts';
import { runChecks, tellLeftOut } from './checks.ts';
import { commitHere } from './commit.ts';
import { importersOf, readImports } from './imports.ts';
import { readyBrowser, withoutPostgres } from './ready.ts';
import {
  clear,
  costsOf,
  linesOf,
  type Line,
  planOf,
  redOf,
  ROOT,
  SAID,
  type Said,
  standing,
  tell,
} from './said.ts';
import { isPlanOf, spread } from './spread.ts';
import { stillGreen } from './stands.ts';
import { stateOf, toldState } from './told.ts';
import { partsOf, unitsOfProof, wantedOf } from './units.ts';
import { runWanted } from './whole.ts';

/** How a proof is asked for: a part of so many, and whether what is green is run again. */
interface Proof {
  readonly part: number;
  readonly parts: number;
  readonly again: boolean;
}

/** What tests find in a proof: what they run as a process is what users run. */
const ENV = { DEMARCHE_PROOF: '1', DEMARCHE_BUILT: '1' };

/** Run a proof, or a part of one. */
export async function prove({ part, parts, again }: Proof): Promise<never> {
  await readyBrowser();
  clear(SAID);
  const { commit, clean } = commitHere();
  if (clean && !again)
    for (const said of stillGreen(linesOf(SAID), commit, importersOf(readImports()))) tell(SAID, said);
  const lines = linesOf(SAID);
  const shares = sharesAt(commit, clean, parts, lines);
  const units = shares[part - 1] ?? [];
  const before = clean && !again ? greenBefore(units, lines, commit) : [];
  const green = new Set(before.map(({ unit }) => unit));
  const wanted = wantedOf(
    units.filter((unit) => !green.has(unit)),
    redOf(lines),
  );
  tellBeginning({ part, parts, units, green: green.size, clean });
  return runChecks({
    env: ENV,
    commit: clean ? commit : '',
    parts: partsOf(wanted),
    work: (call) => runWanted(call, wanted),
    more: (call) => tellEnd(call, before, commit, clean),
  });
}

/** What each part runs: at a commit always the same, kept when it is first asked for. */
function sharesAt(
  commit: string,
  clean: boolean,
  parts: number,
  lines: readonly Line[],
): readonly (readonly string[])[] {
  const units = unitsOfProof(environment(ENV));
  const known = lines.findLast(
    (line) => line.kind === 'plan' && line.commit === commit && isPlanOf(line.parts, units, parts),
  );
  if (clean && known?.kind === 'plan') return known.parts;
  const shares = spread(units, costsOf(lines), parts);
  if (clean) tell(SAID, { kind: 'plan', commit, parts: shares, without: withoutPostgres() });
  return shares;
}

/** Those of the units that are green at this commit already. */
function greenBefore(units: readonly string[], lines: readonly Line[], commit: string): Said[] {
  const stand = standing(lines, commit);
  return units.flatMap((unit) => stand.get(unit) ?? []).filter(({ failed }) => failed === 0);
}

/** What is about to run. */
interface Beginning {
  readonly part: number;
  readonly parts: number;
  readonly units: readonly string[];
  readonly green: number;
  readonly clean: boolean;
}

function tellBeginning({ part, parts, units, green, clean }: Beginning): void {
  const share = parts === 1 ? 'the whole' : `part ${part} of ${parts}`;
  console.log(`${share}: ${units.length} units, ${green} of them green before and not run again`);
  if (!clean)
    console.log(`NOT KEPT: the files in ${ROOT} are not those of a commit, so nothing is told of one.`);
}

/** What was green before counts, and is said to be from before; then how the whole stands. */
function tellEnd(call: Call, before: readonly Said[], commit: string, clean: boolean): void {
  tellLeftOut(call);
  if (before.length > 0) {
    const passed = before.reduce((sum, each) => sum + each.passed, 0);
    console.log(
      `${before.length} units were green before: ${passed} passed then; ` +
        `${call.total.passed} passed and ${call.total.failed} failed now`,
    );
    call.total.passed += passed;
  }
  if (!clean) return;
  const lines = linesOf(SAID);
  const plan = planOf(lines, commit);
  if (plan) for (const line of toldState(stateOf(plan, lines))) console.log(line);
}
