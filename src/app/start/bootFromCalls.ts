import { parseCookie } from 'cookie';
import { chooseLanguage } from '#schemas/declare/languages/chooseLanguage.ts';
import { languageCodes, languages } from '#schemas/declare/languages/languages.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import {
  type SavedChoice,
  type VisitorChoice,
  asksAgeOf,
  awaitsOf,
  languageFor,
  themeFor,
} from '#schemas/release/resolve/visitorChoice.ts';
import { loadHomeTexts } from '#src/i18n/texts.ts';
import { createHttp } from '#src/lib/http.ts';
import { applyLook } from '#src/runtime/source/applySite.ts';
import { type LoadedSite, loadSite, siteOf } from '#src/runtime/source/httpSource.ts';
import { storedAnswers } from '#src/runtime/source/storedAnswers.ts';
import type { PageBoot } from '#schemas/edges/page/page.ts';
import { readLogoFlags } from './readLogoFlags.ts';
import type { PageOrigin, RunningPlayer } from './RunningPlayer.ts';

/** Language, look, question for the age and awaited session of a visitor, as the server would choose them. */
function choiceOf(site: Site): VisitorChoice {
  const saved: SavedChoice = parseCookie(document.cookie);
  const awaits = awaitsOf(site, saved);
  return {
    language: languageFor(site, saved, navigator.languages),
    theme: themeFor(site, saved),
    asksAge: asksAgeOf(site, saved),
    ...(awaits && { awaits }),
  };
}

/** The site from the cached answers of the last start (BOOT-13). Undefined when there are none or they are no longer readable. */
async function storedSite(): Promise<LoadedSite | undefined> {
  const stored = storedAnswers();
  return stored && siteOf(stored).catch(() => undefined);
}

/**
 * Says on the static page that there is no site to show (BOOT-09, BOOT-10), and waits until the player asks to retry, or the network is back.
 */
async function sayMissing(): Promise<void> {
  const texts = await loadHomeTexts(chooseLanguage({ allowed: languageCodes, browser: navigator.languages }));
  const [line, again] = [document.createElement('p'), document.createElement('button')];
  line.textContent = texts['start.missing'];
  again.textContent = texts['app.retry'];
  const place = document.getElementById('root');
  const before = [...(place?.childNodes ?? [])];
  place?.replaceChildren(line, again);
  await new Promise((resolve) => {
    again.addEventListener('click', resolve, { once: true });
    addEventListener('online', resolve, { once: true });
  });
  place?.replaceChildren(...before);
}

/** The site from the platform's answers. Asks again whenever the player wants: without a site nothing is drawn. */
async function askedSite(): Promise<LoadedSite> {
  const http = createHttp({ token: () => undefined, onExpired: () => undefined });
  for (;;) {
    try {
      return await loadSite(http);
    } catch (error) {
      console.error('Not exist setting', error);
      await sayMissing();
    }
  }
}

/**
 * Starts the player on a page without inlined data, from the platform's calls alone (BOOT-04, BOOT-05): at once with the answers cached at the
 * last start, then with fresh ones in the background.
 */
export async function bootFromCalls(
  startPlayer: (boot: PageBoot, origin: PageOrigin) => Promise<RunningPlayer>,
): Promise<RunningPlayer> {
  const stored = await storedSite();
  const loaded = stored ?? (await askedSite());
  const choice = choiceOf(loaded.site);
  const { language, theme } = choice;
  const { documentElement } = document;
  documentElement.lang = languages[language].lang;
  documentElement.dir = languages[language].dir;
  documentElement.dataset['theme'] = theme;
  document.getElementById('root')?.classList.remove('starting');
  applyLook(loaded.site);
  const running = await startPlayer(
    { ...loaded, ...choice, base: '', answers: {}, imageHosts: [] },
    { loadLive: loadSite, readAtStart: (http) => readLogoFlags(http, loaded.site) },
  );
  if (stored) void running.refresh();
  return running;
}
