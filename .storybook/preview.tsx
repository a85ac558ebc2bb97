import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { type ScenarioAxis, defaultScenario, phones, scenarioAxes } from '#schemas/edges/preview/scenario.ts';
import '#src/ui/reset.css';
import '#src/ui/tokens.css';
import { axisValueName } from '../admin-preview/preview/frame/axisValueName.ts';
import { inEnglish as t } from '#texts/tool/toolTranslator.ts';
import { blockControls } from './blockControls.ts';
import { brands } from './brands.ts';
import { keepPageStill } from './docs/storyAddress.ts';
import { OPENED } from './openedRelease.ts';
import { phone } from './phone.ts';
import { LazyDocumentationPage } from './docs/LazyDocumentationPage.tsx';
import { withBlockProblems } from './withBlockProblems.tsx';
import { refuseConsoleErrors, watchConsole } from './withoutConsoleErrors.ts';
import { textsLoader, withSite } from './withSite.tsx';
import { spokenLoader, withTool } from './withTool.tsx';

// What a story awaits comes late on a busy machine, and is not wrong for it.
configure({ asyncUtilTimeout: 30_000 });

/** Stories of the operator's tool, by the prefix that main.ts gives their titles. */
const isOfTool = ({ title }: { readonly title: string }): boolean => title.startsWith('Operator');

type Icon = 'lock' | 'lightning' | 'database' | 'zoom' | 'mobile' | 'paragraph' | 'play' | 'alert';

interface Choice {
  readonly value: string;
  readonly title: string;
  /** Takes the place of the menu's icon while this is chosen. */
  readonly icon?: Icon;
}

const menu = (title: string, items: readonly Choice[], icon?: Icon) => ({
  description: title,
  toolbar: { ...(icon ? { icon, dynamicTitle: false } : { title, dynamicTitle: true }), items: [...items] },
});

/** The toolbar fits beside the list of stories on a screen 1,440 px wide: what is rarely changed is an icon there. */
const icons: Readonly<Partial<Record<ScenarioAxis, Icon>>> = {
  status: 'lock',
  platform: 'lightning',
  content: 'database',
  textSize: 'zoom',
  installed: 'mobile',
  wording: 'paragraph',
  motion: 'play',
};

function axisChoice(axis: ScenarioAxis, value: string): Choice {
  const title = axisValueName(t, axis, value);
  // An icon does not name what is chosen: it changes when that is not the usual.
  return axis in icons && value !== defaultScenario[axis] ? { value, title, icon: 'alert' } : { value, title };
}

// Object.entries forgets that the keys are those of the axes.
const axes = Object.entries(scenarioAxes) as [ScenarioAxis, readonly string[]][];

/** Set while stories run as tests, which read only what breaks a rule; the rest weighs a hundred megabytes in their report. Designers see it. */
const isTest = import.meta.env['VITEST_STORYBOOK'] !== undefined;

keepPageStill(window);

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    brand: menu('Brand', [
      ...[...brands].map(([value, { title }]) => ({ value, title })),
      { value: OPENED, title: 'Opened release' },
    ]),
    ...Object.fromEntries(
      axes.map(([axis, values]) => [
        axis,
        menu(
          t(`axis.${axis}`),
          values.map((value) => axisChoice(axis, value)),
          icons[axis],
        ),
      ]),
    ),
  },
  initialGlobals: { brand: 'aurora', viewport: { value: phone.id }, ...defaultScenario },
  loaders: [(context) => (isOfTool(context) ? spokenLoader(context) : textsLoader(context))],
  beforeEach: watchConsole,
  afterEach: refuseConsoleErrors,
  decorators: [withBlockProblems, (Story, context) => (isOfTool(context) ? withTool : withSite)(Story, context)],
  argTypesEnhancers: [blockControls],
  parameters: {
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations'] } : {} },
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { page: LazyDocumentationPage },
    options: { storySort: { order: ['Welcome', 'Foundations', 'Screens', 'Screens in every brand', 'blocks'] } },
    viewport: {
      options: Object.fromEntries(
        phones.map(({ id, width, height }) => [
          id,
          { name: t(`phone.${id}`), styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
  },
};
export default preview;
