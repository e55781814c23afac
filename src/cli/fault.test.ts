import { describe, expect, it, vi } from 'vitest';
import { run } from './run.test-helper.ts';

vi.mock('./vocabulary/vocabulary.ts', async (original) => ({
  ...(await original<object>()),
  rulebooks: () => {
    throw new Error('a screw is loose');
  },
}));

describe('a fault of our own', () => {
  it('ends with 3 and one sentence', async () => {
    const { code, out, err } = await run('rulebooks');
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toBe("This is a fault of Demarche's own, not of your input: a screw is loose\n");
  });

  it('is JSON with --json', async () => {
    const { code, out, err } = await run('rulebooks', '--json');
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(JSON.parse(err)).toMatchObject({ error: { message: expect.stringContaining('screw') } });
  });

  it('shows where only when that is asked for', async () => {
    vi.stubEnv('DEMARCHE_DEBUG', '1');
    expect((await run('rulebooks')).err).toContain('fault.test.ts');
    vi.unstubAllEnvs();
  });
});
