import { number, seasonOf, type State, truth } from './state.ts';
import { type Faction, isAxis, type Value } from './text.ts';

// What follows from what the table tells of the map.

interface News {
  readonly key: string;
  readonly value: Value;
  readonly before: Value | undefined;
  /** It has happened now: no correction, and no answer to the game. */
  readonly isNews: boolean;
  /** It answers a question of the game: so it was long ago. */
  readonly isAsked: boolean;
  /** What was told before was wrong. */
  readonly isCorrected: boolean;
}

/** 49.63: who may roll for what in reaction to a fact that becomes true. */
const TRIGGERS: Readonly<Record<string, { readonly faction: Faction; readonly target: string }>> = {
  'norway.mined': { faction: 'european-axis', target: 'norway' },
  'war.russia-finland': { faction: 'european-axis', target: 'norway' },
  'war.russia-sweden': { faction: 'european-axis', target: 'norway' },
  'war.axis-sweden': { faction: 'western-allies', target: 'norway' },
  'war.axis-denmark': { faction: 'western-allies', target: 'norway' },
  'war.west-portugal': { faction: 'european-axis', target: 'spain' },
  'war.allies-vichy': { faction: 'european-axis', target: 'vichy-france' },
};

export function afterNews(s: State, news: News): void {
  const { key, value, before, isNews, isAsked } = news;
  const trigger = TRIGGERS[key];
  if (trigger) {
    const may = `may-react.${trigger.faction}.${trigger.target}`;
    const because = (s.because[may] ??= new Set());
    if (isNews && value === true && isNew(s, key, before)) {
      s.facts[may] = true;
      because.add(key);
    }
    // a correction withdraws what it had brought
    if (!isNews && value === false && because.delete(key) && because.size === 0) s.facts[may] = false;
  }
  if (key.startsWith('war.')) followWar(s, news);
  if (isAsked) noteAggressor(s, key, String(value));
  if (key === 'vichy.colonies-attacked') {
    if (isNews && number(s, key) > 0) s.facts['may-react.european-axis.vichy-france'] = true;
    // until when it counts that is told in another phase is not followed
    if (s.phase !== 'axis' || s.step !== 'name') s.isLost = true;
  }
  if (key === 'war.west-portugal' && isNews && value === true && before !== true && isNeutral(s, 'spain')) {
    s.facts['standing.spain'] = 'germany/9';
    s.facts['associated-by-attack.spain'] = true;
  }
  if (key === 'war.west-portugal' && value === true) s.facts['west.attacked-neutral'] = true;
  if (key === 'rgt.actual') s.facts['rgt.50'] = number(s, key) >= 50;
  if (key === 'france.conquered' && value === true) {
    s.facts['surrendered.france'] = true;
    if (isNews && before !== true && s.dps !== null) s.facts['france.fell-this-year'] = true;
  }
  // a war that begins only later is none that a table tells
  if (key.startsWith('war-since.')) s.isLost ||= String(value) !== `${s.year}/${seasonOf(s)}`;
  const [first = '', target = ''] = key.split('.');
  if (first === 'standing' && truth(s, `conquered.${target}`)) s.facts[key] = 'none';
  // 49.435
  if (first !== 'conquered' || value !== true) return;
  s.facts[`standing.${target}`] = 'none';
  if (s.rulings['conquered-star'] === 'ends') s.facts[`permanent.${target}`] = false;
}

/** A war that is fought is no other when it is told again; one that was over when the game asked of it is. */
function isNew(s: State, key: string, before: Value | undefined): boolean {
  return before !== true || s.past.has(key);
}

/** The declarations on countries of which it is known from the start whether they are at war with whom. */
const ON_TARGETS = new Set(['war.russia-finland', 'war.russia-sweden', 'war.axis-sweden']);

/** Whether a declared war is fought, over, or was over before anybody told of it. */
function followWar(s: State, { key, value, before, isAsked, isCorrected }: News): void {
  if (value === true) {
    if (isAsked && ON_TARGETS.has(key) && !s.fought.has(key)) s.past.add(key);
    else {
      s.past.delete(key);
      s.fought.add(key);
    }
    return;
  }
  s.past.delete(key);
  s.fought.delete(key);
  // what has been declared stays declared, unless it never was
  if (before === true && !isCorrected) s.ended.add(key);
}

/** 49.435: whom a declaration of war has driven to the other side. */
function noteAggressor(s: State, key: string, stands: string): void {
  const [first, target = ''] = key.split('.');
  const [power = '', row = ''] = stands.split('/');
  if (first !== 'standing' || !isBound(row)) return;
  const isOfAxis = isAxis(power);
  if (truth(s, `war.axis-${target}`) && !isOfAxis) s.facts[`aggressor.${target}`] = 'germany';
  if (truth(s, `war.russia-${target}`) && isOfAxis) s.facts[`aggressor.${target}`] = 'russia';
}

/** Not bound to anybody, and at war with nobody. */
function isNeutral(s: State, target: string): boolean {
  const row = String(s.facts[`standing.${target}`] ?? 'none').split('/')[1] ?? '';
  if (truth(s, `conquered.${target}`)) return false;
  return !isBound(row);
}

/** An associate or an ally. */
function isBound(row: string): boolean {
  return ['9', '10', '-2', '-3'].includes(row);
}

/** What is void, as nobody declared the war that was owed (49.58). */
export function endOwed(s: State): void {
  const due = s.owed.filter(({ until }) => until <= s.phases);
  for (const { target, before } of due)
    if (!truth(s, `conquered.${target}`)) s.facts[`standing.${target}`] = before;
  s.owed = s.owed.filter((each) => !due.includes(each));
}
