import type { SentBody, WriteCall } from '#schemas/declare/calls/declaredCalls.ts';
import type { RuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useAttempt } from '#src/site/useAttempt.ts';
import { useRefresh } from '#src/site/useRefresh.ts';
import { showFaults } from './showFaults.ts';

interface Save<C extends WriteCall> {
  readonly call: C;
  readonly body: SentBody<C>;
}

/** Sends one form of the security centre; on success shows a message and leaves, otherwise shows each fault at its field. */
export function useSaveProfile(onSaved: () => void) {
  const { http, store } = useSite();
  const t = useText();
  const refresh = useRefresh();
  const { attempt, failure } = useAttempt('other');

  const save = <C extends WriteCall>(form: RuleForm | undefined, { call, body }: Save<C>) =>
    attempt(async () => {
      try {
        await http.send(call, body);
      } catch (error) {
        if (form !== undefined && showFaults(form, error)) return;
        throw error;
      }
      await refresh(call);
      store.getState().showToast(t('security.saved'), { kind: 'success' });
      onSaved();
    });

  return { save, failure };
}
