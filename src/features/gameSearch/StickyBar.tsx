import type { ComponentProps } from 'react';
import styles from './StickyBar.module.css';

/** Stays below the page's header while its list is scrolled. */
export const StickyBar = (props: ComponentProps<'div'>) => <div {...props} className={styles.root} />;
