import { type ReactNode, useRef, useState } from 'react';
import type { ResolvedSite } from '#schemas/release/resolve/resolveSite.ts';
import type { ChangeSentence } from '#texts/tool/changeSentences.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { isForSearchEngines, screensShowing } from '../../preview/frame/affectedScreens.ts';
import type { PicturesState } from '../../preview/frame/picturesState.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { AffectedScreens } from './AffectedScreens.tsx';
import { ChangeList } from './ChangeList.tsx';
import { RawChanges } from './RawChanges.tsx';
import { ReviewPart } from './ReviewPart.tsx';
import styles from './ReviewColumns.module.css';

interface ReviewColumnsProps {
  readonly before: ResolvedSite;
  /** Nothing was live before. */
  readonly isFirst?: boolean | undefined;
  readonly after: ResolvedSite;
  /** What the two are called. */
  readonly names: readonly [before: string, after: string];
  readonly changes: readonly ChangeSentence[];
  /** What is said where nothing changes for players. */
  readonly noChanges: string;
  /** Takes the change of one setting back. Missing where that is not possible. */
  readonly onPutBack?: ((pointer: string) => void) | undefined;
  /** Called when the pictures are there, and when they are not any more. */
  readonly onPictures?: ((state: PicturesState) => void) | undefined;
  /** What is asked below the changes. */
  readonly children: ReactNode;
}

const idOf = ({ pointer, text }: ChangeSentence) => `${pointer} ${text}`;

/** What would change for players, in words and on two phones beside them; a press on a change shows it alone. */
export function ReviewColumns(props: ReviewColumnsProps) {
  const { before, isFirst = false, after, names, changes, noChanges, onPutBack, onPictures, children } = props;
  const t = useTranslate();
  const site = useDraft(({ resolved }) => resolved.site);
  const [chosen, setChosen] = useState<string>();
  const pictures = useRef<HTMLDivElement>(null);
  const place = changes.findIndex((change) => idOf(change) === chosen);
  const shown = place < 0 ? undefined : place;

  function show(change: ChangeSentence, index: number) {
    setChosen(index === shown ? undefined : idOf(change));
    // On a phone the pictures are below the list.
    pictures.current?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <div className={styles.columns}>
      <div className={styles.root}>
        <ReviewPart title={t(isFirst ? 'publish.firstChanges' : 'publish.changes')}>
          {changes.length === 0 ? (
            <p className={styles.text}>{noChanges}</p>
          ) : (
            <ChangeList
              changes={changes}
              preview={{
                shown,
                isKnown: ({ pointer }) => screensShowing([pointer], site).length > 0,
                nowhere: ({ pointer }) => t(isForSearchEngines(pointer) ? 'publish.searchEngines' : 'change.nowhere'),
                onShow: show,
              }}
              onPutBack={onPutBack}
            />
          )}
          <RawChanges before={before.full} after={after.full} />
        </ReviewPart>
        {children}
      </div>
      <div className={styles.pictures} ref={pictures}>
        <AffectedScreens
          before={before}
          isFirst={isFirst}
          after={after}
          names={names}
          pointers={changes.map(({ pointer }) => pointer)}
          only={shown}
          onAll={() => setChosen(undefined)}
          onState={onPictures}
        />
      </div>
    </div>
  );
}
