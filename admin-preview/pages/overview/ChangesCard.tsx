import { Button } from '#src/ui/Button/Button.tsx';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { isChanged } from '../../model/draft/draftStore.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { ChangeList } from '../release/ChangeList.tsx';
import { useDraftChanges } from '../release/useDraftChanges.ts';
import { addressOf } from '../../kit/route/route.ts';
import { useSay } from '../../kit/texts/say.ts';
import styles from './OverviewSection.module.css';

/** So many changes are named; “My changes” has all of them. */
const NAMED = 5;

/** What the draft changes for players, in sentences, and the way to publish it. */
export function ChangesCard({ onPublish }: { readonly onPublish: () => void }) {
  const say = useSay();
  const merchantCode = useDraft((state) => state.merchantCode);
  const hasChanges = useDraft(isChanged);
  const { changes } = useDraftChanges();
  if (!hasChanges)
    return (
      <Card title={say('changes.live')}>
        <p>{say('changes.live.none')}</p>
        <p className={styles.text}>{say('changes.live.noneText')}</p>
      </Card>
    );
  const rest = changes.length - NAMED;
  return (
    <Card title={say('changes.live')}>
      {changes.length === 0 ? (
        <p className={styles.text}>{say('publish.sameLook')}</p>
      ) : (
        <ChangeList changes={changes.slice(0, NAMED)} />
      )}
      <div className={styles.foot}>
        <Button size="small" onClick={onPublish}>
          {say('overview.publish')}
        </Button>
        <a href={addressOf({ page: 'editor', merchantCode, section: 'changes' })}>
          {rest > 0 ? say('overview.moreChanges', { count: rest }) : say('section.changes')}
        </a>
      </div>
    </Card>
  );
}
