import { failure, type Failure, isFailed } from '../output.ts';
import { checkPlan, type PlayablePlan, type PlanOptions } from './simulate-plan.ts';

/** What can be otherwise in the other variant: the names of options. */
const OTHERWISE = ['ruling', 'fact', 'data', 'seats', 'level', 'aims', 'history'] as const;
type Otherwise = (typeof OTHERWISE)[number];

/** The plan of the other variant: all is as in the first but what is said ('ruling=A2=cap'). */
export function plannedAgainst(
  id: string,
  options: PlanOptions,
  typed: readonly string[],
): PlayablePlan | Failure {
  let changed = options;
  // what is told of data stands in place of that of the first variant, however many files it is
  if (typed.some((each) => each.startsWith('data='))) changed = { ...changed, data: [] };
  for (const each of typed) {
    const said = saidIn(each);
    if (isFailed(said)) return said;
    changed = withOption(changed, said);
  }
  const found = checkPlan(id, changed);
  return isFailed(found) ? failure(`The other variant: ${found.failed}`) : found;
}

interface Said {
  readonly option: Otherwise;
  readonly value: string;
}

function saidIn(typed: string): Said | Failure {
  const [, name, value = ''] = /^([a-z]+)=(.+)$/s.exec(typed) ?? [];
  const option = OTHERWISE.find((each) => each === name);
  if (option) return { option, value };
  return failure(
    `--against takes what is otherwise, as ruling=NAME=CHOICE or seats=SEAT=LEVEL, not "${typed}"; there are ${OTHERWISE.join(', ')}.`,
  );
}

function withOption(options: PlanOptions, { option, value }: Said): PlanOptions {
  switch (option) {
    case 'ruling':
    case 'fact': {
      const key = value.slice(0, value.indexOf('=') + 1);
      const others = options[option].filter((each) => key === '' || !each.startsWith(key));
      return { ...options, [option]: [...others, value] };
    }
    case 'data':
      return { ...options, data: [...options.data, value] };
    case 'seats':
      // of what is said of a seat the last counts
      return { ...options, seats: options.seats === undefined ? value : `${options.seats},${value}` };
    default:
      return { ...options, [option]: value };
  }
}
