import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { offerPicks, terminalConsole, type Tty } from './terminal.ts';

const PICKS = [
  { value: 'turkey', label: 'Turkey (−1)' },
  { value: 'spain', label: 'Spain (0)' },
  { value: 'sweden', label: 'Sweden (0)' },
];
const WORDS = ['board', 'log', 'leave'];
const values = (typed: string) => offerPicks(PICKS, WORDS, typed).map((each) => each.value);

describe('what a list offers', () => {
  it('is everything, by number, until something is typed', () => {
    expect(offerPicks(PICKS, WORDS, '').map((each) => each.label)).toEqual([
      ' 1  Turkey (−1)',
      ' 2  Spain (0)',
      ' 3  Sweden (0)',
    ]);
  });

  it('is the one whose number, name or word it is', () => {
    expect(values('1')).toEqual(['turkey']);
    expect(values('SPAIN')).toEqual(['spain']);
    expect(values('log')).toEqual(['log']);
  });

  it('is what it can become', () => {
    expect(values('s')).toEqual(['spain', 'sweden']);
    expect(values('l')).toEqual(['log', 'leave']);
    expect(values('tu')).toEqual(['turkey']);
  });

  it('is the text itself where it is nothing, for the game to refuse', () => {
    expect(offerPicks(PICKS, WORDS, ' brazil ')).toEqual([{ value: 'brazil', label: '"brazil"' }]);
    expect(values('4')).toEqual(['4']);
  });

  it('has no numbers where the names are numbers', () => {
    const numbers = ['5', '1'].map((value) => ({ value, label: value }));
    expect(offerPicks(numbers, [], '1')).toMatchObject([{ value: '1', label: '1' }]);
  });
});

/** A terminal of 60 columns, what is written to it, and a way to wait until it has asked so many times. */
function fake(): {
  tty: Tty;
  type: (keys: string) => Promise<void>;
  end: () => void;
  written: () => string;
  asks: (times: number) => Promise<void>;
} {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 60, rows: 24 });
  let written = '';
  output.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const asks = async (times: number): Promise<void> => {
    while (written.split('\u25c6  Your answer').length <= times) await setImmediate();
  };
  const type = async (keys: string): Promise<void> => {
    await asks(1);
    input.write(keys);
    await setImmediate();
  };
  const tty = { input, output } as unknown as Tty;
  return { tty, type, end: () => input.end(), written: () => written, asks };
}

const DOWN = '\u001b[B';

describe('a terminal', () => {
  it('takes a typed line', async () => {
    const { tty, type } = fake();
    const asked = terminalConsole(tty).ask('Your answer');
    await type('a=2 b=1\r');
    expect(await asked).toBe('a=2 b=1');
  });

  it.each([
    ['the first with an arrow key', [DOWN], 'turkey'],
    ['with the arrow keys', [DOWN, DOWN, DOWN], 'sweden'],
    ['by number', ['2'], 'spain'],
    ['by a part of the name', ['swe'], 'sweden'],
    ['a command', ['log'], 'log'],
    ['what is not there', ['atlantis'], 'atlantis'],
  ])('picks %s', async (_, keys, value) => {
    const { tty, type } = fake();
    const picked = terminalConsole(tty).pick?.('Your answer', PICKS, WORDS);
    for (const key of [...keys, '\r']) await type(key);
    expect(await picked).toBe(value);
  });

  it('picks nothing with Enter alone, and asks again', async () => {
    const { tty, type, asks } = fake();
    const picked = terminalConsole(tty).pick?.('Your answer', PICKS, WORDS);
    await type('\r');
    await asks(2);
    await type(DOWN);
    await type('\r');
    expect(await picked).toBe('turkey');
  });

  it.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('is left with %s, at every kind of prompt', async (_, key) => {
    for (const prompt of ['ask', 'pick'] as const) {
      const { tty, type } = fake();
      const asked = terminalConsole(tty)[prompt]?.('Your answer', PICKS, WORDS);
      await type(key);
      expect(await asked).toBeNull();
    }
  });

  it('is left when it goes away', async () => {
    const { tty, end } = fake();
    const asked = terminalConsole(tty).ask('Your answer');
    end();
    expect(await asked).toBeNull();
  });

  it('begins a prompt anew on Escape', async () => {
    const { tty, type, asks } = fake();
    const picked = terminalConsole(tty).pick?.('Your answer', PICKS, WORDS);
    await type('swe');
    await type('\u001b');
    await asks(2);
    await type(DOWN);
    await type('\r');
    expect(await picked).toBe('turkey');
  });

  it('folds what it prints, and lets no text drive the screen', () => {
    const { tty, written } = fake();
    terminalConsole(tty).print(`${'word '.repeat(20)}\u001b[2J`);
    expect(
      Math.max(
        ...written()
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(60);
    expect(written()).not.toContain('\u001b');
  });

  it('clears the screen and what has scrolled off it', () => {
    const { tty, written } = fake();
    terminalConsole(tty).clear();
    expect(written()).toBe('\u001b[2J\u001b[3J\u001b[H');
  });
});
