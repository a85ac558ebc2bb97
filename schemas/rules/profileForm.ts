import { MAX_PASSKEY_NAME } from '../declare/platform/passkeys.schema.ts';
import type { Behaviour } from '../declare/release/behaviour.schema.ts';
import type { RegisterSettings, Rule } from '../declare/register/registerSettings.schema.ts';
import type { FormField } from './registerForm.ts';

/** Fields that a member sets in a form of their own (MEM-16). */
export type ProfileField = 'email' | 'payeeName' | 'nickname';

/** Limits of the platform's storage, whatever a merchant's rules allow. */
const bounds: Readonly<Record<ProfileField, readonly Rule[]>> = {
  email: [
    { rule: 'format', value: 'email' },
    { rule: 'maxLength', value: 200 },
  ],
  payeeName: [{ rule: 'maxLength', value: 120 }],
  nickname: [{ rule: 'maxLength', value: 80 }],
};

/** A field of the sign-up form as the security centre asks for it: by the same rules. Server and player ask the same. */
export const profileField = ({ fields }: Pick<RegisterSettings, 'fields'>, name: ProfileField): FormField<ProfileField> => ({
  name,
  required: true,
  rules: [...fields[name].rules, ...bounds[name]],
});

const answerNames = ['firstAnswer', 'secondAnswer', 'thirdAnswer'] as const;
export type AnswerField = (typeof answerNames)[number];

/** The answers to a member's security questions (MEM-15). */
export const answerFields = ({ questionCount, answerMin, answerMax }: Behaviour['member']): FormField<AnswerField>[] =>
  answerNames.slice(0, questionCount).map((name) => ({
    name,
    required: true,
    rules: [
      { rule: 'minLength', value: answerMin },
      { rule: 'maxLength', value: answerMax },
    ],
  }));

/** The login password, asked for once more; which rules it was made by no longer matters. */
export const ownPassword: FormField<'oldPassword'> = { name: 'oldPassword', required: true, rules: [] };

/** What a member calls a passkey. */
export const passkeyName: FormField<'passkeyName'> = {
  name: 'passkeyName',
  required: true,
  rules: [{ rule: 'maxLength', value: MAX_PASSKEY_NAME }],
};
