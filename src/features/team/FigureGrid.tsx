import { type TeamFigure, teamCounts } from '#schemas/declare/names/teamFigures.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { money } from '#src/lib/format/money.ts';
import { useCurrency, useLocale } from '#src/site/siteContext.ts';
import styles from './FigureGrid.module.css';
import type { TeamFigures } from './useTeamFigures.ts';

interface FigureGridProps {
  readonly names: readonly TeamFigure[];
  /** Not there yet: the cells are without numbers. */
  readonly figures: TeamFigures | undefined;
  /** Figures of the previous period: changes since are shown. */
  readonly before?: TeamFigures | undefined;
}

/** Figures of the current moment, independent of the days. */
const ofNow: readonly TeamFigure[] = ['teamOnlineCount', 'teamMemberCount'];

const isCount = (name: TeamFigure): boolean => teamCounts.some((count) => count === name);

/** Figures of a team side by side. A missing count is 0 (AGHOME-10), a missing amount is left out. */
export function FigureGrid({ names, figures, before }: FigureGridProps) {
  const t = useText();
  const locale = useLocale();
  const currency = useCurrency();
  const written = (name: TeamFigure, size: number): string =>
    isCount(name) ? new Intl.NumberFormat(locale).format(size) : money(size, locale, currency);
  const textOf = (name: TeamFigure): string | undefined => {
    const value = figures?.[name] ?? (isCount(name) ? 0 : undefined);
    return value === undefined ? undefined : `${value < 0 ? '−' : ''}${written(name, Math.abs(value))}`;
  };
  /** The change, if there is one and both figures are known. */
  const changeOf = (name: TeamFigure) => {
    const [now, then] = [figures?.[name], before?.[name]];
    if (typeof now !== 'number' || typeof then !== 'number' || now === then || ofNow.includes(name)) return null;
    return (
      <span className={styles.growth}>
        <bdi>
          {now > then ? '▲ +' : '▼ −'}
          {written(name, Math.abs(now - then))}
        </bdi>
      </span>
    );
  };
  return (
    <dl className={styles.root} aria-busy={figures === undefined}>
      {names
        .filter((name) => figures === undefined || textOf(name) !== undefined)
        .map((name) => (
          <div key={name} className={styles.cell} data-amount={!isCount(name) || undefined}>
            <dt>{t(`team.${name}`)}</dt>
            <dd>
              {figures === undefined ? <span className={styles.waiting} /> : <bdi>{textOf(name)}</bdi>}
              {changeOf(name)}
            </dd>
          </div>
        ))}
    </dl>
  );
}
