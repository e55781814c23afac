import { type ReactNode, useState } from 'react';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';
import { deskTexts } from '../texts.ts';
import { useWantedFound } from '../wanted.ts';
import { FactsPanel } from './facts.tsx';
import { HappenedPanel } from './happened.tsx';
import { ToldNow } from './told.tsx';

/** What happened, and every fact: one field finds both. */
export function WhatChanged({ desk, act }: { desk: Desk; act: Act }): ReactNode {
  const [find, setFind] = useState('');
  useWantedFound(setFind);
  const found = { desk, act, find };
  return (
    <>
      <label className="find">
        <span>{deskTexts.facts.find}</span>
        <input
          type="search"
          placeholder={deskTexts.facts.findFor}
          value={find}
          onChange={(event) => setFind(event.target.value)}
        />
      </label>
      <HappenedPanel {...found} onAdded={() => setFind('')} />
      <ToldNow desk={desk} act={act} />
      <FactsPanel {...found} />
    </>
  );
}
