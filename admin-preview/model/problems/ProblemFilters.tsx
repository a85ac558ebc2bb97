import type { Problem, Severity } from '#schemas/base/json/problem.ts';
import { AxisSelect } from '../../kit/parts/AxisSelect.tsx';
import { Segmented } from '../../kit/parts/Segmented.tsx';
import { type Section, sectionOf, sections } from '../../kit/route/sections.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';

const severities = ['error', 'warning', 'info'] as const satisfies readonly Severity[];
export type Shown = Severity | 'all';

interface ProblemFiltersProps {
  readonly problems: readonly Problem[];
  /** Those of the area that is chosen. */
  readonly inArea: readonly Problem[];
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
  readonly area: Section | 'all';
  readonly onArea: (area: Section | 'all') => void;
}

/** Which problems are listed: by how bad they are, and by area where there are several. */
export function ProblemFilters({ problems, inArea, shown, onShow, area, onArea }: ProblemFiltersProps) {
  const t = useTranslate();
  const areas = sections.filter((section) => section === area || problems.some(({ pointer }) => sectionOf(pointer) === section));
  return (
    <>
      <Segmented
        label={t('problems.filter')}
        options={[
          { value: 'all', label: t('problems.all', { count: inArea.length }) },
          ...severities.map((value) => ({
            value,
            label: t(`problems.severity.${value}`, {
              count: inArea.filter(({ severity }) => severity === value).length,
            }),
          })),
        ]}
        value={shown}
        onChange={onShow}
      />
      {areas.length > 1 ? (
        <AxisSelect
          label={t('problems.area')}
          value={area}
          options={[
            { value: 'all', label: t('problems.everywhere') },
            ...areas.map((value) => ({ value, label: t(`section.${value}`) })),
          ]}
          onChange={onArea}
        />
      ) : null}
    </>
  );
}
