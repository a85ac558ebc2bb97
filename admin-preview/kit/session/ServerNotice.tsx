import { Info } from 'lucide-react';
import { useLoaded } from '../api/useLoaded.ts';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import styles from './ServerNotice.module.css';

/** What the server tells administrators about how it is set up; nothing when all is well. */
export function ServerNotice() {
  const t = useTranslate();
  const { api } = useWorkplace();
  const loaded = useLoaded(api.notices);
  if (loaded.state !== 'ready') return null;
  return loaded.value.map((code) => (
    <p key={code} className={styles.root} role="status">
      <Info size={16} aria-hidden />
      <span>{t(`notice.${code}`)}</span>
    </p>
  ));
}
