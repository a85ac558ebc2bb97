import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SocialProvider } from '#schemas/declare/names/behaviourWords.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { shownName } from '#src/lib/format/shownName.ts';
import { useSite } from '#src/site/siteContext.ts';
import { returnedQuery } from './inside/returnedQuery.ts';
import { takeSocialState } from './inside/socialState.ts';
import { inviteCode } from './inviteCode.ts';
import { useAdmitSession } from './useAdmitSession.ts';

/**
 * Finishes an external login with the answer in the address, once: starts the session and returns to the player's page. Returns the error, if
 * any. A provider's answer can be used once, so a retry means a new login.
 */
export function useFinishSocial(provider: SocialProvider): unknown {
  const { http, mode, store } = useSite();
  const admit = useAdmitSession();
  const navigate = useNavigate();
  const t = useText();
  const [error, setError] = useState<unknown>();
  const begun = useRef(false);

  useEffect(() => {
    if (mode === 'preview' || begun.current) return;
    begun.current = true;

    async function finish() {
      const state = takeSocialState();
      if (state === undefined) throw new ApiError('social.state', 0, 'this tab has started no login');
      const affiliateCode = inviteCode();
      const returned = { provider, state, query: returnedQuery(location) };
      const answer = await http.send('socialFinish', { ...returned, ...(affiliateCode ? { affiliateCode } : {}) });
      const { userName } = await admit(answer);
      store.getState().showToast(t('login.done', { name: shownName(userName) }), { kind: 'success' });
      void navigate(answer.returnPath, { replace: true });
    }

    finish().catch((reason: unknown) => {
      if (!(reason instanceof ApiError)) console.error(reason);
      setError(reason);
    });
  }, [http, admit, mode, navigate, provider, store, t]);

  return error;
}
