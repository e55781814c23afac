import type { FactSchema, FactSpec, FactType } from '../../kernel/facts.ts';
import type { Json } from '../../kernel/json.ts';
import { words } from '../../kernel/words.ts';
import { hiddenRing } from './49-diplomacy/4262-spy-rings.ts';
import { levelSheet } from './54-surrender/2-dp-level.ts';
import { BENEFICIARIES, MOST_TRIGGERED, nameable, NAMED, SPAIN_BY_ATTACK, TRIGGERING } from './kept.ts';
import { FACTIONS, POWER_IDS } from './powers.ts';
import { STANDINGS } from './standing.ts';
import type { Tables } from './tables/country.ts';
import { factsOf } from './tables/lines.ts';
import { AT_YEAR_START, NOW, type PageLine } from './tables/dp-page.ts';
import {
  tensionFact,
  type TensionLine,
  effectiveSheet,
  electionFact,
  LEVELS,
  OFFENSIVES,
  ROLLED,
} from './tables/tensions.ts';
import {
  MOST_USES,
  REACTION_TARGETS,
  SUBVERSION_REACTS,
  subversionServes,
  TRIGGERS,
} from './tables/reactions.ts';
import { addedLines, rowFacts } from './tables/additions.ts';
import { effectsOf, favours, MOST_BRPS, type ResultRow, totalsWords } from './tables/results.ts';
import { MINORS } from './tables/targets.ts';

const truth: FactType = { kind: 'boolean' };
const whole = (min: number, max: number): FactType => ({ kind: 'number', min, max });

/** The widest that table modifiers of one target can be. */
export const OTHER_RANGE = { min: -20, max: 20 };
/** The sheet of what players add to a table: nothing, unless they report it, with what it is as the reason. */
export const EXTRA = 'extra-modifiers';
/** The most DPs of one power, and so, as a third of three powers, of one faction in one target (49.31). */
export const MOST_DPS = 40;

/** The furthest from zero that a DP level can be (54.23). */
const MOST_LEVEL = 99;

function fact(
  key: string,
  type: FactType,
  clauses: readonly string[],
  more: Partial<FactSpec> & { args?: Readonly<Record<string, Json>> } = {},
): FactSpec {
  const { args, ...rest } = more;
  return { type, question: words(`fact.${key}`, args), lasts: 'ever', clauses, ...rest };
}

/** More objectives and ICs than Russia has. */
const MOST_OBJECTIVES = 40;
/** The years that a scenario can play. */
export const FIRST_YEAR = 1939;
export const LAST_YEAR = 1946;

/** Every fact of the rulebook. */
export function allFacts({ tables, page, list }: Supplied): FactSchema {
  return {
    ...powerFacts(),
    ...tableFacts(),
    ...tensionFacts(),
    ...targetFacts(),
    ...keptFacts(),
    ...secretFacts(),
    ...suppliedFacts(tables, page, list),
  };
}

function powerFacts(): Record<string, FactSpec> {
  const facts: Record<string, FactSpec> = {};
  for (const power of POWER_IDS) {
    const args = { power };
    facts[AT_YEAR_START.brps(power)] = fact('brp', whole(0, 999), ['49.14'], { lasts: 'year', args });
    facts[AT_YEAR_START.other(power)] = fact('dpOther', whole(-20, 20), ['49.15', '49.151'], {
      lasts: 'year',
      args,
    });
    facts[NOW.brps(power)] = fact('brpNow', whole(0, 999), ['54.24'], { lasts: 'turn', args });
    facts[NOW.other(power)] = fact('dpOtherNow', whole(-20, 20), ['54.23'], { lasts: 'turn', args });
    facts[`dp.level.${power}`] = fact('dpLevel', whole(-MOST_LEVEL, MOST_LEVEL), ['54.23'], {
      lasts: 'turn',
      from: levelSheet(power),
      args,
    });
    facts[`surrendered.${power}`] = fact('surrendered', truth, ['49.17'], { args });
    facts[`dp.allotment.${power}`] = fact('dpAllotment', whole(0, MOST_DPS), ['49.11'], {
      lasts: 'year',
      from: `dp-allotment/${power}`,
      args,
    });
  }
  return facts;
}

/** What nobody is asked about, once the table has said that nobody can have any yet. */
export const IN_PLAY = { subversion: 'in-play.subversion', covert: 'in-play.covert-operations' } as const;

function tableFacts(): Record<string, FactSpec> {
  return {
    'dp.undefended': fact('undefended', whole(0, MOST_OBJECTIVES), ['49.154', '49.154F']),
    'undefended.this-year': fact('undefendedNow', whole(0, MOST_OBJECTIVES), [
      '49.154A',
      '49.154B',
      '49.154C',
      '49.154D',
      '49.154E',
    ]),
    'war.germany-russia': fact('warGermanyRussia', truth, ['49.434', '49.431B']),
    'war.germany-us': fact('warGermanyUs', truth, ['49.51B']),
    'rgt.50': fact('rgt50', truth, ['49.434', '49.44']),
    'france.conquered': fact('franceConquered', truth, ['49.36B']),
    'france.fell-this-year': fact('franceFell', truth, ['49.431C'], { lasts: 'year' }),
    year: fact('year', whole(FIRST_YEAR, LAST_YEAR), ['49.141'], { by: 'game' }),
    opening: fact('opening', truth, ['49.13'], { by: 'game' }),
    die: fact('die', whole(1, 6), ['49.425'], { lasts: 'phase', by: 'dice' }),
    [IN_PLAY.subversion]: fact('inPlaySubversion', truth, ['49.4263']),
    [IN_PLAY.covert]: fact('inPlayCovert', truth, ['49.4262']),
    'subversion.uses': fact('subversionUses', whole(0, MOST_USES), ['49.634']),
    ...Object.fromEntries(
      SUBVERSION_REACTS.map((target) => [
        subversionServes(target),
        fact('subversionServes', truth, ['49.634'], { by: 'game', args: { target } }),
      ]),
    ),
    'reaction.spain': fact('reaction', truth, ['49.632'], { by: 'game', args: { target: 'spain' } }),
    'demand-roll': fact('demandRoll', truth, ['49.441'], { by: 'game' }),
    'finland.demands': fact('finlandDemands', truth, ['49.44', '49.4265']),
    'west.attacked-neutral': fact('westAttackedNeutral', truth, ['49.4265']),
    'rumania.demands': fact('rumaniaDemands', truth, ['49.44', '49.441']),
    'rumania.russian-forces': fact('rumaniaForces', whole(-20, 0), ['49.441'], { lasts: 'phase' }),
    ...Object.fromEntries(
      TRIGGERS.map((each) => [each.fact, fact(each.question, each.type, ['49.63', each.clause])]),
    ),
  };
}

function tensionFacts(): Record<string, FactSpec> {
  const facts: Record<string, FactSpec> = {
    'rgt.actual': fact('rgtActual', whole(LEVELS.min, LEVELS.max), ['49.434', '49.44']),
    'war.japan-britain': fact('warJapanBritain', truth, ['49.852A']),
    'war.japan-us': fact('warJapanUs', truth, ['49.852A']),
  };
  for (const tension of ROLLED) {
    const args = { tension };
    const clause = tension === 'usat' ? '49.851' : '49.852';
    facts[`${tension}.actual`] = fact('tensionActual', whole(LEVELS.min, LEVELS.max), [`${clause}A`], {
      args,
    });
    facts[`${tension}.effective`] = fact('tensionEffective', whole(LEVELS.min, LEVELS.max), [`${clause}D`], {
      lasts: 'turn',
      from: effectiveSheet(tension),
      args,
    });
    facts[`${tension}.die`] = fact('tensionDie', whole(1, 6), [`${clause}B`], { by: 'dice', args });
    facts[`${tension}.other`] = fact('tensionOther', whole(-50, 50), ['49.84'], { lasts: 'turn', args });
    facts[electionFact(tension)] = fact('election', whole(LEVELS.min, LEVELS.max), ['49.86'], {
      lasts: 'turn',
      args,
    });
    facts[OFFENSIVES[tension]] = fact('offensives', whole(0, 999), ['49.87'], { lasts: 'turn', args });
  }
  return facts;
}

function targetFacts(): Record<string, FactSpec> {
  const facts: Record<string, FactSpec> = {};
  for (const target of MINORS) {
    const args = { target };
    for (const power of ['germany', 'russia'])
      facts[`at-war.${power}.${target}`] = fact('atWar', truth, ['49.58'], { args: { power, target } });
    facts[`conquered.${target}`] = fact('conquered', truth, ['49.435'], { args });
    facts[`aggressor.${target}`] = fact(
      'aggressor',
      { kind: 'choice', values: ['none', ...POWER_IDS] },
      ['49.435'],
      { args },
    );
    facts[`unbuilt.${target}`] = fact('unbuilt', whole(-20, 20), ['49.4264'], { lasts: 'phase', args });
    for (const [i, line] of addedLines(target).entries())
      facts[line.fact] = fact('extra', whole(OTHER_RANGE.min, OTHER_RANGE.max), ['49.4265'], {
        from: EXTRA,
        args: { target, nth: i + 1 },
      });
    facts[`table.other.${target}`] = fact(
      'tableOther',
      whole(OTHER_RANGE.min, OTHER_RANGE.max),
      ['49.4265'],
      { lasts: 'phase', args },
    );
    facts[`standing.${target}`] = fact(
      'standing',
      { kind: 'choice', values: STANDINGS },
      ['49.433', '49.51'],
      {
        args,
      },
    );
    facts[`permanent.${target}`] = fact('permanent', truth, ['49.52'], { args });
    facts[`subversion-used.${target}`] = fact('subversionUsed', whole(0, 5), ['49.4263'], {
      by: 'game',
      args,
    });
    for (const faction of FACTIONS) {
      const both = { target, faction };
      facts[`dp.${faction}.${target}`] = fact('dp', whole(0, MOST_DPS), ['49.4261'], {
        by: 'game',
        args: both,
      });
      facts[`spy-ring.${faction}.${target}`] = fact('spyRing', truth, ['49.4262', '49.21'], { args: both });
      facts[`covert-used.${faction}.${target}`] = fact('covertUsed', whole(0, 9), ['49.4262'], {
        by: 'game',
        args: both,
      });
    }
  }
  return facts;
}

/** What the rules keep of the play under way (kept.ts): it is only corrected. */
function keptFacts(): Record<string, FactSpec> {
  const facts: Record<string, FactSpec> = {};
  const kept = { kept: true } as const;
  for (const faction of FACTIONS) {
    for (const target of nameable(faction))
      facts[`named.${faction}.${target}`] = fact('named', { kind: 'choice', values: NAMED }, ['49.431'], {
        ...kept,
        lasts: 'year',
        args: { faction, target },
      });
    for (const target of REACTION_TARGETS[faction])
      facts[`may-react.${faction}.${target}`] = fact('mayReact', truth, ['49.61'], {
        ...kept,
        args: { faction, target },
      });
  }
  for (const power of BENEFICIARIES)
    for (const target of MINORS)
      facts[`brps-due.${power}.${target}`] = fact('brpsDue', whole(0, MOST_BRPS), ['49.59'], {
        ...kept,
        args: { power, target },
      });
  facts[SPAIN_BY_ATTACK] = fact('associatedByAttack', truth, ['49.632'], kept);
  for (const faction of TRIGGERING)
    facts[`usat-triggered.${faction}`] = fact('usatTriggered', whole(0, MOST_TRIGGERED), ['49.83'], {
      ...kept,
      lasts: 'year',
      args: { faction },
    });
  return facts;
}

/** What only one camp knows and reports. */
function secretFacts(): Record<string, FactSpec> {
  const facts: Record<string, FactSpec> = {
    'subversion.russia': fact('subversion', whole(0, 5), ['49.4263'], { owner: 'russia' }),
  };
  for (const faction of FACTIONS)
    facts[`covert-operations.${faction}`] = fact('covertOperations', whole(0, 9), ['49.4262'], {
      owner: faction,
      args: { faction },
    });
  return facts;
}

/** With the spy rings secret (ruling spy-rings): the rings that are not disclosed, each reported by its faction. */
export function hiddenRings(): FactSchema {
  const rings = FACTIONS.flatMap((faction) =>
    MINORS.map((target): [string, FactSpec] => [
      hiddenRing(faction, target),
      fact('hiddenRing', truth, ['49.4262', '49.21'], { owner: faction, args: { target } }),
    ]),
  );
  return Object.fromEntries(rings);
}

/** What of the players' tables asks for facts of its own. */
export interface Supplied {
  readonly tables: Tables;
  readonly page: readonly PageLine[];
  readonly list: readonly TensionLine[];
}

/** What the players may say of a row: what it gives, its BRPs, its star; else it is as its table has it. */
function addedFacts(target: string, row: ResultRow): Record<string, FactSpec> {
  const keys = rowFacts(target, row.id);
  const side = favours(row.effect);
  const args = { target, totals: totalsWords(row.from, row.to) as never, effect: row.effect };
  const starred = row.permanent ? 'rowUnstarred' : 'rowStarred';
  const star = { [keys.star]: fact(starred, truth, ['49.52'], { args }) };
  if (side === null) return star;
  return {
    [keys.effect]: fact('rowEffect', { kind: 'choice', values: effectsOf(side) }, ['49.51', '49.53'], {
      args,
    }),
    [keys.brps]: fact('rowBrps', whole(0, MOST_BRPS), ['49.51', '49.59'], { args }),
    ...star,
  };
}

function suppliedFacts(
  tables: Tables,
  page: readonly PageLine[],
  list: readonly TensionLine[],
): Record<string, FactSpec> {
  const facts: Record<string, FactSpec> = {};
  for (const [target, table] of Object.entries(tables)) {
    Object.assign(facts, factsOf(table.facts));
    for (const row of table.rows) Object.assign(facts, addedFacts(target, row));
  }
  for (const line of page) {
    const type = line.most === undefined ? truth : whole(0, line.most);
    const args = { power: line.power, label: line.label };
    // who holds what is likely still so, how many of something there are is counted anew
    const likely = line.most === undefined ? ({ likely: true } as const) : {};
    facts[AT_YEAR_START.page(line)] = fact('page', type, ['49.151'], { lasts: 'year', ...likely, args });
    facts[NOW.page(line)] = fact('pageNow', type, ['54.23'], { lasts: 'turn', ...likely, args });
  }
  for (const line of list) {
    // a state of things is asked for at the start of every turn (49.841) and likely goes on, what happened is told when it does
    const isState = line.kind === 'war' || line.kind === 'status';
    const type = line.kind === 'event' ? whole(0, 99) : truth;
    facts[tensionFact(line)] = fact(`list.${line.kind}`, type, ['49.84'], {
      ...(isState ? { lasts: 'turn', likely: true } : {}),
      args: { tension: line.tension, label: line.label },
    });
  }
  return facts;
}
