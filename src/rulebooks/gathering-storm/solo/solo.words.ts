import { texts } from '../../../kernel/texts/texts.ts';

export const say = texts({
  stand: {
    none: 'no flags',
    flags: '{flags}',
    conquered: 'conquered by {power}',
  },
});
