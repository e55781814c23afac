import type { Matrix } from './allocation.ts';

/** Lines that share columns. */
export interface Block {
  readonly lines: readonly string[];
  readonly columns: readonly string[];
}

/** A matrix in the blocks that have no column in common, in the order of their first lines: one where all hangs together. */
export function blocksOf({
  lines,
  columns,
  cell,
}: Pick<Matrix, 'lines' | 'columns' | 'cell'>): readonly Block[] {
  return lines.reduce<readonly Block[]>((blocks, line) => {
    const own = columns.filter((column) => cell(line, column) !== undefined);
    const isMet = (block: Block): boolean => block.columns.some((column) => own.includes(column));
    const [met, apart] = [blocks.filter(isMet), blocks.filter((block) => !isMet(block))];
    const all = new Set([...met.flatMap((block) => block.columns), ...own]);
    const one = {
      lines: [...met.flatMap((block) => block.lines), line],
      columns: columns.filter((column) => all.has(column)),
    };
    const at = met[0] ? blocks.indexOf(met[0]) : apart.length;
    return [...apart.slice(0, at), one, ...apart.slice(at)];
  }, []);
}
