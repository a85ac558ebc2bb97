import type { Meta, StoryObj } from '@storybook/react-vite';
import { Refusal } from '../../kit/api/Refusal.ts';
import { inTool } from '../../model/testing/inTool.tsx';
import { sampleLibrary, samplePicture } from '../../model/testing/samplePicture.ts';
import { wide } from '../../model/testing/wide.ts';
import { MediaSection } from './MediaSection.tsx';

const meta = { component: MediaSection, globals: wide } satisfies Meta<typeof MediaSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture that is live, an unused one, and one with a long name. */
export const Some: Story = {
  decorators: [
    inTool({
      role: 'editor',
      api: {
        media: async () =>
          sampleLibrary(
            samplePicture({ uses: ['live', 'earlier'] }),
            samplePicture({ id: 'b'.repeat(22), name: 'Logo', kind: 'drawing', width: 240, height: 60, bytes: 15_000 }),
            samplePicture({ id: 'c'.repeat(22), name: 'Songkran_campaign_background_portrait_final_2026', bytes: 1_840_000 }),
          ),
      },
    }),
  ],
};

export const None: Story = { decorators: [inTool({ role: 'editor', api: { media: async () => sampleLibrary() } })] };

/** Viewers look, and add nothing. */
export const Viewer: Story = {
  decorators: [inTool({ role: 'viewer', api: { media: async () => sampleLibrary(samplePicture()) } })],
};

export const Failed: Story = {
  decorators: [inTool({ role: 'editor', api: { media: () => Promise.reject(new Refusal('database.unavailable', 503)) } })],
};
