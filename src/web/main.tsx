import './styles/type.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './parts/controls.css';
import './as-react.ts';
import './translated.ts';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { Guard } from './guard.tsx';
import { later, loaded } from './later.tsx';
import { provideStorage } from './storage.ts';
import './styles/frame.css';
import './styles/head.css';
import './styles/consent.css';
import './styles/waiting.css';
import './styles/time.css';
import './styles/table.css';
import './styles/log.css';
import './styles/talk.css';
import './styles/panels.css';
import './styles/board.css';
import './styles/watch.css';
import './styles/map.css';
import './styles/held.css';
import './styles/banner.css';
import './styles/pages.css';
import './styles/maker.css';
import './styles/start.css';
import './styles/write.css';
import './styles/notices.css';
import './styles/print.css';
import './styles/printed.css';

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
