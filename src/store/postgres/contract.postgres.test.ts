import { DatabaseSync } from 'node:sqlite';
import { setTimeout as rest } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import { render } from '../../kernel/texts/words.ts';
import { type Database, DATABASE_WORDS } from '../database.ts';
import { ANNA, SEATING } from '../database-contract.test-helper.ts';
import { entry, HEADER } from '../entry.test-helper.ts';
import { everyContract } from '../every-contract.test-helper.ts';
import { type OthersNews, type Others, OvertakenError } from '../others.ts';
import { MIGRATIONS } from '../schema.ts';
import { tablesOf } from './move.ts';
import { openPostgres } from './open.ts';
import { STEPS_HERE } from './schema.ts';
import { startPostgres, type TestPostgres } from './server.test-helper.ts';
import { announcementOf } from '../announcement.test-helper.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

async function opened(address: string): Promise<Database & { readonly others: Others }> {
  const database = await openPostgres(address);
  if (isRefusal(database)) throw new Error(render(DATABASE_WORDS, database.refused));
  onTestFinished(() => database.close().catch(() => undefined));
  return database as Database & { readonly others: Others };
}

/** What is said where a database is not to be had. */
async function saidOf(address: string): Promise<string> {
  const database = await openPostgres(address);
  if (!isRefusal(database)) throw new Error('it was opened');
  return render(DATABASE_WORDS, database.refused);
}

everyContract('postgres', () => {
  const address = postgres.fresh();
  return async () => {
    const database = await openPostgres(await address);
    if (isRefusal(database)) throw new Error(database.refused.key);
    return database;
  };
});

describe('its tables', () => {
  it('are made once by processes that begin together, and are those of the embedded database', async () => {
    const address = await postgres.fresh();
    const all = await Promise.all([1, 2, 3, 4].map(() => opened(address)));
    await all[0]?.create('g', HEADER);
    expect(await Promise.all(all.map((each) => each.list()))).toEqual([['g'], ['g'], ['g'], ['g']]);
    const embedded = new DatabaseSync(':memory:');
    for (const step of MIGRATIONS) embedded.exec(step);
    const schema = /search_path%3D(\w+)/.exec(address)?.[1];
    for (const { name, columns } of tablesOf(embedded)) {
      const found = await postgres.query(
        `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = '${schema}' AND table_name = '${name}'`,
      );
      const ours = found
        .map((each) => String(each['name']))
        .filter((each) => !['seq', 'version'].includes(each));
      expect({ name, columns: ours.toSorted() }).toEqual({ name, columns: columns.toSorted() });
    }
    embedded.close();
  });

  it('are left alone where they are newer, or of something else', async () => {
    const newer = await postgres.fresh();
    await (await opened(newer)).close();
    const schema = /search_path%3D(\w+)/.exec(newer)?.[1];
    await postgres.query(`UPDATE ${schema}.demarche SET schema = ${STEPS_HERE + 1}`);
    expect(await saidOf(newer)).toMatch(/newer version \(schema \d+; this version knows \d+\)/);
    const other = await postgres.fresh();
    const theirs = /search_path%3D(\w+)/.exec(other)?.[1];
    await postgres.query(`CREATE TABLE ${theirs}.game (a INT)`);
    expect(await saidOf(other)).toMatch(/tables of something else; nothing was changed/);
    const [row] = await postgres.query(`SELECT to_regclass('${theirs}.demarche') AS ours`);
    expect(row).toEqual({ ours: null });
  });

  it('stand only on the disk once something is acknowledged, whatever the server is set to', async () => {
    await postgres.query(
      "CREATE ROLE hasty LOGIN SUPERUSER; ALTER ROLE hasty SET synchronous_commit = 'off'",
    );
    const address = (await postgres.fresh()).replace('//demarche@', '//hasty@');
    const database = await opened(address);
    await database.create('g', HEADER);
    const { makePool } = await import('./pool.ts');
    const pool = makePool(address);
    expect(await pool.rows('SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    await pool.close();
  });
});

describe('what is said where it is not to be had', () => {
  it('names where, and never the password', async () => {
    await postgres.query("CREATE ROLE locked LOGIN PASSWORD 'right'");
    const wrong = await saidOf(postgres.as('locked', 'hunter2'));
    expect(wrong).toMatch(/^postgres:\/\/127\.0\.0\.1:\d+\/postgres does not let us in/);
    const missing = await saidOf(postgres.as('demarche', 'hunter2').replace(/postgres$/, 'nothing'));
    expect(missing).toMatch(/There is no database at postgres:/);
    const nobody = await saidOf('postgres://me:hunter2@127.0.0.1:9/x');
    expect(nobody).toMatch(/^postgres:\/\/127\.0\.0\.1:9\/x cannot be reached \(ECONNREFUSED\)/);
    const none = await saidOf('mysql://me:hunter2@host/x');
    expect(none).toMatch(/postgres:\/\/name@machine\/database/);
    const rightless = await saidOf(postgres.as('locked', 'right'));
    expect(rightless).toMatch(/does not let us make or use our tables/);
    for (const text of [wrong, missing, nobody, none, rightless]) expect(text).not.toContain('hunter2');
  });
});

describe('a Postgres that starts anew', () => {
  it('is asked again: nothing acknowledged is lost, and what is heard is heard again', async () => {
    const address = await postgres.fresh();
    const [database, other] = [await opened(address), await opened(address)];
    await database.create('g', HEADER);
    await database.append('g', 0, entry(1));
    const heard: (OthersNews | null)[] = [];
    await database.others.begin({ news: (news) => void heard.push(news), leads: () => undefined });
    await postgres.stop();
    const asked = database.load('g');
    await postgres.start();
    expect(await asked).toMatchObject({ entries: [entry(1)] });
    await expect.poll(() => heard).toContain(null);
    expect(await other.append('g', 1, entry(2))).toEqual({ n: 2, again: false });
    await expect.poll(() => heard).toContainEqual({ kind: 'game', id: 'g' });
    await expect.poll(() => database.others.leads()).toBe(true);
  });
});

describe('several processes', () => {
  it('change nothing that another has changed since they knew it', async () => {
    const address = await postgres.fresh();
    const [one, two] = [await opened(address), await opened(address)];
    await one.found('g', HEADER, SEATING);
    const knows = async ({ others }: typeof one): Promise<boolean> => {
      const standing = await others.look('g');
      const isSame = others.isSame('g', standing);
      others.know('g', standing);
      return isSame;
    };
    for (const each of [one, two]) expect(await knows(each)).toBe(false);
    expect(await one.append('g', 0, entry(1, 'k'))).toEqual({ n: 1, again: false });
    expect([await one.others.isKnown('g'), await two.others.isKnown('g')]).toEqual([true, false]);
    // also where nobody told of it
    expect([await one.others.stale(['g']), await two.others.stale(['g', 'h'])]).toEqual([[], ['g']]);
    expect(await two.append('g', 0, entry(1, 'l'))).toMatchObject({ refused: { key: 'store.moved' } });
    expect(await two.append('g', 0, entry(1, 'k'))).toEqual({ n: 1, again: true });
    await expect(
      two.seat('g', 1, { ...ANNA, name: 'Ben', key: new Uint8Array(32) }, announcementOf()),
    ).rejects.toThrow(OvertakenError);
    await expect(two.upkeep.entitle('g', 'Monday')).rejects.toThrow(OvertakenError);
    expect(await knows(two)).toBe(true);
    expect(await two.others.after('g', 0)).toEqual({ entries: [entry(1, 'k')], times: [null] });
    await two.upkeep.entitle('g', 'Monday');
    expect(await one.seating('g')).toMatchObject({ title: 'Monday', people: [{ name: 'Anna' }] });
    expect(await knows(one)).toBe(true);
    await two.rehead('g', { ...HEADER, scenario: 'other' });
    expect(await knows(one)).toBe(false);
  });

  it('race for a number: one of them has it', async () => {
    const address = await postgres.fresh();
    const all = await Promise.all([1, 2, 3].map(() => opened(address)));
    await all[0]?.create('g', HEADER);
    for (let n = 0; n < 10; n++) {
      const come = await Promise.all(all.map((each, i) => each.append('g', n, entry(n + 1, `${n} ${i}`))));
      expect(come.filter((each) => 'n' in each)).toHaveLength(1);
    }
    const stored = await all[0]?.load('g');
    expect(stored && 'entries' in stored && stored.entries.map(({ n }) => n)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it('hear of each other, and not of themselves; one leads, and another once it is gone', async () => {
    const address = await postgres.fresh();
    const [one, two] = [await opened(address), await opened(address)];
    const heard = { one: [] as (OthersNews | null)[], two: [] as (OthersNews | null)[] };
    const led: string[] = [];
    await one.others.begin({ news: (news) => void heard.one.push(news), leads: () => void led.push('one') });
    await two.others.begin({ news: (news) => void heard.two.push(news), leads: () => void led.push('two') });
    await one.create('g', HEADER);
    await one.append('g', 0, entry(1));
    two.others.tell('g');
    await expect
      .poll(() => heard)
      .toEqual({ one: [{ kind: 'aside', id: 'g' }], two: [{ kind: 'game', id: 'g' }] });
    expect([one.others.leads(), two.others.leads()]).toEqual([true, false]);
    await one.close();
    await expect.poll(() => two.others.leads()).toBe(true);
    expect(led).toEqual(['one', 'two']);
  });

  it('hear what is said at a table, with nobody telling them', async () => {
    const address = await postgres.fresh();
    const [one, two] = [await opened(address), await opened(address)];
    const heard: (OthersNews | null)[] = [];
    await two.others.begin({ news: (news) => void heard.push(news), leads: () => undefined });
    await one.create('g', HEADER);
    const said = { at: 1, by: 'maker', name: '', seat: null, room: 'all', text: 'Good evening' } as const;
    await one.talk.say('g', said, 'maker/1');
    await expect.poll(() => heard).toEqual([{ kind: 'aside', id: 'g' }]);
  });

  it('know who looks by any of them, until it is gone', async () => {
    const address = await postgres.fresh();
    const [one, two] = [await opened(address), await opened(address)];
    for (const each of [one, two]) await each.others.begin({ news: () => undefined, leads: () => undefined });
    await one.create('g', HEADER);
    await one.others.present.come('g', 0);
    await two.others.present.come('g', 0);
    await two.others.present.come('g', 1);
    await one.others.present.turn('g', 0, true);
    expect(await one.others.present.of('g')).toEqual(
      new Map([
        [0, true],
        [1, false],
      ]),
    );
    await two.others.present.gone('g', 1);
    expect(await one.others.present.of('g')).toEqual(new Map([[0, true]]));
    await two.close();
    await one.others.present.gone('g', 0);
    expect(await one.others.present.of('g')).toEqual(new Map());
  });

  it('do one after the other what one alone may do under a name', async () => {
    const address = await postgres.fresh();
    const all = await Promise.all([1, 2].map(() => opened(address)));
    let [now, most] = [0, 0];
    const act = async (): Promise<void> => {
      most = Math.max(most, ++now);
      await rest(20);
      now--;
    };
    await Promise.all([...all, ...all].map((each) => each.others.alone('x', act)));
    expect(most).toBe(1);
  });
});
