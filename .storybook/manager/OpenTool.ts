import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { problemSentence } from '#texts/tool/problemSentence.ts';
import { inEnglish } from '#texts/tool/toolTranslator.ts';
import { OPEN_LABEL } from '../labels.ts';
import { OPENED, keepRelease } from '../openedRelease.ts';
import { siteOfRelease } from '../siteOfRelease.ts';

/** Asks for one file, and gives its text. */
function chooseFile(take: (text: string) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json';
  input.addEventListener('change', () => {
    input.files?.[0]?.text().then(take, (error: unknown) => console.error(error));
  });
  input.click();
}

/** Draws stories with a merchant's release, from a file as the tool exports it. */
export function OpenTool() {
  const api = useStorybookApi();
  const [, updateGlobals] = useGlobals();
  const open = (text: string) => {
    const read = keepRelease(text);
    if (!read.ok) {
      const [problem] = read.problems;
      const subHeadline = problem && problemSentence(inEnglish, problem, {});
      api.addNotification({
        id: 'livery/open',
        content: { headline: 'This file holds no release that can be shown', subHeadline },
      });
      return;
    }
    // As its visitors see it who have chosen nothing.
    const { theme, defaultLanguage } = siteOfRelease(read.value);
    updateGlobals({ brand: OPENED, theme: theme.mode, language: defaultLanguage });
    api.emit(FORCE_REMOUNT, { storyId: api.getCurrentStoryData()?.id }); // another file under the same name of the brand
  };
  return createElement(
    Button,
    { size: 'small', variant: 'ghost', padding: 'small', ariaLabel: false, onClick: () => chooseFile(open) },
    OPEN_LABEL,
  );
}
