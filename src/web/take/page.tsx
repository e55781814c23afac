import { type ReactNode, useState } from 'react';
import { Page } from '../page.tsx';
import { SiteHead } from '../start/site.tsx';
import { type Bundle, bundleIn, itemsOf, newIn, takeOver } from './bundle.ts';
import { FromFile } from './from-file.tsx';
import { Give } from './give.tsx';
import { KINDS } from './kinds.ts';
import { takeTexts } from './texts.ts';

/** Games that come from another device by a link; without any, those of this one are given, or come by a file. */
export function TakePage({ parts }: { readonly parts: readonly string[] }): ReactNode {
  const [opened, setOpened] = useState<Bundle | null>(null);
  const bundle = opened ?? bundleIn(parts);
  if (bundle)
    return (
      <Page head={<SiteHead />} title={takeTexts.takeTitle}>
        <Take bundle={bundle} />
      </Page>
    );
  return (
    <Page head={<SiteHead />} title={takeTexts.title}>
      {parts.length > 0 && (
        <p role="alert" className="trouble">
          {takeTexts.bad}
        </p>
      )}
      <p className="lead">{takeTexts.about}</p>
      <Give />
      <FromFile onOpen={setOpened} />
    </Page>
  );
}

/** What has come, and what of it is here already. */
function Take({ bundle }: { readonly bundle: Bundle }): ReactNode {
  const [fresh] = useState(() => new Set(newIn(bundle).map(({ part }) => part)));
  const [taken, setTaken] = useState<number | null>(null);
  const take = (): void => {
    setTaken(takeOver(bundle));
    // what was taken need not stand in the address
    window.history.replaceState(null, '', '#/take');
  };
  return (
    <>
      <p className="lead">{takeTexts.takeAbout}</p>
      <ul className="bare ruled taken">
        {itemsOf(bundle).map((item) => (
          <li key={item.part}>
            <strong>{item.title}</strong> <span className="hint">{KINDS[item.kind]}</span>{' '}
            {!fresh.has(item.part) && <span className="tag">{takeTexts.isHere}</span>}
          </li>
        ))}
      </ul>
      <p role="status">{taken !== null && takeTexts.taken(taken)}</p>
      <div className="actions">
        {taken === null ? (
          <button type="button" className="main" onClick={take}>
            {takeTexts.take}
          </button>
        ) : (
          <a className="button is-main" href="#/">
            {takeTexts.toGames}
          </a>
        )}
      </div>
    </>
  );
}
