import styles from './Backdrop.module.css';
import { useSite, useSiteState } from './siteContext.ts';

/** The brand's picture behind a whole page. It suits the look the brand was drawn for; in the other one it steps back. */
export function Backdrop() {
  const { backdrop, mode } = useSite().site.theme;
  const isOwnLook = useSiteState((state) => state.theme === mode);
  if (backdrop === '') return null;
  return <img className={isOwnLook ? styles.root : styles.faint} src={backdrop} alt="" />;
}
