import { useEffect, useRef } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './LazyImage.module.css';
import { WAITING, observeImage } from './observeImages.ts';

export interface LazyImageProps {
  readonly src: string;
  /** Size of the picture in CSS px, so that its box is there before it is. */
  readonly width: number;
  readonly height: number;
  /** Empty if text next to the picture says the same. */
  readonly alt: string;
  /** Shown when the picture does not load. Without one, a broken picture is hidden. */
  readonly fallback?: string | undefined;
  /** One of the pictures above the fold: requested before anything else. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/**
 * A picture that loads when it comes near the screen; without script it comes by the noscript copy. `src` is set outside
 * of React, so the element is replaced when it changes, and the server's element may be ahead of React's.
 */
export const LazyImage = (props: LazyImageProps) => <Picture key={props.src} {...props} />;

function Picture({ src, width, height, alt, fallback, priority = false, className }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (image.current) observeImage(image.current);
  }, []);

  const shared = { width, height, alt, decoding: priority ? 'auto' : 'async' } as const;
  if (priority) {
    return (
      <img
        {...shared}
        ref={image}
        className={joinClasses(styles.root, className)}
        src={src}
        fetchPriority="high"
        data-fallback={fallback || undefined}
        data-picture=""
        suppressHydrationWarning
      />
    );
  }
  return (
    <>
      <img
        {...shared}
        ref={image}
        className={joinClasses(styles.root, styles.later, className)}
        src={WAITING}
        data-src={src}
        data-fallback={fallback || undefined}
        data-picture=""
        suppressHydrationWarning
      />
      <noscript>
        <img {...shared} className={joinClasses(styles.root, className)} src={src} />
      </noscript>
    </>
  );
}
