import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, within } from 'storybook/test';
import { found } from '#schemas/judge/findings/findings.ts';
import { type Problem, problem } from '#schemas/base/json/problem.ts';
import { EditableFields } from '../../kit/session/EditableFields.tsx';
import { inTool } from '../../model/testing/inTool.tsx';
import { settingFor } from '../../model/testing/settingFor.ts';
import { wide } from '../../model/testing/wide.ts';
import { SettingField } from './SettingField.tsx';

type Props = ComponentProps<typeof SettingField>;

function Held(props: Props) {
  const [value, setValue] = useState(props.value);
  return <SettingField {...props} value={value} onChange={setValue} />;
}

const field = (pointer: string, value: unknown, problems: readonly Problem[] = []): Props => ({
  setting: settingFor(pointer),
  pointer,
  value,
  layer: 'merchant',
  problems,
  onChange: () => undefined,
  onReset: () => undefined,
});

const TITLE = '/template/parameters/title';
const FOOTER = '/template/parameters/footer_nav';
const MUTED = '/template/theme/dark/muted';
const LOGO = '/template/theme/logo';
const TOAST = '/template/behaviour/timings/toastMs';
const TERMS = '/template/behaviour/documents/terms';
const GATES = '/template/behaviour/gates/pages';
const ERRORS = '/template/behaviour/platform/errorTexts';
const EMAIL_RULES = '/registerSettings/fields/email/rules';

const meta = {
  component: SettingField,
  globals: wide,
  decorators: [inTool()],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SettingField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: field(TITLE, 'Aurora') };
export const TextInherited: Story = { args: { ...field(TITLE, 'Aurora'), layer: 'preset' } };
export const TextTooLong: Story = {
  args: field(TITLE, 'Donaudampfschifffahrtsgesellschaft '.repeat(3), [problem('schema.maxLength', TITLE, { limit: 60 })]),
};
export const TextInChinese: Story = { args: field(TITLE, '极光'), globals: { language: 'CN', theme: 'light' } };
/** Nothing can be changed, and the source of the value is still to be opened. */
export const ForReaders: Story = {
  args: field(TITLE, 'Aurora'),
  decorators: [(Story) => <EditableFields>{Story()}</EditableFields>, inTool({ role: 'viewer' })],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    // As the browser does it: a real button does nothing here.
    canvas.getByRole('button', { name: /Source of/ }).click();
    await expect(await canvas.findByText('Shows on')).toBeVisible();
  },
};
export const Duration: Story = { args: field(TOAST, 3000) };
export const DurationTooLong: Story = {
  args: field(TOAST, 90_000, [problem('schema.maximum', TOAST, { limit: 20_000 })]),
  globals: { theme: 'light' },
};
export const DurationInChinese: Story = {
  args: field('/template/behaviour/responsible/idleMinutes', 120),
  globals: { language: 'CN' },
};
export const Page: Story = { args: field(TERMS, '/m/help') };
export const PageOther: Story = { args: field(TERMS, 'https://law.example/terms'), globals: { theme: 'light' } };
export const Switch: Story = { args: field('/switches/TRIAL3', '1') };
export const Choice: Story = { args: field('/template/theme/corners', 'soft') };
export const ComplianceProfile: Story = { args: field('/template/conduct', 'strict') };
export const Colour: Story = { args: field('/template/theme/dark/brand', '#8f8bff') };
export const ColourTooWeak: Story = {
  args: field(MUTED, '#333344', [found('contrast.low', MUTED, { role: 'muted', on: 'surface', ratio: 1.4, needed: 4.5 })]),
  decorators: [inTool({ edits: { [MUTED]: '#333344' } })],
  globals: { theme: 'light' },
};
export const Picture: Story = { args: field(LOGO, '/brand/aurora/logo.svg') };
export const PictureUnsafe: Story = {
  args: field(LOGO, 'javascript:alert(1)', [found('url.unsafe', LOGO, { url: 'javascript:alert(1)', reason: 'scheme' })]),
};
export const List: Story = { args: field(FOOTER, 'home,activity,deposit,member') };
export const ListEmpty: Story = { args: field(FOOTER, '') };
export const ListWithUnknown: Story = {
  args: field(FOOTER, 'home,wallet', [problem('list.unknown', FOOTER, { word: 'wallet' }, 'warning')]),
  globals: { theme: 'light' },
};
export const Words: Story = {
  args: field('/template/behaviour/images/hosts', ['https://img-1.example', 'https://img-2.example']),
};
export const ListOfPages: Story = { args: field('/template/behaviour/chrome/withoutHeader', ['login', 'agent', 'nowhere']) };
export const Codes: Story = { args: field('/template/behaviour/member/headIcons', ['fox', 'owl']) };
export const Pairs: Story = { args: field(GATES, ['/m/feedback=formal', '/m/help=agent']) };
export const PairsEmpty: Story = { args: field(GATES, []), globals: { theme: 'light' } };
/** In a narrow column the right side is below the left one. */
export const PairsWrong: Story = {
  args: field(
    ERRORS,
    ['40301=error.locked', 'overdraftlimitexceeded.of.the.wallet=gone'],
    [problem('schema.pattern', ERRORS, {})],
  ),
  globals: { viewport: { value: 'iphone' } },
};
export const PairsInChinese: Story = { args: field(GATES, ['/m/feedback=formal']), globals: { language: 'CN' } };
export const SwitchName: Story = { args: field('/template/behaviour/menus/vip/switch', 'VIPBENEFIT3') };
export const SwitchNameUnknown: Story = { args: field('/template/behaviour/menus/vip/switch', 'GONE') };
export const Rules: Story = {
  args: field(EMAIL_RULES, [
    { rule: 'format', value: 'email' },
    { rule: 'maxLength', value: 60, message: 'register.email.long' },
  ]),
};
export const RulesEmpty: Story = { args: field(EMAIL_RULES, []) };
