import { type TeamFigure, teamCounts } from '#schemas/teamFigures.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { money } from '#src/lib/format/money.ts';
import { useCurrency, useLocale } from '#src/site/siteContext.ts';
import styles from './FigureGrid.module.css';
import type { TeamFigures } from './useTeamFigures.ts';

interface FigureGridProps {
  readonly names: readonly TeamFigure[];
  /** Not there yet: the cells stand without numbers. */
  readonly figures: TeamFigures | undefined;
}

const isCount = (name: TeamFigure): boolean => teamCounts.some((count) => count === name);

/** Figures of a team side by side. A missing count is 0 (AGHOME-10), a missing amount is left out. */
export function FigureGrid({ names, figures }: FigureGridProps) {
  const t = useText();
  const locale = useLocale();
  const currency = useCurrency();
  const textOf = (name: TeamFigure): string | undefined => {
    const value = figures?.[name] ?? undefined;
    if (isCount(name)) return new Intl.NumberFormat(locale).format(value ?? 0);
    return value === undefined ? undefined : `${value < 0 ? '−' : ''}${money(Math.abs(value), locale, currency)}`;
  };
  return (
    <dl className={styles.root} aria-busy={figures === undefined}>
      {names
        .filter((name) => figures === undefined || textOf(name) !== undefined)
        .map((name) => (
          <div key={name} className={styles.cell} data-amount={!isCount(name) || undefined}>
            <dt>{t(`team.${name}`)}</dt>
            <dd>{figures === undefined ? <span className={styles.waiting} /> : <bdi>{textOf(name)}</bdi>}</dd>
          </div>
        ))}
    </dl>
  );
}
