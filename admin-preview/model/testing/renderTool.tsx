import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createTextValue } from '#src/i18n/createTextValue.ts';
import { TextProvider } from '#src/i18n/TextContext.ts';
import { texts as homeTexts } from '#texts/generated/en/home.ts';
import { texts as pageTexts } from '#texts/generated/en/pages.ts';
import { SampleTool, type SampleSetting, sampleDraft } from './SampleTool.tsx';

const texts = { ...homeTexts, ...pageTexts };

const playerTexts = createTextValue('EN', texts);

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
