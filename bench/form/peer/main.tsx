/** The usual way: @rjsf/core with ajv, on a JSON Schema made from the same settings. */
import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import type { Rule } from '#schemas/declare/register/registerSettings.schema.ts';

interface Settings {
  readonly fields: Readonly<Record<string, { readonly required: boolean; readonly rules: readonly Rule[] }>>;
}

function schemaOf({ fields }: Settings): RJSFSchema {
  const property = (rules: readonly Rule[]) => {
    const bound = (name: Rule['rule']) => rules.find(({ rule }) => rule === name)?.value;
    return {
      type: 'string' as const,
      ...(bound('minLength') ? { minLength: Number(bound('minLength')) } : {}),
      ...(bound('maxLength') ? { maxLength: Number(bound('maxLength')) } : {}),
    };
  };
  return {
    type: 'object',
    required: Object.entries(fields).flatMap(([name, { required }]) => (required ? [name] : [])),
    properties: Object.fromEntries(Object.entries(fields).map(([name, { rules }]) => [name, property(rules)])),
  };
}

const answer = (await (await fetch('/wps/system/setting/register')).json()) as { value: Settings };
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Form
      schema={schemaOf(answer.value)}
      validator={validator}
      liveValidate="onBlur"
      noHtml5Validate // or the browser would stop at the first empty field
      focusOnFirstError
      showErrorList={false}
      onError={() => undefined}
    />,
  );
