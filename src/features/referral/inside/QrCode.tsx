import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Free modules around the code, as readers ask for. */
const QUIET = 2;

/** A link as a QR code, dark on white in every look: readers need it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET, ecc: 'M' });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg className={styles.root} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
