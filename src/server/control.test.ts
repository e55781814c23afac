import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { isRefusal } from '../kernel/clause.ts';
import { openDatabase } from '../store/open.ts';
import { CONTROL_FILE, startControl } from './control.ts';
import { folder } from './house.test-helper.ts';

const listening = (): number =>
  process.getActiveResourcesInfo().filter((each) => each === 'TCPServerWrap').length;

it('does not go on listening where it cannot say that it does', async () => {
  const at = folder();
  mkdirSync(join(at, CONTROL_FILE));
  const database = openDatabase(join(at, 'db'));
  if (isRefusal(database)) throw new Error(database.refused.key);
  const before = listening();
  await expect(startControl(at, () => null)).rejects.toThrow(CONTROL_FILE);
  await vi.waitFor(() => expect(listening()).toBe(before));
  await database.close();
});
