import type { Move } from '../game.ts';
import { clamp, ofSheet } from './know.ts';
import {
  dateOf,
  fallen,
  hasEurope,
  hasPacific,
  isEuropean,
  known,
  knownOfYear,
  number,
  sheetOf,
  type State,
  truth,
  type Wait,
} from './state.ts';
import { electionInEurope, electionInPacific, france } from './sums.ts';
import { TARGETS } from './text.ts';

// What a surrender, an offer, a weakened Russia and an election bring, and what is answered on the way.

type Given = Readonly<Record<string, number>>;

const AXIS = 'european-axis';
const WEST = 'western-allies';

/** A power is conquered (54.31): what it had by diplomacy ends (55.51, 56.51). Those at war with it are so until there is peace. */
export function fall(s: State, who: 'germany' | 'italy' | 'japan'): void {
  if (who === 'italy') return openItaly(s);
  s.facts[`surrendered.${who}`] = true;
  if (who === 'japan') {
    endWars(s, who);
    freeHexes(s);
  }
  if (who === 'germany') {
    // 55.41: nobody's, until somebody moves there
    for (const city of GERMAN) if (s.facts[city] === 'axis') s.facts[city] = 'nobody';
    // what of Britain Italy holds, nobody has said
    if (truth(s, 'axis-in-britain')) {
      if (fallen(s, 'italy') || !truth(s, 'war.italy-britain')) s.facts['axis-in-britain'] = false;
      else delete s.facts['axis-in-britain'];
    }
    endStandings(
      s,
      (power, row) => power === 'germany' || (s.rulings['negated'] === 'all' && ['7', '8'].includes(row)),
    );
  }
  judgeEnd(s);
}

const GERMAN = ['berlin', 'breslau', 'essen', 'cologne', 'leipzig', 'berchtesgaden'].map(
  (city) => `control.${city}`,
);

/** 57.41, 57.61: nobody controls what Japan held, but Siberia is Russian again. */
function freeHexes(s: State): void {
  for (const key of Object.keys(s.facts))
    if (key.startsWith('control.') && s.facts[key] === 'japan')
      s.facts[key] = /vladivostok|irkutsk/.test(key) ? 'russia' : 'nobody';
}

function fallOfItaly(s: State): void {
  s.facts['surrendered.italy'] = true;
  // 56.41: with Germany beaten nobody is left to take them over
  if (fallen(s, 'germany')) {
    for (const city of ['control.malta', 'control.paris', 'control.rome'])
      if (s.facts[city] === 'axis') s.facts[city] = 'nobody';
    if (truth(s, 'axis-in-britain')) s.facts['axis-in-britain'] = false;
  }
  endStandings(s, (power) => power === 'italy');
  judgeEnd(s);
}

function endWars(s: State, who: string): void {
  for (const key of Object.keys(s.facts))
    if (key.startsWith('war.') && key.slice(4).split('-').includes(who)) s.facts[key] = false;
}

function endStandings(s: State, ends: (power: string, row: string) => boolean): void {
  for (const target of TARGETS) {
    const [power = '', row = ''] = String(s.facts[`standing.${target}`] ?? '').split('/');
    if (ends(power, row)) s.facts[`standing.${target}`] = 'none';
  }
}

/** How a game ends: with the war of its theatre, or by 62.91. */
function judgeEnd(s: State): void {
  const isEuropeOver = fallen(s, 'germany') && (fallen(s, 'italy') || !hasFought(s));
  if (isEuropeOver && hasEurope(s)) {
    s.facts['over.europe'] = true;
    s.facts['frozen.russia'] = false;
    // 55.21, 56.21
    for (const who of ['germany', 'italy']) endWars(s, who);
  }
  const isPacificOver = !hasPacific(s) || fallen(s, 'japan');
  if ((isEuropeOver || !hasEurope(s)) && isPacificOver) s.step = 'over';
}

/** 55.21: whether Italy ever went to war with the Allies. */
function hasFought(s: State): boolean {
  return ['britain', 'france', 'us', 'russia'].some(
    (each) => truth(s, `war.italy-${each}`) || s.facts[`war-since.italy-${each}`] !== undefined,
  );
}

/** 62.91: the Allies are beaten; looked at after all else of a player turn’s end, by ruling not before the turn’s. */
export function isDefeated(s: State): boolean {
  const allies = fallen(s, 'france') && fallen(s, 'britain') && truth(s, 'russia.weakened');
  return allies && !fallen(s, 'germany') && !fallen(s, 'japan');
}

// DPs in a country that falls are opened, and covert operations are added (56.31A, 58.21E)

function waitToOpen(s: State, then: readonly Wait[]): void {
  const isAsked = s.rulings['surrender-opening'] === 'asked';
  const covert: Wait = { decision: 'covert', seats: [AXIS, WEST, 'russia'] };
  s.wait = [
    ...(isAsked ? [{ decision: 'open', seats: ['table'] }] : []),
    ...(s.facts['in-play.covert-operations'] === false ? [] : [covert]),
    ...then,
  ];
  if (!isAsked) openDps(s);
}

function openDps(s: State): void {
  const place = s.opening;
  const of = (...powers: string[]): number =>
    powers.reduce((so, power) => so + (s.placed[`${power}/${place}`] ?? 0), 0);
  s.facts[`dp.european-axis.${place}`] = of('germany', 'italy');
  s.facts[`dp.western-allies.${place}`] = of('britain', 'france', 'us');
  s.facts[`dp.russia.${place}`] = of('russia');
  if (place === 'france') fallOfFrance(s);
}

function covert(s: State): void {
  for (const seat of [AXIS, WEST, 'russia'])
    s.facts[`covert-used.${seat}.${s.opening}`] = s.given[seat]?.[s.opening] ?? 0;
}

function openItaly(s: State): void {
  s.opening = 'italy';
  waitToOpen(s, [{ decision: 'italian-forces', seats: ['table'], soft: /italy-level|italian/ }]);
}

// France

export function startFrance(s: State): void {
  s.opening = 'france';
  waitToOpen(s, [{ decision: 'french-level', seats: ['table'] }]);
}

/** 58.21, 58.22 */
function isLevelKnown(s: State): boolean {
  const { min, max } = clamp(ofSheet(france(s), known(s)), -3, 3);
  const isTold = ['lebanon-syria', 'morocco', 'algeria', 'tunisia'].every(
    (each) => s.facts[`colony.${each}`] !== undefined,
  );
  if (min !== max || !isTold || s.facts['base.france'] === undefined) return false;
  s.facts['france.level'] = min;
  return true;
}

/** 58.31: not once the U.S. and Germany are at war. */
export function mayEstablish(s: State): boolean {
  if (truth(s, 'war.germany-us')) return false;
  return !(s.rulings['vichy-after-us-peace'] === 'barred' && truth(s, 'us.peace.germany'));
}

/** 58.533, 58.534: a die for each group of which something is French still. */
function established(s: State, is: boolean): void {
  s.facts['france.vichy'] = is ? 'established' : 'none';
  passHexes(s, is);
  // 58.534
  for (const colony of COLONIES.flat())
    if (s.facts[`colony.${colony}`] === 'british') s.facts[`colony.${colony}`] = 'free';
  s.wait = COLONIES.filter((group) => group.some((each) => s.facts[`colony.${each}`] === 'french')).map(
    (group) => ({
      decision: 'colony-die',
      seats: ['dice'],
      group,
    }),
  );
  if (s.wait.length === 0) endFrance(s);
}

/** 58.41, 58.411: without a war with the U.S. no hex of France is left to the West; which of them is Vichy's the map says. */
function passHexes(s: State, isVichy: boolean): void {
  if (truth(s, 'war.germany-us')) return;
  s.facts['french-hexes.western'] = 0;
  s.facts['control.paris'] = 'axis';
  for (const city of ['control.lyon', 'control.marseilles'])
    if (isVichy) delete s.facts[city];
    else s.facts[city] = 'axis';
}

/** In the order in which they go (58.531D, E): Morocco at 3 or less, Algeria at 2, Tunisia at 1. */
const COLONIES: readonly (readonly string[])[] = [['lebanon-syria'], ['morocco', 'algeria', 'tunisia']];

function colonyRolled(s: State, group: readonly string[], die: number): void {
  const isThere = s.facts['france.vichy'] === 'established';
  const sum = die + number(s, 'france.level') + (isThere ? 3 : 0);
  for (const [i, colony] of group.entries()) {
    if (s.facts[`colony.${colony}`] !== 'french') continue;
    s.facts[`colony.${colony}`] = sum <= 3 - i ? 'free' : isThere ? 'vichy' : 'independent';
  }
  if (s.wait.length === 0) endFrance(s);
}

function endFrance(s: State): void {
  s.wait = [{ decision: 'french-forces', seats: ['table'], soft: /french-forces/ }];
}

function fallOfFrance(s: State): void {
  // as France surrenders it is French or British
  if (s.facts['control.paris'] === 'others') s.facts['control.paris'] = 'western';
  // what was said of others was said of a war in which it fights (54.22)
  for (const who of ['germany', 'italy', 'russia', 'britain'])
    if (truth(s, `safe.${who}`)) delete s.facts[`safe.${who}`];
  Object.assign(s.facts, {
    'surrendered.france': true,
    'france.conquered': true,
    'france.fell-this-year': true,
    'france.fell-in': dateOf(s),
  });
  endWars(s, 'france');
  // 58.51; of the others by ruling
  for (const target of TARGETS) {
    const [power, row = ''] = String(s.facts[`standing.${target}`] ?? '').split('/');
    if (power !== 'france') continue;
    const goes = ['-2', '-3'].includes(row) || s.rulings['french-results'] === 'british';
    s.facts[`standing.${target}`] = goes ? `britain/${row}` : 'none';
  }
  judgeEnd(s);
}

// Russia

/** 60.21A: in the turn that follows, if there is one, ICs do not grow. */
export function freeze(s: State, is: boolean): void {
  const isLast = s.year === 1946 && s.turn === 3;
  s.chosen['frozen'] = is ? 'now' : '';
  // what was chosen a turn before lasts to the end of this one
  s.facts['frozen.russia'] = (is && !isLast) || s.chosen['frozen-before'] === 'true';
}

/** 60.2, 60.3: paid each turn at zero or less; units once for each level. */
export function startRussia(s: State): void {
  s.facts['russia.weakened'] = true;
  s.chosen['frozen-before'] = String(truth(s, 'frozen.russia'));
  freeze(s, true);
  s.wait = [{ decision: 'cost', seats: ['russia'], soft: /russian|\/ic$|\/remove$/ }];
  judgeEnd(s);
}

// Britain

/** 59.12, 59.23: it offers; at -10 and lower the offer has to be taken. */
export function startBritain(s: State): void {
  s.wait = [{ decision: 'offer', seats: [AXIS] }];
}

function accepted(s: State): void {
  s.facts['surrendered.britain'] = true;
  s.facts['britain.level'] = Math.max(-10, s.found);
  // 59.61, 59.62
  const goesOn =
    truth(s, 'war.germany-us') || (s.rulings['us-in-europe'] === 'europe' && truth(s, 'war.italy-us'));
  if (!goesOn) {
    s.facts['british-peace'] = true;
    s.facts['war.germany-britain'] = false;
    s.facts['war.italy-britain'] = false;
  }
  s.wait = [
    { decision: 'terms', seats: [AXIS], soft: /brit|reduce|minors|policy|concessions|treaty|territor/ },
  ];
  judgeEnd(s);
}

// China

/** 61.11: of each level the result, until the next check. */
export function startChina(s: State): void {
  s.facts['china.level'] = s.found;
}

// elections

/** 62.21A */
export function electionDue(s: State): boolean {
  return s.year === 1945 && s.turn === 0 && hasEurope(s) && !s.done.includes('election');
}

/** False while something is missing of what the result hangs on. */
export function holdElection(s: State): boolean {
  const inEurope = ofSheet(electionInEurope(s), knownOfYear(s));
  const inPacific = isEuropean(s) ? { min: 0, max: 0 } : ofSheet(electionInPacific(), knownOfYear(s));
  if (inEurope.min + inPacific.min > 0) {
    s.done.push('election');
    return true;
  }
  if (inEurope.min < inEurope.max || inPacific.min < inPacific.max) return false;
  s.done.push('election');
  // what an adverse one brings is not followed
  s.isLost = true;
  return false;
}

// answers

export function answered(s: State, name: string, move: Move): void {
  const [wait] = s.wait;
  if (!wait || wait.decision !== name) {
    if (name === 'surrender') s.chosen[name] = String(move.answer);
    // 60.21
    if (name === 'ic') s.chosen['ic'] = String(move.answer);
    if (name === 'ic') freeze(s, move.answer === 'freeze');
    return;
  }
  s.given[move.seat] = (typeof move.answer === 'object' ? move.answer : {}) as Given;
  if (!wait.seats.every((seat) => s.given[seat])) return;
  s.wait = s.wait.slice(1);
  done(s, wait, move);
  s.given = {};
}

function done(s: State, { decision, group = [] }: Wait, { answer }: Move): void {
  if (decision === 'open') openDps(s);
  if (decision === 'covert') covert(s);
  if (decision === 'vichy') established(s, answer === 'establish');
  if (decision === 'colony-die') colonyRolled(s, group, (answer as readonly number[])[0] ?? 0);
  if (decision === 'offer' && answer === 'accept') accepted(s);
}

/** 60.32A: by the level as it is when the units go: what is put right before counts. */
function noteLowest(s: State): void {
  const { max } = ofSheet(sheetOf(s, 'russia'), known(s));
  s.facts['russia.lowest'] = Math.min(number(s, 'russia.lowest'), max);
}

/** What is over with details that are not followed. */
export function ended(s: State, { decision }: Wait): void {
  if (decision === 'italian-forces') fallOfItaly(s);
  if (decision === 'cost') noteLowest(s);
}

/** What waits for nothing but facts goes on once they are told. */
export function pass(s: State): void {
  if (s.wait[0]?.decision !== 'french-level' || !isLevelKnown(s)) return;
  s.wait = [{ decision: 'vichy', seats: [AXIS] }];
}
