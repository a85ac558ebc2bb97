import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { FormField } from '#schemas/rules/registerForm.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { RuleField } from './RuleField.tsx';
import { RuleForm } from './RuleForm.tsx';
import { useRuleForm } from './useRuleForm.ts';

const fields: readonly FormField[] = [
  { name: 'nickname', required: true, rules: [{ rule: 'minLength', value: 4 }] },
  { name: 'payeeName', required: true, rules: [] },
  { name: 'qqNum', required: false, rules: [] },
];

/** A form whose fields count their renders. */
function openForm() {
  const drawn: string[] = [];
  function Form() {
    return (
      <RuleForm form={useRuleForm(fields)} label="Trial" onSend={() => Promise.resolve()}>
        {fields.map((field) => (
          <RuleField key={field.name} field={field}>
            {(props) => {
              drawn.push(field.name);
              return <input {...props} />;
            }}
          </RuleField>
        ))}
        <button type="submit">Send</button>
      </RuleForm>
    );
  }
  renderWithSite(<Form />);
  drawn.length = 0;
  return drawn;
}

const box = (name: RegExp) => screen.getByRole('textbox', { name });

it('draws no field for a key', async () => {
  const drawn = openForm();
  await userEvent.type(box(/^Nickname/), 'Mei L');
  expect(drawn).toEqual([]);
});

it('draws each wrong field once when the form is sent, and no other', async () => {
  const drawn = openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(box(/^Nickname/)).toHaveFocus());
  expect(box(/^Nickname/)).toBeInvalid();
  expect(box(/^QQ/)).toBeValid();
  expect(drawn).toEqual(['nickname', 'payeeName']);
});

it('draws a field again as it is corrected, and not the one beside it', async () => {
  const drawn = openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(box(/^Nickname/)).toHaveFocus());
  drawn.length = 0;
  await userEvent.keyboard('Meil');
  await waitFor(() => expect(box(/^Nickname/)).toBeValid());
  expect(new Set(drawn)).toEqual(new Set(['nickname']));
});
