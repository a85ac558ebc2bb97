import type { MenuCategory } from '#src/features/games/railCategories.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { SectionHeading } from '#src/ui/SectionHeading/SectionHeading.tsx';
import { GameRail } from '../CategoryRails/GameRail.tsx';
import { VendorRail } from '../CategoryRails/VendorRail.tsx';
import styles from './GameCentre.module.css';

interface CentreOverviewProps {
  readonly categories: readonly MenuCategory[];
  readonly size: number;
}

/** Something of every category (HOME-03); each leads to all of it. */
export function CentreOverview({ categories, size }: CentreOverviewProps) {
  const t = useText();
  const { theme } = useSite().site;
  return categories.map(({ code, kind, vendors }) => (
    <section key={code} className={styles.section} aria-labelledby={`centre-${code}`}>
      <SectionHeading
        id={`centre-${code}`}
        title={t(`category.${code}`)}
        icon={code}
        look={theme.headings === 'ruled' ? 'badge' : theme.headings}
        more={`?gameType=${code}`}
      />
      {kind === 'vendors' ? (
        <VendorRail code={code} vendors={vendors} inView={2.1} group={2} />
      ) : (
        <GameRail code={code} pageSize={size} inView={3.2} group={3} rows={1} />
      )}
    </section>
  ));
}
