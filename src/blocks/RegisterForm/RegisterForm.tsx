import { useState } from 'react';
import type { RegisterFormProps } from './block.ts';
import { registerWays } from '#schemas/declare/entries/namedConditions.ts';
import { SocialButtons } from '#src/features/auth/SocialButtons.tsx';
import { useRegister } from '#src/features/auth/useRegister.ts';
import { Registration } from '#src/features/registration/Registration.tsx';
import { RegistrationWays } from '#src/features/registration/RegistrationWays.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { DialogLink } from '#src/site/DialogLink.tsx';
import { useSite } from '#src/site/siteContext.ts';
import styles from './RegisterForm.module.css';
import { useAfterRegistration } from './useAfterRegistration.ts';

/** Registers by username or mobile number, with the fields and rules that the platform's settings ask for. */
export function RegisterForm({ hints, reset, steps }: RegisterFormProps) {
  const t = useText();
  const { ageLimit } = useSite().site;
  const register = useRegister();
  const onRegistered = useAfterRegistration();
  const [resets, setResets] = useState(0);
  const texts = { form: t('dialog.register'), submit: t('register.submit'), terms: t('register.terms', { age: ageLimit }) };
  return (
    <div className={styles.root}>
      <RegistrationWays lead={t('register.lead')} ways={registerWays}>
        {(way) => (
          <Registration
            key={resets}
            {...way}
            hints={hints}
            inSteps={steps === 'two'}
            task={{ register, onRegistered, texts }}
            onReset={reset ? () => setResets(resets + 1) : undefined}
            wasReset={resets > 0}
          />
        )}
      </RegistrationWays>
      <SocialButtons />
      <p className={styles.other}>
        {t('register.ask')} <DialogLink to={paths.login}>{t('register.login')}</DialogLink>
      </p>
    </div>
  );
}
