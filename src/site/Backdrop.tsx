import styles from './Backdrop.module.css';
import { useSite, useSiteState } from './siteContext.ts';

/** The brand's picture behind a whole page. It suits the mode that it was drawn for, and is fainter in the other one. */
export function Backdrop() {
  const { backdrop, mode } = useSite().site.theme;
  const isOwnLook = useSiteState((state) => state.theme === mode);
  if (backdrop === '') return null;
  return <img className={isOwnLook ? styles.root : styles.faint} src={backdrop} alt="" />;
}
