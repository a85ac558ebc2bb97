import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** A QR code as one drawing: dark squares on white, in any look, so that every camera reads it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.root} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  );
}
