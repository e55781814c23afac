import { describe, expect, it } from 'vitest';
import {
  around,
  besideCard,
  boxOf,
  isSeen,
  openingOn,
  panned,
  seenAt,
  showing,
  wholeOf,
  within,
  zoomed,
} from './camera.ts';

const MAP = { width: 1400, height: 660 };
const PANE = { width: 700, height: 660 };

describe('where a map opens', () => {
  it('is on what is asked, as large as it fits, and the pane is filled', () => {
    const box = { left: 700, top: 100, right: 1000, bottom: 300 };
    const camera = openingOn(MAP, PANE, box);
    expect(camera).toMatchObject({ x: 850, y: 200 });
    for (const [x, y] of [
      [box.left, box.top],
      [box.right, box.bottom],
    ] as const) {
      const at = seenAt({ x, y }, camera, PANE);
      expect(at.x >= 0 && at.x <= PANE.width && at.y >= 0 && at.y <= PANE.height).toBe(true);
    }
    expect(camera.k).toBeGreaterThan(1);
  });

  it('shows a small land among its neighbours', () => {
    const { k } = openingOn(MAP, PANE, { left: 700, top: 200, right: 704, bottom: 204 });
    expect(PANE.width / k).toBeGreaterThan(250);
  });

  it('is where one looked last, where not all that is asked can be seen', () => {
    const all = { left: 0, top: 0, right: 1400, bottom: 660 };
    expect(openingOn(MAP, PANE, all, { x: 900, y: 300 })).toEqual({ x: 900, y: 330, k: 1 });
    expect(openingOn(MAP, PANE, null)).toEqual({ x: 700, y: 330, k: 1 });
  });
});

it('keeps what lies under the pointer there when it is drawn larger', () => {
  const camera = { x: 700, y: 330, k: 1 };
  const at = { x: 100, y: 500 };
  const under = { x: camera.x + (at.x - 350) / camera.k, y: camera.y + (at.y - 330) / camera.k };
  expect(seenAt(under, zoomed(camera, 2, PANE, at), PANE)).toEqual(at);
  expect(panned(camera, 50, 0).x).toBe(650);
});

it('neither leaves the map nor goes too close', () => {
  expect(within({ x: -5000, y: 330, k: 1 }, MAP, PANE).x).toBeCloseTo(-105);
  expect(within({ x: 700, y: 330, k: 0.01 }, MAP, PANE)).toEqual(wholeOf(MAP, PANE));
  expect(within({ x: 700, y: 330, k: 1000 }, MAP, PANE).k).toBe(7);
});

it('moves no more than it needs for a place to be in sight', () => {
  const camera = { x: 700, y: 330, k: 1 };
  expect(showing({ x: 700, y: 300 }, camera, PANE)).toEqual(camera);
  expect(seenAt({ x: 1300, y: 300 }, showing({ x: 1300, y: 300 }, camera, PANE), PANE).x).toBe(652);
});

it('moves a place out from under a card, to the side with more room, or above it', () => {
  const camera = { x: 700, y: 330, k: 1 };
  const seen = (card: Parameters<typeof besideCard>[3], x: number) =>
    seenAt({ x, y: 330 }, besideCard({ x, y: 330 }, camera, PANE, card), PANE);
  const right = { left: 400, top: 0, right: 690, bottom: 600 };
  expect(seen(right, 600).x).toBe(250);
  expect(seen(right, 900).x).toBe(200);
  expect(seen({ left: 10, top: 0, right: 300, bottom: 600 }, 400).x).toBe(500);
  expect(seen({ left: 0, top: 300, right: 700, bottom: 660 }, 700).y).toBe(150);
});

it('takes the largest piece of a place, and a little about a point', () => {
  expect(boxOf({ d: 'M0,0L2,0L2,2ZM10,10L30,10L30,40Z', x: 20, y: 20 })).toEqual({
    left: 10,
    top: 10,
    right: 30,
    bottom: 40,
  });
  expect(boxOf({ x: 20, y: 20 })).toMatchObject({ left: 11, right: 29 });
  expect(around([])).toBeNull();
});

it('knows whether a pane shows all of a box', () => {
  const pane = { width: 200, height: 100 };
  const camera = { x: 50, y: 50, k: 2 };
  expect(isSeen({ left: 0, top: 25, right: 100, bottom: 75 }, camera, pane)).toBe(true);
  expect(isSeen({ left: -1, top: 25, right: 100, bottom: 75 }, camera, pane)).toBe(false);
  expect(isSeen({ left: 0, top: 25, right: 100, bottom: 76 }, camera, pane)).toBe(false);
});
