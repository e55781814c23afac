import type { ReactNode } from 'react';
import { OneField, FlagField, SeveralField } from './choice.tsx';
import { ConditionField } from './condition.tsx';
import { NumberFactField } from './fact-name.tsx';
import { FactsField } from './facts.tsx';
import { GroupFields } from './group.tsx';
import { ListField } from './list.tsx';
import { MapField } from './map.tsx';
import { NumberField } from './number.tsx';
import { IdsField, TextField } from './text.tsx';
import type { Asked } from '../writing.ts';

/** The controls of one part of a file, by its kind: each draws what stands at its place, and edits it. */
export function PartField(asked: Asked): ReactNode {
  const { part } = asked;
  switch (part.kind) {
    case 'text':
      return <TextField {...asked} part={part} />;
    case 'flag':
      return <FlagField {...asked} part={part} />;
    case 'whole':
      return <NumberField {...asked} part={part} />;
    case 'one':
      return <OneField {...asked} of={part.of} otherwise={part.otherwise} />;
    case 'several':
      return <SeveralField {...asked} part={part} />;
    case 'ids':
      return <IdsField {...asked} part={part} />;
    case 'map':
      return <MapField {...asked} part={part} Inner={PartField} />;
    case 'list':
      return <ListField {...asked} part={part} Inner={PartField} />;
    case 'group':
      return <GroupFields {...asked} part={part} Inner={PartField} />;
    case 'number-fact':
      return <NumberFactField {...asked} part={part} />;
    case 'condition':
      return <ConditionField {...asked} part={part} />;
    case 'facts':
      return <FactsField {...asked} part={part} />;
  }
}
