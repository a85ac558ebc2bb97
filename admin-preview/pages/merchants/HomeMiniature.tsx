import { type CSSProperties, useState } from 'react';
import type { MerchantLook } from '#schemas/edges/api/merchants.schema.ts';
import { declarationOf, isBlockType } from '#schemas/declare/blocks/blocks.ts';
import type { BlockDeclaration } from '#schemas/declare/blocks/defineBlock.ts';
import styles from './HomeMiniature.module.css';

const SHOWN_BLOCKS = 7;
/** Cells that a block's shape is made of, by the name that its declaration says. */
const CELLS: Readonly<Record<NonNullable<BlockDeclaration['miniature']>, number>> = {
  banner: 1,
  line: 1,
  pills: 5,
  rail: 4,
  tall: 3,
  list: 3,
  strip: 5,
  cards: 3,
  news: 2,
  field: 1,
  plate: 1,
};

const radii: Readonly<Partial<Record<string, string>>> = { square: '1px', soft: '4px', round: '7px' };

/** Cells and dots are all alike, so their place is their name. */
const places = (count: number): readonly number[] => Array.from({ length: count }, (_nothing, place) => place);

/**
 * A merchant's home as a drawing from its own colours, corners, blocks and logo: no page is loaded for it, so a list of
 * many costs nothing.
 */
export function HomeMiniature({ look, title }: { readonly look: MerchantLook; readonly title: string }) {
  const { colours, corners, logo, blocks, hasHeader, footerItems } = look;
  const [isLogoBroken, setIsLogoBroken] = useState(false);
  const style = {
    '--mini-background': colours.background,
    '--mini-surface': colours.surface,
    '--mini-raised': colours.raised,
    '--mini-brand': colours.brand,
    '--mini-on-brand': colours.onBrand,
    '--mini-accent': colours.accent,
    '--mini-text': colours.text,
    '--mini-muted': colours.muted,
    '--mini-line': colours.line,
    '--mini-radius': radii[corners] ?? '4px',
  } as CSSProperties; // React's type knows no custom properties
  return (
    <div className={styles.stage} style={style} aria-hidden="true">
      <div className={styles.phone}>
        {hasHeader ? (
          <div className={styles.header}>
            {logo && !isLogoBroken ? (
              <img className={styles.logo} src={logo} alt="" loading="lazy" onError={() => setIsLogoBroken(true)} />
            ) : (
              <b className={styles.name}>{title}</b>
            )}
            <i className={styles.button} />
          </div>
        ) : null}
        <div className={styles.blocks}>
          {blocks.slice(0, SHOWN_BLOCKS).map((block, place) => {
            const shape = (isBlockType(block) ? declarationOf(block).miniature : undefined) ?? 'line';
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a drawing: blocks are not told apart
              <div key={place} className={styles[shape]}>
                {places(CELLS[shape]).map((cell) => (
                  <i key={cell} />
                ))}
              </div>
            );
          })}
        </div>
        {footerItems > 0 ? (
          <div className={styles.footer}>
            {places(footerItems).map((item) => (
              <i key={item} />
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}
