import { type Referee, type SheetResult, tell, texts } from '../../../kernel/index.ts';
import { checkTexts } from '../54-surrender/12-checks.words.ts';
import { conquer } from '../54-surrender/31-conquered.ts';
import { toldLevel } from '../54-surrender/check.ts';
import { begin, lasting } from '../54-surrender/in-force.ts';
import { abandon, PLACES } from '../war/control.ts';
import { isEuropeOver } from '../turn/over.ts';
import { part } from '../part.ts';
import type { Books, Open, WorldPosition } from '../state.ts';
import { collapse } from './12-collapse.ts';

// 57.2 to 57.7, 57.9: what a Japanese surrender brings.

/**
 * 57.11, 57.12: Japan surrenders at zero or less, and when all its home objectives are occupied: its units go (57.31), Thailand
 * with it (57.51), it is worth no BRPs (57.71). In a Global War the European Axis fights on (57.21); a Pacific game is over (57.91).
 */
export function judgeJapan(books: Books, position: WorldPosition, sum: SheetResult, referee: Referee): void {
  const level = toldLevel(sum);
  if (collapse(position.open) === true)
    tell(referee, 'result', say.told.japanCollapses, undefined, ['57.12']);
  else if (sum.total.max <= 0)
    tell(referee, 'result', say.told.japanSurrenders, { level }, ['54.12', '57.11', '57.13'], sum);
  else {
    return tell(
      referee,
      'result',
      checkTexts.told.fightsOn,
      { power: 'japan', level },
      ['54.12', '57.11', '57.13'],
      sum,
    );
  }
  surrenderJapan(books, position.open, referee);
}

const say = texts({
  told: {
    japanSurrenders: 'Japan surrenders: its resistance level is {level}.',
    japanCollapses:
      'Japan collapses: Tokyo, Osaka, Kagoshima, Mukden and Harbin are all occupied by the Allies.',
    japanUnits:
      'Remove every Japanese unit from play, and with them those of Wang and of the Indian National Army.',
    japanHexes:
      'Every hex that Japan controlled is now nobody\u2019s: the first major power to occupy it controls it. Hexes in Siberia are Russian again.',
    thailand: 'Thailand surrenders: remove its units from play.',
    japanColonies:
      'Japan\u2019s conquests and colonies, Manchuria too, are now nobody\u2019s: the first major power to occupy each controls it. What it held in Siberia is Russian at once, without Russian units there.',
    japanBrps: 'Japan itself is worth no BRPs to whoever conquers it.',
    europeFightsOn: 'The war in the Pacific is over. The European Axis fights on.',
    bothOver: 'The war in the Pacific is over, as it is in Europe: so is the game.',
    pacificOver: 'The war in the Pacific is over, and with it the game.',
    japanElections:
      'Keep in mind: the surrender of Japan counts in a U.S. election in Europe, and in how USAT rises after one that went badly there.',
  },
  inForce: {
    japanHexes: 'Hexes that Japan held are nobody\u2019s until a major power occupies them',
    'japanHexes.lifted': 'for each hex, the first major power that occupies it',
    japanElections:
      'The surrender of Japan counts in a U.S. election in Europe, and in how USAT rises after one that went badly there',
    japanBrps: 'Japan itself is worth no BRPs',
  },
});

/** 57.22, 57.41, 57.71: what a Japanese surrender leaves standing; of hexes also in conquests and colonies (57.61). */
export const LASTING_EFFECTS = lasting(say, {
  japanHexes: {
    clauses: ['57.41'],
    listed: ['57.41', '57.61'],
    on: 'japan',
    lifted: say.inForce['japanHexes.lifted'](),
  },
  japanBrps: { clauses: ['57.71'], on: 'japan' },
  japanElections: { clauses: ['57.22'], on: 'us' },
});

/** The directives of a surrender, each by its clause (57.31, 57.41, 57.51, 57.61, 57.71). */
const DIRECTIVES = [
  { told: say.told.japanUnits, clauses: ['57.31'] },
  LASTING_EFFECTS.japanHexes,
  { told: say.told.thailand, clauses: ['57.51'] },
  { told: say.told.japanColonies, clauses: ['57.61'] },
  LASTING_EFFECTS.japanBrps,
];

/** Places in Siberia: they are Russian again at once (57.41, 57.61). */
const SIBERIAN = ['vladivostok', 'irkutsk'] as const;

/** The surrender of Japan, by its check or as the table reports it (57.2). */
function surrenderJapan({ plan }: Books, open: Open, referee: Referee): void {
  conquer(open, 'japan');
  leaveHexes(open);
  for (const each of DIRECTIVES) begin(referee, each, undefined);
  if (plan.europe) tellEurope(open, referee);
  else tell(referee, 'result', say.told.pacificOver, undefined, ['57.91']);
}

/** 57.21, 57.22: in a Global War game the European Axis fights on, and the surrender counts in a U.S. election. */
function tellEurope(open: Open, referee: Referee): void {
  const isOver = isEuropeOver(open);
  tell(referee, 'result', isOver ? say.told.bothOver : say.told.europeFightsOn, undefined, ['57.21']);
  if (!isOver) noteElections(referee);
}

/** 57.22: what a Japanese surrender changes in U.S. elections, and after them. */
export function noteElections(referee: Referee): void {
  begin(referee, LASTING_EFFECTS.japanElections, undefined);
}

/** 57.41, 57.61: what Japan controlled is nobody's until a major power occupies it; Siberia is Russian again. */
function leaveHexes(open: Open): void {
  abandon(open, SIBERIAN, 'japan', 'russia');
  abandon(open, PLACES['57.11'], 'japan');
}

/** 57.2 to 57.7, 57.91: a Japanese surrender. */
export const EFFECTS = part(import.meta.url, {
  clauses: {
    '57.2': ['heading', 'Effects of a Japanese surrender'],
    '57.21': ['enforced', 'Global War', 'judgeJapan'],
    '57.22': ['directive', 'Political effects', 'noteElections'],
    '57.23': ['definition', 'Effects'],
    '57.3': ['heading', 'Units'],
    '57.31': ['directive', 'Units', 'judgeJapan'],
    '57.4': ['heading', 'Hexes'],
    '57.41': ['directive', 'Hexes', 'leaveHexes'],
    '57.5': ['heading', 'Thailand'],
    '57.51': ['directive', 'Thailand surrenders', 'judgeJapan'],
    '57.6': ['heading', 'Conquests and colonies'],
    '57.61': ['directive', 'Conquests and colonies', 'leaveHexes'],
    '57.7': ['heading', 'BRPs'],
    '57.71': ['directive', 'BRPs', 'judgeJapan'],
    '57.9': ['heading', 'Pacific theater scenarios'],
    '57.91': ['enforced', 'Pacific theater scenarios', 'judgeJapan'],
  },
  gives: { surrenders: [{ of: 'japan', effects: surrenderJapan }] },
  texts: say,
});
