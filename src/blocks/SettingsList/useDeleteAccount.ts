import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#schemas/declare/pages/addresses.ts';
import type { CallBody } from '#schemas/declare/calls/declaredCalls.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { forgetLogin } from '#src/features/auth/rememberedLogin.ts';
import { forgetStoredPassword } from '#src/features/auth/storedPassword.ts';
import { forgetSearches } from '#src/features/gameSearch/recentSearches.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { useSite } from '#src/site/siteContext.ts';
import { forgetSession } from '#src/site/storedSession.ts';
import { useAttempt } from '#src/site/useAttempt.ts';
import { useForgetSessionReads } from '#src/site/useForgetSessionReads.ts';

/** The balance that the platform names where it refuses to delete an account with money. */
function namedBalance(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'account.balance' || !isObject(error.value)) return undefined;
  const { balance } = error.value;
  return typeof balance === 'number' ? balance : undefined;
}

/** Deletes the account (CALL-107); then nothing of it is left in this browser either, and the visit goes on as a guest's. */
export function useDeleteAccount() {
  const { http, site, store } = useSite();
  const t = useText();
  const navigate = useNavigate();
  const forgetReads = useForgetSessionReads();
  const { attempt, failure } = useAttempt('other');
  const [balance, setBalance] = useState<number>();

  function leave() {
    forgetSession();
    forgetStoredPassword();
    forgetLogin(site);
    forgetSearches();
    const { setSession, showToast } = store.getState();
    setSession(null);
    forgetReads();
    showToast(t('privacy.deleted'), { kind: 'success' });
    void navigate(paths.home);
  }

  /**
   * @param prepare Makes the body, which may first have to be proven by another call.
   * @param onWrongPassword Shows the fault at the password's field.
   */
  const remove = (prepare: () => Promise<CallBody<'deleteAccount'>>, onWrongPassword: () => void) =>
    attempt(async () => {
      try {
        await http.send('deleteAccount', await prepare());
      } catch (error) {
        setBalance(namedBalance(error));
        if (!(error instanceof ApiError) || error.code !== 'password.oldWrong') throw error;
        return onWrongPassword();
      }
      leave();
    });

  return { remove, failure, /** What the platform named instead of what was given up. */ balance };
}
