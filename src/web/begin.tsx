import './styles/type.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './parts/controls.css';
import './parts/looks.css';
import './parts/camps.css';
import './styles/print.css';
import './as-react.ts';
import './translated.ts';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { beyond } from './beyond.ts';
import { Guard } from './guard.tsx';
import { type House, provideHouse } from './house.ts';
import { later, loaded } from './later.tsx';
import { provideStorage } from './storage.ts';

const NotKept = later(async () => (await import('./not-kept.tsx')).NotKept);

/** Begin the page, with its games in this house. */
export function begin(house: House): void {
  const root = document.querySelector('#desk');
  if (!root) throw new Error('the page has no desk');
  provideHouse(house);
  const isKept = provideStorage(window);
  void loaded(() => import('./cited.ts'));
  createRoot(root).render(
    <StrictMode>
      <Guard>
        {!isKept && (
          <Suspense fallback={null}>
            <NotKept />
          </Suspense>
        )}
        <beyond.Above />
        <App />
      </Guard>
    </StrictMode>,
  );
}
