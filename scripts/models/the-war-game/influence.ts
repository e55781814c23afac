import { ALLIES, AXIS, BY_ID, type Class, type Entry, type Nation, NATIONS } from './guide.ts';
import {
  flagOf,
  isAtWar,
  isCerdas,
  isClosed,
  isThere,
  markAll,
  nextDoor,
  occupies,
  raise,
  type State,
} from './state.ts';

// Part II: which channels are open, and what one that works brings. Who plays it, and with what money, is told by the table.

interface Channel {
  readonly id: string;
  readonly nation: Nation;
  readonly open: (state: State) => boolean;
  readonly works: (state: State, entry: Entry) => void;
}

const AT_MOST: Readonly<Record<Class, number>> = { neutral: 0, friendly: 1, economic: 1, sworn: 2, total: 3 };

/** A channel to a class that is not reached yet. */
function to(place: string, nation: Nation, wanted: Class): (state: State) => boolean {
  return (state) => AT_MOST[flagOf(state, place, nation)] < AT_MOST[wanted];
}

function sworn(id: string, nation: Nation, open: (state: State) => boolean = () => true): Channel {
  const place = (BY_ID[id.slice(0, 3)] as Entry).home[0] ?? '';
  return {
    id: `${id}/${nation}`,
    nation,
    open: (state) => to(place, nation, 'sworn')(state) && open(state),
    works: (state, entry) => raise(state, entry, { nation, to: 'sworn', by: id }),
  };
}

function friendly(id: string, nation: Nation, open: (state: State) => boolean): Channel {
  return {
    id: `${id}/${nation}`,
    nation,
    open,
    works: (state, entry) => markAll(state, entry, { flags: { [nation]: 'friendly' }, by: id }),
  };
}

/** “On turn 1”: from then on, or in that turn alone (ruling on-turn-1). */
function onTurnOne(state: State): boolean {
  return state.turn === 1 || state.rulings['on-turn-1'] === 'from';
}

function isFranceFree(state: State): boolean {
  return !AXIS.includes(state.holder['france'] as Nation);
}

/** SPA.I1: all that Spain wants to see under the Axis. */
function isSpainConvinced(state: State): boolean {
  const who: readonly Nation[] =
    state.rulings['spain-list'] === 'germany' ? ['germany'] : ['germany', 'italy'];
  const own = state.board.lands.filter(
    ({ owner, europe }) => europe && (owner === 'germany' || owner === 'italy'),
  );
  const lands = ['algeria', 'france', 'gibraltar', 'morocco', 'tunisia'];
  const neutrals = [
    'belgium-holland',
    'bulgaria',
    'denmark',
    'greece',
    'hungary',
    'norway',
    'poland-eastern',
    'poland-western',
    'romania',
    'yugoslavia',
  ];
  return (
    own.every(({ id, owner }) => who.includes(state.holder[id] as Nation) || state.holder[id] === owner) &&
    lands.every((each) => who.includes(state.holder[each] as Nation)) &&
    neutrals.every((each) => who.some((nation) => flagOf(state, each, nation) === 'total'))
  );
}

/** In the order of the guide. */
export const CHANNELS: readonly Channel[] = [
  sworn('AFG.I1', 'uk', (state) => {
    const isBounced = /^AFG\.(I1|U3)$/.test(state.through['afghanistan']?.uk ?? '');
    return !isBounced || state.rulings['afghanistan-bounced'] === 'influence';
  }),
  ...NATIONS.map((nation) => sworn('ARG.I1', nation, (state) => mayWinArgentina(state, nation))),
  sworn('BEH.I1', 'france', onTurnOne),
  sworn(
    'BOL.I1',
    'usa',
    (state) => isAtWar(state, 'usa', ['full']) && state.government['BOL'] === 'penaranda',
  ),
  sworn(
    'BRA.I1',
    'usa',
    (state) => state.government['BRA'] === 'vargas' || state.rulings['brazil-influence'] === 'always',
  ),
  sworn('BUL.I1', 'germany', (state) => state.government['BUL'] !== 'bulgarian-communists'),
  sworn('CAM.I1', 'usa'),
  friendly(
    'CHI.I1',
    'usa',
    (state) => isAtWar(state, 'usa') && isCerdas(state) && to('chile', 'usa', 'friendly')(state),
  ),
  sworn('COL.I1', 'usa', (state) => isAtWar(state, 'usa')),
  sworn('DEN.I1', 'uk', (state) => onTurnOne(state) && flagOf(state, 'denmark', 'uk') === 'friendly'),
  sworn('ECU.I1', 'usa', (state) => state.government['ECU'] === 'ecuador-free'),
  sworn('EIR.I1', 'uk', onTurnOne),
  sworn('EST.I1', 'ussr', (state) => onTurnOne(state) && flagOf(state, 'estonia', 'ussr') === 'friendly'),
  sworn('FIN.I1', 'germany'),
  sworn('GRE.I1', 'uk', (state) => nextDoor(state, ['germany', 'italy'], 'greece')),
  sworn('HUN.I1', 'germany', (state) => state.government['HUN'] !== 'hungarian-turn'),
  sworn('IRN.I1', 'uk', (state) => nextDoor(state, AXIS, 'iran')),
  {
    ...sworn('LIB.I2', 'usa', (state) => isLiberiaLost(state)),
    works: (state, entry) => {
      const now = flagOf(state, 'liberia', 'usa');
      markAll(state, entry, { flags: { usa: now === 'neutral' ? 'friendly' : 'sworn' }, by: 'LIB.I2' });
    },
  },
  sworn('LIB.I1', 'usa', (state) => !isLiberiaLost(state)),
  sworn('MEX.I1', 'usa'),
  ...(['ussr', 'japan', 'china'] as const).map((nation) => ({
    ...friendly('MON.I1', nation, to('mongolia', nation, 'friendly')),
    works: (state: State, entry: Entry) =>
      markAll(state, entry, { flags: { [nation]: 'friendly' }, by: 'MON.I1', beside: true }),
  })),
  {
    id: 'NOR.I1/uk',
    nation: 'uk',
    open: (state) => {
      const now = flagOf(state, 'norway', 'uk');
      if (now === 'neutral') return true;
      return now === 'friendly' && state.threat['NOR'] === true && state.rulings['norway-raise'] === 'yes';
    },
    works: (state, entry) =>
      markAll(state, entry, { flags: { uk: state.threat['NOR'] ? 'sworn' : 'friendly' }, by: 'NOR.I1' }),
  },
  sworn('OMA.I1', 'uk'),
  sworn('PAN.I1', 'usa', (state) => state.government['PAN'] === 'harmodio'),
  sworn('POL.I1', 'uk'),
  {
    // the class that Spain has, if Spain had it as the turn began
    id: 'POR.I1/germany',
    nation: 'germany',
    open: (state) => {
      const spain = flagOf(state, 'spain', 'germany');
      const isSame = AT_MOST[flagOf(state, 'portugal', 'germany')] >= AT_MOST[spain];
      return (spain === 'friendly' || spain === 'sworn') && state.began.spainHeld && !isSame;
    },
    works: (state, entry) =>
      markAll(state, entry, { flags: { germany: flagOf(state, 'spain', 'germany') }, by: 'POR.I1' }),
  },
  {
    id: 'POR.I2/uk',
    nation: 'uk',
    open: (state) => {
      const isOpen = (BY_ID['POR'] as Entry).colonies.some((each) =>
        ALLIES.some((nation) => isThere(state, nation, each)),
      );
      const has = ['economic', 'sworn', 'total'].includes(flagOf(state, 'portugal', 'uk'));
      return isFranceFree(state) && state.began.franceFree && isOpen && !has;
    },
    works: (state, entry) => markAll(state, entry, { flags: { uk: 'economic' }, by: 'POR.I2' }),
  },
  sworn('ROM.I1', 'germany', (state) => {
    const isLeft = state.through['romania']?.germany === 'ROM.R1';
    return !isLeft || state.rulings['romania-left'] === 'influence';
  }),
  sworn('SAU.I1', 'uk'),
  friendly(
    'SPA.I1',
    'germany',
    (state) => isSpainConvinced(state) && to('spain', 'germany', 'friendly')(state),
  ),
  sworn('SPA.I2', 'uk', () => false),
  {
    id: 'SPA.I3/ussr',
    nation: 'ussr',
    open: (state) => {
      const others = NATIONS.filter((each) => each !== 'ussr');
      return others.every(
        (each) => flagOf(state, 'spain', each) === 'neutral' && !occupies(state, [each], 'spain'),
      );
    },
    works: (state, entry) => markAll(state, entry, { flags: { ussr: 'economic' }, by: 'SPA.I3' }),
  },
  sworn('THA.I1', 'japan'),
  friendly(
    'VEN.I1',
    'usa',
    (state) => isAtWar(state, 'usa', ['full']) && to('venezuela', 'usa', 'friendly')(state),
  ),
  sworn('YEM.I1', 'uk'),
];

function isLiberiaLost(state: State): boolean {
  const by = state.through['liberia']?.usa;
  return flagOf(state, 'liberia', 'usa') === 'neutral' || by === 'LIB.I2';
}

/** An occupier, as long as nobody who has won it over is there. */
function mayWinArgentina(state: State, nation: Nation): boolean {
  const winner = NATIONS.find((each) => flagOf(state, 'argentina', each) === 'sworn');
  const isKept = winner !== undefined && isThere(state, winner, 'argentina');
  return isThere(state, nation, 'argentina') && !isKept;
}

export function isOpen(state: State, channel: Channel): boolean {
  return !isClosed(state, BY_ID[channel.id.slice(0, 3)] as Entry) && channel.open(state);
}
