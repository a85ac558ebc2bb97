import { useLocation, useNavigate } from 'react-router-dom';
import { useLogin } from '#src/features/auth/useLogin.ts';
import { useRecovery } from '#src/features/auth/useRecovery.ts';
import type { PhoneCode } from '#src/features/verification/usePhoneCode.ts';
import { DIALING_CODE } from '#src/forms/PhoneField.tsx';
import type { FieldValues, RuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { openedAt } from '#src/site/dialogState.ts';
import { useSiteState } from '#src/site/siteContext.ts';
import { useAttempt } from '#src/site/useAttempt.ts';
import { useCloseDialog } from '#src/site/useCloseDialog.ts';
import { useIsShown } from '#src/site/useIsShown.ts';

/** Logs in with the password that was just set; where that does not work, the player does it himself (FORGOT-15). */
function useLogInAfterwards() {
  const t = useText();
  const login = useLogin();
  const navigate = useNavigate();
  const location = useLocation();
  const close = useCloseDialog();
  const isShown = useIsShown();
  const showToast = useSiteState((state) => state.showToast);

  return async (username: string, password: string) => {
    const isIn = await login({ type: 'username', username, password }).then(
      () => true,
      () => false,
    );
    showToast(t(isIn ? 'forget.done' : 'forget.doneLogin'), { kind: 'success', ...(isIn ? {} : { length: 'short' }) });
    if (!isShown()) return;
    if (isIn) close();
    else void navigate(paths.login, { replace: true, state: openedAt(location) });
  };
}

/**
 * Sets the password by phone, with Firebase's word for the code where Firebase sent it (SMS-09). A refusal empties the field that
 * was at fault (FORGOT-11, FORGOT-12).
 */
export function useSendPhonePassword(form: RuleForm, code: PhoneCode) {
  const { setByPhone } = useRecovery();
  const logIn = useLogInAfterwards();
  const { attempt, failure } = useAttempt('setPassword');

  async function setPassword({ mobileNum = '', verificationCode = '', password = '' }: FieldValues): Promise<string> {
    const countryDialingCode = String(form.extraValue(DIALING_CODE) ?? '').replaceAll(/\D/g, '');
    const { firebaseIdToken } = await code.prove(verificationCode);
    return setByPhone({
      newPassword: password,
      mobileNum,
      verificationCode,
      ...(countryDialingCode ? { countryDialingCode } : {}),
      ...(firebaseIdToken === undefined ? {} : { firebaseIdToken }),
    });
  }

  const send = (values: FieldValues) =>
    attempt(async () => {
      const username = await setPassword(values).catch((error: unknown) => {
        const isSame = error instanceof ApiError && error.code === 'modify.new.old.same';
        form.fill(isSame ? 'password' : 'verificationCode', '');
        form.focus(isSame ? 'password' : 'verificationCode');
        throw error;
      });
      await logIn(username, values.password ?? '');
    });

  return { send, failure };
}
