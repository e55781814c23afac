import { type ReactNode, Suspense } from 'react';
import type { View } from '../../kernel/game/position.ts';
import type { Preview } from '../../kernel/sums/know.ts';
import type { SheetResult } from '../../kernel/sums/sheet.ts';
import { later } from '../later.tsx';
import { ToldBy } from '../sheet/told-by.ts';
import { Allocate } from './allocate.tsx';
import { Choose } from './choose.tsx';
import type { FormProps } from '../answer/props.ts';
import './forms.css';

const Bid = later(async () => (await import('./bid.tsx')).Bid);
const Roll = later(async () => (await import('../roll/roll.tsx')).Roll);
const Questions = later(async () => (await import('./questions.tsx')).Questions);

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
      return form.against ? (
        <Suspense fallback={null}>
          <Bid {...props} form={form} against={form.against} />
        </Suspense>
      ) : (
        <Choose {...props} options={form.options} />
      );
    case 'allocate':
      return <Allocate {...props} form={form} />;
    case 'roll':
      return (
        <ToldBy value={props.by}>
          <Suspense fallback={null}>
            <Roll {...props} dice={form.dice} />
          </Suspense>
        </ToldBy>
      );
    case 'report':
      return (
        <Suspense fallback={null}>
          <Questions {...props} facts={form.facts} />
        </Suspense>
      );
  }
}
