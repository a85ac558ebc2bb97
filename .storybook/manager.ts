import { addons, types } from 'storybook/manager-api';
import { createElement } from 'react';
import { COPY_LABEL, OPEN_LABEL } from './labels.ts';
import { CopyTool } from './manager/CopyTool.ts';
import { OpenTool } from './manager/OpenTool.ts';

/** Other words for a block are searched; the list shows its name. */
const withoutWords = (name: string): string => name.replace(/ \(.*\)$/, '');

addons.setConfig({ sidebar: { renderLabel: ({ name, type }) => (type === 'component' ? withoutWords(name) : name) } });

addons.register('livery', () => {
  addons.add('livery/copy', {
    type: types.TOOL,
    title: COPY_LABEL,
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(CopyTool),
  });
  addons.add('livery/open', {
    type: types.TOOL,
    title: OPEN_LABEL,
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(OpenTool),
  });
});
