import './styles/type.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './parts/looks.css';
import './parts/camps.css';
import './styles/forms.css';
import './styles/cells.css';
import './styles/panel.css';
import './styles/grid.css';
import './styles/prospect.css';
import './styles/sheet.css';
import './styles/roll.css';
import './styles/report.css';
import './styles/card.css';
import './styles/two.css';
import './styles/wizard.css';
import './styles/odds.css';
import './styles/cited.css';
import './styles/coarse.css';
import './styles/forced.css';
import './styles/print.css';
import './as-react.ts';
import './translated.ts';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { Guard } from './guard.tsx';
import { later, loaded } from './later.tsx';
import { provideStorage } from './storage.ts';

const root = document.querySelector('#desk');
if (!root) throw new Error('the page has no desk');
const NotKept = later(async () => (await import('./not-kept.tsx')).NotKept);
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
      <App />
    </Guard>
  </StrictMode>,
);
