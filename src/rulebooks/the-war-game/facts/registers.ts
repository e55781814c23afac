import type { FactValue, frame } from '../../../kernel/index.ts';
import type { WarGameGround } from '../state.ts';

/** A family whose facts stand in a register of the state alone; what the table says of one, it may take back. */
type Registered<Of extends readonly string[]> = Omit<frame.Family<WarGameGround, Of>, 'read'> & {
  read(...of: Parameters<NonNullable<frame.Family<WarGameGround, Of>['read']>>): FactValue | undefined;
} & Required<Pick<frame.Family<WarGameGround, Of>, 'write'>>;

/** What stands in a register alone: told unknown, it is offered as it was when it is asked again. */
export function inRegister<const Of extends readonly string[]>(
  made: Registered<Of>,
): frame.Family<WarGameGround, Of> {
  return {
    ...made,
    registered: true,
    last: ({ open }, ...of) => open.was[made.key(...of)],
    write(position, report, ...of) {
      const { open } = position;
      const key = made.key(...of);
      const before = made.read({ seat: null, open }, ...of);
      const { [key]: _, ...others } = open.was;
      if (report?.as !== 'unknown') open.was = others;
      else if (before !== undefined) open.was = { ...others, [key]: before };
      made.write(position, report, ...of);
    },
  };
}
