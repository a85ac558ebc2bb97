import { qrModules } from './qrModules.ts';
import styles from './QrCode.module.css';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A text as a QR code, dark on white in every look: readers need it so. It has the size of its container, or its own. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = qrModules(text);
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg className={styles.root} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
