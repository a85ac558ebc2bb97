/** The usual way: an empty page whose script asks for the documents, then for the data, then draws the same blocks. */
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createStore } from 'zustand';
import { Player } from '#src/app/start/Player.tsx';
import { loadTexts } from '#src/i18n/texts.ts';
import { createHttp } from '#src/lib/http.ts';
import { applySite } from '#src/runtime/source/applySite.ts';
import { loadSite } from '#src/runtime/source/httpSource.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import { createSiteStore } from '#src/site/siteStore.ts';
import '#src/ui/tokens.css';
import '#src/ui/reset.css';

const http = createHttp({ token: () => undefined, onExpired: () => undefined });
const [loaded, texts] = await Promise.all([loadSite(http), loadTexts('EN')]);
const store = createSiteStore({ language: 'EN', texts, theme: loaded.site.theme.mode });
const page = createStore<SiteValue>(() => ({ ...loaded, http, mode: 'live' }));
applySite(page, loaded);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Player page={page} store={store} answers={{}} router={(app) => <BrowserRouter>{app}</BrowserRouter>} />,
  );
