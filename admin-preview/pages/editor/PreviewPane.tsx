import { CompareDialog } from '../../preview/frame/CompareDialog.tsx';
import { conditionsOf } from '../../preview/frame/conditionsOf.ts';
import { FrameStatus } from '../../preview/frame/FrameStatus.tsx';
import { HiddenBlocks } from '../../preview/frame/HiddenBlocks.tsx';
import { HomeWeightLine } from '../../preview/frame/HomeWeightLine.tsx';
import { PageSettings } from '../../preview/frame/PageSettings.tsx';
import { PhoneChoice } from '../../preview/frame/PhoneChoice.tsx';
import { PhoneFrame } from '../../preview/frame/PhoneFrame.tsx';
import { ScenarioBar } from '../../preview/frame/ScenarioBar.tsx';
import { LoadFailure } from '../../kit/parts/LoadFailure.tsx';
import { PointMode } from '../../editors/point/PointMode.tsx';
import { ShareDialog } from '../share/ShareDialog.tsx';
import { useSay } from '../../kit/texts/say.ts';
import styles from './PreviewPane.module.css';
import { PreviewTools } from './PreviewTools.tsx';
import type { Opened } from './useEditorActs.ts';
import { usePreview } from './usePreview.ts';

interface PreviewPaneProps {
  readonly merchantCode: string;
  /** What is open over the editor. */
  readonly opened?: Opened | undefined;
  readonly onOpen: (what: Opened | undefined) => void;
}

/** The production player in a phone, under circumstances that can be chosen. */
export function PreviewPane({ merchantCode, opened, onOpen }: PreviewPaneProps) {
  const say = useSay();
  const preview = usePreview(merchantCode);
  const { site, scenario, language, phone, setPhone, isLandscape, setIsLandscape, size, path, address, url } = preview;
  const { channel, setFrame, isIgnored, ignore } = preview.frame;

  return (
    <aside className={styles.root} aria-label={say('frame.area')}>
      <PreviewTools preview={preview} onOpen={onOpen} />
      <div className={styles.bar}>
        <ScenarioBar
          path={path}
          onVisit={preview.visit}
          scenario={{ ...scenario, language }}
          languages={site.languages}
          onChange={preview.setScenario}
        />
      </div>
      <div className={styles.phone}>
        {address.state === 'failed' ? (
          <LoadFailure title={say('frame.failed')} refusal={address.refusal} onRetry={address.reload} />
        ) : (
          <PhoneFrame
            url={url}
            phone={size}
            isSimulated={conditionsOf(scenario).length > 0}
            title={say('frame.title', { title: site.title })}
            channel={channel}
            setFrame={setFrame}
            onReload={address.reload}
            isIgnored={isIgnored}
            onIgnore={ignore}
          />
        )}
      </div>
      <div className={styles.status}>
        <PhoneChoice phone={phone} onPhone={setPhone} isLandscape={isLandscape} onTurn={() => setIsLandscape(!isLandscape)} />
        <PointMode language={language} theme={scenario.theme} />
        <HiddenBlocks page={channel.page} circumstances={preview.circumstances} />
        <PageSettings page={channel.page} />
        <FrameStatus channel={channel} isIgnored={isIgnored} onReload={address.reload} />
      </div>
      <div className={styles.weight}>
        <HomeWeightLine />
      </div>
      {opened === 'compare' ? (
        <CompareDialog scenario={{ ...scenario, language }} path={path} phone={size} onClose={() => onOpen(undefined)} />
      ) : null}
      {opened === 'share' ? <ShareDialog onClose={() => onOpen(undefined)} /> : null}
    </aside>
  );
}
