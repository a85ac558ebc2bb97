import type { ReactNode } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Link } from '#src/lib/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  /** For `aria-labelledby` of the section. */
  readonly id: string;
  readonly title: string;
  readonly icon?: IconName;
  /** The brand's style of headings. */
  readonly look: 'plain' | 'badge' | 'marker' | 'ruled';
  /** Where all of it is. */
  readonly more?: string | undefined;
  /** Instead of a link. */
  readonly children?: ReactNode;
}

/** Heading of a part of a page: each style draws it in its own way, not only in another face. */
export function SectionHeading({ id, title, icon, look, more, children }: SectionHeadingProps) {
  const t = useText();
  return (
    <div className={styles.root} data-look={look}>
      {/* Capitals by style would be read out letter by letter. */}
      <h2 className={styles.title} id={id} aria-label={look === 'marker' ? title : undefined}>
        {icon && look === 'badge' ? <Icon name={icon} size={18} className={styles.icon} /> : null}
        <span>{title}</span>
      </h2>
      {more === undefined ? null : (
        <Link className={styles.more} to={more}>
          <span aria-hidden="true">{t('ui.seeAll')}</span>
          <VisuallyHidden>{t('home.allOf', { title })}</VisuallyHidden>
          <Icon name="forward" size={16} />
        </Link>
      )}
      {children}
    </div>
  );
}
