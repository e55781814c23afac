import { texts } from '../../../kernel/texts/texts.ts';

export const say = texts({
  stand: {
    neutral: 'neutral',
    marks: '{marks}',
    mark: {
      friendly: 'Friendly to {nation}',
      economic: 'Economic to {nation}',
      sworn: 'Sworn to {nation}',
      total: 'under {nation}',
    },
  },
});
