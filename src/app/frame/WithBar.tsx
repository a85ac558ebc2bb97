import type { ReactNode } from 'react';
import { RenderRegion } from '#src/runtime/RenderRegion.tsx';
import styles from './WithBar.module.css';

interface WithBarProps {
  readonly hasBar: boolean;
  /** Content that uses the width of the screen, or lines that stay short enough to read. */
  readonly isWide?: boolean;
  /** Nothing of it can be used: a dialog lies over it. */
  readonly isBehind?: boolean;
  readonly children: ReactNode;
}

/** A page and the merchant's navigation: at the end of the screen, or at its side where it is wide or low. */
export const WithBar = ({ hasBar, isWide = true, isBehind = false, children }: WithBarProps) => (
  <div className={styles.root} inert={isBehind}>
    <div className={styles.page} data-narrow={isWide ? undefined : ''}>
      {children}
    </div>
    {hasBar ? <RenderRegion region="footerNav" /> : null}
  </div>
);
