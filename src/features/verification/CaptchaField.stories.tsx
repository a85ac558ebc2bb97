import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { useRuleForm } from '#src/forms/useRuleForm.ts';
import { CaptchaField } from './CaptchaField.tsx';
import type { Captcha } from './useCaptcha.ts';

const field = { name: 'captcha', required: false, rules: [] } as const;
const fields = [field];

const work: Captcha = {
  kind: 'work',
  image: undefined,
  audio: undefined,
  state: 'waiting',
  refresh: () => undefined,
  refreshSpoken: () => undefined,
  refreshIfOld: () => undefined,
  answered: async () => 'work',
  proof: async () => ({ captcha: '', captchaId: '' }),
};

interface StoryProps {
  readonly captcha: Captcha;
  readonly isRefused: boolean;
}

function CaptchaForm({ captcha, isRefused }: StoryProps) {
  const form = useRuleForm(fields);
  useEffect(() => {
    if (isRefused) form.refuse('captcha', { message: 'rule.captchaWrong', params: {} });
  }, [form, isRefused]);
  return (
    <RuleForm form={form} label="Log in" onSend={async () => undefined}>
      <CaptchaField field={field} captcha={captcha} />
    </RuleForm>
  );
}

const meta = {
  component: CaptchaForm,
  args: { captcha: work, isRefused: false },
} satisfies Meta<typeof CaptchaForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The phone works. */
export const Checking: Story = {};
export const Checked: Story = { args: { captcha: { ...work, state: 'passed' } } };
export const Failed: Story = { args: { captcha: { ...work, state: 'failed' } } };
export const OldBrowser: Story = { args: { captcha: { ...work, state: 'unsupported' } } };
export const Refused: Story = { args: { captcha: { ...work, state: 'passed' }, isRefused: true } };
export const PictureLoads: Story = { args: { captcha: { ...work, kind: 'picture' } } };
export const PictureFails: Story = { args: { captcha: { ...work, kind: 'picture', state: 'failed' } } };
