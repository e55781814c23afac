import type { ClauseEntry } from '../../../kernel/clause.ts';
import { indexOf, type Row } from '../clauses.ts';

const FALL = '12-fall.ts#frenchFall';
const QUESTION = '11-conditions.ts#frenchQuestion';
const LEVEL = '21-level.ts#surrenderLevelSheet';
const VICHY = '31-vichy.ts#vichyChoice';
const HEXES = '4-hexes.ts#passHexes';
const LATER = '42-leaving.ts#aftermath';
const MINORS = '5-minors.ts#passMinors';
const ROLL = '53-colonies.ts#colonyRoll';
const COLONIES = '53-colonies.ts#colonySheets';
const ALIGNED = '53-colonies.ts#tellColonies';
const FORCES = '6-forces.ts#frenchForces';
const BRPS = '7-brps.ts#tellBrps';
const FREE = '6-table.ts#FREE_ALONE';
const BESIDE = '6-table.ts#FREE_BESIDE_VICHY';
const OF_VICHY = '6-table.ts#VICHY';

const levels = ['+3', '+2', '+1', '0', '-1', '-2', '-3'] as const;

/** The rows of a table by level. */
const rowsOf = (table: string, title: string, where: string): Row[] =>
  levels.map((level): Row => [`${table}${level}`, `${title}, level ${level}`, 'directive', where]);

const rows: readonly Row[] = [
  ['58.1', 'Determining French surrender', 'heading'],
  ['58.11', 'When France surrenders', 'enforced', FALL],
  ['58.11A', 'Paris is controlled by the Axis', 'enforced', FALL],
  ['58.11B', 'Voluntary surrender', 'enforced', QUESTION],
  ['58.12', 'Timing', 'enforced', QUESTION],
  ['58.2', 'French surrender level', 'heading'],
  ['58.21', 'Calculating the French surrender level', 'computed', LEVEL],
  ['58.21A', 'Territory', 'computed', LEVEL],
  ['58.21B', 'French ground units', 'computed', LEVEL],
  ['58.21C', 'French fleet', 'computed', LEVEL],
  ['58.21D', 'Turn of surrender', 'computed', LEVEL],
  ['58.21E', 'DPs', 'computed', LEVEL],
  ['58.21F', 'Anglo-French cooperation research result', 'computed', LEVEL],
  ['58.21/example', 'Example: France falls in Fall 1940', 'computed', LEVEL],
  ['58.22', 'Maximum French surrender level', 'computed', LEVEL],
  ['58.3', 'Establishment of Vichy France', 'heading'],
  ['58.31', 'Axis option', 'enforced', VICHY],
  ['58.31A', 'Vichy France established', 'enforced', VICHY],
  ['58.31B', 'Vichy France not established', 'enforced', VICHY],
  ['58.4', 'Hexes', 'heading'],
  ['58.41', 'Hex control', 'directive', HEXES],
  ['58.411', 'Hex control after U.S. entry', 'directive', HEXES],
  ['58.42', 'Effect on Axis forces', 'directive', LATER],
  ['58.43', 'Effect on Allied forces', 'directive', HEXES],
  ['58.5', 'French minor countries and colonies', 'heading'],
  ['58.51', 'Minor countries', 'enforced', MINORS],
  ['58.52', 'French conquests', 'directive', '5-minors.ts#tellConquests'],
  ['58.53', 'French colonies', 'heading'],
  ['58.531', 'Die rolls for the colonies', 'enforced', ROLL],
  ['58.531A', 'Modifiers of the die rolls', 'computed', COLONIES],
  ['58.531B', 'Colonies that do not become Free French', 'enforced', ROLL],
  ['58.531C', 'BRPs and hexes of Free French colonies', 'directive', ALIGNED],
  ['58.531D', 'Lebanon-Syria', 'computed', COLONIES],
  ['58.531E', 'French North Africa', 'computed', COLONIES],
  ['58.531E/morocco', 'Morocco', 'computed', COLONIES],
  ['58.531E/algeria', 'Algeria and Morocco', 'computed', COLONIES],
  ['58.531E/tunisia', 'Tunisia, Algeria and Morocco', 'computed', COLONIES],
  ['58.53/syria', 'French Colonies Table: Lebanon-Syria', 'computed', COLONIES],
  ['58.53/morocco', 'French Colonies Table: Morocco', 'computed', COLONIES],
  ['58.53/algeria', 'French Colonies Table: Algeria', 'computed', COLONIES],
  ['58.53/tunisia', 'French Colonies Table: Tunisia', 'computed', COLONIES],
  ['58.53/vichy', 'Modifier: Vichy France established', 'computed', COLONIES],
  ['58.53/level', 'Modifier: French surrender level', 'computed', COLONIES],
  ['58.532', 'Vichy France not established', 'directive', ALIGNED],
  ['58.532A', 'Independent colonies', 'directive', ALIGNED],
  ['58.532B', 'Allied forces in former colonies', 'directive', ALIGNED],
  ['58.532C', 'Axis units in former colonies', 'directive', LATER],
  ['58.533', 'Colonies controlled by the Axis', 'enforced', '53-colonies.ts#leaveTaken'],
  ['58.534', 'Colonies controlled by Britain', 'enforced', '53-colonies.ts#leaveTaken'],
  ['58.6', 'Vichy and Free French forces', 'heading'],
  ['58.61', 'French forces removed from the board', 'directive', FORCES],
  ['58.611', 'The Free French have priority', 'directive', FORCES],
  ['58.612', 'French forces tables', 'directive', '6-table.ts#KINDS'],
  ['58.62', 'Free French forces', 'heading'],
  ['58.621', 'Level of Free French forces', 'directive', FORCES],
  ...rowsOf('58.621/v', 'Free French, Vichy France established', BESIDE),
  ...rowsOf('58.621/n', 'Free French, Vichy France not established', FREE),
  ['58.622', 'Reduction if Vichy France is established', 'directive', BESIDE],
  ['58.623', 'Placement of Free French forces', 'directive', '6-forces.ts#tellForces'],
  ['58.624', 'Status of Free French units', 'directive', '6-forces.ts#tellForces'],
  ['58.63', 'Vichy France', 'heading'],
  ['58.631', 'Level of Vichy France forces', 'directive', FORCES],
  ...rowsOf('58.631/', 'Vichy France', OF_VICHY),
  ['58.632', 'Placement of Vichy forces', 'directive', '632-vichy-units.ts#tellVichyResult'],
  ['58.633', 'Status of Vichy France', 'directive', '6-forces.ts#tellForces'],
  ['58.64', 'The French fleet', 'heading'],
  ['58.641', 'Allocation of French naval units', 'directive', '6-forces.ts#tellForces'],
  ['58.642', 'Limited by existing units', 'directive', '6-forces.ts#tellForces'],
  ['58.643', 'No substitutions', 'directive', '6-forces.ts#tellForces'],
  ['58.7', 'BRPs', 'heading'],
  ['58.71', 'France\u2019s BRP value', 'directive', BRPS],
  ['58.72', 'When French BRPs are acquired', 'directive', BRPS],
  ['58.73', 'Cooperative conquest', 'directive', BRPS],
];

/** The clause index of rule 58. */
export const CLAUSES: readonly ClauseEntry[] = indexOf('58-france', rows);
