import { createRoot } from 'react-dom/client';
import { createTranslate, hasText } from '#src/i18n/createTranslate.ts';
import { type TextValue, TextProvider } from '#src/i18n/TextContext.ts';
import { type TextKey, loadTexts } from '#src/i18n/texts.ts';
import { loadIcons } from '#src/ui/Icon/loadIcons.ts';
import '#src/ui/reset.css';
import '#src/ui/tokens.css';
import './tool.css';
import { App } from './App.tsx';
import { EN } from './texts/EN.ts';
import { SayProvider, createSay } from './texts/say.ts';
import { applyToolTheme } from './toolTheme.ts';

const root = document.getElementById('tool');
if (!root) throw new Error('The page has no #tool.');
applyToolTheme();
loadIcons().catch((error: unknown) => console.error('The icons did not load.', error));

/** The parts of `src/ui` and the messages of register rules speak the player's texts. */
const texts = await loadTexts('EN');
const value: TextValue = { language: 'EN', t: createTranslate('EN', texts), has: (key): key is TextKey => hasText(texts, key) };

createRoot(root).render(
  <TextProvider value={value}>
    <SayProvider value={createSay(EN)}>
      <App />
    </SayProvider>
  </TextProvider>,
);
