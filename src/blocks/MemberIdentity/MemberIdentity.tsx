import type { MemberIdentityProps } from './block.ts';
import { HeadIcon } from '#src/features/member/HeadIcon.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { Link } from '#src/lib/Link.tsx';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { shownName } from '#src/lib/format/shownName.ts';
import { useSiteState } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useRead } from '#src/site/useRead.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { entries } from './entries.ts';
import styles from './MemberIdentity.module.css';

const SIZE_PX = 68;

/** The member's picture; a link to change it where the platform supports that. */
function Picture() {
  const t = useText();
  const { data } = useRead('headIcon', {});
  const shows = useEntries(entries);
  const picture = <HeadIcon icon={data?.icon} size={SIZE_PX} />;
  if (!shows('picture')) return picture;
  return (
    <Link className={styles.picture} to={`${paths.security}?form=headIcon`} aria-label={t('member.picture')}>
      {picture}
      <span className={styles.change}>
        <Icon name="feedback" size={14} />
      </span>
    </Link>
  );
}

/** The member's name, account and picture (MEM-02, MEM-04). */
export function MemberIdentity({ account, label, design }: MemberIdentityProps) {
  const t = useText();
  const { data, error, mutate } = useRead('member', {});
  const userName = useSiteState((state) => state.session?.userName);
  if (error && !data) return <ErrorState of={t('header.member')} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="text" count={3} />;
  const name = data.nickname || data.account || userName || '';
  const level = data.clubLabel?.labelName ?? '';
  return (
    <div className={styles.root} data-look={design} data-ground={design === 'band' ? 'brand' : undefined}>
      <Picture />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{shownName(name)}</bdi>
        </p>
        {account && data.account !== name ? (
          <p className={styles.account}>
            <bdi>{shownName(data.account)}</bdi>
          </p>
        ) : null}
        {label && level !== '' ? <Badge>{level}</Badge> : null}
      </div>
    </div>
  );
}
