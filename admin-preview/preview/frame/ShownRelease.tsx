import { type Ref, useCallback, useEffect, useImperativeHandle } from 'react';
import type { FrameMarks } from '#schemas/edges/preview/frameParts.schema.ts';
import type { Overlay } from '#schemas/declare/pages/overlays.ts';
import type { FromFrame } from '#schemas/edges/preview/previewMessage.schema.ts';
import type { Scenario } from '#schemas/edges/preview/scenario.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { refusalText } from '../../kit/texts/refusalText.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import type { PicturesState } from './picturesState.ts';
import type { PhoneSize } from './phoneSize.ts';
import { PlayerFrame } from './PlayerFrame.tsx';
import styles from './ShownRelease.module.css';
import { useShownRelease } from './useShownRelease.ts';

/** What the other frame of a pair may ask of this one. */
export interface ShownReleaseHandle {
  readonly scroll: (y: number) => void;
}

interface ShownReleaseProps {
  readonly title: string;
  readonly site: Site;
  readonly scenario: Scenario;
  readonly path: string;
  readonly overlay: Overlay | undefined;
  /** What is outlined. */
  readonly marks: readonly FrameMarks[];
  readonly phone: PhoneSize;
  readonly onFrameMessage: (message: FromFrame) => void;
  /** Called when it shows the release as it is now, and when it does not any more. */
  readonly onState?: ((state: PicturesState) => void) | undefined;
  readonly ref: Ref<ShownReleaseHandle>;
}

/** The player with one release in it, at a phone's size. */
export function ShownRelease({
  title,
  site,
  scenario,
  path,
  overlay,
  marks,
  phone,
  onFrameMessage,
  onState,
  ref,
}: ShownReleaseProps) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const open = useCallback(async () => (await api.frame({ code: merchantCode })).url, [api, merchantCode]);
  const address = useLoaded(open);
  const url = address.state === 'ready' ? address.value : undefined;
  const { channel, setFrame, scroll } = useShownRelease({ url, site, scenario, path, overlay, marks, onFrameMessage });
  useImperativeHandle(ref, () => ({ scroll }), [scroll]);
  // What the page shows of its own accord, in another language or look, would be taken for a difference.
  const isBlank = channel.applied === 0;
  const hasFailed = address.state === 'failed' || channel.state === 'lost';
  const state = hasFailed ? 'silent' : channel.state === 'live' ? 'shown' : 'waiting';
  useEffect(() => onState?.(state), [onState, state]);
  return (
    <div className={styles.root} style={{ inlineSize: phone.width, blockSize: phone.height }} data-state={channel.state}>
      <PlayerFrame url={url} title={title} width={phone.width} height={phone.height} setFrame={setFrame} />
      {isBlank && !hasFailed ? (
        <div className={styles.cover}>
          <Spinner size={28} label={t('frame.connecting')} />
        </div>
      ) : null}
      {hasFailed ? (
        <div className={styles.cover} role="alert">
          <p>{address.state === 'failed' ? refusalText(t, address.refusal) : t('frame.lostTitle')}</p>
          <Button onClick={address.reload}>{t('frame.reload')}</Button>
        </div>
      ) : null}
    </div>
  );
}
