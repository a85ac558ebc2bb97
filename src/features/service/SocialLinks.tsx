import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { useDownloadLinks } from '../download/useDownloadLinks.ts';
import styles from './SocialLinks.module.css';
import { socialLinksOf } from './socialLinksOf.ts';

/** An icon for each link that the platform provides (HOME-22). */
export function SocialLinks() {
  const t = useText();
  const { settings } = useSite();
  const links = socialLinksOf(settings, useDownloadLinks());
  if (links.length === 0) return null;
  return (
    <ul className={styles.root} aria-label={t('home.social')}>
      {links.map(({ name, url }) => (
        <li key={name}>
          <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
            <Icon name={name} size={20} />
            <VisuallyHidden>
              {name} ({t('ui.newWindow')})
            </VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
