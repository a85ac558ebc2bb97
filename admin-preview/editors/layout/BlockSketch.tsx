import { type BlockType, declarationOf } from '#schemas/declare/blocks/blocks.ts';
import styles from './BlockSketch.module.css';

/** Corners of a rectangle that does not say how round it is. */
const RADIUS = 2;

/** The rectangles of a block's sketch, as its declaration writes them. */
function Strokes({ text }: { readonly text: string }) {
  return text.split(', ').map((stroke) => {
    const [x, y, width, height, radius = RADIUS] = stroke.split(' ').map(Number);
    return <rect key={stroke} x={x} y={y} width={width} height={height} rx={radius} />;
  });
}

/** A block in a few strokes, to tell blocks apart by at a glance. */
export function BlockSketch({ type }: { readonly type: BlockType }) {
  const { light, strong } = declarationOf(type).sketch;
  return (
    <svg className={styles.root} viewBox="0 0 48 32" aria-hidden="true">
      {light ? <Strokes text={light} /> : null}
      {strong ? (
        <g className={styles.strong}>
          <Strokes text={strong} />
        </g>
      ) : null}
    </svg>
  );
}
