import type { Scenario } from '#schemas/edges/preview/scenario.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { ReadButton } from '../../kit/parts/ReadButton.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { screensShowing } from './affectedScreens.ts';
import { usePreview } from './PreviewContext.ts';
import { seenName } from './seenName.ts';
import styles from './ShownOn.module.css';

/** Up to this many screens are all in view. */
const IN_VIEW = 8;

interface ShownOnProps {
  /** Of a setting or a text. */
  readonly pointer: string;
  /** Under which circumstances it shows. */
  readonly at?: Partial<Scenario>;
}

/** The screens on which a setting or a text shows; a press leads the preview there. */
export function ShownOn({ pointer, at }: ShownOnProps) {
  const t = useTranslate();
  const show = usePreview((preview) => preview.show);
  const site = useDraft(({ resolved }) => resolved.site);
  const setting = useDraft(({ resolved }) => settingTitle(t, pointer, resolved.full));
  const screens = screensShowing([pointer], site);
  const buttons = screens.map((screen) => {
    const name = seenName(t, screen.name);
    return (
      <ReadButton
        key={screen.name}
        className={styles.screen}
        title={t('facts.look')}
        aria-label={t('facts.lookAt', { screen: name, setting })}
        onClick={() => show(screen, at)}
      >
        {name}
      </ReadButton>
    );
  });
  return (
    <div className={styles.root}>
      {screens.length === 0 ? t('facts.nowhere') : null}
      {screens.length > IN_VIEW ? (
        <details>
          <summary>{t('facts.screenCount', { count: screens.length })}</summary>
          {buttons}
        </details>
      ) : (
        buttons
      )}
    </div>
  );
}
