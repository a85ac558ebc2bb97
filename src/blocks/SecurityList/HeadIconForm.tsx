import { type SyntheticEvent, useId, useState } from 'react';
import { HeadIcon } from '#src/features/member/HeadIcon.tsx';
import { useSaveProfile } from '#src/features/member/useSaveProfile.ts';
import { errorText } from '#src/forms/errorText.ts';
import { FormAlert } from '#src/forms/FormAlert.tsx';
import { useText, useTexts } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './HeadIconForm.module.css';
import type { ProfileFormProps } from './ProfileFormProps.ts';

const SIZE_PX = 60;

/** Choice of one of the built-in pictures (CALL-23). */
export function HeadIconForm({ label, onSaved }: ProfileFormProps) {
  const t = useText();
  const texts = useTexts();
  const id = useId();
  const { headIcons } = useSite().site.behaviour.member;
  const { data } = useRead('headIcon', {});
  const [picked, setPicked] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const { save, failure } = useSaveProfile(onSaved);
  const chosen = picked ?? data?.icon ?? '';

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isSending || !headIcons.includes(chosen)) return;
    setIsSending(true);
    void save(undefined, { call: 'setHeadIcon', body: { icon: chosen } }).finally(() => setIsSending(false));
  }

  return (
    <form className={styles.root} method="post" aria-label={label} onSubmit={onSubmit}>
      {failure === undefined ? null : <FormAlert kind="error">{errorText(texts, failure)}</FormAlert>}
      <div className={styles.pictures} role="radiogroup" aria-label={label}>
        {headIcons.map((icon) => {
          const name = `headIcon.${icon}`;
          return (
            <label key={icon} className={styles.choice}>
              <input
                type="radio"
                className={styles.input}
                name={id}
                value={icon}
                checked={icon === chosen}
                aria-label={texts.has(name) ? t(name) : icon}
                onChange={() => setPicked(icon)}
              />
              <HeadIcon icon={icon} size={SIZE_PX} />
              <span className={styles.tick}>
                <Icon name="success" size={18} />
              </span>
            </label>
          );
        })}
      </div>
      <Button type="submit" size="large" block loading={isSending} disabled={!headIcons.includes(chosen)}>
        {t('security.save')}
      </Button>
    </form>
  );
}
