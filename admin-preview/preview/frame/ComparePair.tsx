import { useCallback, useEffect, useRef, useState } from 'react';
import type { FrameMarks } from '#schemas/edges/preview/frameParts.schema.ts';
import type { Overlay } from '#schemas/declare/pages/overlays.ts';
import type { FromFrame } from '#schemas/edges/preview/previewMessage.schema.ts';
import type { Scenario } from '#schemas/edges/preview/scenario.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './ComparePair.module.css';
import { trackNavigation } from './trackNavigation.ts';
import { type PicturesState, pairState } from './picturesState.ts';
import type { PhoneSize } from './phoneSize.ts';
import { ShownRelease, type ShownReleaseHandle } from './ShownRelease.tsx';
import { useFittingScale } from './useFittingScale.ts';

/** How two releases are compared. */
export const compareModes = ['side', 'slider', 'difference'] as const;
export type CompareMode = (typeof compareModes)[number];

interface ComparePairProps {
  /** Undefined where there was none: then `after` is shown alone. */
  readonly before: Site | undefined;
  readonly after: Site;
  /** What to call them. */
  readonly names: readonly [string, string];
  readonly scenario: Scenario;
  readonly path: string;
  /** Open over the page. */
  readonly overlay?: Overlay | undefined;
  /** What is outlined in each while they are side by side. */
  readonly marks?: readonly [before: readonly FrameMarks[], after: readonly FrameMarks[]];
  readonly phone: PhoneSize;
  readonly mode: CompareMode;
  /** Called when both phones show their release, and when they no longer do. */
  readonly onState?: ((state: PicturesState) => void) | undefined;
}

const GAP = 24;
const NO_OUTLINES = [[], []] as const;

interface PairNamesProps {
  readonly names: readonly [string, string];
  readonly mode: CompareMode;
  readonly isAlone: boolean;
  /** Of the phones as they are drawn. */
  readonly width: number;
  /** Visible share of the release behind the slider, in percent. */
  readonly share: number;
  readonly onShare: (share: number) => void;
}

/** What the releases are called, above their phones, and between them the slider. */
function PairNames({ names, mode, isAlone, width, share, onShare }: PairNamesProps) {
  const t = useTranslate();
  if (mode === 'difference') return <p className={styles.legend}>{t('compare.legend')}</p>;
  return (
    <div className={styles.names} style={{ inlineSize: mode === 'side' ? width : undefined }}>
      {isAlone ? null : <span>{names[0]}</span>}
      {mode === 'slider' ? (
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label={t('compare.slider.share', { before: names[0], after: names[1] })}
          onChange={(event) => onShare(Number(event.target.value))}
        />
      ) : null}
      <span>{names[1]}</span>
    </div>
  );
}

/** Has two frames scroll together and go to the same pages, from `path` on. */
function useMovingTogether(path: string) {
  const [paths, setPaths] = useState({ wanted: path, given: path });
  if (paths.given !== path) setPaths({ wanted: path, given: path });
  const left = useRef<ShownReleaseHandle>(null);
  const right = useRef<ShownReleaseHandle>(null);
  const [movesTo] = useState(trackNavigation);
  const follow = useCallback(
    (message: FromFrame, frame: 'left' | 'right', other: ShownReleaseHandle | null) => {
      if (message.type === 'scrolled') other?.scroll(message.y);
      const gone = movesTo(frame, message);
      if (gone !== undefined) setPaths((known) => ({ ...known, wanted: gone }));
    },
    [movesTo],
  );
  return { left, right, wanted: paths.wanted, follow };
}

/**
 * Two releases on two phones: beside each other, one over the other behind a slider, or only what differs. Both stand still,
 * scroll together and go to the same pages.
 */
export function ComparePair({
  before,
  after,
  names,
  scenario,
  path,
  overlay,
  marks,
  phone,
  mode: wanted,
  onState,
}: ComparePairProps) {
  const isAlone = before === undefined;
  const mode = isAlone ? 'side' : wanted;
  const isSide = mode === 'side';
  const fullWidth = isSide && !isAlone ? 2 * phone.width + GAP : phone.width;
  const { stage, scale } = useFittingScale({ width: fullWidth, height: phone.height });
  const [leftState, setLeftState] = useState<PicturesState>();
  const [rightState, setRightState] = useState<PicturesState>();
  const state = pairState(isAlone ? [rightState] : [leftState, rightState]);
  useEffect(() => onState?.(state), [onState, state]);
  const [share, setShare] = useState(50);
  const { left, right, wanted: wantedPath, follow } = useMovingTogether(path);
  const shared = { scenario: { ...scenario, motion: 'still' } as const, path: wantedPath, overlay, phone };
  const [marksBefore, marksAfter] = marks && isSide ? marks : NO_OUTLINES;
  const width = fullWidth * scale;
  return (
    <div className={styles.root}>
      <PairNames names={names} mode={mode} isAlone={isAlone} width={width} share={share} onShare={setShare} />
      <div className={styles.stage} ref={stage}>
        <div className={styles.place} style={{ inlineSize: width, blockSize: phone.height * scale }}>
          <div className={styles.pair} data-mode={mode} style={{ transform: `scale(${scale})`, columnGap: GAP }}>
            {before === undefined ? null : (
              <div className={styles.shot}>
                <ShownRelease
                  {...shared}
                  ref={left}
                  site={before}
                  marks={marksBefore}
                  title={names[0]}
                  onFrameMessage={(m) => follow(m, 'left', right.current)}
                  onState={setLeftState}
                />
              </div>
            )}
            <div className={styles.shot} style={mode === 'slider' ? { clipPath: `inset(0 0 0 ${share}%)` } : undefined}>
              <ShownRelease
                {...shared}
                ref={right}
                site={after}
                marks={marksAfter}
                title={names[1]}
                onFrameMessage={(m) => follow(m, 'right', left.current)}
                onState={setRightState}
              />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
