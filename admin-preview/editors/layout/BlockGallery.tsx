import { useDeferredValue, useState } from 'react';
import type { BlockType } from '#schemas/declare/blocks/blocks.ts';
import { pointerTo } from '#schemas/base/json/problem.ts';
import type { Region } from '#schemas/declare/names/regions.ts';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { blockTitle } from '#texts/tool/settingTitle.ts';
import { WideDialog } from '../../kit/parts/WideDialog.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './BlockGallery.module.css';
import { BlockPreview } from './BlockPreview.tsx';
import { BlockSketch } from './BlockSketch.tsx';
import { blocksFor } from './placedBlocks.ts';

interface BlockGalleryProps {
  readonly region: Region;
  readonly title: string;
  readonly onChoose: (block: BlockType) => void;
  readonly onClose: () => void;
}

/** From this many on a list is searched, not read. */
const SEARCHED = 7;

/** The blocks that fit a region: each in a few strokes and words, and the one looked at drawn live in the merchant's look. */
export function BlockGallery({ region, title, onChoose, onClose }: BlockGalleryProps) {
  const t = useTranslate();
  const all = blocksFor(region);
  const [text, setText] = useState('');
  const [looked, setLooked] = useState<BlockType | undefined>(all[0]);
  const live = useDeferredValue(looked);
  const aboutOf = (type: BlockType) => t.declared(pointerTo('blocks', type), 'description');
  const found = all.filter((type) =>
    `${blockTitle(t, type)} ${aboutOf(type)} ${type}`.toLowerCase().includes(text.trim().toLowerCase()),
  );
  return (
    <WideDialog title={t('layout.addTo', { region: title })} room="phone" onClose={onClose}>
      <div className={styles.root}>
        <div className={styles.choice}>
          {all.length >= SEARCHED ? (
            <TextInput
              type="search"
              aria-label={t('gallery.search')}
              placeholder={t('gallery.search')}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          ) : null}
          {found.length === 0 ? <p className={styles.about}>{t('gallery.none', { text })}</p> : null}
          <ul className={styles.list}>
            {found.map((type) => (
              <li key={type}>
                <button
                  type="button"
                  className={styles.block}
                  data-looked={type === looked || undefined}
                  onPointerEnter={() => setLooked(type)}
                  onFocus={() => setLooked(type)}
                  onClick={() => onChoose(type)}
                >
                  <BlockSketch type={type} />
                  <span className={styles.words}>
                    <span className={styles.name}>{blockTitle(t, type)}</span>
                    <span className={styles.about}>{aboutOf(type)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
        {live ? (
          <div className={styles.live}>
            <BlockPreview region={region} type={live} title={blockTitle(t, live)} />
            <p className={styles.about}>{t('gallery.live', { title: blockTitle(t, live) })}</p>
          </div>
        ) : null}
      </div>
    </WideDialog>
  );
}
