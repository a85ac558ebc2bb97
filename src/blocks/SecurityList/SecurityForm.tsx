import { useEffect, useId, useRef } from 'react';
import type { SecurityConfigAnswer } from '#schemas/declare/platform/profile.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useExit } from '#src/site/useExit.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { EmailForm } from './EmailForm.tsx';
import { HeadIconForm } from './HeadIconForm.tsx';
import { NicknameForm } from './NicknameForm.tsx';
import { PasskeysForm } from './PasskeysForm.tsx';
import { PayeeNameForm } from './PayeeNameForm.tsx';
import type { ProfileFormProps } from './ProfileFormProps.ts';
import { QuestionsForm } from './QuestionsForm.tsx';
import styles from './SecurityForm.module.css';
import { FROM_LIST, type OwnForm, securityRows } from './securityRows.ts';

const forms = {
  passkeys: PasskeysForm,
  email: EmailForm,
  payeeName: PayeeNameForm,
  questions: QuestionsForm,
  nickname: NicknameForm,
  headIcon: HeadIconForm,
} as const satisfies Record<OwnForm, (props: ProfileFormProps) => React.ReactNode>;

interface SecurityFormProps {
  readonly form: OwnForm;
  readonly config: SecurityConfigAnswer;
}

/** One form of the security centre, below the link back to the list. Its heading gets the focus, because the content below it has changed. */
export function SecurityForm({ form, config }: SecurityFormProps) {
  const t = useText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const back = useExit(paths.security);
  const toList = useExit(paths.security, FROM_LIST.from);
  useEffect(() => heading.current?.focus(), []);
  const Form = forms[form];
  const title = t(securityRows[form].text);
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      <div className={styles.card}>
        <Form config={config} label={title} onSaved={back} />
      </div>
      <ButtonLink
        to={paths.security}
        variant="ghost"
        icon="security"
        onClick={(event) => {
          event.preventDefault();
          toList();
        }}
      >
        {t('security.all')}
      </ButtonLink>
    </section>
  );
}
