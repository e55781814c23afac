import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Json } from '../../kernel/json.ts';
import type { DataFault } from '../../kernel/rulebook.ts';
import { begun, type Draft, edited } from './draft.ts';
import { shownOf } from './faults.ts';
import type { Ground } from './ground.ts';
import { writeTexts } from './texts.ts';
import type { Writing } from './writing.ts';

interface Drafting {
  readonly draft: Draft;
  /** All that is wrong with it. */
  readonly faults: readonly DataFault[];
  readonly writing: Writing;
  /** Begin anew; `all`: what is wrong is shown at once. */
  begin(document: Json, all: boolean): void;
  showAll(): void;
  /** What is written now is kept elsewhere. */
  keep(): void;
  /** Nothing is lost, or the person agrees to lose it. */
  mayReplace(): boolean;
}

/** A draft on its ground, read by the rulebook at each change. */
export function useDraft({ form, otherwise, faultsOf }: Ground, given: Json | null, all: boolean): Drafting {
  const [draft, setDraft] = useState(() => begun(given ?? form.begins[0]?.document ?? {}, all));
  const { document, kept } = draft;
  const faults = useMemo(() => faultsOf(document), [faultsOf, document]);
  const lines = useDeferredValue(document);
  const nameable = useMemo(() => form.nameable?.(lines) ?? {}, [form, lines]);
  useWarning(document !== kept);
  return {
    draft,
    faults,
    writing: {
      form,
      document,
      nameable,
      otherwise,
      faults: shownOf(faults, draft),
      set: (path, value) => setDraft((before) => edited(before, path, value)),
    },
    begin: (now, shown) => setDraft(begun(now, shown)),
    showAll: () => setDraft((before) => ({ ...before, all: true })),
    keep: () => setDraft((before) => ({ ...before, kept: document })),
    mayReplace: () => document === kept || window.confirm(writeTexts.over),
  };
}

/** While something can be lost, the browser asks before it leaves. */
function useWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const warn = (event: Event): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}
