import { texts } from '../../../kernel/index.ts';

export const warGameSoloTexts = texts({
  spends: {
    tries: 'Rolls: {tried}, with money: {paid}; by how each story may end, and with what others may spend.',
    nothing: 'Nothing: no roll would leave more at the end.',
    counters: 'Money against it leaves it {against}% rather than {without}%, which is worth the dollars.',
    countersNot:
      'Money against it would leave it {against}% rather than {without}%, which is not worth the dollars.',
    bidsAlone: '{dollars}: the next dollar would bring less here than it is worth.',
    bids: '{dollars}: best whatever the other side bids; the roll works in {chance}%.',
    draws:
      '{dollars}: drawn from 1 in {one}%, 2 in {two}% and 3 in {three}%, which nobody who knows it can use; the roll works in {chance}%.',
  },
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
