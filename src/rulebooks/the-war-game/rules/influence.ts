import {
  type Allocation,
  type Bar,
  type FactKey,
  type Referee,
  type Row,
  type Rulings,
  type Words,
  once,
  tell,
} from '../../../kernel/index.ts';
import { classOf } from './a-classes.ts';
import { asksFacts } from '../stories/asks-facts.ts';
import { snapshotKey } from '../stories/began.ts';
import { type Truth, truthOf } from '../stories/conditions.ts';
import { ENTRIES } from './e-territories.ts';
import { eachOf, isStill, stillBy } from '../stories/events.ts';
import { act } from './f3-effects.ts';
import { unrestTexts } from './g-unrest.words.ts';
import { nationsOf } from '../stories/meant.ts';
import { missingForEffects } from '../stories/missing.ts';
import type { Nation } from '../nations.ts';
import { bonusRuling } from '../part-two/i2-bonuses.rulings.ts';
import { part } from '../part.ts';
import { prune } from '../stories/pruned.ts';
import { conditionWords } from '../stories/rule-words.ts';
import type { Condition, GuideEntry, InfluenceRule, LawRule } from '../stories/rule.ts';
import type { Books, Go, Open, WarGameStep } from '../state.ts';

// The channels of part II, and, where the table plays it by itself (ruling influence), which have succeeded (G.F1, G.I6).

declare module '../state.ts' {
  interface Steps {
    influence: object;
    /** What a success brings, once what it hangs on is known. */
    influenced: { readonly channel: string };
  }
}

/** A way in which a nation can win a territory over. */
export interface Channel {
  /** 'SPA.I1/germany'. */
  readonly id: string;
  readonly entry: GuideEntry;
  readonly rule: InfluenceRule;
  readonly nation: Nation;
  readonly it: Nation | undefined;
}

/** All channels, in the order of the guide (G.I6). */
export const CHANNELS: readonly Channel[] = ENTRIES.flatMap((entry) =>
  entry.rules.flatMap((rule) => {
    if (rule.kind !== 'influence') return [];
    return eachOf(rule).flatMap((it): Channel[] => {
      const nation = rule.by === 'it' ? it : rule.by;
      return nation === undefined ? [] : [{ id: `${rule.id}/${nation}`, entry, rule, nation, it }];
    });
  }),
);

const BY_ID: ReadonlyMap<string, Channel> = new Map(CHANNELS.map((each) => [each.id, each]));

/** A channel by its id. Throws for an unknown one: our own mistake. */
export function channelOf(id: string): Channel {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no channel ${id}`);
  return found;
}

/** What the form says of a channel, made once. */
interface Said {
  readonly row: Row;
  readonly still: Bar;
  readonly already: Bar;
  /** That its condition is not fulfilled, or that nobody knows: without what the rulings of the game have decided. */
  unfulfilled(rulings: Readonly<Rulings>): { readonly unknown: Bar; readonly closed: Bar };
  /** What can forbid it, each with the bar. */
  readonly laws: readonly { readonly law: LawRule; readonly bar: Bar }[];
}

const saidOf = once((channel: Channel): Said => {
  const { id, entry, rule, nation } = channel;
  const args = { entry: entry.id, nation };
  const bar = (reason: Words): Bar => ({ clauses: [rule.id], reason });
  const read = rulingsIn(rule.when);
  const unfulfilled = once((choices: string) => {
    const chosen = choices.split(' ');
    const left = prune(rule.when, Object.fromEntries(read.map((each, i) => [each, chosen[i] ?? ''])));
    const when = conditionWords(typeof left === 'boolean' ? rule.when : left);
    return {
      unknown: bar(unrestTexts.bar.unknown({ ...args, when })),
      closed: bar(unrestTexts.bar.closed({ ...args, when })),
    };
  });
  const laws = entry.rules.flatMap((law) => {
    if (law.kind !== 'law' || law.about !== 'influence') return [];
    const because = bar(unrestTexts.bar.law({ ...args, when: conditionWords(law.when ?? ALWAYS) }));
    return [{ law, bar: { ...because, clauses: [law.id] } }];
  });
  return {
    row: { id, label: unrestTexts.row.channel(labelOf(channel)), max: 1 },
    still: bar(unrestTexts.bar.still(args)),
    already: bar(unrestTexts.bar.already(args)),
    unfulfilled: (rulings) => unfulfilled(read.map((each) => rulings[each]).join(' ')),
    laws,
  };
});

/** The rulings that a condition reads. */
function rulingsIn(condition: Condition): readonly string[] {
  switch (condition.is) {
    case 'ruling':
      return [condition.id];
    case 'all':
    case 'any':
      return condition.of.flatMap(rulingsIn);
    case 'not':
      return rulingsIn(condition.of);
    default:
      return [];
  }
}

/** G.I6: why a channel is closed; null: it is open. */
export function channelBar(books: Books, open: Open, channel: Channel): Bar | null {
  const { entry, rule, nation, it } = channel;
  const said = saidOf(channel);
  if (isStill(open, entry, rule)) return { ...said.still, clauses: stillBy(open, entry) };
  const forbidden = said.laws.find(({ law }) => forbids(books, open, entry, law, nation));
  if (forbidden) return forbidden.bar;
  const truth = isOpen(books, open, entry, rule, it);
  if (truth === true) return isIdle(open, entry, rule, nation) ? said.already : null;
  const { unknown, closed } = said.unfulfilled(open.rulings);
  return truth === null ? unknown : closed;
}

const ALWAYS: Condition = { is: 'all', of: [] };

/** Whether a law of the entry keeps a nation from influencing it (BUL.E2, HUN.E2). */
function forbids(books: Books, open: Open, entry: GuideEntry, rule: LawRule, nation: Nation): boolean {
  const seen = { books, open, entry, it: nation };
  return (
    nationsOf(seen, rule.by).includes(nation) &&
    (rule.when === undefined || truthOf(seen, rule.when) === true)
  );
}

/** Whether the condition of a channel is fulfilled, or was when the turn began. */
function isOpen(
  books: Books,
  open: Open,
  entry: GuideEntry,
  rule: InfluenceRule,
  it: Nation | undefined,
): Truth {
  if (rule.begins) return open.began.includes(snapshotKey(rule.id, it, false));
  return truthOf({ books, open, entry, it }, rule.when);
}

/** Whether a success could change nothing: the territory is already of that class, or of a higher one; no channel wins it all. */
function isIdle(open: Open, entry: GuideEntry, rule: InfluenceRule, nation: Nation): boolean {
  const [first] = rule.then;
  if (first?.does !== 'mark') return false;
  const is = classOf(open, entry.home[0]?.id ?? '', nation);
  return is === first.class || is === 'sworn' || is === 'total';
}

/** G.F1, G.F3: which channels have succeeded; the effect is the entry's, at once. There are no others (G.I6). */
const influence: WarGameStep<'influence'> = {
  clauses: ['G.F1', 'G.F3', 'G.I6'],
  seats: (_, { rulings }) => (bonusRuling(rulings, 'influence') === 'reported' ? ['table'] : []),
  asks: (books, { open }) => ({
    id: `${open.turn}/influence`,
    form: {
      kind: 'allocate',
      rows: CHANNELS.map((channel): Row => {
        const { row } = saidOf(channel);
        const barred = channelBar(books, open, channel);
        return barred ? { ...row, barred } : row;
      }),
      limits: [],
    },
    prompt: unrestTexts.ask.influence({ turn: open.turn }),
    clauses: ['G.F1', 'G.I6'],
  }),
  take(books, { open }, _, { answer }, referee): Go[] {
    const given = answer as Allocation;
    return CHANNELS.flatMap((channel) => {
      if (!given[channel.id]) return [];
      tell(referee, 'result', unrestTexts.told.influenced, labelOf(channel), [channel.rule.id]);
      return succeed(books, open, channel, referee);
    });
  },
};

/** G.F3: what a success brings, at once; where that hangs on what nobody has said, the table is asked first (NOR.M2). */
export function succeed(books: Books, open: Open, channel: Channel, referee: Referee): Go[] {
  if (hangsOn(books, open, channel).length > 0) return [{ step: 'influenced', channel: channel.id }];
  const { entry, rule, it } = channel;
  act({ books, open, entry, it, by: rule.id, sets: true }, rule.then, referee);
  return [];
}

/** What nobody has said, and on which it hangs what a success brings. */
function hangsOn(books: Books, open: Open, { entry, rule, it }: Channel): readonly FactKey[] {
  return missingForEffects({ books, open, entry, it }, rule.then);
}

/** G.F3, NOR.M2: what a success brings, after what it hangs on has been asked. */
export const influenceStep: WarGameStep<'influenced'> = {
  clauses: ['G.F3', 'NOR.M2'],
  needs: {
    facts: (books, open, { channel }) => hangsOn(books, open, channelOf(channel)),
    asks: asksFacts(['G.F3', 'NOR.M2']),
  },
  next: (books, { open }, { channel }, referee) => succeed(books, open, channelOf(channel), referee),
};

function labelOf({ entry, nation, rule }: Channel): { entry: string; nation: Nation; rule: string } {
  return { entry: entry.id, nation, rule: rule.id };
}

/** G.I6: the channels of part II, as the table plays them. */
export const INFLUENCE = part(import.meta.url, {
  steps: { influence, influenced: influenceStep },
  decisions: [
    {
      name: 'influence',
      seats: 'table',
      form: 'allocate',
      about: 'Which channels of influence have succeeded in part II.',
      clauses: ['G.I6'],
      ticks: true,
      nothing: {},
    },
  ],
});
