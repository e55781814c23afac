import {
  type Bar,
  type Limit,
  type Option,
  type Referee,
  type Row,
  directive,
  rowWith,
  eachOf,
  truth,
  whole,
} from '../../../kernel/index.ts';
import { countryOf, noteCountry } from '../war/countries.ts';
import { fact, inRegister, single } from '../facts/facts.ts';
import { beginWar } from '../war/minor-wars.ts';
import { targetBar } from '../facts/once.ts';
import { part } from '../part.ts';
import type { Faction } from '../powers.ts';
import { standingOf } from '../starts/standing.ts';
import { type Books, type Open, phaseId, type WorldStep } from '../state.ts';
import type { ResultEffect } from '../tables/results.ts';
import { type Bessarabia, DEMAND_OUTCOMES, GERMANYS_ANSWERS } from '../tables/rumania.ts';
import { rolledAs } from './42-leads.ts';
import { isConquered } from './43-bars.ts';
import { diplomacyBarTexts } from './43-bars.words.ts';
import { reactionTexts } from './6-reactions.words.ts';
import { isRolledAs } from './63-triggers.ts';
import { demandRuling, DEMAND_RULINGS } from './7-demands.rulings.ts';
import { demandTexts } from './7-demands.words.ts';

declare module '../state.ts' {
  interface Steps {
    demand: { readonly target: string };
  }
}

// 49.44, 49.7: Russia’s territorial demands, at any RGT level and beside its one target. Those of Rumania roll at once.

const DEMANDS = ['rumania', 'finland'] as const;
type Demanded = (typeof DEMANDS)[number];

/** Whether Russia has made its demands of a country (49.44). */
export const demands = inRegister<[Demanded]>({
  key: (target) => `${target}.demands`,
  of: eachOf(DEMANDS)(),
  spec: (target) =>
    target === 'finland'
      ? fact('finlandDemands', truth, ['49.44', '49.4265'], { byRules: true, onMap: true, askedOf: 'russia' })
      : fact('rumaniaDemands', truth, ['49.44', '49.441'], { byRules: true, onMap: true, askedOf: 'russia' }),
  read: (open, target) => countryOf(open, target).demanded,
  write: (open, value, _, target) => noteCountry(open, target, { demanded: value as boolean | undefined }),
});

/** Whether its demands bring the roll for Rumania (49.441). */
export const demandRoll = single(
  'demand-roll',
  fact('demandRoll', truth, ['49.441'], { by: 'game' }),
  ({ open }) => isRolledAs(open, 'rumania', 'demand'),
);

/** What Russian forces next to Rumania count (49.441). */
export const russianForces = single(
  'rumania.russian-forces',
  fact('rumaniaForces', whole(-20, 0), ['49.441'], { lasts: 'phase', nothing: 0, askedOf: 'russia' }),
);

/** 49.44: where a scenario begins before any demands, those of Finland are as known as those of Rumania (ruling finland-demands). */
export function beginWithDemands({ scenario }: Pick<Books, 'scenario'>, open: Open): void {
  const isAsked = demandRuling(open.rulings, 'finland-demands') === 'asked';
  if (isAsked || scenario[demands.key('rumania')] !== false) return;
  if (countryOf(open, 'finland').demanded === undefined) noteCountry(open, 'finland', { demanded: false });
}

/** The row of a demand in Russia’s naming form. */
const demandRow = (target: Demanded): string => `demand/${target}`;

const ROWS = DEMANDS.map((target) => ({
  target,
  id: demandRow(target),
  label: demandTexts.row.demand({ target }),
}));

/** The roll that the demands of Rumania bring (49.71): they count in it (49.441). */
const DEMAND_LEADS = rolledAs('rumania', demandRoll.key());

/** The rows by which Russia makes its demands (49.44). */
export function demandRows(open: Open, faction: Faction): Row[] {
  if (faction !== 'russia') return [];
  return ROWS.map((row) => {
    const barred = demandBar(open, row.target);
    const made = rowWith(row, 1, barred);
    return barred === null && row.target === 'rumania' ? { ...made, leads: DEMAND_LEADS } : made;
  });
}

/** No second roll for Rumania beside the one that its demands bring (49.71). */
export const DEMAND_LIMIT: Limit = {
  rows: ['rumania', demandRow('rumania')],
  max: 1,
  clauses: ['49.71'],
  reason: reactionTexts.limit.oneRoll({ target: 'rumania' }),
};

function demandBar(open: Open, target: Demanded): Bar | null {
  const isOnce = demandRuling(open.rulings, 'demands-again') === 'once';
  if (isOnce && countryOf(open, target).demanded) return BARS.demanded(target);
  if (isConquered(open, target)) return BARS.conquered(target);
  if (target !== 'rumania' || !isKnownPlayed(open)) return null;
  const result = standingOf(open, target)?.result ?? '';
  return ['8', '9', '10'].includes(result) ? BARS.axisHexes(target) : null;
}

const BARS = {
  demanded: targetBar(['49.44', '49.71'], demandTexts.bar.demanded),
  conquered: targetBar(['49.44', '49.71'], diplomacyBarTexts.bar.conquered),
  axisHexes: targetBar(['49.44', '49.71'], demandTexts.bar.axisHexes),
};

/** The countries on which Russia makes demands, by the rows that it has chosen in its naming form. */
export function demandsIn(named: readonly string[]): readonly Demanded[] {
  return ROWS.filter(({ id }) => named.includes(id)).map(({ target }) => target);
}

/** A demand is public: it counts in that country’s rolls from now on; this rule makes no roll for Finland. */
export function demand(open: Open, target: Demanded, referee: Referee): void {
  noteCountry(open, target, { demanded: true });
  directive(referee, demandTexts.told.demand[target], undefined, ['49.44', '49.71']);
}

/** 49.44, 49.71: by ruling named-and-demanded a roll that demands bring is theirs alone, and the West has not named its target. */
export function keepRollsOfDemands(open: Open): void {
  if (demandRuling(open.rulings, 'named-and-demanded') === 'both') return;
  for (const roll of open.rolls) {
    // a demand of a later phase finds the West's naming of an earlier one as it is
    if (roll.kind !== 'demand' || !roll.by.includes('western-allies')) continue;
    roll.by = ['russia'];
    open.named = open.named.filter(({ target, by }) => target !== roll.target || by !== 'western-allies');
  }
}

/** Demands whose roll is skipped are not made. */
export function takeBackDemands(open: Open): void {
  for (const target of DEMANDS)
    if (open.rolls.some((each) => each.target === target && each.kind === 'demand' && each.settled === null))
      noteCountry(open, target, { demanded: false });
}

/** What Germany may answer when Rumania leaves it open (49.71). */
const DEMAND_OPTIONS: readonly Option[] = GERMANYS_ANSWERS.map((value) => ({
  value,
  label: demandTexts.option[value](),
}));

/** Whether the known part of 66.1 is played (ruling demand-outcomes). */
function isKnownPlayed({ rulings }: Open): boolean {
  return demandRuling(rulings, 'demand-outcomes') === 'known';
}

/** What the result taken makes of a demand (49.71); 'own': the players look it up. */
export function demandOutcome(open: Open, effect: ResultEffect): Bessarabia | 'own' {
  return isKnownPlayed(open) ? DEMAND_OUTCOMES[effect] : 'own';
}

/** What becomes of Bessarabia (49.71): `outcome` by the roll, or Germany’s answer where it has one. */
export function settleDemand(
  open: Open,
  outcome: keyof typeof demandTexts.told.bessarabia,
  referee: Referee,
): void {
  if (outcome === 'war') beginWar(open, 'russia', 'rumania');
  directive(referee, demandTexts.told.bessarabia[outcome], undefined, ['49.71']);
}

/** 49.71: Rumania leaves the answer to Germany. */
const demandAnswer: WorldStep<'demand'> = {
  clauses: ['49.71'],
  seats: () => ['european-axis'],
  asks: (_, { open }) => ({
    id: `${phaseId(open)}/demand`,
    form: { kind: 'choose', options: DEMAND_OPTIONS },
    prompt: demandTexts.ask.demand(),
    clauses: ['49.71'],
  }),
  take(_, { open }, __, { answer }, referee) {
    settleDemand(open, answer as (typeof GERMANYS_ANSWERS)[number], referee);
    open.rolling++;
  },
  // skipped, `settleSkipped` names it
  drop: () => undefined,
};

/** 49.44, 49.71: territorial demands. */
export const TERRITORIAL_DEMANDS = part(import.meta.url, {
  clauses: {
    '49.44': ['enforced', 'Finland and Rumania', 'demandRows'],
    '49.7': ['heading', 'Automatic diplomatic die rolls'],
    '49.71': ['directive', 'Russian territorial demands', 'settleDemand'],
  },
  steps: { demand: demandAnswer },
  rulings: DEMAND_RULINGS,
  facts: [demands],
  decisions: [
    {
      name: 'demand',
      seats: 'european-axis',
      form: 'choose',
      about: 'Whether Rumania cedes Bessarabia or fights.',
      clauses: ['49.71'],
      unforeseen: 'It settles the roll before; the next roll of the phase follows whatever is taken.',
    },
  ],
  texts: demandTexts,
});
