import type { ReactNode, RefObject } from 'react';
import type { DataFault } from '../../kernel/rulebook.ts';
import type { Path } from './draft.ts';
import { writeTexts } from './texts.ts';
import { isStray, titlesAt } from './titles.ts';
import { elementAt, useWriting } from './writing.ts';

/** All that is missing or wrong, and the way to where it is mended. */
export function Mend({ heading }: { readonly heading: RefObject<HTMLHeadingElement | null> }): ReactNode {
  const { faults } = useWriting();
  if (faults.length === 0) return null;
  return (
    <section className="trouble mend">
      <h2 ref={heading} tabIndex={-1}>
        {writeTexts.mend}
      </h2>
      <ul>
        {faults.map((each) => (
          <li key={`${each.path.join('.')} ${each.fault}`}>
            <Fault {...each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A fault in words; what the form has no control for can only be left out. */
function Fault({ path, fault }: DataFault): ReactNode {
  const { form, document, set } = useWriting();
  const titles = titlesAt(form.body, path, document);
  const text = `${titles?.join(', ') ?? path.join('.')} ${fault}.`;
  if (isStray(form.body, path, document))
    return (
      <>
        {text}{' '}
        <button type="button" className="link" onClick={() => set(path, undefined)}>
          {writeTexts.stray}
        </button>
      </>
    );
  return (
    <button type="button" className="link" onClick={() => showPlace(path)}>
      {text}
    </button>
  );
}

/** Move to the control of a place, ready to be typed anew, or to the nearest one around it. */
function showPlace(path: Path): void {
  const place = path.map((_, i) => elementAt(path.slice(0, i + 1))).findLast((element) => element !== null);
  place?.scrollIntoView({ block: 'center' });
  place?.focus();
  if (place instanceof HTMLInputElement) place.select();
}
