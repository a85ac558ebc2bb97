import type { DraftStore } from '../../model/draft/draftStore.ts';
import { connectFrame } from './connectFrame.ts';
import type { PreviewStore } from './previewStore.ts';

interface SyncOptions {
  /** Address of the player for this frame. */
  readonly url: string;
  readonly preview: PreviewStore;
  /** What the frame shows. */
  readonly draft: DraftStore;
}

/**
 * Keeps a frame in step with the preview store, the only place that does: posts changes to the frame, and stores its reports.
 *
 * @returns How to stop.
 */
export function syncFrame({ url, preview, draft }: SyncOptions): () => void {
  const { setChannel, receive, place } = preview.getState();
  const frame = connectFrame({
    frameWindow() {
      const { element } = preview.getState();
      return element instanceof HTMLIFrameElement ? element.contentWindow : null;
    },
    origin: new URL(url).origin,
    content: () => ({ site: draft.getState().resolved.site, scenario: preview.getState().scenario }),
    onChange: setChannel,
    onFrameMessage(message) {
      receive(message);
      const { isPointing, marks } = preview.getState();
      // A newly loaded frame has lost what was asked of the one before, and after an edit other parts may be outlined.
      if (message.type === 'hello' && isPointing) frame.order({ type: 'point', isOn: true });
      if (message.type === 'applied' && marks.length > 0) frame.order({ type: 'outline', marks });
    },
    start: place,
  });
  const stopDraft = draft.subscribe(({ resolved }, before) => {
    if (resolved.site !== before.resolved.site) frame.edited();
  });
  const stopPreview = preview.subscribe((now, before) => {
    if (now.scenario !== before.scenario) frame.edited();
    // After the circumstances have gone out: the player leaves a page that the visitor may not see.
    if (now.place && now.place !== before.place) frame.navigate(now.place);
    if (now.isPointing !== before.isPointing) frame.order({ type: 'point', isOn: now.isPointing });
    if (now.marks !== before.marks) frame.order({ type: 'outline', marks: now.marks });
    if (now.order && now.order !== before.order) frame.order(now.order);
  });
  return () => {
    stopDraft();
    stopPreview();
    frame.stop();
  };
}
