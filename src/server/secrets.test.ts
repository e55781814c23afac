import { describe, expect, it } from 'vitest';
import { PROOF } from '../../scripts/tier.ts';
import type { FactSpec } from '../kernel/sums/facts.ts';
import type { Form } from '../kernel/forms/form.ts';
import type { Json } from '../kernel/json.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { words } from '../kernel/texts/words.ts';
import { RULEBOOKS } from '../rulebooks/index.ts';
import {
  boundOf,
  bytes,
  holdsSecrets,
  keepsSecrets,
  type Long,
  NOON,
  seatEverybody,
} from './holds-secrets.test-helper.ts';
import { desk, house, listen, table } from './house.test-helper.ts';
import { TOY } from './toy.test-helper.ts';

/** Enough to see a leak; the rulebooks that there are, and more pairs, which live longer, are in secrets.proof.test.ts. */
const FEW: Long = { pairs: 2, answers: 28, life: 6 };

/** The small game with another form for its secret; `pointsOf`: what an answer to it comes to. */
function askingOtherwise(form: (seat: string) => Form, pointsOf: (answer: Json) => Json): Rulebook {
  const bind: Rulebook['bind'] = (setup) => {
    const rules = (TOY as Rulebook).bind(setup);
    const mine = Object.fromEntries(
      setup.scenario.seats.map(({ id }) => [
        `spies.${id}`,
        { ...(rules.facts['spies.three'] as FactSpec), owner: id },
      ]),
    );
    return {
      ...rules,
      facts: { ...rules.facts, ...mine },
      asks: (view) =>
        rules.asks(view).map((each) => (each.sealed ? { ...each, form: form(each.seat) } : each)),
      apply(position, decision, answer, referee) {
        const isSecret = decision.id.endsWith('/allocate');
        rules.apply(position, decision, isSecret ? pointsOf(answer) : answer, referee);
      },
    };
  };
  return { ...(TOY as Rulebook), bind };
}

const choice: Form = {
  kind: 'choose',
  options: ['0', '1', '2'].map((value) => ({ value, label: words('row') })),
};

describe('a secret', () => {
  it('is kept by rulebooks there are', () => {
    expect(RULEBOOKS.filter(keepsSecrets).length).toBeGreaterThan(1);
  });

  it('of another seat changes no byte and no number of messages', async () => {
    expect((await holdsSecrets(TOY as Rulebook, FEW)).faults).toEqual([]);
  });

  const forms = [
    ['report', (seat: string) => ({ kind: 'report' as const, facts: [`spies.${seat}`] }), () => ({ a: 1 })],
    ['choose', () => choice, (answer: Json) => ({ a: Number(answer) })],
  ] as const;

  it.each(PROOF ? forms : forms.slice(0, 1))('may have any form: %s', async (kind, form, pointsOf) => {
    const book = askingOtherwise(form, pointsOf);
    const held = await holdsSecrets(book, { ...FEW, pairs: PROOF ? 2 : 1 });
    expect(held.faults).toEqual([]);
    expect(held.forms).toContain(kind);
  });

  it('of whatever form would be noticed where it leaks', async () => {
    const leaking = askingOtherwise(
      () => choice,
      (answer) => ({ a: Number(answer), b: Number(answer) }),
    );
    const told: Rulebook = {
      ...leaking,
      bind: (setup) => {
        const rules = leaking.bind(setup);
        return {
          ...rules,
          apply(position, decision, answer, referee) {
            rules.apply(position, decision, answer, referee);
            if (!decision.id.endsWith('/allocate')) return;
            referee.tell?.({ to: 'all', kind: 'note', data: words('fell', { answer }), clauses: [] });
          },
        };
      },
    };
    expect((await holdsSecrets(told, FEW)).faults.join('\n')).toMatch(/\/allocate: /);
  });

  it('would be noticed by this comparison', async () => {
    const server = await house({ clock: () => NOON });
    const bound = boundOf(TOY as Rulebook);
    const [a, b] = [await seatEverybody(server, bound), await seatEverybody(server, bound)];
    await a.people['one']?.answer('one', '1/allocate', { a: 1 });
    await b.people['one']?.answer('one', '1/allocate', { a: 2 });
    expect(await bytes(a, 'two')).toEqual(await bytes(b, 'two'));
    expect(await bytes(a, 'one')).not.toEqual(await bytes(b, 'one'));
    await a.people['one']?.post('withdraw', { seat: 'one', decision: '1/allocate' });
    expect(await bytes(a, 'two')).not.toEqual(await bytes(b, 'two'));
  });

  it('stands in no log, nor does a key, whatever happens', async () => {
    const server = await house();
    const { made, anna, ben } = await table(server);
    await listen(server, { game: anna.game, key: anna.key, seat: 'one', have: 0 });
    await anna.answer('one', '1/allocate', { a: 3, secretrow: 77_777 });
    await anna.answer('one', '1/allocate', { a: 3 });
    await anna.answer('table', 'standing-0/report', {
      'weather.fair': { value: true, as: 'correction', reason: 'hush-hush' },
    });
    await ben.answer('one', 'secretdecision', 'secretanswer');
    await server.ask(`games/${made.game}/${made.creatorKey}?key=${anna.key}`, anna.key);
    await server.ask('games', made.creatorKey, { people: 'secretbody' });
    // a clock can show any digits
    const logged = server.logged.join('').replaceAll(/"time":\d+/g, '');
    expect(server.logged.length).toBeGreaterThan(8);
    expect(logged).toContain('/api/games/{id}/answers');
    for (const each of [made.creatorKey, ...made.people.map(({ key }) => key)])
      expect(logged).not.toContain(each);
    for (const word of ['77777', 'secret', 'hush', '"a":', 'allocate', 'Anna', made.game])
      expect(logged).not.toContain(word);
  });

  it('stands in no log when the rules break down, and nothing is entered', async () => {
    const broken: Rulebook = {
      ...TOY,
      bind: (setup) => ({
        ...TOY.bind(setup),
        apply(_, __, answer) {
          throw new Error(`cannot apply ${JSON.stringify(answer)}`);
        },
      }),
    };
    const server = await house({ rulebooks: [broken] });
    const { anna, ben, cleo } = await table(server);
    await anna.answer('one', '1/allocate', { a: 2 });
    await ben.answer('two', '1/allocate', { a: 1 });
    const failed = await cleo.answer('three', '1/allocate', { b: 2 });
    expect(failed).toMatchObject({ status: 500, body: { error: { clauses: [] } } });
    expect(failed.text).not.toContain('cannot apply');
    expect(server.logged.join('')).toMatch(/"error":"Error".*secrets\.test\.ts/);
    expect(server.logged.join('')).not.toContain('cannot apply');
    expect(desk(cleo.got[0] ?? failed).answered).toEqual(['one', 'two']);
    expect((await cleo.desk()).answered).toEqual(['one', 'two']);
  });
});
