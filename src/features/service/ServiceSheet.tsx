import { useTexts } from '#src/i18n/TextContext.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ServiceSheet.module.css';
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

/** Ways to reach customer service, as a sheet over the page. */
export function ServiceSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const { links, error, retry } = useServiceLinks();
  return (
    <Dialog title={t('service.title')} onClose={onClose}>
      <p className={styles.text}>{t('service.text')}</p>
      {error ? <ErrorState onRetry={retry} /> : null}
      {!error && !links ? <Skeleton shape="text" count={3} /> : null}
      {links?.length === 0 ? <EmptyState icon="service" text={t('service.none')} /> : null}
      <ul className={styles.list}>
        {links?.map((link) => (
          <Entry key={link.href} {...link} />
        ))}
      </ul>
    </Dialog>
  );
}
