import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { type SpokenLanguage, ToolTextProvider, loadSpoken } from '../admin-preview/kit/texts/ToolTextProvider.tsx';
import { isToolLanguage } from '../admin-preview/kit/texts/toolLanguages.ts';
import toolCss from '../admin-preview/tool.css?inline';
import { toolThemeCss } from '../admin-preview/kit/parts/toolTheme.ts';
import { globalsOf, usePageLook } from './withSite.tsx';

/** The tool has fewer languages than the players' sites. */
const toolGlobals = (context: { readonly globals: object }) => {
  const globals = globalsOf(context);
  return { ...globals, language: isToolLanguage(globals.language) ? globals.language : 'EN' } as const;
};

export const spokenLoader = async (context: { readonly globals: object }) => ({
  spoken: await loadSpoken(toolGlobals(context).language),
});

interface StageProps {
  readonly globals: ReturnType<typeof toolGlobals>;
  readonly spoken: SpokenLanguage;
  readonly children: ReactNode;
}

function Stage({ globals, spoken, children }: StageProps) {
  usePageLook(globals);
  return (
    <ToolTextProvider key={globals.language} first={spoken}>
      <style>{toolThemeCss() + toolCss}</style>
      <div style={{ padding: 16, maxInlineSize: 680 }}>{children}</div>
    </ToolTextProvider>
  );
}

/** Puts a story in the operator's tool: its look, light or dark, and its texts in the language of the toolbar. */
export const withTool: Decorator = (Story, context) => (
  // The texts were put there by spokenLoader.
  <Stage globals={toolGlobals(context)} spoken={context.loaded['spoken'] as SpokenLanguage}>
    <Story />
  </Stage>
);
