import { describe, expect, it } from 'vitest';
import { isRefusal } from '../clause.ts';
import { canonical } from '../json.ts';
import type { Dispatch } from '../steps/dispatch.ts';
import { begin, duelTable, give, sealedGame } from '../kit/duel.test-helper.ts';
import type { Rules, Table } from '../rulebook.ts';
import { type SealedCommon, viewOf } from './position.ts';
import { words } from '../texts/words.ts';
import { stateOf } from './game.ts';
import type { Move } from './entry.ts';
import { type IfSo, ifSo, linesOfIf } from './if-so.ts';

const table = duelTable();
const target = { seat: 'ann', decision: '1/target', answer: 'east' };
const position = () => stateOf(begin()).position;

/** The duel with other rules for what an answer does. */
function playing(apply: Rules['apply']): Table {
  return { ...table, rules: { ...table.rules, apply } };
}

function tried(at: Table, move: Move = target, seat: string | null = 'ann', from = position()): IfSo {
  const result = ifSo(at, viewOf(from, seat), move);
  if (isRefusal(result)) throw new Error(result.refused.key);
  return result;
}

describe('a trial', () => {
  it('drops what others hold, says what would be told and changed, and where it ends; the game is as it was', () => {
    const game = sealedGame();
    const before = canonical(stateOf(game));
    const { stop } = tried(table, target, 'ann', stateOf(game).position);
    expect(stop).toMatchObject({ why: 'asks', seats: ['ann', 'ben'] });
    expect(canonical(stateOf(game))).toBe(before);
    const rolled = give(game, 'ann', '1/target', 'east');
    const roll = { seat: 'dice', decision: '1/roll', answer: [3] };
    const after = tried(table, roll, null, stateOf(rolled).position);
    expect(after.told.map(({ kind }) => kind)).toContain('rolled');
    expect(after.stop).toEqual({ why: 'over' });
    expect(linesOfIf(table, after).at(-1)?.text.key).toBe('if.stop.over');
  });

  it('is of one’s own moves, of those of the table and of dice; and of legal ones', () => {
    const refused = (seat: string, move: Move) => {
      const result = ifSo(table, viewOf(position(), seat), move);
      return isRefusal(result) ? result.refused.key : null;
    };
    expect(refused('ben', target)).toBe('play.notAsked');
    expect(refused('ann', { ...target, answer: 'nowhere' })).toBe('answer.noOption');
    const news = {
      seat: 'table',
      decision: 'standing-0/report',
      answer: { weather: { value: 1, as: 'change' } },
    };
    expect(tried(table, news, 'ben').stop).toMatchObject({ why: 'asks' });
  });

  it('of a report names what changes beside it', () => {
    const news = {
      seat: 'table',
      decision: 'standing-0/report',
      answer: { weather: { value: 2, as: 'change' } },
    };
    const { facts } = tried(table, news, null);
    expect(facts.map(({ fact }) => fact)).not.toContain('weather');
    const nothing = linesOfIf(table, tried(table, news, null)).map(({ text }) => text.key);
    expect(nothing[0]).toBe('if.nothing');
  });

  it('keeps what others would hold for itself: nothing comes of it before all have answered', () => {
    const { told, stop } = tried(table, {
      seat: 'ann',
      decision: '1/ann/bid',
      answer: { points: 1 },
    });
    expect([told, stop]).toEqual([[], { why: 'held' }]);
  });
});

const said = (n: number): Dispatch => ({ to: 'all', kind: 'note', data: words('t', { n }), clauses: ['1'] });

/** Everything that a rule could do with the sealed part of another seat. */
const TOUCHES: Readonly<Record<string, (sealed: Record<string, SealedCommon>) => unknown>> = {
  read: (sealed) => sealed['ben']?.facts,
  'ask what is in it': (sealed) => 'facts' in (sealed['ben'] ?? {}),
  list: (sealed) => Object.keys(sealed['ben'] ?? {}),
  copy: (sealed) => ({ ...sealed['ben'] }),
  'write into': (sealed) => Object.assign(sealed['ben'] ?? {}, { reports: 7 }),
  replace: (sealed) => (sealed['ben'] = { facts: {}, revealed: {}, reports: 0 }),
  'take away': (sealed) => delete sealed['ben'],
  'make JSON of': (sealed) => JSON.stringify(sealed),
  'go through all': (sealed) => Object.values(sealed).map(({ reports }) => reports),
};

describe('what others keep sealed', () => {
  it.each(Object.entries(TOUCHES))('ends a trial that would %s it', (_, touch) => {
    const at = playing(({ open, sealed }, _decision, _answer, referee) => {
      referee.tell?.(said(1));
      open.reports = 3;
      touch(sealed);
      referee.tell?.(said(2));
    });
    const { told, stop } = tried(at);
    expect([told, stop]).toEqual([[said(1)], { why: 'sealed' }]);
  });

  it('ends it though a rule catches what is thrown, and takes the part for empty', () => {
    const at = playing((game, _decision, _answer, referee) => {
      game.open.reports = 3;
      try {
        touch(game.sealed);
      } catch {
        game.open.reports = 9;
      }
      referee.tell?.(said(game.open.reports));
    });
    const touch = TOUCHES['read'] as (sealed: object) => unknown;
    const { told, stop } = tried(at);
    expect([told, stop]).toEqual([[], { why: 'sealed' }]);
  });

  it('is one’s own to read, and nobody’s for a spectator', () => {
    const reads = playing(({ sealed }, _decision, _answer, referee) =>
      referee.tell?.(said(sealed['ann']?.reports ?? 9)),
    );
    expect(tried(reads).told).toEqual([said(0)]);
    const news = {
      seat: 'table',
      decision: 'standing-0/report',
      answer: { weather: { value: 1, as: 'change' } },
    };
    expect(tried(reads, news, null).stop).toEqual({ why: 'sealed' });
  });

  it('ends it where a door would open, even one’s own', () => {
    const at = playing((_position, _decision, _answer, referee) => {
      referee.tell?.(said(1));
      referee.reveal({ to: 'all', from: 'ann', key: 'bid', value: 1, clauses: ['1'] });
      referee.tell?.(said(2));
    });
    const { told, stop } = tried(at);
    expect([told, stop]).toEqual([[said(1)], { why: 'door' }]);
  });

  it('lets a fault of a rule through', () => {
    const at = playing(() => {
      throw new Error('ours');
    });
    expect(() => tried(at)).toThrow('ours');
  });

  it('makes no difference', () => {
    const [one, other] = [1, 2].map((points) => {
      const from = position();
      Object.assign(from.sealed['ben'] ?? {}, { points });
      return tried(table, target, 'ann', from);
    });
    expect(one).toEqual(other);
  });

  it('is not told to others’ readers either', () => {
    const at = playing((_position, _decision, _answer, referee) => {
      referee.tell?.({ ...said(1), to: ['ben'] });
      referee.tell?.({ ...said(2), to: ['ann'] });
    });
    expect(tried(at).told).toEqual([{ ...said(2), to: ['ann'] }]);
  });
});
