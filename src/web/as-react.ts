import { options } from 'preact';

// Preact does two things otherwise than React, on which this page is built.

/** What effects do is done before anything else is pressed: the focus is where the next key goes. */
options.requestAnimationFrame = queueMicrotask;

/** What was last said of a field: what it holds, or whether it is checked. */
interface Said {
  readonly value?: unknown;
  readonly checked?: boolean;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const saidOf = new WeakMap<Element, Said>();
const { diffed, event: heard } = options;

options.diffed = (vnode) => {
  const { __e: element } = vnode as { readonly __e?: Element | null };
  if (isField(element)) saidOf.set(element, vnode.props as Said);
  diffed?.(vnode);
};

/** A field shows what is said of it, whatever was typed or pressed: Preact sees to that only where it draws anew. */
options.event = (event) => {
  const { type, currentTarget } = event as Event;
  if ((type === 'input' || type === 'change') && isField(currentTarget))
    queueMicrotask(() => queueMicrotask(() => restore(currentTarget)));
  return heard ? heard(event) : event;
};

function isField(of: unknown): of is Field {
  return (
    of instanceof HTMLInputElement || of instanceof HTMLSelectElement || of instanceof HTMLTextAreaElement
  );
}

function restore(field: Field): void {
  setTo(field);
  // pressing one of several has let go of another
  if (field.type !== 'radio' || field.name === '') return;
  for (const other of document.querySelectorAll<HTMLInputElement>(
    `input[type=radio][name=${CSS.escape(field.name)}]`,
  ))
    if (other.form === field.form) setTo(other);
}

function setTo(field: Field): void {
  const { value, checked } = saidOf.get(field) ?? {};
  if (checked !== undefined) (field as HTMLInputElement).checked = checked;
  else if (value !== undefined && field.value !== String(value)) field.value = String(value);
}
