import { type Language, languages } from '#schemas/declare/languages/languages.ts';
import type { Scenario } from '#schemas/edges/preview/scenario.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { pseudoTexts } from '#src/i18n/pseudoTexts.ts';
import { loadTexts } from '#src/i18n/texts.ts';
import { changeLanguage, changeTheme } from '#src/site/changeDisplay.ts';
import type { SiteStore } from '#src/site/siteStore.ts';

/** A constructed sheet, because the page's policy allows no new inline style. */
let still: CSSStyleSheet | undefined;

function stand(motion: Scenario['motion']) {
  document.documentElement.dataset['motion'] = motion;
  if (!still) {
    still = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  }
  still.replaceSync(
    motion === 'still'
      ? '*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}'
      : '',
  );
}

/** A draft's own wording as it is shown: in the pseudo-locale that is lengthened too. */
export const withWording = (site: Site, wording: Scenario['wording']): Site =>
  wording === 'pseudo'
    ? {
        ...site,
        strings: Object.fromEntries(Object.entries(site.strings).map(([language, own]) => [language, pseudoTexts(own)])),
      }
    : site;

/** Makes the playing of the circumstances that are the document's: text size, motion, look, language and wording. */
export function createScenarioPlayer(store: SiteStore) {
  let spoken = '';

  async function speak(language: Language, wording: Scenario['wording']) {
    const wanted = `${language} ${wording}`;
    if (wanted === spoken) return;
    spoken = wanted;
    await changeLanguage(store, language, false);
    if (wording === 'mirrored') document.documentElement.dir = 'rtl';
    else document.documentElement.dir = languages[language].dir;
    if (wording === 'pseudo') store.getState().setLanguage(language, pseudoTexts(await loadTexts(language)));
  }

  return async ({ theme, textSize, motion, wording }: Scenario, language: Language): Promise<void> => {
    document.documentElement.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
    stand(motion);
    if (store.getState().theme !== theme) await changeTheme(store, theme, false);
    if (spoken !== '' || store.getState().language !== language || wording !== 'plain') await speak(language, wording);
  };
}
