import { useTexts } from '#src/i18n/TextContext.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ServiceEntries.module.css';
import { type ServiceLink, useServiceLinks } from './useServiceLinks.ts';

function Entry({ title, href }: ServiceLink) {
  const { t, has } = useTexts();
  const key = `service.${title}`;
  return (
    <li>
      <a className={styles.entry} href={href} target="_blank" rel="noopener noreferrer">
        <span className={styles.icon}>
          <Icon name={title === 'whatsapp' ? 'Whatsapp' : 'service'} size={24} />
        </span>
        <span className={styles.words}>
          {has(key) ? t(key) : title}
          <VisuallyHidden> ({t('ui.newWindow')})</VisuallyHidden>
        </span>
        <Icon name="forward" className={styles.forward} />
      </a>
    </li>
  );
}

/** Ways to reach customer service, as a list. */
export function ServiceEntries() {
  const { t } = useTexts();
  const { links, error, retry } = useServiceLinks();
  if (error) return <ErrorState onRetry={retry} />;
  if (!links) return <Skeleton shape="text" count={3} />;
  if (links.length === 0) return <EmptyState icon="service" text={t('service.none')} />;
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <Entry key={link.href} {...link} />
      ))}
    </ul>
  );
}
