import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
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
  widget: undefined,
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

/** Draws a box where a provider's widget would be: stories load no code of others. */
function drawBox(place: HTMLElement | null | undefined) {
  if (!place || place.hidden) return;
  Object.assign(place.style, { border: '1px solid var(--color-line)', padding: 'var(--space-4)' });
  place.textContent = 'Widget of the provider';
}

function CaptchaForm({ captcha, isRefused }: StoryProps) {
  const form = useRuleForm(fields);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRefused) form.refuse('captcha', { message: 'rule.captchaWrong', params: {} });
    if (captcha.kind === 'turnstile' && captcha.state !== 'waiting')
      drawBox(frame.current?.querySelector<HTMLElement>('[role="group"]'));
  }, [form, isRefused, captcha]);
  return (
    <div ref={frame}>
      <RuleForm form={form} label="Log in" onSend={async () => undefined}>
        <CaptchaField field={field} captcha={captcha} />
      </RuleForm>
    </div>
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
export const WidgetLoads: Story = { args: { captcha: { ...work, kind: 'turnstile' } } };
export const WidgetAsks: Story = { args: { captcha: { ...work, kind: 'turnstile', state: 'asks' } } };
export const WidgetPassed: Story = { args: { captcha: { ...work, kind: 'turnstile', state: 'passed' } } };
export const WidgetFailed: Story = { args: { captcha: { ...work, kind: 'turnstile', state: 'failed' } } };
export const WidgetRefused: Story = { args: { captcha: { ...work, kind: 'turnstile', state: 'asks' }, isRefused: true } };
export const WidgetExpired: Story = { args: { captcha: { ...work, kind: 'turnstile', state: 'expired' } } };
/** Its script did not come: blocked, or the network is away. */
export const WidgetNotLoaded: Story = { args: { captcha: { ...work, kind: 'turnstile', state: 'notLoaded' } } };
