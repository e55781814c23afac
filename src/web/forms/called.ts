import { own } from '../../kernel/json.ts';
import { useBook } from '../book.tsx';
import { capital } from '../texts.ts';
import type { RowsProps } from '../answer/props.ts';

/** What a part of the rows' ids is called in a form. */
export function useCalled({ called = {} }: RowsProps['form']): (id: string) => string {
  const { say, name } = useBook();
  return (id) => {
    const said = own(called, id);
    return capital(said ? say(said) : name(id));
  };
}
