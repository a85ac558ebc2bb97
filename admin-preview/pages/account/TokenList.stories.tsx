import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TokenView } from '#schemas/edges/api/tokens.schema.ts';
import { inTool } from '../../model/testing/inTool.tsx';
import { wide } from '../../model/testing/wide.ts';
import { TokenList } from './TokenList.tsx';

const tokens: readonly TokenView[] = [
  {
    id: 2,
    name: 'Nightly import',
    roles: { all: null, merchants: { aurora: 'publisher', lotus: 'publisher' } },
    createdAt: '2026-03-01T12:00:00Z',
    expiresAt: '2099-03-01T12:00:00Z',
    usedAt: '2026-03-02T12:00:00Z',
  },
  {
    id: 1,
    name: 'Dashboard in the office',
    roles: { all: 'viewer', merchants: {} },
    createdAt: '2025-01-01T12:00:00Z',
    expiresAt: '2025-04-01T12:00:00Z',
    usedAt: null,
  },
];

const meta = { component: TokenList, globals: wide } satisfies Meta<typeof TokenList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A valid token, and one that expired unused. */
export const Some: Story = { decorators: [inTool({ api: { ownTokens: async () => tokens } })] };

export const None: Story = { decorators: [inTool({ api: { ownTokens: async () => [] } })] };
