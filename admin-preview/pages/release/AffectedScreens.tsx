import { useMemo, useState } from 'react';
import { type FrameMarks, MAX_MARKS } from '#schemas/edges/preview/frameParts.schema.ts';
import { type Scenario, defaultScenario } from '#schemas/edges/preview/scenario.ts';
import type { ResolvedSite } from '#schemas/release/resolve/resolveSite.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { AxisSelect } from '../../kit/parts/AxisSelect.tsx';
import { type CompareMode, ComparePair, compareModes } from '../../preview/frame/ComparePair.tsx';
import { isForSearchEngines, screensShowing, shownIn, showsInBar, defaultDisplay } from '../../preview/frame/affectedScreens.ts';
import { axisValueName } from '../../preview/frame/axisValueName.ts';
import { type SeenName, seenScreens } from '../../preview/frame/frameScreens.ts';
import { phoneSize } from '../../preview/frame/phoneSize.ts';
import type { PicturesState } from '../../preview/frame/picturesState.ts';
import { seenName } from '../../preview/frame/seenName.ts';
import { Segmented } from '../../kit/parts/Segmented.tsx';
import { marksOf } from '../../model/settings/marksOf.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './AffectedScreens.module.css';

interface AffectedScreensProps {
  /** Before a first release nothing is live: `before` is then the preset, and no picture is made of it. */
  readonly before: ResolvedSite;
  readonly isFirst?: boolean | undefined;
  readonly after: ResolvedSite;
  /** What the two are called. */
  readonly names: readonly [before: string, after: string];
  /** Where they differ. */
  readonly pointers: readonly string[];
  /** The place in `pointers` of the one difference that is looked at; nothing while all are. */
  readonly only?: number | undefined;
  /** Looks at all of them again. */
  readonly onAll?: (() => void) | undefined;
  /** Called when the pictures are there, and when they are not any more. */
  readonly onState?: ((state: PicturesState) => void) | undefined;
}

/** Colours are not outlined: most of a page has them, and the outlines would hide the new one. */
const outlineOf = (...at: Parameters<typeof marksOf>): FrameMarks => ({ ...marksOf(...at), colours: [] });

/** Up to this many screens are all in view. */
const IN_VIEW = 5;

/** Who sees the pictures, in which look and language. */
function Seen({ scenario: { audience, theme, language } }: { readonly scenario: Scenario }) {
  const t = useTranslate();
  const words = {
    visitor: axisValueName(t, 'audience', audience),
    look: axisValueName(t, 'theme', theme),
    language: axisValueName(t, 'language', language),
  };
  return <p className={styles.note}>{t('publish.seenBy', words)}</p>;
}

/** Every screen on which changes may be seen, before and after. */
export function AffectedScreens({ before, isFirst = false, after, names, pointers, only, onAll, onState }: AffectedScreensProps) {
  const t = useTranslate();
  const site = useDraft(({ resolved }) => resolved.site);
  const [mode, setMode] = useState<CompareMode>('side');
  const marks = useMemo(() => {
    const marksIn = (resolved: ResolvedSite) => pointers.slice(0, MAX_MARKS).map((pointer) => outlineOf(pointer, resolved));
    const marked = [marksIn(before), marksIn(after)] as const;
    if (only === undefined) return marked;
    const ofOne = (marks: readonly FrameMarks[]) => marks.slice(only, only + 1);
    return [ofOne(marked[0]), ofOne(marked[1])] as const;
  }, [before, after, pointers, only]);
  const looked = only === undefined ? pointers : pointers.slice(only, only + 1);
  const known = screensShowing(looked, site);
  const screens = known.length === 0 ? [{ ...seenScreens.home, name: 'home' as const, count: 0 }] : known;
  const [chosen, setChosen] = useState<SeenName>();
  const current = screens.find(({ name }) => name === chosen) ?? screens[0];
  if (current === undefined) return null;
  const Choice = screens.length > IN_VIEW ? AxisSelect : Segmented;
  const choice = {
    label: t('publish.screens'),
    options: screens.map(({ name }) => ({ value: name, label: seenName(t, name) })),
    value: current.name,
    onChange: setChosen,
  };
  const spoken = isFirst ? site.languages : before.site.languages;
  const scenario = { ...defaultScenario, ...shownIn(looked, site, defaultDisplay(site), spoken), ...current.at };
  return (
    <section className={styles.root} aria-label={t('publish.screens')}>
      <div className={styles.bar}>
        {screens.length === 1 ? <h3 className={styles.one}>{seenName(t, current.name)}</h3> : <Choice {...choice} />}
        {only === undefined ? null : (
          <Button variant="ghost" size="small" onClick={onAll}>
            {t('publish.allChanges')}
          </Button>
        )}
        {isFirst ? null : (
          <Segmented
            label={t('compare.how')}
            options={compareModes.map((value) => ({ value, label: t(`compare.${value}`) }))}
            value={mode}
            onChange={setMode}
          />
        )}
        <Seen scenario={scenario} />
        {known.length === 0 ? (
          <p className={styles.note}>
            {t(looked.length > 0 && looked.every(isForSearchEngines) ? 'publish.searchEngines' : 'publish.whereUnknown')}
          </p>
        ) : null}
        {current.name === 'home' && looked.some((pointer) => showsInBar(pointer, site)) ? (
          <p className={styles.note}>{t('publish.inBar')}</p>
        ) : null}
      </div>
      <ComparePair
        before={isFirst ? undefined : before.site}
        after={after.site}
        names={names}
        scenario={scenario}
        path={current.path}
        overlay={current.overlay}
        marks={marks}
        phone={phoneSize('iphone', false)}
        mode={mode}
        onState={onState}
      />
    </section>
  );
}
