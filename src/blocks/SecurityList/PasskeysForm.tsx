import { useEffect, useId, useRef, useState } from 'react';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { useHasPasskeys } from '#src/features/passkeys/useHasPasskeys.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { dayOfMoment } from '#src/lib/format/moment.ts';
import { useLocale, useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { AddPasskeyForm } from './AddPasskeyForm.tsx';
import styles from './PasskeysForm.module.css';
import type { ProfileFormProps } from './ProfileFormProps.ts';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';
import { needsPassword } from './needsPassword.ts';

type Passkey = CallAnswer<'passkeys'>[number];

interface ItemProps {
  readonly passkey: Passkey;
  readonly now: number;
  readonly onRemove: () => void;
}

/** One passkey, by its name and by when it was added and used. */
function PasskeyItem({ passkey: { name, addedAt, usedAt }, now, onRemove }: ItemProps) {
  const t = useText();
  const locale = useLocale();
  const dayOf = (moment: string) => dayOfMoment(moment, locale, now);
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.small}>{t('passkey.addedOn', { day: dayOf(addedAt) })}</span>
        <span className={styles.small}>
          {usedAt === undefined ? t('passkey.unused') : t('passkey.usedOn', { day: dayOf(usedAt) })}
        </span>
      </span>
      <IconButton icon="trash" label={t('passkey.removeOne', { name })} onClick={onRemove} />
    </li>
  );
}

/** The passkeys that there are, or why there are none to see. */
function PasskeyItems({ onRemove }: { readonly onRemove: (passkey: Passkey) => void }) {
  const t = useText();
  const { data, error, mutate } = useRead('passkeys', {});
  const [now] = useState(() => Date.now());
  if (data === undefined) {
    return error ? <ErrorState onRetry={() => void mutate()} /> : <Skeleton shape="text" count={2} />;
  }
  if (data.length === 0) return <EmptyState icon="key" text={t('passkey.none')} />;
  return (
    <ul className={styles.list}>
      {data.map((passkey) => (
        <PasskeyItem key={passkey.id} passkey={passkey} now={now} onRemove={() => onRemove(passkey)} />
      ))}
    </ul>
  );
}

/** The member's passkeys: those that there are, each with a way to remove it, and a form to add the one of this device. */
export function PasskeysForm({ config }: ProfileFormProps) {
  const t = useText();
  const id = useId();
  const { site } = useSite();
  const isOffered = useHasPasskeys();
  const [doomed, setDoomed] = useState<Passkey>();
  const [removals, setRemovals] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const proves = needsPassword(site, config);

  useEffect(() => {
    if (removals > 0) heading.current?.focus(); // the button that had the focus is gone with its passkey
  }, [removals]);

  return (
    <div className={styles.root}>
      <p className={styles.about}>{t('passkey.about')}</p>
      <section className={styles.section} aria-labelledby={id}>
        <h3 ref={heading} id={id} className={styles.heading} tabIndex={-1}>
          {t('passkey.list')}
        </h3>
        <PasskeyItems onRemove={setDoomed} />
      </section>
      {isOffered ? <AddPasskeyForm proves={proves} /> : <p className={styles.about}>{t('passkey.unsupported')}</p>}
      {doomed === undefined ? null : (
        <RemovePasskeyDialog
          passkey={doomed}
          proves={proves}
          onRemoved={() => {
            setDoomed(undefined);
            setRemovals(removals + 1);
          }}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </div>
  );
}
