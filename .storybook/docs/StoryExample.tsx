import type { PreparedStory } from 'storybook/internal/types';
import type { BlockType } from '#schemas/blockSchemas.ts';
import { isObject } from '#schemas/isObject.ts';
import { phones } from '#schemas/preview/scenario.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './documentation.module.css';
import { layoutEntryText } from './layoutEntry.ts';
import { storyAddress } from './storyAddress.ts';

interface StoryExampleProps {
  readonly story: PreparedStory;
  /** What the story shows, where that is a block. */
  readonly block: BlockType | undefined;
  /** What the toolbar says. */
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The comment above a story, which Storybook's build keeps. */
function descriptionOf(docs: unknown): string | undefined {
  const { story } = isObject(docs) && isObject(docs['description']) ? docs['description'] : {};
  return typeof story === 'string' ? story : undefined;
}

/** The phone that the toolbar or the story names; nothing where it names a window of any size. */
function phoneOf(viewport: unknown) {
  const value = isObject(viewport) ? viewport['value'] : viewport;
  return phones.find(({ id }) => id === value);
}

/** A story in a frame of its own, as wide as the phone of the toolbar: its fixed bars and dialogs stay within it. */
export function StoryExample({ story, block, globals }: StoryExampleProps) {
  const shown = { ...globals, ...story.storyGlobals };
  const phone = phoneOf(shown['viewport']);
  const description = descriptionOf(story.parameters['docs']);
  const address = storyAddress(story.id, globals);
  return (
    <li className={styles['story']} style={phone ? { inlineSize: phone.width } : { gridColumn: '1 / -1' }}>
      <div className={styles['storyHead']}>
        <h3 className={styles['storyName']}>
          <a href={`./?path=/story/${story.id}`} target="_top">
            {story.name}
          </a>
        </h3>
        {block === undefined ? null : (
          <CopyButton className={styles['copy']} label="Copy as configuration" text={layoutEntryText(block, story.initialArgs)} />
        )}
      </div>
      {description === undefined ? null : <p className={styles['quiet']}>{description}</p>}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this Storybook, which needs its scripts and its origin */}
      <iframe key={address} className={styles['frame']} src={address} title={story.name} loading="lazy" />
    </li>
  );
}
