import { expect, it } from 'vitest';
import { toy } from '../../kernel/kit/toy.test-helper.ts';
import { PANEL_WORDS, PANELS } from '../../kernel/board/panel.test-helper.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { boardText } from './panels.ts';

const rulebook: Rulebook = { ...(toy() as Rulebook), words: PANEL_WORDS };

it('draws every kind of panel as text', () => {
  expect(boardText(rulebook, PANELS).split('\n')).toEqual([
    'When',
    '  Years:  1939 > [1940 (late)] > 1941',
    '',
    'Levels',
    '  From -2 West to +2 East:',
    '  * North  X.|..  -2       held by the West',
    '    South  ..==o  0 to +1  +2 from spring on',
    '    Isle   ..|..  ?',
    '  At -1, +1: they talk [7]',
    '  * near by',
    '',
    'The land',
    '  North  W (2)  held by the West',
    '  Else: >South',
    '  (n) your own',
    '  > play is here',
    '',
    'Due',
    '  [ ] Pay: Ann, in spring, needs money [8]',
    '  [x] Sign',
    '',
    'Points',
    '  side   has',
    '  North  3',
    '  South  ?',
  ]);
});
