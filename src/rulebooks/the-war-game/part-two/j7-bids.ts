import {
  type AllocateForm,
  type Allocation,
  type Bar,
  type Door,
  type Limit,
  type Option,
  type Referee,
  type Row,
  TABLE,
  type frame,
  once,
  tell,
  texts,
} from '../../../kernel/index.ts';
import { type Channel, channelOf, CHANNELS } from '../rules/influence.ts';
import type { Attempt } from '../lifetimes.ts';
import { type Nation, speaksFor } from '../nations.ts';
import { part } from '../part.ts';
import { upToText } from '../stories/rule-names.ts';
import { namingText } from '../stories/rule-names.ts';
import type { Books, Go, Open, WarGamePosition, WarGameStep } from '../state.ts';
import { neededBy, readAnew } from './i2-bonuses.ts';
import {
  declaredOn,
  MOST_DOLLARS,
  mostAgainst,
  mostOn,
  payBid,
  payCounter,
  SIDES,
  takesMoney,
  type SideOfRoll,
} from './j1-money.ts';
import { capBar, countsCounters, leftOf, unknownValues } from './j2-cap.ts';
import { canPay, leastBid, rivalsOf, withoutMoney } from './j4-counter.ts';
import { BID_RULINGS, isPaper } from './j7-bids.rulings.ts';
import { asksValue } from './j9-fixed-sums.ts';
import { BID_LEFT, columnsOf } from './left-sums.ts';
import { rolledFor } from './leads.ts';

// G.J7: where both sides spend, their bids are secret until they are shown together.

declare module '../state.ts' {
  interface Steps {
    /** How much is spent on a roll, and against it. */
    bid: { readonly channel: string };
  }
}

interface Bidder {
  readonly side: SideOfRoll;
  readonly nation: Nation;
  readonly least: number;
  readonly most: number;
}

/** G.J5, G.J7: who bids: the nation that rolls, and the one against it; nobody where the roll cannot be paid. */
function biddersOf(books: Books, open: Open, attempt: Attempt | undefined): readonly Bidder[] {
  if (attempt === undefined) return [];
  const channel = channelOf(attempt.channel);
  if (!canPay(books, open, channel)) return [];
  const { counter } = attempt;
  const own: Bidder = {
    side: 'influence',
    nation: channel.nation,
    least: leastBid(books, open, channel),
    most: mostOn(books, open, channel),
  };
  if (counter === undefined || mostAgainst(open, counter) < 1) return [own];
  return [own, { side: 'counter', nation: counter, least: 1, most: mostAgainst(open, counter) }];
}

/** Why so many dollars cannot be bid; null: they can. */
function bidBar(open: Open, attempt: Attempt, mine: Bidder, dollars: number): Bar | null {
  if (dollars < mine.least) return leastBar(attempt, mine);
  return dollars > mine.most ? mostBar(open, mine) : null;
}

/** G.J9: why fewer dollars cannot be bid. */
function leastBar({ channel }: Attempt, { least }: Bidder): Bar {
  return { clauses: ['G.J9', channelOf(channel).rule.id], reason: say.bar.least({ least }) };
}

/** G.J2: why more dollars cannot be bid. */
function mostBar(open: Open, { nation }: Bidder): Bar {
  return capBar(nation, leftOf(open, nation) ?? 0);
}

function optionsOf(
  books: Books,
  open: Open,
  attempt: Attempt,
  bidders: readonly Bidder[],
  mine: Bidder,
): Option[] {
  const channel = channelOf(attempt.channel);
  const other = bidders.find(({ side }) => side !== mine.side);
  const needs = (dollars: number, against: number): number =>
    mine.side === 'influence'
      ? neededBy(books, open, channel, { own: dollars, against })
      : neededBy(books, open, channel, { own: against, against: dollars });
  return Array.from({ length: MOST_DOLLARS }, (_, i): Option => {
    const dollars = i + 1;
    const bar = bidBar(open, attempt, mine, dollars);
    const ends = other ? [needs(dollars, other.least), needs(dollars, other.most)] : [needs(dollars, 0)];
    const [least, most] = [Math.min(...ends), Math.max(...ends)];
    const text = least === most ? say.option.bid : say.option.bidOpen;
    return {
      value: String(dollars),
      label: text({ dollars, least, most }),
      leads: [rolledFor(channel.id, { [mine.side]: dollars })],
      ...(bar && { barred: bar }),
    };
  });
}

/** On paper: the bids as they were shown. */
function paperForm(open: Open, attempt: Attempt, bidders: readonly Bidder[]): AllocateForm {
  const rows = bidders.map((each): Row => {
    const label = say.row.bid({ nation: each.nation });
    return { id: each.side, label, max: MOST_DOLLARS };
  });
  const limits = bidders.flatMap((each): Limit[] => {
    const rows = [each.side];
    return [
      { rows, min: each.least, ...leastBar(attempt, each) },
      ...(each.most < MOST_DOLLARS ? [{ rows, max: each.most, ...mostBar(open, each) }] : []),
    ];
  });
  return { kind: 'allocate', rows, limits };
}

/** G.J5, G.J7: from one to three dollars of each side; of both unseen until both are there, of one alone openly. */
const bid: WarGameStep<'bid'> = {
  clauses: ['G.J1', 'G.J5', 'G.J7'],
  needs: {
    facts(_, open, { channel }) {
      const attempt = declaredOn(open, channel);
      if (attempt === undefined) return [];
      const counter = countsCounters(open) && attempt.counter ? [attempt.counter] : [];
      return unknownValues(open, [attempt.nation, ...counter]);
    },
    asks: (_, open) => asksValue(open),
  },
  seats(books, open, { channel }) {
    const bidders = biddersOf(books, open, declaredOn(open, channel));
    if (bidders.length > 0 && isPaper(open)) return [TABLE];
    return bidders.map(({ nation }) => books.seating[nation]);
  },
  asks(books, { open, seat }, { channel: id }) {
    const attempt = declaredOn(open, id);
    const bidders = biddersOf(books, open, attempt);
    const mine = bidders.find(({ nation }) => books.seating[nation] === seat) ?? bidders[0];
    if (attempt === undefined || mine === undefined) throw new Error(`nothing is bid on ${id}`);
    const other = bidders.find(({ side }) => side !== mine.side);
    const { entry, rule } = channelOf(id);
    const args = { nation: mine.nation, entry: entry.id, rule: rule.id };
    const clauses = ['G.J1', 'G.J5', 'G.J7'];
    if (isPaper(open))
      return {
        id: `${open.turn}/${id}/bids`,
        form: paperForm(open, attempt, bidders),
        prompt: say.ask.bids(args),
        clauses,
      };
    return {
      id: `${open.turn}/${id}/bid`,
      form: {
        kind: 'choose',
        options: optionsOf(books, open, attempt, bidders, mine),
        ...(other && { against: columnsOf(id, other) }),
      },
      verb: (bidders.length > 1 ? say.verb.seal : say.verb.spend)(),
      prompt: (mine.side === 'influence' ? say.ask.bid : say.ask.bidAgainst)(args),
      clauses,
      ...(bidders.length > 1 && { sealed: true as const }),
    };
  },
  take(books, { open, sealed }, { channel: id }, { seat, answer, decision }) {
    const attempt = declaredOn(open, id);
    const mine = sealed[seat];
    if (attempt === undefined) return;
    if (decision.sealed && mine) mine.bid = Number(answer);
    else if (seat === TABLE) payPaper(books, open, attempt, answer as Allocation);
    else payBid(books, open, attempt, Number(answer));
  },
  next: (books, position, { channel }, referee): Go[] => showBids(books, position, channel, referee),
  again: readAnew,
};

function payPaper(books: Books, open: Open, attempt: Attempt, given: Allocation): void {
  const { influence = 0, counter = 0 } = given;
  payBid(books, open, attempt, influence);
  if (attempt.counter && counter > 0) payCounter(open, attempt, attempt.counter, counter);
}

/** G.J7: the bids come through their doors together; who could bid nothing is told. */
function showBids(books: Books, position: WarGamePosition, id: string, referee: Referee): Go[] {
  const { open } = position;
  const attempt = declaredOn(open, id);
  if (attempt === undefined) return [];
  const bidders = biddersOf(books, open, attempt);
  if (attempt.own === undefined && bidders.length === 0) {
    withoutMoney(books, open, attempt, referee);
    return [];
  }
  if (attempt.own === undefined) openBids(books, position, attempt, bidders, referee);
  const { nation, counter, own = 0, against } = attempt;
  const { entry } = channelOf(id);
  const args = { nation, entry: entry.id, own, counter: counter ?? nation, against: against ?? 0 };
  const { bid: alone, bidCannot, bids } = say.told;
  const text = counter === undefined ? alone : against === undefined ? bidCannot : bids;
  tell(referee, against === undefined ? 'note' : 'revealed', text, args, ['G.J1', 'G.J7']);
  return [];
}

function openBids(
  books: Books,
  { open, sealed }: WarGamePosition,
  attempt: Attempt,
  bidders: readonly Bidder[],
  referee: Referee,
): void {
  const shown = bidders.map((each) => {
    const from = books.seating[each.nation];
    return { ...each, from, dollars: sealed[from]?.bid ?? 0 };
  });
  // all doors open before anything is paid: what the rules show is judged as the bids were made
  for (const { from, side, dollars } of shown)
    referee.reveal({
      to: 'all',
      from,
      key: doorKey(attempt.channel, side),
      value: dollars,
      clauses: ['G.J7'],
    });
  for (const { from, side, nation, dollars } of shown) {
    if (side === 'influence') payBid(books, open, attempt, dollars);
    else payCounter(open, attempt, nation, dollars);
    const mine = sealed[from];
    if (mine) mine.bid = 0;
  }
}

/** The channel of a bid, by its id ('3/SPA.I1/germany/bid'). */
function channelIn(id: string): Channel {
  const [, rule = '', nation = ''] = id.split('/');
  return channelOf(`${rule}/${nation}`);
}

/** The rolls on which a seat may be asked for a bid, its own and those of others. */
const bidsOf = once((seat: string): readonly string[] =>
  CHANNELS.filter(
    (each) =>
      takesMoney(each) &&
      (speaksFor(seat, each.nation) || rivalsOf(each).some((nation) => speaksFor(seat, nation))),
  ).map(({ id }) => id),
);

const doorKey = (channel: string, side: SideOfRoll): string => `bid/${channel}/${side}`;

/** Whether these are the dollars that a side of the open roll has bid, and its nation is the seat's. */
function mayShow({ open, sealed }: WarGamePosition, { to, from, key, value }: Door): boolean {
  const [item] = open.agenda as readonly Go[];
  if (to !== 'all' || item?.step !== 'bid') return false;
  const attempt = declaredOn(open, item.channel);
  if (attempt?.counter === undefined || attempt.own !== undefined) return false;
  const side = SIDES.find((each) => key === doorKey(item.channel, each));
  if (side === undefined) return false;
  const nation = side === 'influence' ? attempt.nation : attempt.counter;
  return speaksFor(from, nation) && value !== 0 && value === sealed[from]?.bid;
}

/** G.J7: the door of bids: to all, once both sides have bid. */
export const BID: frame.DoorKind = {
  name: 'bid',
  about: 'What each side spends on a roll for influence, once both have said it.',
  clauses: ['G.J7'],
  on: ['bid'],
  may: (position, door) => mayShow(position as WarGamePosition, door),
};

const say = texts({
  verb: {
    seal: 'Seal',
    spend: 'Spend',
  },
  ask: {
    bid: namingText('{nation}: how much is spent on {entry}{aim}?'),
    bidAgainst: namingText('{nation}: how much is spent against the roll for {entry}{aim}?'),
    bids: namingText('What has been shown for {entry}{aim}?'),
  },
  row: {
    bid: 'Dollars of {nation}',
  },
  option: {
    bid: ({ dollars, least }) => `$${String(dollars)}: it needs ${upToText(least)}`,
    bidOpen: ({ dollars, least, most }) => `$${String(dollars)}: it needs ${upToText(least, most)}`,
  },
  bar: {
    least: 'It asks for ${least} at least.',
  },
  told: {
    bid: '{nation} spends ${own} on {entry}.',
    bidCannot: '{nation} spends ${own} on {entry}; {counter} has nothing left against it.',
    bids: '{nation} spends ${own} on {entry}, {counter} ${against} against it.',
  },
});

/** G.J7: bids. */
export const BIDS = part(import.meta.url, {
  clauses: {
    'G.J7': ['enforced', 'Bids are shown together', 'bid'],
  },
  steps: { bid },
  doors: [BID],
  decisions: [
    {
      name: 'bid',
      seats: 'the nation that rolls, and the one against it',
      form: 'choose',
      about: 'From one to three dollars; of both sides unseen until both are there.',
      unit: '$',
      clauses: ['G.J1', 'G.J5', 'G.J7', 'G.J9'],
      leadsTo: ['influence'],
      habit: {
        name: BID_LEFT,
        in: ({ rulings }) => !isPaper({ rulings }),
        each: bidsOf,
        // whoever is outbid meanwhile looks again; what was said with the counter was said of this very bid
        gives: ({ id, seat, sealed }) => !sealed || !speaksFor(seat, channelIn(id).nation),
        answers: Object.fromEntries(
          Array.from({ length: MOST_DOLLARS }, (_, i) => {
            const dollars = String(i + 1);
            return [dollars, { about: `$${dollars} on this roll`, answer: () => dollars }];
          }),
        ),
      },
    },
    {
      name: 'bids',
      seats: 'table',
      form: 'allocate',
      about: 'On paper (ruling secrecy): what both sides have shown.',
      clauses: ['G.J7'],
    },
  ],
  rulings: BID_RULINGS,
  texts: say,
});
