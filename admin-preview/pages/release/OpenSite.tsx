import { ExternalLink } from 'lucide-react';
import { createSiteOrigin } from '#schemas/base/urls/siteOrigin.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './OpenSite.module.css';

/** The way to the site as players see it; nothing where the server does not know its address. */
export function OpenSite() {
  const t = useTranslate();
  const merchantCode = useDraft((state) => state.merchantCode);
  const host = useDraft((state) => state.host);
  const playerUrl = useDraft((state) => state.playerUrl);
  const site = createSiteOrigin(playerUrl ?? undefined)({ merchantCode, host });
  if (site === undefined) return null;
  return (
    <a className={styles.root} href={site} target="_blank" rel="noreferrer">
      {t('publish.openSite')} <ExternalLink size={14} aria-hidden />
    </a>
  );
}
