import type { LinkView } from '#schemas/edges/api/people.schema.ts';
import { CopyField } from '../../kit/parts/CopyField.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import styles from './LinkCard.module.css';

/** A link that sets a password, shown once, to be handed over. */
export function LinkCard({ link }: { readonly link: LinkView }) {
  const t = useTranslate();
  const moments = useMoments();
  return (
    <div className={styles.root} role="status">
      <p>{t(`link.delivery.${link.delivery}`)}</p>
      <CopyField label={t('link.address')} value={link.url} copyLabel={t('link.copy')} />
      <p className={styles.text}>{t('link.until', { when: moments.full(link.expiresAt) })}</p>
    </div>
  );
}
