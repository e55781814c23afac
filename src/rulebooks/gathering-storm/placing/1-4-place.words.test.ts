import { expect, it } from 'vitest';
import { render } from '../../../kernel/kit/front.test-helper.ts';
import { gatheringStorm } from '../index.ts';
import { placeTexts } from './1-4-place.words.ts';

it.each([
  ['allies', 'The Allies turn up Our card.'],
  ['axis', 'The Axis turns up Our card.'],
  ['britain', 'Britain turns up Our card.'],
])('says in the right number that %s shows an event', (seat, text) => {
  expect(render(gatheringStorm.words, placeTexts.told.event({ seat, event: 'Our card' }))).toBe(text);
});
