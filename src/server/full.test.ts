import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { desk, house, refusalText, table } from './house.test-helper.ts';

// A disk that is full.

const report = (value: boolean, n: number) => ({
  seat: 'table',
  decision: `standing-${n}/report`,
  answer: { 'weather.fair': { value, as: 'change' } },
});

it('is named as such, with nothing changed, and play goes on once there is room', async () => {
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  const server = await house();
  const db = exec.mock.contexts[0] as DatabaseSync;
  exec.mockRestore();
  const { anna } = await table(server);
  const pages = Number(db.prepare('PRAGMA page_count').get()?.['page_count']);
  db.exec(`PRAGMA max_page_count = ${pages}`);
  let n = 0;
  let heard = await anna.post('answers', { ...report(true, n), request: `f${n}` });
  while (heard.status === 200 && n < 500) {
    n++;
    heard = await anna.post('answers', { ...report(n % 2 === 0, n), request: `f${n}` });
  }
  expect([heard.status, refusalText(heard)]).toEqual([
    507,
    expect.stringMatching(/^The disk of this server is full: nothing was changed\./),
  ]);
  expect((await anna.desk()).lines).toHaveLength(n);
  expect(server.logged.join('')).toContain('fault');
  db.exec('PRAGMA max_page_count = 1000000');
  const again = await anna.post('answers', { ...report(n % 2 === 0, n), request: `f${n}` });
  expect(desk(again).lines).toHaveLength(n + 1);
});

it.each([
  ['a Postgres', '53100'],
  ['the system', 'ENOSPC'],
])('is named as such where %s says it', async (_, code) => {
  const server = await house({
    odd: (database) => ({
      ...database,
      append: () => Promise.reject(Object.assign(new Error('could not extend file'), { code })),
    }),
  });
  const { anna } = await table(server);
  const heard = await anna.post('answers', report(true, 0));
  expect([heard.status, refusalText(heard)]).toEqual([507, expect.stringMatching(/^The disk .* is full/)]);
});

it('is told apart from one that cannot be written, and from what is damaged', async () => {
  let errcode = 8;
  const server = await house({
    odd: (database) => ({
      ...database,
      append: () => Promise.reject(Object.assign(new Error('no'), { errcode })),
    }),
  });
  const { anna } = await table(server);
  const said = [];
  for (errcode of [8, 10, 11, 1]) {
    const heard = await anna.post('answers', report(true, 0));
    said.push([heard.status, refusalText(heard).split(' ').slice(0, 3).join(' ')]);
  }
  expect(said).toEqual([
    [500, 'The disk cannot'],
    [500, 'The disk cannot'],
    [500, 'What the disk'],
    [500, 'The server made'],
  ]);
});
