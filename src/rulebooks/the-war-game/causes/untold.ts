import { TABLE, type Words } from '../../../kernel/index.ts';
import { marksOf } from '../rules/a-classes.ts';
import { ENTRIES, entryOf, groupOf } from '../rules/e-territories.ts';
import { happen } from '../stories/events.ts';
import { classFact } from '../facts/facts.ts';
import { startOf } from '../rules/l-starts.ts';
import { NATIONS } from '../nations.ts';
import { type MapNews, NO_NEWS } from '../stories/news.ts';
import { part } from '../part.ts';
import type { Occasion } from '../stories/rule.ts';
import type { Cause, Follows, Go, WarGameStep } from '../state.ts';
import { homeOf } from './causes.ts';
import { CAUS_RULINGS } from './causes.rulings.ts';
import { causTexts } from './causes.words.ts';
import { apart, type Alike, hanging, happening, LOOKING_MOMENTS, type LookMoment } from './hang-on.ts';
import {
  citedBy,
  concludeAfter,
  isConcluded,
  learn,
  madeBy,
  tellCause,
  tellConcluded,
  waysOf,
} from './known.ts';

declare module '../state.ts' {
  interface Steps {
    /** A game begins in the middle: what was concluded of its territories is told. */
    begun: object;
    /** What made territories stand so is asked, where something hangs on it at a moment. */
    causes: { readonly moment: LookMoment; readonly news?: MapNews };
  }
}

/** G.A1, G.L1: what a start leaves unsaid and only one story leads to, is told once. */
const begun: WarGameStep<'begun'> = {
  clauses: ['G.A1', 'G.L1'],
  next(books, { open }, _, referee) {
    if (!isConcluded(open)) return;
    const { scenario, rulings, map, start } = books;
    const { marks } = startOf(scenario, rulings, map);
    tellConcluded(books, open, marks, start, referee);
  },
};

/** G.A1, G.C1: what made a territory stand so, asked when something first hangs on it: the causes that lead to the same are one answer. */
const causes: WarGameStep<'causes'> = {
  clauses: ['G.A1', 'G.C1'],
  seats: (books, open, { moment, news }) => (hanging(books, open, moment, news) === null ? [] : [TABLE]),
  asks(books, { open }, { moment, news }) {
    const entry = entryOf(hanging(books, open, moment, news) ?? '');
    const groups = apart(books, open, entry, moment, news);
    const all = groups.flat();
    return {
      id: `${open.turn}/${moment}/${entry.id}/cause`,
      form: {
        kind: 'choose',
        options: groups.map((group) => ({ value: valueOf(group), label: labelOf(group, all) })),
      },
      prompt: causTexts.ask.cause({ entry: entry.id }),
      clauses: citedBy(all, entry),
    };
  },
  take(books, position, { moment, news }, { answer }, referee): Go[] {
    const { open } = position;
    const entry = entryOf(hanging(books, open, moment, news) ?? '');
    const group = apart(books, open, entry, moment, news).find((each) => valueOf(each) === answer);
    if (!group) return [];
    learn(open, entry, group);
    tellCause(entry, group, causTexts.told.causeSaid, referee);
    if (news === undefined) return [{ step: 'causes', moment }];
    // what waited for it happens now, and what follows of that
    happen(books, position, moment as Occasion, news, referee, (each) => each === entry);
    return [{ step: 'causes', moment, news }, ...happening(books, position, 'news', NO_NEWS, referee)];
  },
};

/** What an answer is called: what made the first of the causes that it stands for, and who governs then. */
function valueOf([first]: Alike): string {
  if (first === undefined) return '';
  return [
    ...madeBy(first),
    ...[first.state].filter((each) => each !== ''),
    ...first.spent,
    ...Object.values(first.since ?? {}).map(String),
  ].join('/');
}

/** What an answer stands for: the ways, and whether a roll that is made once was (BUL.U1). */
function labelOf(group: Alike, all: readonly Cause[]): Words {
  const ways = [...waysOf(group, all)];
  const turns = [
    ...new Set(group.flatMap(({ since }) => (since ? [Math.max(...Object.values(since))] : []))),
  ];
  if (turns.length > 0) return causTexts.option.since({ ways, turns: turns.toSorted((a, b) => a - b) });
  const made = (some: readonly Cause[]): readonly string[] => some.flatMap(({ spent }) => spent);
  const [roll] = made(all);
  if (roll === undefined) return causTexts.option.cause({ ways });
  if (made(group).length === 0) return causTexts.option.before({ ways, roll });
  return group.every(({ spent }) => spent.includes(roll))
    ? causTexts.option.after({ ways, roll })
    : causTexts.option.cause({ ways });
}

/** G.A1: a territory is put right, and nobody says what made it so: what its story leads to. */
const corrected: Follows = {
  clauses: ['G.A1', 'G.C1'],
  on: [classFact],
  brings(books, { open }, { each }, referee): Go[] {
    if (!isConcluded(open)) return [];
    const before = open.unsaid;
    const said = Object.fromEntries(
      each.flatMap(({ key, report: { value } }) => (value === undefined ? [] : [[key, value]])),
    );
    for (const entry of ENTRIES) {
      const isOf = groupOf(entry).some((place) =>
        NATIONS.some((nation) => said[classFact.key(place, nation)] !== undefined),
      );
      const isTold = Object.values(marksOf(open, homeOf(entry))).every(({ by }) => by === 'table');
      if (isOf && isTold) concludeAfter(books, open, entry, said, referee);
    }
    // the table is asked while it is at it
    return open.unsaid === before
      ? []
      : LOOKING_MOMENTS.slice(1).map((moment): Go => ({ step: 'causes', moment }));
  },
};

/** What made territories stand so, where nobody says it. */
export const CAUSES = part(import.meta.url, {
  steps: { begun, causes },
  news: [corrected],
  rulings: CAUS_RULINGS,
  texts: causTexts,
  decisions: [
    {
      name: 'cause',
      seats: 'table',
      form: 'choose',
      about:
        'What made a territory stand as it does, where a start or a correction did not say it and something hangs on it.',
      clauses: ['G.A1', 'G.C1'],
    },
  ],
});
