import { Link } from '#src/lib/Link.tsx';
import { joinClasses } from '../joinClasses.ts';
import styles from './Tabs.module.css';

interface TabLinksProps {
  /** Names the row. */
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: string; readonly isCurrent: boolean }[];
}

/** Links between sibling pages, in the clothes of tabs. */
export const TabLinks = ({ label, links }: TabLinksProps) => (
  <nav className={styles.list} aria-label={label}>
    {links.map(({ to, label: words, isCurrent }) => (
      <Link key={to} to={to} className={joinClasses(styles.tab, styles.link)} aria-current={isCurrent ? 'page' : undefined}>
        {words}
      </Link>
    ))}
  </nav>
);
