import { type ElementType, Fragment, type ReactNode } from 'react';

/** A line of a grid: what it is called, and what it is drawn with. */
export interface GridLine {
  readonly id: string;
  readonly name?: ReactNode;
  readonly attributes?: object;
}

/** A column: fields to fill in, a number that a press gives, or what is only said, each as it stands at a line. */
export interface GridColumn<L> {
  readonly id: string;
  mark(line: L): ReactNode;
}

/** The frames of the whole, of a group, of a line and of its name. */
type Look = readonly [
  whole: ElementType,
  group: ElementType,
  line: ElementType,
  name: ElementType,
  named: object,
];

/** A grid as a table, as cells in lines, as a list. */
const LOOKS = {
  table: ['table', 'tbody', 'tr', 'th', { scope: 'row' }],
  cells: ['div', Fragment, 'div', 'div', { className: 'cell-name' }],
  list: ['ul', Fragment, 'li', Fragment, {}],
} as const satisfies Record<string, Look>;

interface GridProps<L> {
  readonly look: keyof typeof LOOKS;
  /** What the whole is drawn with: its class, its role, its keys. */
  readonly attributes: object;
  readonly head?: ReactNode;
  /** Lines that belong together, under a head where they have one. */
  readonly groups: readonly { readonly head?: ReactNode; readonly lines: readonly L[] }[];
  readonly columns: readonly GridColumn<L>[];
}

/** Lines, columns, and what stands where they meet. */
export function Grid<L extends GridLine>({
  look,
  attributes,
  head,
  groups,
  columns,
}: GridProps<L>): ReactNode {
  const [Whole, Group, Line, Name, named]: Look = LOOKS[look];
  return (
    <Whole {...attributes}>
      {head}
      {groups.map((group, i) => (
        <Group key={i}>
          {group.head}
          {group.lines.map((line) => (
            <Line key={line.id} {...line.attributes}>
              <Name {...named}>{line.name}</Name>
              {columns.map((column) => (
                <Fragment key={column.id}>{column.mark(line)}</Fragment>
              ))}
            </Line>
          ))}
        </Group>
      ))}
    </Whole>
  );
}
