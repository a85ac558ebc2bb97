import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { SampleTool, type SampleSetting, sampleDraft } from './SampleTool.tsx';

function StoryTool({ edits, children, ...workplace }: SampleSetting & { readonly children: ReactNode }) {
  const [store] = useState(() => sampleDraft(edits));
  return (
    <SampleTool {...workplace} store={store}>
      {children}
    </SampleTool>
  );
}

/** Puts a story in the tool, with the sample merchant's draft. */
export const inTool =
  (setting: SampleSetting = {}): Decorator =>
  (Story) => (
    <StoryTool {...setting}>
      <Story />
    </StoryTool>
  );
