import { texts } from '../../../kernel/texts/texts.ts';

export const stormSoloTexts = texts({
  stand: {
    none: 'no flags',
    flags: '{flags}',
    conquered: 'conquered by {power}',
  },
});
