import { type ReactNode, Suspense } from 'react';
import type { View } from '../../kernel/game/position.ts';
import type { Preview } from '../../kernel/sums/know.ts';
import type { SheetResult } from '../../kernel/sums/sheet.ts';
import { later } from '../later.tsx';
import { Allocate } from './allocate.tsx';
import { Choose } from './choose.tsx';
import type { FormProps } from './props.ts';
import { Questions } from './questions.tsx';

const Roll = later(async () => (await import('../roll/roll.tsx')).Roll);

interface DecisionFormProps extends FormProps {
  readonly previews: readonly Preview[];
  readonly typed: boolean;
  readonly view: View;
  /** The seats of the person here. */
  readonly mine: readonly string[];
  /** The roll that has fallen, where its result is taken, or a lesser one. */
  readonly fell?: SheetResult | undefined;
}

/** The one control for a decision's form. */
export function DecisionForm(props: DecisionFormProps): ReactNode {
  const { form } = props.decision;
  switch (form.kind) {
    case 'choose':
      return <Choose {...props} options={form.options} />;
    case 'allocate':
      return <Allocate {...props} form={form} />;
    case 'roll':
      return (
        <Suspense fallback={null}>
          <Roll {...props} dice={form.dice} />
        </Suspense>
      );
    case 'report':
      return <Questions {...props} facts={form.facts} />;
  }
}
