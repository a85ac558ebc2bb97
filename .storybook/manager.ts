import { addons, types } from 'storybook/manager-api';
import { createElement } from 'react';
import { COPY_LABEL, CopyTool } from './manager/CopyTool.ts';
import { OPEN_LABEL, OpenTool } from './manager/OpenTool.ts';

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
