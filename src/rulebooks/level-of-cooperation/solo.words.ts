import { texts } from '../../kernel/texts/texts.ts';

export const say = texts({
  place: {
    income: 'Income of {neutral}',
  },
  stand: {
    level: '{level}',
    controlled: '{level}, {nation}',
    taken: 'taken by {nation}',
    pays: 'pays {nation}',
    paysNobody: 'pays nobody',
  },
});
