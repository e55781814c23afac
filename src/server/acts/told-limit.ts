import { isRecord, type Json } from '../../kernel/json.ts';
import { denial, type Denial, SAYS } from '../denied.ts';

/** So many facts are told unasked, or corrected, in one report: each past sum that reads one is worked out again. */
const MOST_TOLD = 40;

/** Why a report tells too much at once; null where it does not. */
export function tooMuch({
  decision = '',
  answer,
}: {
  readonly decision?: string;
  readonly answer?: Json | undefined;
}): Denial | null {
  const told = isRecord(answer) ? Object.values(answer) : [];
  const corrected = told.filter((each) => isRecord(each) && each['as'] === 'correction');
  const all = decision.startsWith('standing-') ? told : corrected;
  return all.length > MOST_TOLD ? denial(413, SAYS.manyFacts.replace('{most}', String(MOST_TOLD))) : null;
}
