import type { RegisterSettings } from '../declare/register/registerSettings.schema.ts';
import type { FormField } from './registerForm.ts';

/** Longest name that the login accepts, whatever a merchant's rules allow. */
export const MAX_LOGIN_NAME = 64;

/**
 * The name of a form that asks who somebody is, by the shared rule set (LOGIN-09). Its bound on the length is for choosing a name: the
 * names of trial accounts and numbers with signs between the digits are longer, and a browser would cut them while they are typed.
 */
export const loginName = ({ shared }: Pick<RegisterSettings, 'shared'>): FormField => ({
  name: 'username',
  required: true,
  rules: [...shared.loginUsername.filter(({ rule }) => rule !== 'maxLength'), { rule: 'maxLength', value: MAX_LOGIN_NAME }],
});
