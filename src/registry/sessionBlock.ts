import type { ComponentType } from 'react';
import type { Condition } from '#schemas/declare/entries/condition.ts';
import { LazyMemberArea } from '#src/blocks/HomeHeader/LazyMemberArea.ts';
import { type Block, block } from './block.ts';

/** A block whose form logs a player in: the header's code for members is loaded with it. */
export const sessionBlock = <P>(reservedHeightPx: number, load: () => Promise<ComponentType<P>>, when?: Condition): Block<P> =>
  block(
    reservedHeightPx,
    () => {
      LazyMemberArea.preload().catch(() => undefined); // asked for again where it is drawn
      return load();
    },
    when,
  );
