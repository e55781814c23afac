import type { Form, Option } from '../../kernel/forms/form.ts';
import type { Json } from '../../kernel/json.ts';
import { failure, type Failure } from '../output.ts';
import { namesMeant, several } from './naming.ts';
import { parseRows } from './parse-rows.ts';

function parseChoice(options: readonly Option[], line: string): { value: Json } | Failure {
  const all = options.map(({ value, barred }) => ({ id: value, barred }));
  const meant = namesMeant(all, line);
  return meant.length > 1 ? several(line, meant) : { value: meant[0]?.id ?? line };
}

/** What a person typed as an answer to a form; whether it is legal, the form says. */
export function parseAnswer(form: Form, line: string): { value: Json } | Failure {
  switch (form.kind) {
    case 'choose':
      return parseChoice(form.options, line);
    case 'allocate':
      return parseRows(form, line);
    case 'roll': {
      // digits of a keyboard for other letters, too
      const faces = line
        .normalize('NFKC')
        .split(/[\s,]+/)
        .filter((each) => each !== '')
        .map(Number);
      return faces.length === form.dice.length && faces.every(Number.isInteger)
        ? { value: faces }
        : failure(`Type ${facesOf(form.dice)}.`);
    }
    case 'report':
      return failure('Facts are asked one by one.');
  }
}

/** What fell, as it is typed: "the face that fell, such as 3". */
export function facesOf(dice: readonly number[]): string {
  if (dice.length === 1) return 'the face that fell, such as 3';
  return `the ${dice.length} faces that fell, such as ${dice.map((_, i) => 3 + (i % 3)).join(' ')}`;
}

/** Whether a line says yes. */
export function isYes(line: string): boolean {
  return /^y(es)?$/i.test(line);
}
