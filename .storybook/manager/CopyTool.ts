import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useArgs, useStorybookApi, useStoryPrepared } from 'storybook/manager-api';
import { blockOf } from '../blockControls.ts';
import { layoutEntryText } from '../docs/layoutEntry.ts';
import { useCopy } from '../docs/useCopy.ts';

export const COPY_LABEL = 'Copy as configuration';

/** Copies the block of the story as the controls have set it. Without JSX, which Storybook builds otherwise here than in stories. */
export function CopyTool() {
  const story = useStorybookApi().getCurrentStoryData();
  const block = blockOf({ fileName: story?.importPath });
  const [args] = useArgs();
  const isPrepared = useStoryPrepared(story?.id); // before that there are no arguments
  const text = block !== undefined && isPrepared ? layoutEntryText(block, args) : undefined;
  const { said, button } = useCopy(text ?? '');
  return text === undefined
    ? null
    : createElement(
        Button,
        { ...button, size: 'small', variant: 'ghost', padding: 'small', ariaLabel: false },
        said ?? COPY_LABEL,
      );
}
