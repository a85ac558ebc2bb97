import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';

it('names the control and describes it by error and hint', () => {
  render(
    <Field label="Username" hint="4 to 16 letters" error="Taken" required>
      {(ids) => <TextInput {...ids} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: /Username/ });
  expect(input).toHaveAccessibleDescription('4 to 16 letters Taken');
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
});

it('says nothing of errors while nothing is wrong', () => {
  render(<Field label="Username">{(ids) => <TextInput {...ids} />}</Field>);
  const input = screen.getByRole('textbox', { name: 'Username' });
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input).not.toHaveAttribute('aria-describedby');
});
