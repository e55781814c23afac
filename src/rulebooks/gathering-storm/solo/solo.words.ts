import { texts } from '../../../kernel/index.ts';

export const stormSoloTexts = texts({
  stand: {
    none: 'no flags',
    flags: '{flags}',
    conquered: 'conquered by {power}',
  },
});
