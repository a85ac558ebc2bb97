import { useCallback, useEffect, useRef, useState } from 'react';
import type { FrameMarks } from '#schemas/preview/frameParts.schema.ts';
import type { Overlay } from '#schemas/overlays.ts';
import type { FromFrame } from '#schemas/preview/previewMessage.schema.ts';
import type { Scenario } from '#schemas/preview/scenario.ts';
import type { Release } from '#schemas/release/release.schema.ts';
import { useSay } from '../texts/say.ts';
import styles from './ComparePair.module.css';
import { createMoves } from './createMoves.ts';
import { type PicturesState, pairState } from './picturesState.ts';
import type { PhoneSize } from './phoneSize.ts';
import { ShownRelease, type ShownReleaseHandle } from './ShownRelease.tsx';
import { useFittingScale } from './useFittingScale.ts';

/** How two releases are held against each other. */
export const compareModes = ['side', 'slider', 'difference'] as const;
export type CompareMode = (typeof compareModes)[number];

interface ComparePairProps {
  /** All layers merged. Nothing where there was none: then the other stands alone. */
  readonly before: Release | undefined;
  readonly after: Release;
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
  /** Called when what is on the phones is what it should be, and when it is not any more. */
  readonly onState?: ((state: PicturesState) => void) | undefined;
}

const GAP = 24;
const NO_OUTLINES = [[], []] as const;

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
  const say = useSay();
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
  const [paths, setPaths] = useState({ wanted: path, given: path });
  if (paths.given !== path) setPaths({ wanted: path, given: path });
  const left = useRef<ShownReleaseHandle>(null);
  const right = useRef<ShownReleaseHandle>(null);
  const [movesTo] = useState(createMoves);
  const follow = useCallback(
    (message: FromFrame, frame: 'left' | 'right', other: ShownReleaseHandle | null) => {
      if (message.type === 'scrolled') other?.scroll(message.y);
      const gone = movesTo(frame, message);
      if (gone !== undefined) setPaths((known) => ({ ...known, wanted: gone }));
    },
    [movesTo],
  );
  const shared = { scenario: { ...scenario, motion: 'still' } as const, path: paths.wanted, overlay, phone };
  const [marksBefore, marksAfter] = marks && isSide ? marks : NO_OUTLINES;
  const width = fullWidth * scale;
  return (
    <div className={styles.root}>
      {mode === 'difference' ? (
        <p className={styles.legend}>{say('compare.legend')}</p>
      ) : (
        <div className={styles.names} style={{ inlineSize: isSide ? width : undefined }}>
          {isAlone ? null : <span>{names[0]}</span>}
          {mode === 'slider' ? (
            <input
              type="range"
              min={0}
              max={100}
              value={share}
              aria-label={say('compare.slider.share', { before: names[0], after: names[1] })}
              onChange={(event) => setShare(Number(event.target.value))}
            />
          ) : null}
          <span>{names[1]}</span>
        </div>
      )}
      <div className={styles.stage} ref={stage}>
        <div className={styles.place} style={{ inlineSize: width, blockSize: phone.height * scale }}>
          <div className={styles.pair} data-mode={mode} style={{ transform: `scale(${scale})`, columnGap: GAP }}>
            {before === undefined ? null : (
              <div className={styles.shot}>
                <ShownRelease
                  {...shared}
                  ref={left}
                  release={before}
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
                release={after}
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
