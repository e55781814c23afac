import { expect, it } from 'vitest';
import { linkTexts } from '../maker/link-texts.ts';
import { ownTexts } from '../own/texts.ts';
import { rollTexts } from './texts.ts';

it('ends a sentence with one stop where a seat is called by its initials', () => {
  const said = [
    rollTexts.theirs('U.S.S.R.'),
    rollTexts.theirsAlone('U.S.S.R.'),
    rollTexts.theirsUntil('U.S.S.R.', 'noon'),
    ownTexts.invited('Ben', ['U.S.S.R.']),
    linkTexts.handedText('Ben', 'Thursday', ['U.S.S.R.'], '#'),
  ];
  expect(said.filter((text) => text.includes('..'))).toEqual([]);
});
