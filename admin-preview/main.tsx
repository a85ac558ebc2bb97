import { createRoot } from 'react-dom/client';
import '#src/ui/reset.css';
import '#src/ui/tokens.css';
import './tool.css';
import { App } from './App.tsx';
import { ToolTextProvider, loadSpoken } from './kit/texts/ToolTextProvider.tsx';
import { firstToolLanguage, showToolLanguage } from './kit/texts/toolLanguages.ts';
import { applyToolTheme } from './kit/parts/toolTheme.ts';

const root = document.getElementById('tool');
if (!root) throw new Error('The page has no #tool.');
applyToolTheme();

const language = firstToolLanguage();
showToolLanguage(language);
const spoken = await loadSpoken(language);

createRoot(root).render(
  <ToolTextProvider first={spoken}>
    <App />
  </ToolTextProvider>,
);
