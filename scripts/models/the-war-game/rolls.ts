import { ALLIES, AXIS, BY_ID, type Entry, type Nation, NATIONS } from './guide.ts';
import { followStrongest } from './events.ts';
import { add, install, riseOfRashidAli, swornIn } from './stories.ts';
import {
  flagOf,
  isAtWar,
  isCerdas,
  isClosed,
  isSuperior,
  isThere,
  markAll,
  masterOf,
  neighbours,
  nextDoor,
  occupies,
  type State,
  warOf,
} from './state.ts';

// Part I: each roll with its nation, when it is made, what it needs, and what follows (G.G).

export interface Roll {
  readonly id: string;
  readonly nation: Nation;
  /** Made only if this nation wants it. */
  readonly wish?: Nation;
  readonly due: (state: State, entry: Entry) => boolean;
  /** The highest face that works; 12: a table. */
  readonly needs: number | ((state: State) => number);
  readonly works: (state: State, entry: Entry, face: number) => void;
  readonly fails?: (state: State, entry: Entry) => void;
  /** Rolled right after another, not by itself. */
  readonly second?: boolean;
}

function governs(state: State, id: string, who: string): boolean {
  return state.government[id] === who;
}

function isNew(state: State, id: string): boolean {
  return state.since[id] === state.turn;
}

const friendly = (nation: Nation, by: string) => ({ flags: { [nation]: 'friendly' as const }, by });

/** To nobody, as a story has it. */
const neutral = (by: string) => ({ flags: {}, by });

/** A die that says which unit is added (SWE.U1, TUR.U1). */
function build(place: string): Roll['works'] {
  return (state, { id }, face) => {
    const kind = face <= 7 ? 'infantry' : face <= 10 ? 'artillery' : 'fighter';
    add(state, place, kind);
    state.built[id] = (state.built[id] ?? 0) + 1;
  };
}

function isAfghan(state: State, by: readonly string[]): boolean {
  return (
    flagOf(state, 'afghanistan', 'uk') === 'friendly' && by.includes(state.through['afghanistan']?.uk ?? '')
  );
}

function holdElection(state: State, id: 'BOL.U2' | 'BOL.U3'): void {
  state.rolled[id] = state.turn;
}

/** In the order of the guide. */
export const ROLLS: readonly Roll[] = [
  {
    id: 'AFG.U1',
    nation: 'uk',
    due: (state) =>
      flagOf(state, 'afghanistan', 'uk') !== 'friendly' &&
      NATIONS.every((each) => flagOf(state, 'afghanistan', each) !== 'sworn'),
    needs: 2,
    works: (state, entry) => markAll(state, entry, friendly('uk', 'AFG.U1')),
  },
  {
    id: 'AFG.U2',
    nation: 'uk',
    // only the next turn's roll can undo it, if the table rules so
    due: (state) =>
      isAfghan(state, state.rulings['afghanistan-again'] === 'once' ? ['AFG.U1'] : ['AFG.U1', 'AFG.U2']),
    needs: 2,
    works: (state, entry) => markAll(state, entry, friendly('uk', 'AFG.U2')),
    fails: (state, entry) => markAll(state, entry, neutral('AFG.U2')),
  },
  {
    id: 'AFG.U3',
    nation: 'uk',
    due: (state) => /^AFG\.(I1|U3)$/.test(state.through['afghanistan']?.uk ?? ''),
    needs: 2,
    works: (state, entry) => {
      const to = flagOf(state, 'afghanistan', 'uk') === 'sworn' ? 'friendly' : 'sworn';
      markAll(state, entry, { flags: { uk: to }, by: 'AFG.U3' });
    },
  },
  {
    id: 'ARG.U1',
    nation: 'usa',
    due: (state) => governs(state, 'ARG', 'ortiz'),
    needs: 3,
    works: (state, entry) => {
      install(state, 'ARG', 'castillo');
      if (isThere(state, 'usa', 'argentina')) return;
      const winner = NATIONS.find((each) => flagOf(state, 'argentina', each) === 'sworn');
      if (winner && isThere(state, winner, 'argentina')) return;
      markAll(state, entry, friendly('germany', 'ARG.U1'));
    },
  },
  {
    id: 'ARG.U3',
    nation: 'usa',
    due: (state) => governs(state, 'ARG', 'castillo') && !isNew(state, 'ARG'),
    needs: 2,
    works: (state) => {
      install(state, 'ARG', 'ramirez');
      if (state.rulings['argentina-coup'] === 'at-once') followStrongest(state);
    },
  },
  {
    id: 'BOL.U1',
    nation: 'usa',
    due: (state) => governs(state, 'BOL', 'busch'),
    needs: 7,
    works: (state, entry) => {
      install(state, 'BOL', 'quintanilla');
      markAll(state, entry, friendly('usa', 'BOL.U1'));
      state.flow.second.push('BOL.U2');
    },
  },
  {
    id: 'BOL.U2',
    nation: 'usa',
    second: true,
    due: () => false,
    needs: 3,
    works: (state, entry) => elect(state, entry, 'BOL.U2'),
    fails: (state) => holdElection(state, 'BOL.U2'),
  },
  {
    id: 'BOL.U3',
    nation: 'usa',
    due: (state) => {
      const first = state.rolled['BOL.U2'] ?? 0;
      const later = state.rolled['BOL.U3'] ?? 0;
      if (!governs(state, 'BOL', 'quintanilla') || first === 0) return false;
      if (later > 0 && state.rulings['bolivia-elections'] === 'once') return false;
      return state.turn >= Math.max(first, later) + 4;
    },
    needs: 3,
    works: (state, entry) => elect(state, entry, 'BOL.U3'),
    fails: (state) => holdElection(state, 'BOL.U3'),
  },
  {
    id: 'BRA.U1',
    nation: 'usa',
    due: (state, { home }) => {
      if (!governs(state, 'BRA', 'vargas') || isAtWar(state, 'usa')) return false;
      if (state.hadWar && state.rulings['brazil-after-war'] === 'over') return false;
      const isSworn = flagOf(state, 'brazil-northern', 'usa') === 'sworn';
      if (isSworn && state.rulings['brazil-sworn'] === 'never') return false;
      const there = home.filter((each) => isThere(state, 'usa', each)).length;
      return there < (state.rulings['brazil-half'] === 'one' ? 1 : 2);
    },
    needs: 1,
    works: (state, entry) => {
      install(state, 'BRA', 'vargas-ousted');
      markAll(state, entry, neutral('BRA.U1'));
    },
  },
  {
    id: 'BRA.U2',
    nation: 'usa',
    due: (state) => governs(state, 'BRA', 'vargas-ousted') && !isNew(state, 'BRA'),
    needs: 7,
    works: (state, entry) => {
      install(state, 'BRA', 'vargas');
      markAll(state, entry, { flags: { usa: 'sworn' }, by: 'BRA.U2' });
    },
  },
  {
    id: 'BUL.U1',
    nation: 'germany',
    wish: 'germany',
    due: (state) =>
      governs(state, 'BUL', 'boris') &&
      flagOf(state, 'bulgaria', 'germany') === 'sworn' &&
      !state.rolled['BUL.U1'],
    needs: 7,
    works: (state, entry) => {
      state.rolled['BUL.U1'] = state.turn;
      install(state, 'BUL', 'bozhilov');
      markAll(state, entry, { flags: { germany: 'total' }, by: 'BUL.U1' });
    },
    fails: (state) => {
      state.rolled['BUL.U1'] = state.turn;
    },
  },
  {
    id: 'BUL.U2',
    nation: 'germany',
    due: (state) => {
      if (!governs(state, 'BUL', 'bozhilov') || flagOf(state, 'bulgaria', 'germany') !== 'total')
        return false;
      if (state.through['bulgaria']?.germany === 'conquest') return false;
      if (state.rulings['bulgaria-empty'] === 'neighbour')
        return neighbours(state, 'bulgaria').some(
          (each) => occupies(state, ['ussr'], each) && !occupies(state, AXIS, each),
        );
      return nextDoor(state, ['ussr'], 'bulgaria') && !occupies(state, AXIS, 'bulgaria');
    },
    needs: 9,
    works: (state, entry) => {
      install(state, 'BUL', 'bulgarian-communists');
      markAll(state, entry, { flags: { ussr: 'economic' }, by: 'BUL.U2' });
    },
  },
  {
    id: 'CAM.U1',
    nation: 'usa',
    due: (state) =>
      flagOf(state, 'central-america', 'usa') === 'sworn' && !isThere(state, 'usa', 'central-america'),
    needs: 1,
    works: (state, entry) => markAll(state, entry, friendly('usa', 'CAM.U1')),
  },
  {
    id: 'CHI.U1',
    nation: 'germany',
    due: (state) => isCerdas(state) && nextDoor(state, AXIS, 'chile'),
    needs: 7,
    works: (state, entry) => {
      install(state, 'CHI', 'chilean-fascists');
      markAll(state, entry, friendly('germany', 'CHI.U1'));
    },
  },
  {
    id: 'CHI.U2',
    nation: 'germany',
    due: (state) => state.began.chile && isChileGermany(state),
    needs: 5,
    works: (state, entry) => {
      install(state, 'CHI', 'cerda-supporters');
      markAll(state, entry, friendly('usa', 'CHI.U2'));
    },
  },
  {
    id: 'EIR.U1',
    nation: 'uk',
    due: (state) => {
      const now = flagOf(state, 'eire', 'uk');
      return (
        now === 'friendly' ||
        now === 'sworn' ||
        (now === 'economic' && state.rulings['eire-economic'] === 'falls')
      );
    },
    needs: 7,
    works: (state, entry) => {
      const isSworn = flagOf(state, 'eire', 'uk') === 'sworn';
      markAll(state, entry, isSworn ? friendly('uk', 'EIR.U1') : neutral('EIR.U1'));
    },
  },
  {
    id: 'HUN.R1',
    nation: 'ussr',
    due: (state) => inTalks(state) && nextDoor(state, ['ussr'], 'hungary'),
    needs: 5,
    works: (state, entry) => turnHungary(state, entry, 'HUN.R1', 'ussr'),
  },
  {
    id: 'HUN.R2',
    nation: 'ussr',
    due: (state) => inTalks(state) && nextDoor(state, ['uk', 'france', 'usa'], 'hungary'),
    needs: 9,
    works: (state, entry) => turnHungary(state, entry, 'HUN.R2', 'uk'),
  },
  {
    id: 'IRQ.U1',
    nation: 'germany',
    due: (state) => governs(state, 'IRQ', 'nuri'),
    needs: 5,
    works: (state, entry) => riseOfRashidAli(state, entry),
  },
  {
    id: 'LIB.U1',
    nation: 'usa',
    due: (state) => {
      const now = flagOf(state, 'liberia', 'usa');
      const can = now === 'friendly' || (now === 'sworn' && state.rulings['liberia-sworn'] === 'revolts');
      return can && !ALLIES.some((each) => isThere(state, each, 'liberia'));
    },
    needs: 2,
    works: (state, entry) => markAll(state, entry, neutral('LIB.U1')),
  },
  {
    id: 'MON.U1',
    nation: 'china',
    // equal or weaker than the Mongols, but there
    due: (state) => {
      const nation = swornIn(state);
      return (
        nation !== undefined && isThere(state, nation, 'mongolia') && !isSuperior(state, [nation], 'mongolia')
      );
    },
    needs: 7,
    works: (state, entry) => {
      const nation = swornIn(state);
      if (nation) markAll(state, entry, { flags: { [nation]: 'friendly' }, by: 'MON.U1', beside: true });
      state.flow.second.push('MON.U2');
    },
  },
  {
    id: 'MON.U2',
    nation: 'china',
    due: (state) => resented(state) !== undefined,
    needs: 7,
    works: (state) => {
      const occupier = resented(state);
      add(state, 'mongolia', 'infantry');
      // in the turn of the one who opposes the occupier
      const by = occupier === 'japan' ? 'ussr' : 'japan';
      state.ordered.push({ rule: 'MON.U2', place: 'mongolia', by });
    },
  },
  {
    id: 'PAN.U1',
    nation: 'usa',
    due: (state) => governs(state, 'PAN', 'harmodio'),
    needs: 3,
    works: (state, entry) => {
      install(state, 'PAN', 'arnulfo');
      if (flagOf(state, 'panama', 'usa') !== 'sworn' || state.rulings['panama-sworn'] === 'falls')
        markAll(state, entry, friendly('usa', 'PAN.U1'));
      add(state, 'panama', 'infantry');
      state.flow.second.push('PAN.U2');
    },
  },
  {
    id: 'PAN.U2',
    nation: 'usa',
    due: (state) => governs(state, 'PAN', 'arnulfo') && !isNew(state, 'PAN'),
    needs: 7,
    works: (state, entry) => {
      install(state, 'PAN', 'police');
      const to = isThere(state, 'usa', 'panama') ? 'sworn' : 'friendly';
      markAll(state, entry, { flags: { usa: to }, by: 'PAN.U2' });
    },
  },
  {
    id: 'PER.U1',
    nation: 'germany',
    due: (state) =>
      governs(state, 'PER', 'border-dispute') && !NATIONS.some((each) => isThere(state, each, 'ecuador')),
    needs: 5,
    works: (state) => {
      install(state, 'PER', 'border-war');
      state.ordered.push({ rule: 'PER.U1', place: 'ecuador', by: 'germany' });
    },
  },
  {
    id: 'SWE.U1',
    nation: 'uk',
    due: (state) => state.threat['SWE'] === true && (state.built['SWE'] ?? 0) < 5,
    needs: 12,
    works: build('sweden'),
  },
  {
    id: 'THA.U1',
    nation: 'france',
    wish: 'japan',
    due: (state) =>
      governs(state, 'THA', 'indo-china-wanted') &&
      flagOf(state, 'thailand', 'japan') !== 'neutral' &&
      state.holder['french-indo-china'] === 'france',
    needs: (state) => state.vichy,
    works: (state) => {
      // Sworn to Japan, but no land that it took
      install(state, 'THA', 'indo-china-ceded');
    },
  },
  {
    id: 'TUR.U1',
    nation: 'ussr',
    due: (state) => state.threat['TUR'] === true && (state.built['TUR'] ?? 0) < 5,
    needs: 12,
    works: build('turkey'),
  },
  {
    id: 'TUR.S2',
    nation: 'germany',
    due: (state) => !isStraitOpen(state) && straitNumber(state) > 0,
    needs: straitNumber,
    works: () => undefined,
  },
  {
    id: 'YUG.U1',
    nation: 'ussr',
    due: (state) => governs(state, 'YUG', 'prince-paul'),
    needs: 5,
    works: (state) => {
      install(state, 'YUG', 'king-peter');
      add(state, 'yugoslavia', 'infantry');
    },
  },
];

function elect(state: State, entry: Entry, id: 'BOL.U2' | 'BOL.U3'): void {
  holdElection(state, id);
  install(state, 'BOL', 'penaranda');
  markAll(state, entry, { flags: { usa: 'economic' }, by: id });
}

/** Allied with Germany and not occupied (CHI.U2), as the ruling says by whom. */
export function isChileGermany(state: State): boolean {
  const now = flagOf(state, 'chile', 'germany');
  const who =
    { axis: AXIS, germany: ['germany'], anyone: NATIONS }[state.rulings['chile-occupied'] ?? ''] ?? AXIS;
  const isAllied = ['friendly', 'economic', 'sworn'].includes(now);
  return isAllied && !(who as readonly Nation[]).some((each) => isThere(state, each, 'chile'));
}

/** Who still occupies Mongolia after its revolt, and is not superior. */
function resented(state: State): Nation | undefined {
  return NATIONS.find(
    (each) =>
      state.through['mongolia']?.[each] === 'MON.U1' &&
      isThere(state, each, 'mongolia') &&
      !isSuperior(state, [each], 'mongolia'),
  );
}

function inTalks(state: State): boolean {
  return governs(state, 'HUN', 'hungarian-talks') && flagOf(state, 'hungary', 'germany') === 'total';
}

function turnHungary(state: State, entry: Entry, by: string, nation: Nation): void {
  install(state, 'HUN', 'hungarian-turn');
  markAll(state, entry, { flags: { [nation]: 'sworn' }, by });
}

/** TUR.S1: at full war the strait is open. */
function isStraitOpen(state: State): boolean {
  const all = state.rulings['turkey-axis'] === 'all';
  const full = AXIS.filter((each) => warOf(state, each, 'ussr') === 'full');
  return all ? full.length === AXIS.length : full.length > 0;
}

/** TUR.S2: the printed values of the adjacent territories under Total Control of the Axis. */
function straitNumber(state: State): number {
  return neighbours(state, 'turkey').reduce((sum, place) => sum + worth(state, place), 0);
}

function worth(state: State, place: string): number {
  const land = state.board.lands.find(({ id }) => id === place);
  if (land) return AXIS.includes(state.holder[place] as Nation) ? land.value : 0;
  const master = masterOf(state, place);
  return master !== undefined && AXIS.includes(master) ? valueOf(state, place) : 0;
}

const COLONY_VALUES: Readonly<Record<string, number>> = {
  'belgian-congo': 2,
  borneo: 3,
  celebes: 3,
  java: 3,
  'new-guinea': 2,
  sumatra: 3,
  suriname: 1,
  timor: 1,
  greenland: 2,
  iceland: 2,
  crete: 2,
  angola: 2,
  mozambique: 3,
  'rio-de-oro': 1,
  'poland-western': 4,
  'poland-eastern': 4,
};

function valueOf(state: State, place: string): number {
  const isFour =
    place === (state.rulings['brazil-values'] === 'north-4' ? 'brazil-northern' : 'brazil-southern');
  if (place.startsWith('brazil')) return isFour ? 4 : 7;
  const entry = Object.values(BY_ID).find(({ home }) => home.length === 1 && home[0] === place);
  return entry?.value ?? COLONY_VALUES[place] ?? 0;
}

/** What changes is Indo-China, so it matters only by ruling that an attack has turned Thailand (thailand-attacked). */
function mayMediate(state: State): boolean {
  const isTurned = state.through['thailand']?.japan === 'THA.AL';
  return !state.ended['THA'] && (!isTurned || state.rulings['thailand-attacked'] === 'yes');
}

/** What a nation rolls now, in the order of the guide. */
export function dueRolls(state: State): readonly Roll[] {
  return ROLLS.filter((roll) => {
    const entry = BY_ID[roll.id.slice(0, 3)] as Entry;
    const speaksOfTotal = roll.id === 'BUL.U2' || roll.id.startsWith('HUN.R');
    const isOpen = roll.id === 'THA.U1' ? mayMediate(state) : speaksOfTotal || !isClosed(state, entry);
    return !roll.second && isOpen && roll.due(state, entry);
  });
}
