import type { ReactNode } from 'react';
import type { Preview } from '../../kernel/sums/know.ts';
import { Allocate } from './allocate.tsx';
import { Choose } from './choose.tsx';
import type { FormProps } from './props.ts';
import { Questions } from './questions.tsx';
import { Roll } from './roll.tsx';

/** The one control for a decision's form. */
export function DecisionForm(
  props: FormProps & { readonly previews: readonly Preview[]; readonly typed: boolean },
): ReactNode {
  const { form } = props.decision;
  switch (form.kind) {
    case 'choose':
      return <Choose {...props} options={form.options} />;
    case 'allocate':
      return <Allocate {...props} form={form} />;
    case 'roll':
      return <Roll {...props} dice={form.dice} />;
    case 'report':
      return <Questions {...props} facts={form.facts} />;
  }
}
