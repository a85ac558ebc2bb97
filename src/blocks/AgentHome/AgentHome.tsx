import type { AgentHomeProps } from './block.ts';
import { todayOf } from '#src/features/records/recordRange.ts';
import { FigureGrid } from '#src/features/team/FigureGrid.tsx';
import { useTeamFigures } from '#src/features/team/useTeamFigures.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { SectionHeading } from '#src/ui/SectionHeading/SectionHeading.tsx';
import { entries } from './entries.ts';
import { AgentBar } from './AgentBar.tsx';
import styles from './AgentHome.module.css';
import { AgentLinks } from './AgentLinks.tsx';
import { AgentWallet } from './AgentWallet.tsx';

/** The four that the agent's home shows (AGHOME-04). */
const shown = ['teamLoginMemberCount', 'teamBetMemberCount', 'teamRegisterMemberCount', 'teamOnlineCount'] as const;

/** The team's figures of today only (AGHOME-05). */
function TeamToday() {
  const t = useText();
  const { site } = useSite();
  const today = todayOf(new Date());
  const { data, error, mutate } = useTeamFigures({ startDate: today, endDate: today });
  return (
    <section aria-labelledby="team-today">
      <SectionHeading id="team-today" title={t('agent.today')} icon="team" look={site.theme.headings} />
      <div className={styles.figures}>
        {error && !data ? <ErrorState onRetry={() => void mutate()} /> : <FigureGrid names={shown} figures={data} />}
      </div>
    </section>
  );
}

/** The agent's home (AGHOME): identity, balance, the team's figures of today, and links. */
export function AgentHome({ links, bar }: AgentHomeProps) {
  const shows = useEntries(entries, { bar });
  return (
    <div className={styles.root}>
      <AgentWallet />
      <TeamToday />
      <AgentLinks links={links} />
      {bar ? <AgentBar dividends={shows('dividends')} /> : null}
    </div>
  );
}
