import { ALLIES, AXIS, BY_ID, type Entry, type Flags, type Nation, NATIONS } from './guide.ts';
import { riseOfRashidAli, swornIn } from './stories.ts';
import {
  armyIn,
  flagOf,
  groupOf,
  haveCome,
  isAtWar,
  isClosed,
  isLand,
  isSuperior,
  isThere,
  mark,
  markAll,
  nextDoor,
  occupies,
  raise,
  type State,
  strengthOf,
  warOf,
} from './state.ts';

// What occupation, war and the like bring about by themselves: looked at as soon as it is reported, and before the rolls of part I.

interface Happening {
  readonly id: string;
  /** Speaks of Total Control, or of what an attack has left. */
  readonly always?: boolean;
  readonly act: (state: State, entry: Entry) => void;
}

function isSworn(state: State, place: string, nation: Nation): boolean {
  return flagOf(state, place, nation) === 'sworn';
}

/** Whether the Axis stands anywhere on a continent, with land units or on player land that it took. */
function isAxisOn(state: State, places: readonly string[], but: readonly string[] = []): boolean {
  return places.some((each) => !but.includes(each) && occupies(state, AXIS, each));
}

/** Attacks and defenses of all land units of a nation in South America. */
function forceOf(state: State, nations: readonly Nation[]): number {
  const places = state.board.southAmerica;
  return nations.reduce(
    (sum, nation) => sum + places.reduce((all, place) => all + strengthOf(armyIn(state, nation, place)), 0),
    0,
  );
}

/** Who has the superior force in South America; nobody: alike, or none there (ruling paraguay-tie). */
function strongest(state: State, among: readonly Nation[] = NATIONS): Nation | undefined {
  const forces = among.map((nation) => ({ nation, force: forceOf(state, [nation]) }));
  const most = Math.max(...forces.map(({ force }) => force));
  const those = forces.filter(({ force }) => force === most);
  return most > 0 && those.length === 1 ? those[0]?.nation : undefined;
}

/** ARG.U4: Ramirez follows an occupier, else the stronger of two while the Axis is on the continent. */
export function followStrongest(state: State): void {
  const entry = BY_ID['ARG'] as Entry;
  if (state.government['ARG'] !== 'ramirez' || isClosed(state, entry)) return;
  const isWon = NATIONS.some((each) => isSworn(state, 'argentina', each));
  if (isWon && state.rulings['argentina-sworn'] === 'stands') return;
  const to = ramirezFollows(state);
  if (to && flagOf(state, 'argentina', to) !== 'friendly')
    markAll(state, entry, { flags: { [to]: 'friendly' }, by: 'ARG.U4' });
}

function ramirezFollows(state: State): Nation | undefined {
  const inside = (['germany', 'usa'] as const).filter((each) => isThere(state, each, 'argentina'));
  if (inside.length === 1) return inside[0];
  if (!isAxisOn(state, state.board.southAmerica)) return undefined;
  const isPlayers = state.rulings['argentina-sum'] === 'player';
  const axis = forceOf(state, isPlayers ? ['germany', 'italy'] : ['germany']);
  const allied = forceOf(state, isPlayers ? ['usa', 'china'] : ['usa']);
  if (axis === allied) return undefined;
  return axis > allied ? 'germany' : 'usa';
}

/** In the order of the guide. */
const HAPPENINGS: readonly Happening[] = [
  {
    // it takes aid of both
    id: 'BEH.E1',
    act: (state, entry) => {
      if (state.rulings['belgium-friends'] !== 'both') return;
      for (const place of groupOf(entry))
        if (flagOf(state, place, 'uk') === 'friendly' && flagOf(state, place, 'france') === 'neutral')
          mark(state, place, { flags: { france: 'friendly' }, by: 'BEH.E1', beside: true });
    },
  },
  {
    // the U.K. and France at full war with any Axis
    id: 'BEH.E2',
    act: (state, entry) => {
      if (isAtWar(state, 'uk', ['full']) && isAtWar(state, 'france', ['full']))
        raise(state, entry, { nation: 'france', to: 'total', by: 'BEH.E2' });
    },
  },
  {
    id: 'BRA.E1',
    act: (state, entry) => {
      if (isAtWar(state, 'usa', ['full'])) raise(state, entry, { nation: 'usa', to: 'total', by: 'BRA.E1' });
    },
  },
  {
    id: 'BUL.O1',
    act: (state, entry) => {
      const isStrong = isSuperior(state, ['germany'], 'bulgaria');
      if (state.government['BUL'] === 'boris' && isStrong)
        raise(state, entry, { nation: 'germany', to: 'sworn', by: 'BUL.O1' });
    },
  },
  {
    id: 'BUL.E1',
    act: (state, entry) => {
      if (state.government['BUL'] !== 'bulgarian-communists' && state.struck['germany.soviet-land'])
        raise(state, entry, { nation: 'germany', to: 'sworn', by: 'BUL.E1' });
    },
  },
  {
    id: 'CAM.O1',
    act: (state, entry) => {
      if (isSuperior(state, ['usa'], 'central-america'))
        raise(state, entry, { nation: 'usa', to: 'sworn', by: 'CAM.O1' });
    },
  },
  {
    id: 'CHI.O1',
    act: (state, entry) => {
      if (isSuperior(state, ['germany'], 'chile'))
        raise(state, entry, { nation: 'germany', to: 'total', by: 'CHI.O1' });
    },
  },
  {
    id: 'CUB.O1',
    act: (state, entry) => {
      if (isThere(state, 'usa', 'cuba')) raise(state, entry, { nation: 'usa', to: 'total', by: 'CUB.O1' });
    },
  },
  {
    id: 'ECU.E3',
    act: (state, entry) => {
      const { southAmerica, northAmerica } = state.board;
      // as a part of Peru it is nobody that could come under control (PER.U1a)
      if (state.government['ECU'] === 'ecuador-peruvian') return;
      if (isAxisOn(state, [...southAmerica, ...northAmerica], groupOf(entry)))
        raise(state, entry, { nation: 'usa', to: 'total', by: 'ECU.E3' });
    },
  },
  {
    id: 'EIR.E2',
    act: (state, entry) => {
      if (AXIS.some((each) => state.struck[`${each}.british-isles`]))
        raise(state, entry, { nation: 'uk', to: 'total', by: 'EIR.E2' });
    },
  },
  {
    id: 'EST.E1',
    act: (state, entry) => {
      const { home } = BY_ID['POL'] as Entry;
      const poland =
        state.rulings['estonia-poles'] === 'not'
          ? home.some((each) => haveCome(state, each))
          : home.some((each) => occupies(state, NATIONS, each));
      if (poland || isThere(state, 'ussr', 'estonia'))
        raise(state, entry, { nation: 'ussr', to: 'total', by: 'EST.E1' });
    },
  },
  {
    id: 'FIN.E1',
    act: (state, entry) => {
      if (nextDoor(state, ['germany'], 'finland'))
        raise(state, entry, { nation: 'germany', to: 'sworn', by: 'FIN.E1' });
    },
  },
  {
    id: 'FIN.E2',
    act: (state, entry) => {
      if (state.threat['FIN']) raise(state, entry, { nation: 'germany', to: 'sworn', by: 'FIN.E2' });
    },
  },
  {
    id: 'HUN.O1',
    act: (state, entry) => {
      if (state.government['HUN'] !== 'hungarian-turn' && isSuperior(state, ['germany', 'italy'], 'hungary'))
        raise(state, entry, { nation: 'germany', to: 'total', by: 'HUN.O1' });
    },
  },
  {
    id: 'HUN.E1',
    act: (state, entry) => {
      const holds = ['romania', 'yugoslavia'].some((each) => flagOf(state, each, 'germany') === 'total');
      const war = ['war', 'full'].includes(warOf(state, 'germany', 'ussr'));
      if (state.government['HUN'] !== 'hungarian-turn' && (holds || war))
        raise(state, entry, { nation: 'germany', to: 'sworn', by: 'HUN.E1' });
    },
  },
  {
    id: 'HUN.R0',
    always: true,
    act: (state) => {
      const isGerman = flagOf(state, 'hungary', 'germany') === 'total';
      if (!isGerman || state.government['HUN'] !== 'hungarian-pact') return;
      if (!occupies(state, AXIS, 'hungary') && nextDoor(state, ALLIES, 'hungary'))
        state.government['HUN'] = 'hungarian-talks';
    },
  },
  {
    id: 'IRN.O1',
    act: (state, entry) => {
      if (isSuperior(state, ['uk'], 'iran')) raise(state, entry, { nation: 'uk', to: 'sworn', by: 'IRN.O1' });
    },
  },
  {
    id: 'IRN.O2',
    act: (state, entry) => {
      if (state.through['iran']?.uk !== 'IRN.O1' || isThere(state, 'uk', 'iran')) return;
      const flags: Flags = state.rulings['iran-left'] === 'friendly' ? { uk: 'friendly' } : {};
      markAll(state, entry, { flags, by: 'IRN.O2' });
    },
  },
  {
    id: 'IRQ.U1',
    act: (state, entry) => {
      if (state.government['IRQ'] === 'nuri' && nextDoor(state, ['germany'], 'iraq'))
        riseOfRashidAli(state, entry);
    },
  },
  {
    id: 'MEX.E1',
    act: (state, entry) => {
      if (isPhony(state)) raise(state, entry, { nation: 'usa', to: 'sworn', by: 'MEX.E1' });
    },
  },
  {
    id: 'MEX.E2',
    act: (state, entry) => {
      if (isAtWar(state, 'usa')) raise(state, entry, { nation: 'usa', to: 'total', by: 'MEX.E2' });
    },
  },
  {
    // a friend with a superior force there is joined; so is another, once the first has it no more
    id: 'MON.O1',
    act: (state, entry) => {
      const now = swornIn(state);
      if (now && (isSuperior(state, [now], 'mongolia') || state.rulings['mongolia-joins'] !== 'at-once'))
        return;
      const to = NATIONS.find(
        (each) => flagOf(state, 'mongolia', each) === 'friendly' && isSuperior(state, [each], 'mongolia'),
      );
      if (!to) return;
      const beside = state.rulings['mongolia-friends'] === 'stay';
      markAll(state, entry, {
        flags: { ...(now ? { [now]: 'friendly' } : {}), [to]: 'sworn' },
        by: 'MON.O1',
        beside,
      });
    },
  },
  {
    id: 'MON.O1/left',
    act: (state, entry) => {
      const now = swornIn(state);
      if (!now || isThere(state, now, 'mongolia') || state.rulings['mongolia-left'] !== 'lapses') return;
      markAll(state, entry, { flags: { [now]: 'friendly' }, by: 'MON.O1', beside: true });
    },
  },
  {
    id: 'NEP.E1',
    act: (state, entry) => {
      if (nextDoor(state, AXIS, 'nepal')) raise(state, entry, { nation: 'uk', to: 'total', by: 'NEP.E1' });
    },
  },
  {
    // the police: Friendly, and Sworn while any American land unit is there
    id: 'PAN.U2',
    act: (state, entry) => {
      if (state.government['PAN'] !== 'police') return;
      const to = isThere(state, 'usa', 'panama') ? 'sworn' : 'friendly';
      if (flagOf(state, 'panama', 'usa') !== to) markAll(state, entry, { flags: { usa: to }, by: 'PAN.U2' });
    },
  },
  {
    id: 'PAR.E1',
    act: (state, entry) => {
      if (state.through['paraguay'] && Object.values(state.through['paraguay']).includes('PAR.E2')) return;
      const follows = NATIONS.find((each) => state.through['paraguay']?.[each] === 'PAR.E1');
      const may = follows === undefined || state.rulings['paraguay-follows'] === 'always';
      const to = strongest(state);
      if (
        may &&
        to &&
        isAxisOn(state, state.board.southAmerica) &&
        flagOf(state, 'paraguay', to) === 'neutral'
      )
        markAll(state, entry, { flags: { [to]: 'friendly' }, by: 'PAR.E1' });
    },
  },
  {
    id: 'PAR.E2',
    act: (state, entry) => {
      // with several flags side by side each friend can come
      for (const each of NATIONS)
        if (state.through['paraguay']?.[each] === 'PAR.E1' && isThere(state, each, 'paraguay'))
          markAll(state, entry, { flags: { [each]: 'sworn' }, by: 'PAR.E2' });
    },
  },
  {
    id: 'PER.E1',
    act: (state, entry) => {
      if (NATIONS.some((each) => state.through['peru']?.[each] === 'PER.E1')) state.hasPeruChosen = true;
      const may = !state.hasPeruChosen || state.rulings['peru-follows'] === 'always';
      const to = strongest(state);
      if (!may || !to || !isAxisOn(state, state.board.southAmerica)) return;
      if (flagOf(state, 'peru', to) === 'neutral')
        markAll(state, entry, { flags: { [to]: 'economic' }, by: 'PER.E1' });
    },
  },
  {
    id: 'POL.E1',
    act: (state, entry) => {
      if (state.struck['germany.abroad']) raise(state, entry, { nation: 'uk', to: 'sworn', by: 'POL.E1' });
    },
  },
  {
    id: 'ROM.O1',
    act: (state, entry) => {
      if (isThere(state, 'germany', 'romania'))
        raise(state, entry, { nation: 'germany', to: 'total', by: 'ROM.O1' });
    },
  },
  {
    id: 'ROM.R1',
    always: true,
    act: (state, entry) => {
      const isGerman = flagOf(state, 'romania', 'germany') === 'total';
      if (isGerman && !occupies(state, AXIS, 'romania'))
        markAll(state, entry, { flags: { germany: 'friendly' }, by: 'ROM.R1' });
    },
  },
  {
    id: 'SAU.E1',
    act: (state, entry) => {
      if (nextDoor(state, AXIS, 'saudi-arabia'))
        raise(state, entry, { nation: 'uk', to: 'sworn', by: 'SAU.E1' });
    },
  },
  {
    id: 'THA.O1',
    act: (state, entry) => {
      if (isSuperior(state, ['japan'], 'thailand'))
        raise(state, entry, { nation: 'japan', to: 'total', by: 'THA.O1' });
    },
  },
  {
    id: 'VEN.E1',
    act: (state, entry) => {
      if (isAxisOn(state, state.board.southAmerica))
        raise(state, entry, { nation: 'usa', to: 'friendly', by: 'VEN.E1' });
    },
  },
  {
    id: 'WIN.O1',
    act: (state, entry) => {
      if (isThere(state, 'usa', 'west-indies'))
        raise(state, entry, { nation: 'usa', to: 'total', by: 'WIN.O1' });
    },
  },
  {
    id: 'YEM.O1',
    act: (state, entry) => {
      if (isAxisControlNextDoor(state, 'yemen') && isThere(state, 'uk', 'yemen'))
        raise(state, entry, { nation: 'uk', to: 'sworn', by: 'YEM.O1' });
    },
  },
];

/** Adjacent territory under Total Control of an Axis nation (OMA.M1, YEM.M1). */
function isAxisControlNextDoor(state: State, place: string): boolean {
  return (state.board.touches[place] ?? []).some((each) => {
    if (isLand(state, each)) return AXIS.includes(state.holder[each] as Nation);
    return AXIS.some((nation) => flagOf(state, each, nation) === 'total');
  });
}

/** Whether the Phony War has started; it starts with Germany’s war with the U.K. or France at the latest (ruling phony-war). */
function isPhony(state: State): boolean {
  const isOn = (['uk', 'france'] as const).some((each) => warOf(state, 'germany', each) !== 'peace');
  return state.phony || (isOn && state.rulings['phony-war'] === 'begun');
}

/** Everything that happens by itself, until nothing does any more. */
export function look(state: State, isPartOne: boolean): void {
  if (isPartOne || state.rulings['argentina-moment'] === 'any-moment') followStrongest(state);
  for (let rounds = 0; rounds < 20; rounds++) {
    const before = JSON.stringify([state.flags, state.government]);
    for (const { id, always, act } of HAPPENINGS) {
      const entry = BY_ID[id.slice(0, 3)] as Entry;
      if (always || !isClosed(state, entry)) act(state, entry);
    }
    if (JSON.stringify([state.flags, state.government]) === before) return;
  }
}

/** What an attack on original British land brings (EIR.E1). */
export function rouseEire(state: State): void {
  const entry = BY_ID['EIR'] as Entry;
  if (isClosed(state, entry)) return;
  if (state.government['EIR'] === 'eire-roused' && state.rulings['eire-sympathy'] === 'first') return;
  state.government['EIR'] = 'eire-roused';
  const now = flagOf(state, 'eire', 'uk');
  if (now === 'neutral') mark(state, 'eire', { flags: { uk: 'economic' }, by: 'EIR.E1' });
  if (now === 'friendly') mark(state, 'eire', { flags: { uk: 'sworn' }, by: 'EIR.E1' });
}
