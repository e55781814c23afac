import { describe, expect, it } from 'vitest';
import { bindFamilies, family, rulingFacts, withRulings } from './family.ts';
import {
  copyFacts,
  expire,
  type FactSpec,
  forget,
  lapse,
  type ReportAnswer,
  reportedValue,
  setFact,
  withoutRegistered,
  writeNews,
  writeReports,
} from './facts.ts';
import { reportedOf } from './reported-of.ts';
import { firstPosition, type Loose } from '../kit/steps.test-helper.ts';
import { viewOf } from '../game/position.ts';
import { words } from '../texts/words.ts';

const spec = (owner?: string): FactSpec => ({
  type: { kind: 'boolean' },
  question: words('which'),
  lasts: 'ever',
  clauses: ['1'],
  ...(owner ? { owner } : {}),
});

describe('families of facts', () => {
  it('give each key its own reader, whatever it is about', () => {
    const all = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']];
    const read = family<Loose, readonly string[]>({
      key: (...of) => ['read', ...of].join('.'),
      each: () => all,
      spec: () => spec(),
      read: (_, ...of) => of.join('+') || 'alone',
    });
    const { facts, known } = bindFamilies([read], {});
    const view = viewOf(firstPosition(), null);
    expect(Object.keys(facts).map((key) => known(view as never)(key))).toEqual([
      'alone',
      'a',
      'a+b',
      'a+b+c',
    ]);
    expect(known(view as never)('read.z')).toBeUndefined();
  });

  it('are read as reported; what a seat owns by that seat alone', () => {
    const plain = family<Loose, [string]>({
      key: (name) => name,
      each: () => [['open'], ['own']],
      spec: (_, name) => spec(name === 'own' ? 'ann' : undefined),
    });
    const { known } = bindFamilies([plain], {});
    const position = firstPosition();
    setFact(position.open.facts, 'open', true);
    const mine = position.sealed['ann'];
    if (mine) setFact(mine.facts, 'own', false);
    const others = position.sealed['ben'];
    if (others) setFact(others.facts, 'own', true);
    const seen = (seat: string | null) => {
      const facts = known(viewOf(position, seat) as never);
      return [facts('open'), facts('own')];
    };
    expect(seen('ann')).toEqual([true, false]);
    expect([seen('ben'), seen(null)]).toEqual([
      [true, undefined],
      [true, undefined],
    ]);
  });

  it('are written where they are kept, with what they are about, and no others', () => {
    const written: unknown[] = [];
    const kept = family<Loose, [string]>({
      key: (name) => `kept.${name}`,
      each: () => [['a'], ['b']],
      spec: () => spec(),
      write: (_, report, name) => void written.push([name, report]),
    });
    const { write } = bindFamilies([kept], {});
    write(firstPosition(), { 'kept.b': { as: 'unknown' }, other: { as: 'unknown' } });
    expect(written).toEqual([['b', { as: 'unknown' }]]);
  });

  describe('of a register', () => {
    const told = new Map<string, unknown>();
    const plain = family<Loose, [string]>({
      key: (name) => `kept-${name}`,
      each: () => [['a'], ['b']],
      spec: () => ({ ...spec(), lasts: 'turn' }),
      read: (_, name) => told.get(name) as undefined,
      write: (_, { value, as }, name) => void told.set(name, as === 'unknown' ? undefined : value),
    });
    const inRegister = family<Loose, [string]>({ ...plain, registered: true });

    it('are written to it alone, at the start too, and no store is asked for them', () => {
      const bound = bindFamilies([inRegister], {});
      const { facts: schema } = bound;
      const position = firstPosition();
      bound.start(position, { 'kept-a': true, other: true });
      expect([Object.keys(position.open.facts), told.get('a')]).toEqual([['other'], true]);
      const answer: ReportAnswer = { 'kept-b': { value: false, as: 'change' }, wet: { as: 'unknown' } };
      expect(withoutRegistered(answer, schema)).toEqual({ wet: { as: 'unknown' } });
      bound.write(position, answer);
      const view = viewOf(position, null);
      expect(reportedOf({ facts: schema, known: bound.known as never }, view, 'kept-b')?.value).toBe(false);
      const { facts } = position.open;
      for (const use of [
        () => reportedValue(facts, 'kept-a'),
        () => setFact(facts, 'kept-a', true),
        () => forget(facts, 'kept-a'),
        () => lapse(facts, ['kept-a']),
        () => writeNews(facts, answer),
        () => writeReports(facts, answer),
      ])
        expect(use).toThrow('stands in a register');
      expire(facts, schema, 'year');
      expect(told.get('a')).toBe(true);
    });

    it('have a reader and a writer, are open, and bar no other rulebook\u2019s store', () => {
      const { read: _, ...unread } = inRegister;
      const owned = family<Loose, [string]>({ ...inRegister, spec: () => spec('ann') });
      for (const each of [unread, owned])
        expect(() => bindFamilies([each], {})).toThrow('the register of kept-a is open');
      const position = firstPosition();
      bindFamilies([inRegister], {}).start(position, {});
      expect(() => reportedValue(copyFacts(position.open.facts), 'kept-a')).toThrow('stands in a register');
      bindFamilies([plain], {}).start(position, { 'kept-a': true });
      expect(reportedValue(position.open.facts, 'kept-a')).toBe(true);
    });

    it('tell what was told last where it is asked again', () => {
      const asked = family<Loose, [string]>({
        ...inRegister,
        read: () => undefined,
        last: (_, name) => (name === 'a' ? true : undefined),
      });
      const { facts, known, last } = bindFamilies([asked], {});
      const rules = { facts, known: known as never, last: last as never };
      const view = viewOf(firstPosition(), null);
      expect(reportedOf(rules, view, 'kept-a')).toEqual({ value: null, as: 'lapsed', was: true });
      expect(reportedOf(rules, view, 'kept-b')).toBeUndefined();
    });
  });

  it('are each declared once, and news follows only from what is declared', () => {
    const one = family<Loose, [string]>({
      key: (name) => name,
      each: () => [['a'], ['b']],
      spec: () => spec(),
    });
    const other = family<Loose, [string]>({ ...one });
    expect(() => bindFamilies([one, other], {})).toThrow('the fact a is declared twice');
    const { among } = bindFamilies([one], {});
    expect([...among([one])]).toEqual([
      ['a', ['a']],
      ['b', ['b']],
    ]);
    expect(() => among([other])).toThrow('news follows from facts that are not declared');
  });

  it('say which rulings are in force: the game\u2019s own, and nobody reports them', () => {
    const ruling = {
      id: 'way',
      clauses: ['2'],
      question: 'Which way?',
      choices: ['left', 'right'].map((id) => ({ id, text: id })),
      default: 'left',
    };
    const { facts, known } = bindFamilies([rulingFacts<Loose>([ruling])], {});
    expect(facts).toMatchObject({
      'ruling.way': { type: { kind: 'choice', values: ['left', 'right'] }, by: 'game', clauses: ['2'] },
    });
    const position = firstPosition();
    expect(known(viewOf(position, null))('ruling.way')).toBe('left');
    const without = withRulings({ way: 'right' }, (key) => (key === 'told' ? true : undefined));
    expect([without('ruling.way'), without('told')]).toEqual(['right', true]);
    expect(withRulings({ way: 'right' }, known(viewOf(position, null)))('ruling.way')).toBe('left');
  });
});
