import type { LinkView } from '#schemas/edges/api/people.schema.ts';
import { CopyField } from '../../kit/parts/CopyField.tsx';
import { useSay } from '../../kit/texts/say.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import styles from './LinkCard.module.css';

/** A link that sets a password, shown once, to be handed over. */
export function LinkCard({ link }: { readonly link: LinkView }) {
  const say = useSay();
  const moments = useMoments();
  return (
    <div className={styles.root} role="status">
      <p>{say(`link.delivery.${link.delivery}`)}</p>
      <CopyField label={say('link.address')} value={link.url} copyLabel={say('link.copy')} />
      <p className={styles.text}>{say('link.until', { when: moments.full(link.expiresAt) })}</p>
    </div>
  );
}
