import { type Referee, type SheetResult, directive, tell, texts } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { checkTexts } from '../54-surrender/12-checks.words.ts';
import { conquer, tellConquered } from '../54-surrender/31-conquered.ts';
import { toldLevel } from '../54-surrender/check.ts';
import { begin, lasting } from '../54-surrender/in-force.ts';
import { between } from '../war/belligerents.ts';
import { abandon, IN_BRITAIN, LAST_AXIS, PLACES } from '../war/control.ts';
import { part } from '../part.ts';
import type { Books, Go, Open, WorldPosition } from '../state.ts';
import { endGermanResults } from './5-minors.ts';

// 55.2 to 55.6: what a German surrender brings.

/** 55.11: at zero or less Germany surrenders. */
export function judgeGermany(
  books: Books,
  { open }: WorldPosition,
  sum: SheetResult,
  falls: boolean,
  referee: Referee,
): readonly Go[] {
  if (!falls && sum.total.max <= 0) tell(referee, 'result', say.told.berlinHolds, undefined, ['54.22']);
  else {
    const text = falls ? say.told.germanySurrenders : checkTexts.told.fightsOn;
    tell(referee, 'result', text, { power: 'germany', level: toldLevel(sum) }, ['54.12', '55.11'], sum);
  }
  return falls ? surrenderGermany(books, open, referee) : [];
}

const say = texts({
  told: {
    germanySurrenders: 'Germany surrenders: its resistance level is {level}.',
    berlinHolds:
      'Germany fights on: Berlin is its own and has no atomic marker, so its level is not looked at.',
    germanUnits: 'Remove all German units from play.',
    germanHexes:
      'Hexes that Germany controls and nobody occupies are controlled by nobody: the first major power to occupy one controls it.',
    germanFronts:
      'On the western and eastern fronts all German conquests and hexes are controlled by nobody, until a major power occupies them.',
    toItaly: 'On the Mediterranean front all German conquests and hexes pass to Italian control.',
    noItaly:
      'On the Mediterranean front too they are controlled by nobody, as Italy has surrendered: nothing passes to it.',
    germanBrps: 'Germany has no BRP value: who conquers it adds no BRPs for it.',
    japanFightsOn: 'Japan fights on.',
    germanyInElections:
      'From now on the German surrender counts in the U.S. election for the Pacific, and for how USJT rises after a bad result there.',
  },
  inForce: {
    germanHexes: 'what Germany held is controlled by nobody',
    occupied: 'each hex: the first major power that occupies it',
    germanBrps: 'no BRPs for its conquest',
    germanyInElections:
      'its surrender counts in the U.S. election for the Pacific, and in USJT after a bad result',
  },
});

/** 55.24, 55.41, 55.61: what a German surrender leaves standing; hexes are nobody's on its fronts too (55.52). */
export const LASTING_EFFECTS = lasting(say, {
  germanHexes: {
    clauses: ['55.41'],
    listed: ['55.41', '55.52'],
    on: 'germany',
    lifted: say.inForce.occupied(),
  },
  germanBrps: { clauses: ['55.61'], on: 'germany' },
  germanyInElections: { clauses: ['55.24'], on: 'us' },
});

/**
 * The surrender of Germany: its units are removed (55.31), what it holds is nobody's (55.41, 55.52), in the Mediterranean Italy's
 * if that has not surrendered (55.52), it has no BRP value (55.61). A Japan that has not surrendered fights on (55.23), and U.S.
 * elections there read it (55.24).
 */
function surrenderGermany({ plan }: Books, open: Open, referee: Referee): readonly Go[] {
  conquer(open, 'germany');
  tellConquered(open, 'germany', referee);
  directive(referee, say.told.germanUnits, undefined, ['55.31']);
  begin(referee, LASTING_EFFECTS.germanHexes, undefined);
  directive(referee, say.told.germanFronts, undefined, ['55.52']);
  tellMediterranean(open, referee);
  leaveHexes(open);
  endGermanResults(open, referee);
  begin(referee, LASTING_EFFECTS.germanBrps, undefined);
  if (!plan.european && !hasSurrendered(open, 'japan')) {
    tell(referee, 'note', say.told.japanFightsOn, undefined, ['55.23']);
    begin(referee, LASTING_EFFECTS.germanyInElections, undefined);
  }
  return [{ step: 'peace', after: 'germany' }];
}

/**
 * 55.41, 55.52: what Germany held is nobody's: in the Mediterranean only once there is no Italy that it passes to. Of hexes of the
 * Axis in Britain some may be Italy's as long as it fights Britain: whose they are is asked anew.
 */
function leaveHexes(open: Open): void {
  abandon(open, PLACES['55.11'], 'axis');
  if (hasSurrendered(open, 'france')) abandon(open, ['paris'], 'axis');
  if (hasSurrendered(open, 'italy')) abandon(open, LAST_AXIS, 'axis');
  else abandon(open, IN_BRITAIN, 'axis', mayItalyBeThere(open) ? null : 'nobody');
}

function mayItalyBeThere(open: Open): boolean {
  return between(open, ['italy', 'britain']).now !== false;
}

/** 55.52: whether Italy is there to take over what Germany held in the Mediterranean. */
function tellMediterranean(open: Open, referee: Referee): void {
  const text = hasSurrendered(open, 'italy') ? say.told.noItaly : say.told.toItaly;
  directive(referee, text, undefined, ['55.52']);
}

/** 55.2 to 55.6: a German surrender. */
export const EFFECTS = part(import.meta.url, {
  clauses: {
    '55.23': ['enforced', 'Global War', 'surrenderGermany'],
    '55.24': ['directive', 'Political effects', 'LASTING_EFFECTS'],
    '55.25': [
      'definition',
      'Other effects',
      '',
      'It says where the effects stand; each of them has its own cases.',
    ],
    '55.3': ['heading', 'Units'],
    '55.31': ['directive', 'Units', 'surrenderGermany'],
    '55.4': ['heading', 'Hexes'],
    '55.41': ['directive', 'Hexes', 'LASTING_EFFECTS'],
    '55.52': ['directive', 'Conquests and hex control', 'surrenderGermany'],
    '55.6': ['heading', 'BRPs'],
    '55.61': ['directive', 'BRPs', 'LASTING_EFFECTS'],
  },
  gives: { surrenders: [{ of: 'germany', effects: surrenderGermany }] },
  texts: say,
});
