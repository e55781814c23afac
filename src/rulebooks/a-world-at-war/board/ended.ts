import { type board, texts, type Words } from '../../../kernel/index.ts';
import { POWER_IDS } from '../powers.ts';
import { standingOf } from '../starts/standing.ts';
import { type Books, type Open, type Season, SEASONS } from '../state.ts';
import { resultNamed } from '../tables/results.ts';
import { MINORS } from '../tables/targets.ts';
import { worldSequenceTexts } from '../turn/sequence.words.ts';
import { type Fallible, fallOf } from '../war/falls.ts';

/** Who stands where as it is over: which powers have surrendered and when, and which countries are with each. */
export function standing({ plan }: Books, open: Open): board.TablePanel {
  const powers: readonly Fallible[] = [
    ...(plan.europe ? POWER_IDS : []),
    ...(plan.european ? [] : ['japan' as const]),
  ];
  const rows = powers.map((power) => [power, howItStands(open, power), withIt(open, power)]);
  const { title, power, how, countries } = endedTexts.standing;
  return { kind: 'table', title: title(), columns: [power(), how(), countries()], rows };
}

function howItStands(open: Open, power: Fallible): Words {
  const { now, since, year } = fallOf(open, power);
  if (now !== true) return endedTexts.standing.stands();
  const [inYear, season] = since?.split('/') ?? [];
  if (inYear !== undefined && isSeason(season))
    return endedTexts.standing.fell({ turn: worldSequenceTexts.turn[season](), year: inYear });
  return year ? endedTexts.standing.fellIn({ year }) : endedTexts.standing.fallen();
}

const isSeason = (text: string | undefined): text is Season => (SEASONS as readonly unknown[]).includes(text);

/** The countries that have come to a power by a result in effect (49.51). */
function withIt(open: Open, power: Fallible): board.Cell {
  const parts = MINORS.flatMap((target) => {
    const found = standingOf(open, target);
    return found?.power === power
      ? [endedTexts.standing.country({ target, result: resultNamed(found.result) })]
      : [];
  });
  return parts.length === 0 ? '' : endedTexts.standing.list({ parts });
}

export const endedTexts = texts({
  standing: {
    title: 'Who stands where',
    power: 'power',
    how: 'how it stands',
    countries: 'countries that came to it',
    stands: 'stands',
    fell: 'surrendered, {turn} {year}',
    fellIn: 'surrendered, {year}',
    fallen: 'surrendered',
    country: '{target} ({result})',
    list: '{parts}',
  },
});
