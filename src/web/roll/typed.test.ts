import { expect, it } from 'vitest';
import { facesTyped } from './typed.ts';

it.each([
  ['4', [4]],
  ['4 13', [4, 13]],
  ['\uFF14', [4]],
  ['\uFF11\uFF13\u3000\uFF12\uFF0C5', [13, 2, 5]],
  ['', [undefined]],
  ['x', [undefined]],
])('reads what is typed for dice: %j', (typed, faces) => {
  expect(facesTyped(typed)).toEqual(faces);
});
