import { Campaign } from './campaign-loop.ts';
import { fold, MINORS, place, type Stream } from './year.ts';

const [LOW, FINLAND, VICHY] = [0, 2, 12];
const TURNS = 4;
/** What Russia waits for in 1940: Finland, Rumania, Sweden, Yugoslavia (49.434, 49.44). */
const WAITS = [2, 7, 9, 13];
const AXIS_FIVE = [1, 2, 4, 7, 13];
const [AXIS, WEST, RUSSIA] = [0, 1, 2];
/** Effects by total from -3 to 10, as in the general scale. */
const LOWEST = -3;
const HIGHEST = 10;
/** What is in effect: nothing, or a total of the scale. */
const NONE = 99;

/** The year 1940 of rule 49 as a typed loop: the same dice, bars and sums as the rulebook. Returns the checksum. */
class Year {
  private readonly dps = [0, 1, 2].map(() => new Int8Array(MINORS.length));
  private readonly standing = new Int8Array(MINORS.length);
  private readonly owner = new Int8Array(MINORS.length);
  private readonly permanent = new Uint8Array(MINORS.length);
  /** By whom a target was named this year: a bit for the Axis, one for the Allies. */
  private readonly named = new Uint8Array(MINORS.length);
  private readonly stream: Stream;
  /** Who can still fight; null: a year of rule 49 alone. */
  private readonly campaign: Campaign | null;
  /** Russian results of this turn that wait for a declaration of war. */
  private obliged: (() => void)[] = [];
  sum = 0;

  constructor(stream: Stream, campaign: Campaign | null) {
    this.stream = stream;
    this.campaign = campaign;
  }

  play(): void {
    this.standing.fill(NONE);
    this.permanent.fill(0);
    this.named.fill(0);
    for (let faction = 0; faction < 3; faction++) place(this.stream, faction, this.dps[faction] as Int8Array);
    for (let turn = 0; turn < TURNS && !this.campaign?.isDecided; turn++) {
      this.campaign?.beginTurn();
      if (!this.campaign?.isPeace) this.diplomacy(turn === TURNS - 1);
      this.resistance(turn);
    }
    for (let i = 0; i < MINORS.length; i++) this.sum = fold(this.sum, this.standing[i] as number);
  }

  /** The diplomatic phases of a turn. */
  private diplomacy(isLast: boolean): void {
    this.obliged = [];
    const axis = this.name(AXIS);
    this.mark(AXIS, axis);
    if (axis >= 0) this.settle(axis, this.roll(axis), false);
    // both name before either is announced
    const west = this.name(WEST);
    const russia = this.name(RUSSIA);
    this.mark(WEST, west);
    this.mark(RUSSIA, russia);
    this.rollBoth(west, russia, isLast);
  }

  /** The checks of a turn, and what of rule 49 ends with Germany or Italy (55.51, 56.51). */
  private resistance(turn: number): void {
    const { campaign } = this;
    if (!campaign) return;
    const wasGermany = campaign.germany;
    const wasItaly = campaign.italy;
    this.sum = campaign.endTurn(turn, this.sum);
    if (!wasGermany && campaign.germany) {
      // nobody is left to declare war on: what waited for it stays
      for (const stays of this.obliged) stays();
      this.endAxis();
    } else if (!wasItaly && campaign.italy && wasGermany) this.endAxis();
  }

  private endAxis(): void {
    for (let i = 0; i < MINORS.length; i++)
      if (this.standing[i] !== NONE && this.owner[i] === AXIS) this.standing[i] = NONE;
  }

  /** The Allied phase: rolls in the order named, results once both are rolled (49.4266); one roll for one target. */
  private rollBoth(west: number, russia: number, last: boolean): void {
    const first = west >= 0 ? this.roll(west) : NONE;
    const second = russia >= 0 && russia !== west ? this.roll(russia) : NONE;
    // the die of U.S.-Axis tension, which no DPs hang on in the last year
    if (this.campaign) this.rollDie();
    if (first !== NONE) this.settle(west, first, last);
    if (second !== NONE) this.settle(russia, second, last);
  }

  /** A random target, if the faction may name it; -1 if not. */
  private name(faction: number): number {
    const target = this.stream.next(MINORS.length);
    return this.mayName(faction, target) ? target : -1;
  }

  private mark(faction: number, target: number): void {
    if (target >= 0) this.named[target] = (this.named[target] as number) | (faction === AXIS ? 1 : 2);
  }

  private mayName(faction: number, target: number): boolean {
    if (this.permanent[target] === 1 || target === VICHY) return false;
    const standing = this.standing[target] as number;
    const five = AXIS_FIVE.includes(target);
    if (standing !== NONE && !this.mayNameWith(faction, standing, this.owner[target] as number)) return false;
    const named = this.named[target] as number;
    if (named !== 0 && !(faction === AXIS && five && named === 2)) return false;
    if (faction === RUSSIA && WAITS.includes(target)) return false;
    return (faction === AXIS && five) || (this.dps[faction]?.[target] as number) > 0;
  }

  private mayNameWith(faction: number, standing: number, owner: number): boolean {
    if ((faction === AXIS) !== (owner === AXIS)) return true;
    return standing !== HIGHEST && standing !== LOWEST && faction === owner;
  }

  private rollDie(): number {
    const die = this.stream.next(6) + 1;
    this.sum = fold(this.sum, die);
    return die;
  }

  private roll(target: number): number {
    const die = this.rollDie();
    const dps = (faction: number): number => this.dps[faction]?.[target] as number;
    const standing = this.standing[target] as number;
    let status = 0;
    if (standing < 0) status = standing;
    else if (target === FINLAND && standing >= 8 && standing <= HIGHEST) status = standing - 7;
    const total = die + dps(AXIS) - dps(WEST) - dps(RUSSIA) + status;
    return Math.max(LOWEST, Math.min(HIGHEST, total));
  }

  /** Put a result in effect. One that needs a war which nobody declares is void at the next phase (49.58). */
  private settle(target: number, total: number, last: boolean): void {
    if (target === LOW) this.permanent[target] = 1;
    const side = total <= 2 ? WEST : total >= 5 ? AXIS : -1;
    if (side === -1 || (target === LOW && total >= 1 && total <= 6)) return;
    const standing = this.standing[target] as number;
    if (total >= 1 && total <= 6) {
      if (standing !== NONE && (this.owner[target] === AXIS) !== (side === AXIS))
        this.standing[target] = NONE;
      return;
    }
    const owner = side === AXIS ? AXIS : this.ally(target);
    const stays = (): void => {
      this.standing[target] = total;
      this.owner[target] = owner;
    };
    if (last || standing === NONE || !this.needsWar(standing, this.owner[target] as number, total, owner))
      return stays();
    this.obliged.push(stays);
  }

  /** 49.58: hexes of a country that is associated or allied with the other of Germany and Russia. */
  private needsWar(standing: number, before: number, total: number, owner: number): boolean {
    if (this.campaign?.germany) return false;
    if (owner === AXIS) return total >= 8 && before === RUSSIA && standing <= -2;
    return owner === RUSSIA && total <= -1 && before === AXIS && standing >= 9;
  }

  /** 49.51C, 49.32; a tie goes to the West, the first of the options. */
  private ally(target: number): number {
    const [west, russia] = [this.dps[WEST]?.[target] as number, this.dps[RUSSIA]?.[target] as number];
    return russia > west ? RUSSIA : WEST;
  }
}

/** Years by the loop; the checksum. */
export function playLoop(stream: Stream, years: number): number {
  const year = new Year(stream, null);
  for (let i = 0; i < years; i++) year.play();
  return year.sum;
}

/** Years of a campaign by the loop, with all checks; the checksum. */
export function playCampaignLoop(stream: Stream, years: number): number {
  const campaign = new Campaign();
  const year = new Year(stream, campaign);
  for (let i = 0; i < years; i++) {
    campaign.begin(i);
    year.play();
    year.sum = campaign.folded(year.sum);
  }
  return year.sum;
}
