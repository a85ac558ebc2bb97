import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { GatedLink } from '#src/site/GatedLink.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './MenuShortcuts.module.css';

/** Names and icons of the shortcuts, first to last. */
export const shortcuts = ['reward', 'vip', 'invite'] as const;

/** Reward centre, VIP room and invite entry. Guests log in on the way. */
export function MenuShortcuts({ names }: { readonly names: readonly (typeof shortcuts)[number][] }) {
  const t = useText();
  const { menus } = useSite().site.behaviour;
  const targets = { reward: menus.rewards.path, vip: menus.vip.path, invite: paths.invite };
  if (names.length === 0) return null;
  return (
    <ul className={styles.root}>
      {names.map((name) => (
        <li key={name}>
          <GatedLink className={styles.card} to={targets[name]} gate="session">
            <Icon name={name} size={24} className={styles.icon} />
            <span>{t(`menu.${name}`)}</span>
          </GatedLink>
        </li>
      ))}
    </ul>
  );
}
