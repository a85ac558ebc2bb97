import { useText } from '#src/i18n/TextContext.ts';
import { shownEntries } from '#src/features/menus/shownEntries.ts';
import { paths } from '#schemas/addresses.ts';
import { GatedLink } from '#src/site/GatedLink.tsx';
import { showsInvite, showsVip } from '#src/site/gates.ts';
import { useSite, useVisitor } from '#src/site/siteContext.ts';
import { Icon, type IconName } from '#src/ui/Icon/Icon.tsx';
import styles from './MenuShortcuts.module.css';

interface Shortcut {
  readonly name: 'reward' | 'vip' | 'invite';
  readonly icon: IconName;
  readonly to: string;
  readonly shown: boolean;
}

/** Reward centre, VIP room and invite entry, as far as they are on for this visitor. Guests log in on the way. */
export function MenuShortcuts() {
  const t = useText();
  const { site } = useSite();
  const { switches } = site;
  const visitor = useVisitor();
  const shortcuts: readonly Shortcut[] = [
    {
      name: 'reward',
      icon: 'reward',
      to: site.behaviour.menus.rewards.path,
      shown: shownEntries(['rewards'], site, visitor).length > 0,
    },
    { name: 'vip', icon: 'vip', to: site.behaviour.menus.vip.path, shown: showsVip(visitor, switches.VIPBENEFIT3) },
    { name: 'invite', icon: 'invite', to: paths.invite, shown: showsInvite(visitor, site) },
  ];
  const shown = shortcuts.filter((shortcut) => shortcut.shown);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.root}>
      {shown.map(({ name, icon, to }) => (
        <li key={name}>
          <GatedLink className={styles.card} to={to} gate="session">
            <Icon name={icon} size={24} className={styles.icon} />
            <span>{t(`menu.${name}`)}</span>
          </GatedLink>
        </li>
      ))}
    </ul>
  );
}
