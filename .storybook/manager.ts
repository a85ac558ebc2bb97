import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useArgs, useStorybookApi } from 'storybook/manager-api';
import { blockOf } from './blockControls.ts';
import { layoutEntryText } from './docs/layoutEntry.ts';
import { useCopy } from './docs/useCopy.ts';

const LABEL = 'Copy as configuration';

/** Copies the block of the story as the controls have set it. Without JSX, which Storybook builds otherwise here than in stories. */
function CopyTool() {
  const block = blockOf({ fileName: useStorybookApi().getCurrentStoryData()?.importPath });
  const [args] = useArgs();
  const { said, button } = useCopy(block === undefined ? '' : layoutEntryText(block, args));
  return block === undefined
    ? null
    : createElement(Button, { ...button, size: 'small', variant: 'ghost', padding: 'small', ariaLabel: false }, said ?? LABEL);
}

addons.register('livery/configuration', () => {
  addons.add('livery/configuration/copy', {
    type: types.TOOL,
    title: LABEL,
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(CopyTool),
  });
});
