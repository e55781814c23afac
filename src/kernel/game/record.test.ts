import { describe, expect, it } from 'vitest';
import { mustAccept, begin, give, refusalKey, seal, sealedGame } from '../kit/duel.test-helper.ts';
import { isRefusal } from '../clause.ts';
import { answer, type Game, newHeader, openGame, takeBack } from './game.ts';
import { seededRandom } from '../kit/random.ts';
import { toy } from '../kit/toy.test-helper.ts';
import { asksOf } from './play.ts';
import { isCorrection } from './mended.ts';
import { linesAfter, type Reading, type RecordLine, readOn, record } from './record.ts';
import { type Random, sample } from '../forms/sample.ts';
import { bindTable } from './table.ts';
import { seenBytes } from '../kit/seen.test-helper.ts';
import { undo } from './undo.ts';

const closed = () => give(sealedGame(), 'ann', '1/target', 'east', { by: 'Ann' });
const told = (seat: string | null) =>
  record(closed(), seat)
    .at(-1)
    ?.dispatches.map((each) => each.kind);
const kinds = (game: Game, seat: string | null) => record(game, seat).map((line) => line.kind);
const others = ['ben', 'table', null];

it('a line corrects where a report in it does', () => {
  const line = (answer: unknown) => ({ n: 1, kind: 'answer', dispatches: [], answer }) as RecordLine;
  const report = (as: string) => ({ spies: { value: 1, as: 'change' }, weather: { value: 2, as } });
  expect(
    [report('correction'), report('change'), { x: 1 }, 'correction', undefined].map((each) =>
      isCorrection(line(each)),
    ),
  ).toEqual([true, false, false, false, false]);
});

it('a sealed answer that closes a step is in a line of everybody', () => {
  const book = toy();
  const table = mustAccept(bindTable(book, { scenario: 'only', rulings: {}, data: null }));
  const start = mustAccept(openGame(book, newHeader(table, 'typed')));
  const place = (game: Game, seat: string): Game => give(game, seat, `1/${seat}/place`, { x: 1 });
  const game = ['ann', 'ben', 'cat'].reduce(place, start);
  for (const seat of ['ann', 'cat', null]) {
    const [step, ...more] = record(game, seat);
    expect([step?.kind, more]).toEqual(['step', []]);
    expect(step).not.toHaveProperty('hidden');
  }
});

describe('the record of a seat', () => {
  it('shows nothing of the sealed answers of others: no content, size, count or gap', () => {
    const game = seal(seal(seal(begin(), 'ann', 'bid', 3), 'ann', 'bid', 1), 'ann', 'strength', 2);
    for (const seat of others) expect(record(game, seat)).toEqual([]);
    const later = give(game, 'table', 'standing-0/report', { weather: { value: 2, as: 'change' } });
    for (const seat of others)
      expect(record(later, seat)).toMatchObject([{ n: 1, kind: 'answer', seat: 'table' }]);
  });

  it('says in the report that reopened a step who had answered, and nothing of who had answered in part', () => {
    const weather = (game: Game) =>
      give(game, 'table', 'standing-0/report', { weather: { value: 2, as: 'change' } });
    const part = seal(begin(), 'ben', 'bid', 1);
    for (const seat of [...others, 'ann'])
      expect(record(weather(part), seat).at(-1)).not.toHaveProperty('reopened');
    const whole = seal(seal(part, 'ben', 'strength', 2), 'ann', 'bid', 1);
    for (const seat of [...others, 'ann'])
      expect(record(weather(whole), seat).at(-1)).toMatchObject({ reopened: ['ben'] });
  });

  it('shows a closed step once, with one’s own answers and who answered', () => {
    const ann = record(closed(), 'ann').at(-1);
    expect(ann).toMatchObject({ kind: 'step', seats: ['ann', 'ben'] });
    expect(ann?.own).toEqual({ '1/ann/strength': { points: 2 }, '1/ann/bid': { points: 1 } });
    expect(record(closed(), 'ben').at(-1)?.own).toEqual({
      '1/ben/strength': { points: 3 },
      '1/ben/bid': { points: 1 },
    });
    for (const seat of ['table', null]) expect(record(closed(), seat).at(-1)).not.toHaveProperty('own');
  });

  it('shows an open answer that closed a step', () => {
    for (const seat of ['ann', ...others])
      expect(record(closed(), seat).at(-1)).toMatchObject({
        kind: 'step',
        seat: 'ann',
        by: 'Ann',
        decision: '1/target',
        answer: 'east',
      });
  });

  it('does not show which sealed answer closed a step', () => {
    const first = give(begin(), 'ann', '1/target', 'east');
    let game = seal(seal(seal(first, 'ann', 'bid', 1), 'ann', 'strength', 1), 'ben', 'bid', 2);
    game = seal(game, 'ben', 'strength', 3);
    expect(kinds(game, null)).toEqual(['answer', 'step']);
    for (const seat of ['ann', ...others]) {
      const line: Partial<RecordLine> = record(game, seat).at(-1) ?? {};
      expect([line.seat, line.decision, line.answer]).toEqual([undefined, undefined, undefined]);
    }
    expect(record(game, 'ben').at(-1)?.own).toEqual({
      '1/ben/bid': { points: 2 },
      '1/ben/strength': { points: 3 },
    });
  });

  it('has only what was told to the seat', () => {
    expect(told('ben')).toEqual(['revealed', 'note']);
    for (const seat of ['ann', 'table', null]) expect(told(seat)).toEqual(['note']);
  });

  it('has a report of one’s own facts, which nobody else sees', () => {
    const game = give(begin(), 'ann', 'standing-ann-0/report', { spies: { value: 4, as: 'change' } });
    expect(record(game, 'ann')).toMatchObject([{ kind: 'answer', answer: { spies: { value: 4 } } }]);
    for (const seat of others) expect(seenBytes(game, seat)).toBe(seenBytes(begin(), seat));
  });

  it('has no line of a withdrawal', () => {
    const game = mustAccept(takeBack(seal(begin(), 'ann', 'bid', 3), 'ann', '1/ann/bid'));
    for (const seat of ['ann', ...others]) expect(seenBytes(game, seat)).toBe(seenBytes(begin(), seat));
  });
});

/** A random game with withdrawals and undos. */
function* randomGame(random: Random): Generator<Game> {
  let game = begin();
  for (let i = 0; i < 40; i++) {
    const seat = ['ann', 'ben', 'table', 'dice'][random(4)] ?? '';
    const asked = asksOf(game.table, game.state, seat);
    const { id = '', form } = asked[random(asked.length || 1)] ?? {};
    const given = form && sample(form, random, game.table.rules.facts);
    const to = random(record(game, seat).length + 1);
    const next =
      random(5) === 0
        ? undo(game, { seat, consent: ['ann', 'ben'], to })
        : random(5) === 0
          ? takeBack(game, seat, id)
          : answer(game, { seat, decision: id, answer: given ?? null });
    if (!isRefusal(next)) game = next;
    yield game;
  }
}

describe('a reading', () => {
  it('is continued as the game goes on, whatever is taken back, and gives the lines that are missing', () => {
    let undos = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const readings = new Map<string | null, Reading>();
      const had = new Map<string | null, RecordLine[]>();
      for (const game of randomGame(seededRandom(seed)))
        for (const seat of ['ann', ...others]) {
          const reading = readOn(game, seat, readings.get(seat));
          const lines = record(game, seat);
          expect(reading).toEqual(readOn(game, seat));
          const from = seed % (lines.length + 1);
          expect(linesAfter(game, seat, reading, from)).toEqual(lines.slice(from));
          const before = had.get(seat) ?? [];
          if (lines.slice(before.length).every(({ kind }) => kind !== 'undo'))
            expect(lines.slice(0, before.length)).toEqual(before);
          else undos++;
          readings.set(seat, reading);
          had.set(seat, lines);
        }
    }
    expect(undos).toBeGreaterThan(50);
  });
});

describe('an undo in the record', () => {
  const everybody = { seat: 'ann', consent: ['ben'], reason: 'oh' };

  it('keeps both lines and says what had been seen, by this seat', () => {
    const rolled = give(closed(), 'dice', '1/roll', [2]);
    const game = mustAccept(undo(rolled, { ...everybody, to: 0 }));
    expect(record(game, 'ben')).toMatchObject([
      { n: 1, kind: 'step', undone: true },
      { n: 2, kind: 'answer', seat: 'dice', undone: true },
      {
        n: 3,
        kind: 'undo',
        to: 0,
        reason: 'oh',
        seats: ['ann', 'ben'],
        seen: { doors: ['bid'], dice: true },
      },
    ]);
    expect(record(game, 'ann').at(-1)?.seen).toEqual({ doors: [], dice: true });
    expect(record(game, null).at(-1)?.seen).toEqual({ doors: [], dice: true });
  });

  it('counts in the numbers of the seat that reads', () => {
    let game = seal(begin(), 'ann', 'bid', 1);
    game = give(game, 'table', 'standing-0/report', { weather: { value: 2, as: 'change' } });
    game = give(game, 'table', 'standing-1/report', { weather: { value: 3, as: 'change' } });
    game = mustAccept(undo(game, { seat: 'ben' }));
    expect(record(game, 'ben').at(-1)).toMatchObject({ n: 3, kind: 'undo', to: 1 });
  });

  it('says who took it back, and that there was no door', () => {
    const game = mustAccept(undo(give(begin(), 'ann', '1/target', 'east'), everybody, { by: 'Ann' }));
    expect(record(game, 'ben').at(-1)).toMatchObject({ kind: 'undo', by: 'Ann' });
    const plain = give(begin(), 'table', 'standing-0/report', { weather: { value: 2, as: 'change' } });
    expect(record(plain, 'ben')[0]).not.toHaveProperty('doors');
  });

  it('is not shown to a seat that could not see what went', () => {
    const told = { spies: { value: 4, as: 'change' } };
    const game = mustAccept(undo(give(begin(), 'ann', 'standing-ann-0/report', told), { seat: 'ann' }));
    for (const seat of others) expect(seenBytes(game, seat)).toBe(seenBytes(begin(), seat));
    expect(kinds(game, 'ann')).toEqual(['answer', 'undo']);
  });

  it('is not shown for what an earlier undo had taken back already', () => {
    const once = mustAccept(undo(give(begin(), 'ann', '1/target', 'east'), everybody));
    expect(kinds(once, 'ben')).toEqual(['answer', 'undo']);
    expect(refusalKey(undo(seal(once, 'ann', 'bid', 1), { ...everybody, to: 0 }))).toBe('undo.noSuch');
  });
});
