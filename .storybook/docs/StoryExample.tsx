import { CircleCheck, CircleX } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { BlockType } from '#schemas/declare/blocks/blocks.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { phones } from '#schemas/edges/preview/scenario.ts';
import { useHasComeNear } from '#src/ui/useHasComeNear.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './documentation.module.css';
import { COPY_LABEL } from '../labels.ts';
import { layoutEntryText } from './layoutEntry.ts';
import { storyAddress } from './storyAddress.ts';
import { type Verdict, verdictOf, verdictWord } from './verdicts.ts';

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

/** Of a story that takes the whole width, at most. */
const WIDE_HEIGHT_PX = 640;
/** Until a story is there: so that few of a long page come near at once. */
const FIRST_HEIGHT_PX = 400;
/** As high as what the story draws, but no less than this. */
const LEAST_HEIGHT_PX = 120;

/** What is fixed over the page, such as a dialog, takes the whole phone; the rest as much as it is high. */
function heightIn({ contentDocument: page }: HTMLIFrameElement, phoneHeight: number): number {
  if (page?.querySelector('dialog[open], :popover-open')) return phoneHeight;
  const drawn = page?.getElementById('storybook-root')?.scrollHeight ?? 0;
  return Math.min(phoneHeight, Math.max(LEAST_HEIGHT_PX, drawn));
}

/** Tells of changes of what a story draws: of its size, and of dialogs and popovers, which have no part in that. */
function watchHeight({ contentDocument: page }: HTMLIFrameElement, onChange: () => void): () => void {
  const root = page?.getElementById('storybook-root');
  if (!page || !root) return () => undefined;
  const size = new ResizeObserver(onChange);
  size.observe(root);
  const dialogs = new MutationObserver(onChange);
  dialogs.observe(page.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  page.addEventListener('toggle', onChange, true);
  return () => {
    size.disconnect();
    dialogs.disconnect();
    page.removeEventListener('toggle', onChange, true);
  };
}

interface FrameProps {
  readonly address: string;
  readonly title: string;
  readonly phoneHeight: number;
}

/** The story's own page. It is loaded when it comes near, because each loads all that Storybook needs. */
function Frame({ address, title, phoneHeight }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useHasComeNear(place);
  const [height, setHeight] = useState(FIRST_HEIGHT_PX);
  const stop = useRef<() => void>(undefined);
  const watch = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    stop.current?.();
    stop.current = watchHeight(frame, () => setHeight(heightIn(frame, phoneHeight)));
  };
  useEffect(() => () => stop.current?.(), []);
  return (
    <div ref={place} className={styles['frame']} style={{ blockSize: height }}>
      {isNear ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this Storybook, which needs its scripts and its origin
        <iframe src={address} title={title} onLoad={watch} />
      ) : null}
    </div>
  );
}

const verdictIcons = { good: CircleCheck, bad: CircleX } as const;

/** Whether a story shows how it should be: by word, drawing and colour. */
function VerdictMark({ verdict }: { readonly verdict: Verdict }) {
  const Drawing = verdictIcons[verdict];
  return (
    <p className={styles['verdict']}>
      <Drawing size={20} aria-hidden />
      {verdictWord[verdict]}
    </p>
  );
}

/** A story in a frame of its own, as wide as the phone of the toolbar: its fixed bars and dialogs stay within it. */
export function StoryExample({ story, block, globals }: StoryExampleProps) {
  const shown = { ...globals, ...story.storyGlobals };
  const phone = phoneOf(shown['viewport']);
  const description = descriptionOf(story.parameters['docs']);
  const address = storyAddress(story.id, globals);
  const verdict = verdictOf(story.tags);
  return (
    <li className={styles['story']} data-verdict={verdict} style={phone ? { inlineSize: phone.width } : { gridColumn: '1 / -1' }}>
      {verdict === undefined ? null : <VerdictMark verdict={verdict} />}
      <div className={styles['storyHead']}>
        <h3 className={styles['storyName']}>
          <a href={`./?path=/story/${story.id}`} target="_top">
            {story.name}
          </a>
        </h3>
        {block === undefined ? null : (
          <CopyButton className={styles['copy']} label={COPY_LABEL} makeText={() => layoutEntryText(block, story.initialArgs)} />
        )}
      </div>
      {description === undefined ? null : <p className={styles['quiet']}>{description}</p>}
      <Frame key={address} address={address} title={story.name} phoneHeight={phone?.height ?? WIDE_HEIGHT_PX} />
    </li>
  );
}
