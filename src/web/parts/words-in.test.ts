import { expect, it } from 'vitest';
import { wordsIn } from './words-in.ts';

const GLOSSARY = { BRP: 'money', 'hex control': 'who has it', 'U.S.': 'a power', 'dipl.': 'a counter' };

it('finds the words of a glossary in a text: one or several, and no part of another word', () => {
  expect(wordsIn('10 BRPs of the U.S.', GLOSSARY)).toEqual(['BRP', 'U.S.']);
  expect(wordsIn('Hex control; G dipl.', GLOSSARY)).toEqual(['hex control', 'dipl.']);
  expect(wordsIn('XBRP, BRPX and brp', GLOSSARY)).toEqual([]);
});
