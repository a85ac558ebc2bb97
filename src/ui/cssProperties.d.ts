import 'react';

declare module 'react' {
  /** Custom properties may go through `style`: they carry numbers that no class can know. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
