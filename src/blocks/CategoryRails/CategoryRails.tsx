import { categoryPath } from '#schemas/declare/entries/categoryPath.ts';
import type { CategoryRailsProps } from './block.ts';
import { type MenuCategory, railCategoriesOf } from '#src/features/games/railCategories.ts';
import { useVendorStructure } from '#src/features/games/useGames.ts';
import { sectionId } from '#src/features/games/useMenuCategories.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { SectionHeading } from '#src/ui/SectionHeading/SectionHeading.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import styles from './CategoryRails.module.css';
import { GameRail } from './GameRail.tsx';
import { VendorRail } from './VendorRail.tsx';

/** So many rails are rendered completely at first. Others reserve their height with one column until they are near, and their heading links to all games. */
const FULL_RAILS = 1;

/** The second of two wide tiles is cut off, which says that there are more. */
const WIDE_IN_VIEW = 1.75;

interface SectionProps {
  readonly category: MenuCategory;
  readonly props: CategoryRailsProps;
  readonly index: number;
}

function Section({ category, props, index }: SectionProps) {
  const t = useText();
  const { site } = useSite();
  const { code, kind, vendors } = category;
  const id = sectionId(code);
  const isShort = index >= FULL_RAILS;
  const isWide = props.wide.includes(code);
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <SectionHeading
        id={`${id}-title`}
        title={t(`category.${code}`)}
        icon={code}
        look={site.theme.headings}
        more={categoryPath(code, site.behaviour)}
      />
      {kind === 'vendors' ? (
        <VendorRail code={code} vendors={vendors} inView={props.vendorsInView} group={props.group} isShort={isShort} />
      ) : (
        <GameRail
          code={code}
          pageSize={props.pageSize}
          inView={isWide ? WIDE_IN_VIEW : props.gamesInView}
          group={props.group}
          isShort={isShort}
          rows={props.twoRows.includes(code) && !isWide ? 2 : 1}
          isWide={isWide}
        />
      )}
    </section>
  );
}

/** A rail for each category of the platform's menu: games, or vendors where the category holds vendors. */
export function CategoryRails(props: CategoryRailsProps) {
  const t = useText();
  const { site } = useSite();
  const { data, error, mutate } = useVendorStructure();
  if (error) return <ErrorState of={t('footer.games')} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="tiles" count={12} columns={props.gamesInView} />;
  const categories = railCategoriesOf(data, props.categories, site);
  if (categories.length === 0) return <EmptyState text={t('ui.empty')} />;
  return (
    <div className={styles.root}>
      {categories.map((category, index) => (
        <Section key={category.code} category={category} props={props} index={index} />
      ))}
    </div>
  );
}
