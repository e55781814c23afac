import type { AllocateForm } from '../../kernel/forms/form.ts';
import { isPick } from '../../kernel/forms/room.ts';
import type { Prospect } from '../../kernel/sums/prospect.ts';
import { isTabled } from './figure.tsx';

/** Whether a prospect stands in the table below a form: in fields among fields there is no room for what is said later, either. */
export function isBelow(prospect: Prospect, form: AllocateForm): boolean {
  return isTabled(prospect) || (prospect.lead.later !== undefined && !isPick(form));
}
