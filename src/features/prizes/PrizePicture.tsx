import type { ReactNode } from 'react';
import { checkUrl } from '#schemas/base/urls/checkUrl.ts';
import { useImages } from '#src/site/images.ts';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import { PrizeDrawing, type PrizeMotif } from './PrizeDrawing.tsx';
import styles from './PrizePicture.module.css';

interface PrizePictureProps {
  /** The platform's picture, if any. */
  readonly src: string | undefined;
  readonly width: number;
  readonly height: number;
  /** Rendered if there is no picture, or if it does not load. */
  readonly motif: PrizeMotif;
  /** Shown instead of a picture that does not load, where the merchant has such. */
  readonly fallback?: string | undefined;
  /** On the picture. */
  readonly children?: ReactNode;
}

/** The picture of a promotion, a reward or an item of the shop; if the platform has none, one is drawn in the brand's colours. */
export function PrizePicture({ src = '', width, height, motif, fallback, children }: PrizePictureProps) {
  const images = useImages();
  const hasPicture = src !== '' && checkUrl(src) === 'ok';
  return (
    <span className={styles.root} data-motif={motif} style={{ aspectRatio: `${width} / ${height}` }}>
      {hasPicture ? <LazyImage src={images.picture(src)} width={width} height={height} alt="" fallback={fallback} /> : null}
      {hasPicture ? <span className={styles.tint} /> : null}
      <PrizeDrawing motif={motif} />
      {children}
    </span>
  );
}
