import { type ChangeEvent, useEffect } from 'react';
import { forgetLogin, rememberedLogin } from '#src/features/auth/rememberedLogin.ts';
import { useRuleFormContext } from '#src/forms/RuleFormContext.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import type { LoginMethod } from './loginFields.ts';
import { REMEMBER, type RememberKind } from './useWelcome.ts';

interface RememberBoxProps {
  readonly kind: Exclude<RememberKind, 'off'>;
  readonly method: LoginMethod;
}

/** Ticked from the start when a login is remembered already; unticking forgets it (LOGIN-21). */
export function RememberBox({ kind, method }: RememberBoxProps) {
  const t = useText();
  const { site } = useSite();
  const form = useRuleFormContext();
  useEffect(() => {
    if (rememberedLogin(site)) form.set(REMEMBER, true);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the box is: later it is the player's
  }, []);
  const usual = kind === 'password' ? 'login.rememberPassword' : 'login.remember';
  const box = form.extra(REMEMBER);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (!event.target.checked) forgetLogin(site);
    void box.onChange(event);
  };
  return (
    <Checkbox {...box} onChange={onChange}>
      {t(method === 'mobile' ? 'login.rememberNumber' : usual)}
    </Checkbox>
  );
}
