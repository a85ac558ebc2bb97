import { Link } from '#src/lib/Link.tsx';
import type { TeamMember } from '#schemas/declare/platform/team.schema.ts';
import { isAgent } from '#schemas/declare/names/visitor.ts';
import { RecordRow } from '#src/features/records/RecordRow.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { day } from '#src/lib/format/day.ts';
import { shownName } from '#src/lib/format/shownName.ts';
import { percent } from '#src/lib/format/percent.ts';
import { useLocale, useSite } from '#src/site/siteContext.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './TeamMembers.module.css';
import type { Selection } from './useSelection.ts';

interface MemberRowProps {
  readonly member: TeamMember;
  readonly selection: Selection;
}

/** A member's facts besides the name; those that the platform does not report are left out. */
function usePairs({ rebate, teamSize, registeredAt, lastLoginAt }: TeamMember) {
  const t = useText();
  const locale = useLocale();
  return [
    ...(rebate === undefined ? [] : [[t('team.rebate'), percent(rebate, locale)] as const]),
    ...(teamSize === undefined ? [] : [[t('team.size'), new Intl.NumberFormat(locale).format(teamSize)] as const]),
    ...(registeredAt === undefined ? [] : [[t('team.joined'), day(registeredAt, 'local', locale)] as const]),
    [t('team.lastLogin'), lastLoginAt === undefined ? t('team.notYet') : day(lastLoginAt, 'local', locale)] as const,
  ];
}

/** One member of the team: name and upline, and a link to the members below. */
export function MemberRow({ member, selection }: MemberRowProps) {
  const t = useText();
  const { roles } = useSite().site.behaviour;
  const pairs = usePairs(member);
  const { memberId, nickname, type, upline, teamSize = 0, isOnline } = member;
  const name = shownName(member.username);
  const isChosen = selection.chosen.has(memberId);
  return (
    <RecordRow
      title={
        selection.isOn ? (
          <Checkbox checked={isChosen} disabled={selection.isFull && !isChosen} onChange={() => selection.toggle(memberId, name)}>
            <bdi>{name}</bdi>
          </Checkbox>
        ) : (
          <bdi>{name}</bdi>
        )
      }
      note={
        <>
          {nickname ? <bdi>{nickname}</bdi> : null}
          {nickname && upline ? ' · ' : null}
          {upline ? t('team.under', { name: shownName(upline) }) : null}
        </>
      }
      state={
        <>
          {isOnline ? <Badge>{t('team.isOnline')}</Badge> : null}
          {type !== undefined && isAgent({ type }, roles) ? <Badge tone="brand">{t('team.agent')}</Badge> : null}
        </>
      }
      pairs={pairs}
    >
      {teamSize > 0 ? (
        <Link className={styles.below} to={`?member=${memberId}`} aria-label={t('team.showBelow', { name })}>
          <span>{t('team.show')}</span>
          <Icon name="forward" size={16} className={styles.forward} />
        </Link>
      ) : null}
    </RecordRow>
  );
}
