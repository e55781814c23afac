import { type AllocateForm, isCounted } from '../../kernel/forms/form.ts';
import { isPick } from '../../kernel/forms/room.ts';
import type { Prospect } from '../../kernel/sums/prospect.ts';

/** Whether a prospect stands in the table below a form: in fields among fields there is no room for what is said later, either. */
export function isBelow({ lead }: Prospect, form: AllocateForm): boolean {
  return isCounted(lead) || (lead.later !== undefined && !isPick(form));
}
