import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('names an old Node in one sentence, before any check is run', () => {
  const tool = JSON.stringify(join(import.meta.dirname, 'check.mjs'));
  const old = `Object.defineProperty(process, 'versions', { value: { node: '24.10.0' } }); await import(${tool});`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', old], {
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^[^\n]* need Node 24\.11 or newer; this is 24\.10\.0\.[^\n]*\n$/);
});
