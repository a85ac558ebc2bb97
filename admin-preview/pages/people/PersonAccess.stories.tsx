import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AccessView } from '#schemas/edges/api/people.schema.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { inTool } from '../../model/testing/inTool.tsx';
import { wide } from '../../model/testing/wide.ts';
import { PersonAccess } from './PersonAccess.tsx';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

const session = { ip: '203.0.113.7', startedAt: '2026-03-01T08:00:00Z', seenAt: '2026-03-01T11:55:00Z' };
const token = { createdAt: '2026-03-01T12:00:00Z', expiresAt: '2099-03-01T12:00:00Z', usedAt: null };
const access: AccessView = {
  sessions: [
    { ...session, id: 4, agent: DESKTOP },
    { ...session, id: 3, agent: PHONE, ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348' },
    { ...session, id: 2, agent: 'curl/8.5.0' },
  ],
  tokens: [
    { ...token, id: 2, name: 'Nightly import', roles: { all: null, merchants: { aurora: 'publisher', lotus: 'publisher' } } },
    {
      ...token,
      id: 1,
      name: 'Dashboard in the office',
      roles: { all: 'viewer', merchants: {} },
      expiresAt: '2025-04-01T12:00:00Z',
    },
  ],
};

const giving = (load: () => Promise<AccessView>) => [inTool({ role: 'admin', api: { personAccess: load } })];

const meta = { component: PersonAccess, globals: wide, args: { person: 7, occasion: 0 } } satisfies Meta<typeof PersonAccess>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { decorators: giving(async () => access) };
export const SomeInChinese: Story = { ...Some, globals: { language: 'CN' } };
export const None: Story = { decorators: giving(async () => ({ sessions: [], tokens: [] })) };
export const Loading: Story = { decorators: giving(() => new Promise(() => undefined)) };
export const Failed: Story = { decorators: giving(() => Promise.reject(new Refusal('network'))) };
