import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { FormField } from '#schemas/rules/registerForm.ts';
import { RuleField } from '#src/forms/RuleField.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { useRuleForm } from '#src/forms/useRuleForm.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { PasswordNote } from './PasswordNote.tsx';

const fields: readonly FormField[] = [
  { name: 'username', required: true, rules: [] },
  { name: 'password', required: true, rules: [] },
];

const Form = () => (
  <RuleForm form={useRuleForm(fields)} label="Sign up" onSend={() => Promise.resolve()}>
    {fields.map((field) => (
      <RuleField key={field.name} field={field} note={field.name === 'password' ? <PasswordNote /> : null} />
    ))}
  </RuleForm>
);

const type = async (password: string, username = 'mia') => {
  renderWithSite(<Form />);
  expect(screen.queryByText(/ password/)).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: /Username/ }), username);
  await userEvent.type(screen.getByLabelText('Password', { exact: false, selector: 'input' }), password);
};

it.each([
  ['iloveyou', 'Weak password'],
  ['qwertyuiop12', 'Weak password'],
  ['Tuesday-7x', 'Fair password'],
  ['lantern orchid copper', 'Strong password'],
])('calls %j a %s', async (password, words) => {
  await type(password);
  expect(await screen.findByText(words, { exact: false })).toBeInTheDocument();
});

it('counts what else the player has typed as easy to guess', async () => {
  await type('harbourlight88', 'harbourlight88');
  expect(await screen.findByText('Weak password', { exact: false })).toBeInTheDocument();
});
