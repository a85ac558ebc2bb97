import type { RegisterSettings } from '../declare/register/registerSettings.schema.ts';
import type { FormField } from './registerForm.ts';

/** Maximum length of a name at the login, whatever a merchant's rules allow. */
export const MAX_LOGIN_NAME = 64;

/**
 * The name field of a form that identifies an existing account, by the shared rule set (LOGIN-09). Without the rule for its length, which is for
 * choosing a name: names of trial accounts and numbers with separators are longer, and a browser would cut them while they are typed.
 */
export const loginName = ({ shared }: Pick<RegisterSettings, 'shared'>): FormField => ({
  name: 'username',
  required: true,
  rules: [...shared.loginUsername.filter(({ rule }) => rule !== 'maxLength'), { rule: 'maxLength', value: MAX_LOGIN_NAME }],
});
