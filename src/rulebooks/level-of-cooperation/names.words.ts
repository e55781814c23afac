import { texts } from '../../kernel/index.ts';

/** What is called what. */
export const cooperationNameTexts = texts({
  name: {
    usa: 'United States',
    uk: 'United Kingdom',
    ussr: 'Soviet Union',
    japan: 'Japan',
    italy: 'Italy',
    germany: 'Germany',
    nobody: 'nobody',
    allies: 'the Allies',
    axis: 'the Axis',
  },
});
