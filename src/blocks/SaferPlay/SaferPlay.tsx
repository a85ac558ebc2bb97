import type { SaferPlayProps } from './block.ts';
import { saferPlayNames } from '#schemas/declare/names/behaviourWords.ts';
import { CompanyMarks } from '#src/features/responsible/CompanyMarks.tsx';
import { SaferPlayLink } from '#src/features/responsible/SaferPlayLink.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import styles from './SaferPlay.module.css';

/** The end of a page: the minimum age, the licence holder, and links to help. */
export function SaferPlay({ ageMark, links }: SaferPlayProps) {
  const t = useText();
  const { company, saferPlay } = useSite().site.behaviour;
  const names = links ? saferPlayNames.filter((name) => saferPlay[name] !== '') : [];
  if (!ageMark && names.length === 0 && company.licence === '' && company.payments.length === 0) return null;
  return (
    <div className={styles.root}>
      <CompanyMarks age={ageMark} />
      {names.length === 0 ? null : (
        <ul className={styles.links}>
          {names.map((name) => (
            <li key={name}>
              <SaferPlayLink className={styles.link} name={name}>
                {t(`saferPlay.${name}`)}
              </SaferPlayLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
