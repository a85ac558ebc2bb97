import { saferPlayNames } from '#schemas/declare/names/behaviourWords.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Icon, type IconName } from '#src/ui/Icon/Icon.tsx';
import styles from './MenuLinks.module.css';
import { SaferPlayLink } from '../responsible/SaferPlayLink.tsx';

const icons: Readonly<Record<(typeof saferPlayNames)[number], IconName>> = {
  guide: 'info',
  limits: 'clock',
  exclusion: 'lock',
  support: 'service',
};

/** Rows of a member's menu that lead to the site's pages for safer play. */
export function SaferPlayRows({ hasArrows }: { readonly hasArrows: boolean }) {
  const t = useText();
  const { saferPlay } = useSite().site.behaviour;
  return (
    <ul>
      {saferPlayNames.map((name) =>
        saferPlay[name] === '' ? null : (
          <li key={name}>
            <SaferPlayLink className={styles.row} name={name}>
              <Icon name={icons[name]} className={styles.icon} />
              <span className={styles.words}>{t(`saferPlay.${name}`)}</span>
              {hasArrows ? <Icon name="forward" className={styles.forward} /> : null}
            </SaferPlayLink>
          </li>
        ),
      )}
    </ul>
  );
}
