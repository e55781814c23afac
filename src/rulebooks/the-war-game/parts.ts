import { LOG } from './log.ts';
import { CLASS_RULES } from './rules/a-classes.ts';
import { MARKING } from './rules/a6-marking.ts';
import { HAPPENINGS } from './facts/happened.ts';
import { ASKED_FACTS } from './stories/asks-facts.ts';
import { ENTRY } from './attack/a2-a4-entry.ts';
import { ATTACKS } from './attack/a8-attacks-made.ts';
import { ALWAYS_NEUTRAL } from './attack/a9-always-neutral.ts';
import { FRIENDS_THERE } from './attack/b-friends.ts';
import { WHO_MAY_ATTACK } from './attack/b-who-may-attack.ts';
import { BATTLES } from './attack/c-battles.ts';
import { BOXES } from './attack/c-boxes.ts';
import { RETREATS } from './attack/c2-retreats.ts';
import { BATTLE_FORM } from './attack/c3-battle-form.ts';
import { NAVY } from './attack/d-navy.ts';
import { GARRISONS } from './attack/garrisons.ts';
import { NEWS } from './attack/news.ts';
import { ORDERED_BATTLES } from './attack/ordered.ts';
import { PLAYER_TURN } from './attack/player-turn.ts';
import { QUIET_TURNS } from './attack/quiet-turns.ts';
import { BEGAN } from './stories/began.ts';
import { BOARD } from './board/board.ts';
import { CAUSES } from './causes/untold.ts';
import { CHARTS } from './board/chart-tables.ts';
import { DECLARATIONS } from './rules/declarations.ts';
import { ENTRY_GROUPS } from './rules/e-territories.ts';
import { STORIES } from './entries/stories.ts';
import { SEQUENCE } from './rules/f1-sequence.ts';
import { EFFECTS } from './rules/f3-effects.ts';
import { WARS } from './rules/f4-wars.ts';
import { WORLD_REPORTED } from './facts/facts.ts';
import { UNREST } from './rules/g-unrest.ts';
import { DOCKET } from './rules/g2-docket.ts';
import { FORCES } from './rules/h-forces.ts';
import { SUPERIOR_THREAT } from './rules/h4-threats.ts';
import { INFLUENCE } from './rules/influence.ts';
import { STARTS } from './rules/l-starts.ts';
import { MAP } from './files/map.ts';
import { PROGRESSION } from './part-two/i1-progression.ts';
import { ROLL_NEEDS } from './part-two/i2-bonuses.ts';
import { ATTEMPTS } from './part-two/i3-attempts.ts';
import { RESETS } from './part-two/i4-resets.ts';
import { OPEN_CHANNELS } from './part-two/i6-channels.ts';
import { MONEY } from './part-two/j1-money.ts';
import { CAP } from './part-two/j2-cap.ts';
import { DEBTS } from './part-two/j3-debts.ts';
import { COUNTER } from './part-two/j4-counter.ts';
import { BIDS } from './part-two/j7-bids.ts';
import { FIXED_SUMS } from './part-two/j9-fixed-sums.ts';
import { PART_TWO } from './part-two/part-two.ts';
import { ROLLS } from './part-two/rolls.ts';
import { SHEETS } from './part-two/sheets.ts';
import { chapter } from './part.ts';
import { ROLL_SHEETS } from './stories/roll-sheets.ts';
import { RULE_WORDS } from './stories/rule-words.ts';
import { SUPPLIED_FILES } from './files/supplied.ts';
import { WITHDRAWALS } from './facts/withdrawn.ts';

const byLetter = (one: string, other: string): number => (one < other ? -1 : 1);

/** The general rules that stand beside the stories. */
const GAME = chapter(
  [
    CLASS_RULES,
    MARKING,
    SEQUENCE,
    WORLD_REPORTED,
    BEGAN,
    ROLL_SHEETS,
    UNREST,
    EFFECTS,
    WARS,
    DOCKET,
    FORCES,
    SUPERIOR_THREAT,
    INFLUENCE,
    DECLARATIONS,
    WITHDRAWALS,
    HAPPENINGS,
    ASKED_FACTS,
    STARTS,
    CAUSES,
    MAP,
    ENTRY_GROUPS,
    RULE_WORDS,
    SUPPLIED_FILES,
    CHARTS,
    BOARD,
  ],
  { order: byLetter },
);

/** Part II of the diplomatic phase: influence and its money (G.I1 to G.J9). */
const INFLUENCING = chapter(
  [
    PROGRESSION,
    RESETS,
    CAP,
    MONEY,
    ROLL_NEEDS,
    ATTEMPTS,
    OPEN_CHANNELS,
    DEBTS,
    COUNTER,
    BIDS,
    FIXED_SUMS,
    ROLLS,
    SHEETS,
    PART_TWO,
  ],
  { order: byLetter },
);

/** The turns of the players between the phases: who may attack and enter what, and what comes of it (G.B1 to G.E3). */
const ATTACKING = chapter(
  [
    PLAYER_TURN,
    ORDERED_BATTLES,
    NEWS,
    QUIET_TURNS,
    GARRISONS,
    ATTACKS,
    NAVY,
    ENTRY,
    FRIENDS_THERE,
    WHO_MAY_ATTACK,
    ALWAYS_NEUTRAL,
    BOXES,
    BATTLE_FORM,
    BATTLES,
    RETREATS,
  ],
  { order: byLetter },
);

/** All parts of the rulebook. */
export const CHAPTERS = [STORIES, GAME, INFLUENCING, ATTACKING, chapter([LOG])];
