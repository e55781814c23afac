import { describe, expect, it } from 'vitest';
import { begin, duel, duelTable, give, mustAccept, refusalKey, sealedGame } from '../kit/duel.test-helper.ts';
import { type Body, digestOf, type Entry, firstLink, type Header, linkOf } from './entry.ts';
import { type Game, newHeader, takeBack } from './game.ts';
import { publicChain } from './line.ts';
import { mend } from './mend.ts';
import { awaitingOf } from './play.ts';
import { record } from './record.ts';
import { replay } from './replay.ts';
import { undo } from './undo.ts';

const entriesOf = ({ moments }: Game): Entry[] => moments.map(({ entry }) => entry);
const publicOf = (game: Game): unknown[] => entriesOf(game).map((each) => JSON.parse(each.public ?? 'null'));

/** The first turn of the duel, over. */
function over(): Game {
  const closed = give(sealedGame(), 'ann', '1/target', 'east', { by: 'Ann', request: 'r' });
  return give(closed, 'dice', '1/roll', [5], { by: 'Ben', for: 'ann' });
}

describe('what is public of an entry', () => {
  it('is who answered what in the open, and whose secrets a step closed: nothing of a secret, nothing derived', () => {
    expect(publicOf(over())).toEqual([
      null,
      null,
      null,
      null,
      { kind: 'step', seats: ['ann', 'ben'], seat: 'ann', by: 'Ann', decision: '1/target', answer: 'east' },
      { kind: 'answer', seat: 'dice', by: 'Ben', for: 'ann', decision: '1/roll', answer: [5] },
    ]);
    expect(over().moments[5]?.entry.public).toBe(
      '{"answer":[5],"by":"Ben","decision":"1/roll","for":"ann","kind":"answer","seat":"dice"}',
    );
  });

  it('is of what is taken back its lines, who agreed and why; of what nobody saw nothing', () => {
    const withdrawn = mustAccept(takeBack(sealedGame(), 'ben', '1/ben/bid'));
    const told = give(withdrawn, 'table', 'standing-0/report', { weather: { value: 3, as: 'change' } });
    const back = mustAccept(undo(told, { seat: 'ann', consent: ['ben'], to: 0, reason: 'too early' }));
    const spied = give(begin(), 'ann', 'standing-ann-0/report', { spies: { value: 4, as: 'change' } });
    const unseen = mustAccept(undo(spied, { seat: 'ann' }));
    expect(publicOf(back).slice(4)).toEqual([
      null,
      expect.objectContaining({ kind: 'answer', seat: 'table' }),
      { kind: 'undo', seats: ['ann', 'ben'], reason: 'too early', gone: [1] },
    ]);
    expect(publicOf(unseen)).toEqual([null, null]);
  });

  it('is of what is put right which line it was; the new answer stands in the line that comes again', () => {
    const edit = { at: 5, answer: 'west' } as const;
    const lines = record(over(), 'ann');
    const line = lines.find(({ decision }) => decision === '1/target')?.n ?? 0;
    const right = mustAccept(
      mend(
        over(),
        { seat: 'ann', mend: [{ ...edit, at: line }], reason: 'slip' },
        { agreed: ['ann', 'ben'] },
      ),
    );
    const shown = publicOf(right).slice(6);
    expect(shown[0]).toEqual({
      kind: 'undo',
      seats: ['ann', 'ben'],
      reason: 'slip',
      gone: [1, 2],
      mended: [{ as: 'changed', line: 1, seat: 'ann' }],
      comes: [1, 2],
      anew: [],
    });
    expect(shown.slice(1).filter((each) => each !== null)).toEqual([
      expect.objectContaining({ kind: 'step', answer: 'west', again: 1 }),
      expect.objectContaining({ kind: 'answer', answer: [5], again: 2 }),
    ]);
  });

  it('has as many lines as a spectator', () => {
    for (const game of [begin(), sealedGame(), over()])
      expect(publicOf(game).filter((each) => each !== null)).toHaveLength(record(game, null).length);
  });
});

describe('the public chain', () => {
  it('begins otherwise in every game, by its name', () => {
    const [one, two] = ['aa', 'bb'].map((id) => newHeader(duelTable(), 'typed', id)) as [Header, Header];
    expect(firstLink(one)).not.toBe(firstLink(two));
  });

  it('is made anew when a game is replayed: what it says is what was answered', () => {
    const game = mustAccept(undo(over(), { seat: 'ann', consent: ['ben'], reason: 'a slip' }));
    const [last, ...before] = entriesOf(game).toReversed() as [Entry, ...Entry[]];
    const { hash: _, state, ...body } = last;
    const digest = digestOf(null, awaitingOf(game.table, game.state), [], []);
    const signed = (other: Body): Entry =>
      ({ ...other, hash: linkOf(before[0]?.hash ?? '', other, digest), state }) as Entry;
    const stopped = (entry: Entry): unknown => {
      const replayed = mustAccept(replay(duel as never, game.header, [...before.toReversed(), entry]));
      return replayed.stopped && refusalKey(replayed.stopped);
    };
    expect(stopped(signed(body as Body))).toBeNull();
    const { public: said = '', ...silent } = body;
    const lies = [{ ...body, public: said.replace('a slip', 'a joke') }, silent];
    for (const lie of lies) expect(stopped(signed(lie as Body))).toBe('replay.differs');
  });

  it('says of entries from before other rules what they state themselves', () => {
    const later = {
      ...duel,
      version: '2',
      migrations: [{ from: '1', to: '2', about: 'Other texts.', renamed: {}, toldAlike: false }],
    };
    const { header } = over();
    const stopped = (entries: readonly Entry[]): unknown => {
      const { stopped: why } = mustAccept(replay(later as never, header, entries));
      return why && [why.n, refusalKey(why)];
    };
    const entries = entriesOf(over());
    expect(stopped(entries)).toBeNull();
    expect(stopped(entries.with(5, { ...entries[5], answer: [2] } as Entry))).toEqual([6, 'replay.differs']);
    expect(stopped(entries.with(4, { ...entries[4], by: 'Ben' } as Entry))).toEqual([5, 'replay.differs']);
    const undone = entriesOf(mustAccept(undo(over(), { seat: 'ann', consent: ['ben'], reason: 'a slip' })));
    expect(stopped(undone)).toBeNull();
    expect(stopped(undone.with(6, { ...undone[6], reason: 'a joke' } as Entry))).toEqual([
      7,
      'replay.differs',
    ]);
  });

  it('begins otherwise under other rules: a header cannot say that they were others', () => {
    const { header } = over();
    const { kernel } = header;
    const note = { from: { kernel, rules: '1' }, to: { kernel, rules: '2' }, entries: 6 };
    expect(firstLink({ ...header, rulesVersion: '2', migrations: [note] })).toBe(firstLink(header));
    expect(firstLink({ ...header, rulesVersion: '0' })).not.toBe(firstLink(header));
    expect(firstLink({ ...header, kernel: '1' })).not.toBe(firstLink(header));
  });

  it('is not there in a game of the format before, which goes on as it is', () => {
    const { id: _, ...rest } = newHeader(duelTable(), 'typed');
    const header: Header = { ...rest, format: 2 };
    const game = give({ ...begin(), header }, 'ann', '1/target', 'east');
    expect(publicOf(game)).toEqual([null]);
    expect(publicChain(header, entriesOf(game))).toBeNull();
    expect(mustAccept(replay(duel as never, header, entriesOf(game))).stopped).toBeNull();
    const [entry] = entriesOf(game) as [Entry];
    const spoken = mustAccept(replay(duel as never, header, [{ ...entry, public: '{}' } as Entry]));
    expect(refusalKey(spoken.stopped)).toBe('replay.differs');
  });
});
