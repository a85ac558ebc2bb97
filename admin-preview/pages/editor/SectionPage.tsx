import { SectionMarks } from '../../editors/changes/SectionMarks.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { PageTitle } from '../../kit/parts/PageTitle.tsx';
import { ReadyCard } from '../ready/ReadyCard.tsx';
import { canEdit } from '../../kit/session/canEdit.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './Editor.module.css';
import { SectionContent, type SectionContentProps } from './SectionContent.tsx';

/** A section with its title, what it is about, and its settings. */
export function SectionPage({ section, ...content }: SectionContentProps) {
  const t = useTranslate();
  const { session } = useWorkplace();
  return (
    <div className={styles.scroll}>
      <div className={styles.column}>
        {canEdit(session) ? null : <p className={styles.readOnly}>{t('editor.readOnly', { role: t(`role.${session.role}`) })}</p>}
        <ReadyCard />
        <PageTitle className={styles.title}>{t(`section.${section}`)}</PageTitle>
        <p className={styles.text}>{t(`section.${section}.text`)}</p>
        <SectionMarks section={section} />
        <div className={styles.settings}>
          <SectionContent section={section} {...content} />
        </div>
      </div>
    </div>
  );
}
