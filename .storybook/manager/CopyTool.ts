import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useArgs, useStorybookApi, useStoryPrepared } from 'storybook/manager-api';
import { blockOf } from '../blockOf.ts';
import { layoutEntryText } from '../docs/layoutEntry.ts';
import { COPY_LABEL } from '../labels.ts';
import { useCopy } from '../docs/useCopy.ts';

/** Copies the block of the story as the controls have set it. Without JSX, which Storybook builds otherwise here than in stories. */
export function CopyTool() {
  const story = useStorybookApi().getCurrentStoryData();
  const block = blockOf({ fileName: story?.importPath });
  const [args] = useArgs();
  const isPrepared = useStoryPrepared(story?.id); // before that there are no arguments
  const { said, button } = useCopy(() => (block === undefined ? '' : layoutEntryText(block, args)));
  return block === undefined || !isPrepared
    ? null
    : createElement(
        Button,
        { ...button, size: 'small', variant: 'ghost', padding: 'small', ariaLabel: false },
        said ?? COPY_LABEL,
      );
}
