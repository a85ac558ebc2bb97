import type { Preview } from '@storybook/react-vite';
import { defaultScenario, scenarioAxes } from '#schemas/preview/scenario.ts';
import '#src/ui/reset.css';
import '#src/ui/tokens.css';
import { blockControls } from './blockControls.ts';
import { brands } from './brands.ts';
import { withBlockProblems } from './withBlockProblems.tsx';
import { textsLoader, withSite } from './withSite.tsx';
import { spokenLoader, withTool } from './withTool.tsx';

/** Stories of the operator's tool, by the prefix that main.ts gives their titles. */
const isOfTool = ({ title }: { readonly title: string }): boolean => title.startsWith('Operator');

const tool = (title: string, items: readonly string[]) => ({
  description: title,
  toolbar: { title, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  globalTypes: {
    brand: tool('Brand', Object.keys(brands)),
    ...Object.fromEntries(Object.entries(scenarioAxes).map(([name, { title, values }]) => [name, tool(title, values)])),
  },
  initialGlobals: { brand: 'aurora', ...defaultScenario },
  loaders: [(context) => (isOfTool(context) ? spokenLoader(context) : textsLoader(context))],
  decorators: [withBlockProblems, (Story, context) => (isOfTool(context) ? withTool : withSite)(Story, context)],
  argTypesEnhancers: [blockControls],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    backgrounds: { disable: true },
  },
};
export default preview;
