import { saferPlayNames } from '#schemas/declare/names/behaviourWords.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Icon, type IconName } from '#src/ui/Icon/Icon.tsx';
import rows from './MenuRows.module.css';
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
    <ul className={rows.list}>
      {saferPlayNames.map((name) =>
        saferPlay[name] === '' ? null : (
          <li key={name}>
            <SaferPlayLink className={rows.row} name={name}>
              <Icon name={icons[name]} className={rows.icon} />
              <span className={rows.words}>{t(`saferPlay.${name}`)}</span>
              {hasArrows ? <Icon name="forward" className={rows.forward} /> : null}
            </SaferPlayLink>
          </li>
        ),
      )}
    </ul>
  );
}
