import { expect, it, vi } from 'vitest';
import type { Channel } from '../server/local/index.ts';
import { sayBuild } from './builds.ts';

/** Ends of one channel, each of which hears all that the others say. */
function ends(): () => Channel {
  const all: Parameters<Channel['addEventListener']>[1][] = [];
  return () => {
    let mine: (typeof all)[number] | undefined;
    return {
      postMessage: (data) => all.forEach((hear) => hear !== mine && hear({ data })),
      addEventListener: (_, hear) => void all.push((mine = hear)),
      close: () => undefined,
    };
  };
}

it('tells tabs of an older build, whichever was there first, and no others', () => {
  const end = ends();
  const tab = (build: string) => {
    const older = vi.fn<() => void>();
    sayBuild(end(), build, older);
    return older;
  };
  const [MAY, JUNE, JULY] = ['05', '06', '07'].map((month) => `2026-${month}-01T00:00:00.000Z`) as [
    string,
    string,
    string,
  ];
  const [june, same] = [tab(JUNE), tab(JUNE)];
  expect([june, same].map((each) => each.mock.calls.length)).toEqual([0, 0]);
  const may = tab(MAY);
  expect(may).toHaveBeenCalled();
  expect(june).not.toHaveBeenCalled();
  const july = tab(JULY);
  expect([june, same].map((each) => each.mock.calls.length)).toEqual([1, 1]);
  expect(july).not.toHaveBeenCalled();
});
