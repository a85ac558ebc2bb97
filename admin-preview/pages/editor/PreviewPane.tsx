import { useCallback, useEffect, useMemo, useState } from 'react';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
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
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft, useDraftStore } from '../../model/draft/DraftContext.ts';
import { phoneSize } from '../../preview/frame/phoneSize.ts';
import { useViewState, usePreview, usePreviewStore } from '../../preview/frame/PreviewContext.ts';
import { syncFrame } from '../../preview/frame/syncFrame.ts';
import styles from './PreviewPane.module.css';
import { PreviewTools } from './PreviewTools.tsx';
import type { Opened } from './useEditorActs.ts';

interface PreviewPaneProps {
  readonly merchantCode: string;
  /** What is open over the editor. */
  readonly opened?: Opened | undefined;
  readonly onOpen: (what: Opened | undefined) => void;
}

/** Opens the player of a merchant in the frame, and leads it while it is there. */
function usePlayer(merchantCode: string) {
  const { api } = useWorkplace();
  const preview = usePreviewStore();
  const draft = useDraftStore();
  const open = useCallback(async () => (await api.frame({ code: merchantCode })).url, [api, merchantCode]);
  const address = useLoaded(open);
  const url = address.state === 'ready' ? address.value : undefined;
  useEffect(() => (url === undefined ? undefined : syncFrame({ url, preview, draft })), [url, preview, draft]);
  return { address, url };
}

/** The production player in a phone, under circumstances that can be chosen. */
export function PreviewPane({ merchantCode, opened, onOpen }: PreviewPaneProps) {
  const t = useTranslate();
  const site = useDraft(({ resolved }) => resolved.site);
  const { address, url } = usePlayer(merchantCode);
  const { phone, isLandscape, ...scenario } = useViewState();
  const path = usePreview((preview) => preview.path);
  const channel = usePreview((preview) => preview.channel);
  const { setViewState, visit, setElement } = usePreviewStore().getState();
  const [ignored, ignore] = useState<string>();
  const isIgnored = url !== undefined && url === ignored;
  const size = phoneSize(phone, isLandscape);
  const { audience, language, installed } = scenario;
  const circumstances = useMemo(
    () => ({ site, visitor: sampleVisitor[audience], language, installed: installed === 'installed' }),
    [site, audience, language, installed],
  );

  return (
    <aside className={styles.root} aria-label={t('frame.area')}>
      <PreviewTools onOpen={onOpen} />
      <div className={styles.bar}>
        <ScenarioBar
          path={path}
          onVisit={(screen) => visit(screen)}
          scenario={scenario}
          languages={site.languages}
          onChange={setViewState}
        />
      </div>
      <div className={styles.phone}>
        {address.state === 'failed' ? (
          <LoadFailure title={t('frame.failed')} refusal={address.refusal} onRetry={address.reload} />
        ) : (
          <PhoneFrame
            url={url}
            phone={size}
            isSimulated={conditionsOf(scenario).length > 0}
            title={t('frame.title', { title: site.title })}
            channel={channel}
            setFrame={setElement}
            onReload={address.reload}
            isIgnored={isIgnored}
            onIgnore={() => ignore(url)}
          />
        )}
      </div>
      <div className={styles.status}>
        <PhoneChoice
          phone={phone}
          onPhone={(next) => setViewState({ phone: next })}
          isLandscape={isLandscape}
          onTurn={() => setViewState({ isLandscape: !isLandscape })}
        />
        <PointMode language={scenario.language} theme={scenario.theme} />
        <HiddenBlocks page={channel.page} circumstances={circumstances} />
        <PageSettings page={channel.page} />
        <FrameStatus channel={channel} isIgnored={isIgnored} onReload={address.reload} />
      </div>
      <div className={styles.weight}>
        <HomeWeightLine />
      </div>
      {opened === 'compare' ? (
        <CompareDialog scenario={scenario} path={path} phone={size} onClose={() => onOpen(undefined)} />
      ) : null}
      {opened === 'share' ? <ShareDialog onClose={() => onOpen(undefined)} /> : null}
    </aside>
  );
}
