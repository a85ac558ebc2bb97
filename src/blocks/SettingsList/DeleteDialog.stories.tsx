import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { withHttp } from '#tests/support/withHttp.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';

const meta = {
  component: DeleteDialog,
  args: { onClose: () => undefined },
  globals: { audience: 'member' },
  decorators: [withAnswers({ securityConfig: { loginPassword: true, mobile: true }, wallet: { sumBalance: 0 } })],
} satisfies Meta<typeof DeleteDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers = (config: { readonly loginPassword: boolean; readonly mobile: boolean }, sumBalance = 0) =>
  withAnswers({ securityConfig: config, wallet: { sumBalance } });

const refuses =
  (code: string) =>
  (http: Http): Http => ({
    ...http,
    async send() {
      throw new ApiError(code, 403, '');
    },
  });

const send: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/^Login password/), 'secret99{Enter}');
};

export const Default: Story = {};
export const WithMoney: Story = { decorators: [answers({ loginPassword: true, mobile: true }, 1_234_567.89)] };
export const ByCode: Story = { decorators: [answers({ loginPassword: false, mobile: true }, 12.5)] };
export const WithoutProof: Story = { decorators: [answers({ loginPassword: false, mobile: false })] };
export const WrongPassword: Story = { decorators: [withHttp(refuses('password.oldWrong'))], play: send };
export const WithdrawalWaits: Story = { decorators: [withHttp(refuses('account.withdrawal'))], play: send };
export const NothingKept: Story = {
  decorators: [
    withAnswers({ securityConfig: {}, wallet: { sumBalance: 0 } }, (site) => ({
      ...site,
      behaviour: { ...site.behaviour, member: { ...site.behaviour.member, keepMoneyDays: 0 } },
    })),
  ],
};
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' }, decorators: [] };
export const RightToLeft: Story = {
  globals: { brand: 'sahara', language: 'AR' },
  decorators: [answers({ loginPassword: true, mobile: true }, 1_234_567.89)],
};
