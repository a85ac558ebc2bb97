import type { SaferPlayProps } from '#schemas/blocks/saferPlay.schema.ts';
import { saferPlayNames } from '#schemas/release/behaviourWords.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Link } from '#src/lib/Link.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './SaferPlay.module.css';

/** A page of the site, or one elsewhere in a new tab, so that what is being done here stays. */
function SaferLink({ to, children }: { readonly to: string; readonly children: string }) {
  const t = useText();
  if (to.startsWith('/'))
    return (
      <Link className={styles.link} to={to}>
        {children}
      </Link>
    );
  return (
    <a className={styles.link} href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> ({t('ui.newWindow')})</VisuallyHidden>
    </a>
  );
}

/** One quiet line at the end of a page: for whom playing is, and where help is. */
export function SaferPlay({ ageMark }: SaferPlayProps) {
  const t = useText();
  const { ageLimit, behaviour } = useSite().site;
  const names = saferPlayNames.filter((name) => behaviour.saferPlay[name] !== '');
  if (!ageMark && names.length === 0) return null;
  return (
    <div className={styles.root}>
      {ageMark ? (
        <p className={styles.age}>
          <span className={styles.mark} aria-hidden="true">
            <bdi>{ageLimit}+</bdi>
          </span>
          {t('home.age', { age: ageLimit })}
        </p>
      ) : null}
      {names.length === 0 ? null : (
        <ul className={styles.links}>
          {names.map((name) => (
            <li key={name}>
              <SaferLink to={behaviour.saferPlay[name]}>{t(`saferPlay.${name}`)}</SaferLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
