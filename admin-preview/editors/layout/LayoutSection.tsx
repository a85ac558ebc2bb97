import { keysOf, pointerTo } from '#schemas/base/json/problem.ts';
import { homeRegions } from '#schemas/declare/names/homeRegions.ts';
import { type Region, regions } from '#schemas/declare/names/regions.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { type ScreenName, screenNames, screenOf } from '../../preview/frame/frameScreens.ts';
import { ScreenSelect } from '../../preview/frame/ScreenSelect.tsx';
import { useEdited } from '../../preview/frame/useEdited.ts';
import { addressOf, goTo } from '../../kit/route/route.ts';
import { usePartAt } from '../../kit/route/usePartAt.ts';
import { chromeRegions } from '../../kit/route/sections.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './LayoutSection.module.css';
import { RegionList } from './RegionList.tsx';

const pageAt = (pointer: string): ScreenName | undefined => {
  const [, part, region] = keysOf(pointer);
  return part === 'layout' && region !== undefined ? screenOf(region) : undefined;
};

const regionsOf = (screen: ScreenName): readonly Region[] =>
  screen === 'home'
    ? homeRegions.filter((region) => !chromeRegions.some((other) => other === region))
    : regions.filter((region) => region === screen);

/** The regions of one screen with their blocks; the frame goes along. */
export function LayoutSection({ at }: { readonly at: string | undefined }) {
  const t = useTranslate();
  const merchantCode = useDraft((state) => state.merchantCode);
  const page = usePartAt<ScreenName>({ at, parts: screenNames, partOf: pageAt, first: 'home' });
  const shown = regionsOf(page);
  useEdited(
    shown.map((region) => pointerTo('template', 'layout', region)),
    at,
  );
  return (
    <>
      <div className={styles.page}>
        <span aria-hidden>{t('layout.page')}</span>
        <ScreenSelect
          label={t('layout.page')}
          value={page}
          onChoose={(part) => goTo({ page: 'editor', merchantCode, section: 'layout', part })}
        />
        <a className={styles.note} href={addressOf({ page: 'editor', merchantCode, section: 'chrome' })}>
          {t('layout.everyPage')}
        </a>
      </div>
      <RegionList regions={shown} at={at} />
    </>
  );
}
