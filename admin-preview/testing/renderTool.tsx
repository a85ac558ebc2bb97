import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createTranslate, hasText } from '#src/i18n/createTranslate.ts';
import { type TextValue, TextProvider } from '#src/i18n/TextContext.ts';
import type { TextKey } from '#src/i18n/texts.ts';
import { texts as homeTexts } from '#texts/generated/en/home.ts';
import { texts as pageTexts } from '#texts/generated/en/pages.ts';
import { SampleTool, type SampleSetting, sampleDraft } from './SampleTool.tsx';

const texts = { ...homeTexts, ...pageTexts };

const playerTexts: TextValue = {
  language: 'EN',
  t: createTranslate('EN', texts),
  has: (key): key is TextKey => hasText(texts, key),
};

/** Draws a part of the tool with the sample merchant's draft, a fake server and the player's texts. */
export function renderTool(part: ReactNode, { edits, ...workplace }: SampleSetting = {}) {
  const store = sampleDraft(edits);
  render(
    <TextProvider value={playerTexts}>
      <SampleTool {...workplace} store={store}>
        {part}
      </SampleTool>
    </TextProvider>,
  );
  return { store, user: userEvent.setup() };
}
