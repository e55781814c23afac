import { texts } from '../../../kernel/index.ts';

/** The texts of 24.3-anti-comintern.ts. */
export const antiCominternTexts = texts({
  row: {
    antiComintern: 'the anti-Comintern counter in {target}',
  },
  bar: {
    oneAntiComintern: 'The Axis has one anti-Comintern counter.',
    pact: 'Under the Nazi-Soviet Pact the anti-Comintern counter is not placed.',
    antiComintern: 'This pack does not let the anti-Comintern counter be placed there.',
  },
});
