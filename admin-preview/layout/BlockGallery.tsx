import { type BlockType, blockSchemas } from '#schemas/blockSchemas.ts';
import type { Region } from '#schemas/release/layout.schema.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { useSay } from '../texts/say.ts';
import styles from './BlockGallery.module.css';
import { blocksFor } from './placedBlocks.ts';

interface BlockGalleryProps {
  readonly region: Region;
  readonly title: string;
  readonly onChoose: (block: BlockType) => void;
  readonly onClose: () => void;
}

/** The blocks that fit a region, each with what it does. */
export function BlockGallery({ region, title, onChoose, onClose }: BlockGalleryProps) {
  const say = useSay();
  return (
    <Dialog title={say('layout.addTo', { region: title })} onClose={onClose}>
      <ul className={styles.root}>
        {blocksFor(region).map((type) => (
          <li key={type}>
            <button type="button" className={styles.block} onClick={() => onChoose(type)}>
              <span className={styles.name}>{say.ofSchema(blockSchemas[type].title)}</span>
              <span className={styles.about}>{say.ofSchema(blockSchemas[type].description)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
