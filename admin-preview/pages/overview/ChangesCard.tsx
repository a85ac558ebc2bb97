import { Button } from '#src/ui/Button/Button.tsx';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { isChanged } from '../../model/draft/draftStore.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { ChangeList } from '../release/ChangeList.tsx';
import { useDraftChanges } from '../release/useDraftChanges.ts';
import { addressOf } from '../../kit/route/route.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './OverviewSection.module.css';

/** So many changes are named; “My changes” has all of them. */
const NAMED = 5;

/** What the draft changes for players, in sentences, and the way to publish it. */
export function ChangesCard({ onPublish }: { readonly onPublish: () => void }) {
  const t = useTranslate();
  const merchantCode = useDraft((state) => state.merchantCode);
  const hasChanges = useDraft(isChanged);
  const { changes } = useDraftChanges();
  if (!hasChanges)
    return (
      <Card title={t('changes.live')}>
        <p>{t('changes.live.none')}</p>
        <p className={styles.text}>{t('changes.live.noneText')}</p>
      </Card>
    );
  const rest = changes.length - NAMED;
  return (
    <Card title={t('changes.live')}>
      {changes.length === 0 ? (
        <p className={styles.text}>{t('publish.sameLook')}</p>
      ) : (
        <ChangeList changes={changes.slice(0, NAMED)} />
      )}
      <div className={styles.foot}>
        <Button size="small" onClick={onPublish}>
          {t('overview.publish')}
        </Button>
        <a href={addressOf({ page: 'editor', merchantCode, section: 'changes' })}>
          {rest > 0 ? t('overview.moreChanges', { count: rest }) : t('section.changes')}
        </a>
      </div>
    </Card>
  );
}
