import { documentNames } from '#schemas/declare/names/behaviourWords.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSiteHref } from '#src/lib/useSiteHref.ts';
import { useSite } from '#src/site/siteContext.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './DocumentLinks.module.css';

/**
 * Links to the documents that players accept with an account (REG-38): in a new tab, so that no input is lost. Only documents with an address
 * show.
 */
export function DocumentLinks() {
  const toHref = useSiteHref();
  const t = useText();
  const { documents } = useSite().site.behaviour;
  const names = documentNames.filter((name) => documents[name] !== '');
  if (names.length === 0) return null;
  return (
    <div className={styles.root}>
      {t('accept.read')}{' '}
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name}>
            <a className={styles.link} href={toHref(documents[name])} target="_blank" rel="noopener noreferrer">
              {t(`documents.${name}`)}
              <VisuallyHidden> ({t('ui.newWindow')})</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
