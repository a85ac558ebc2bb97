import { pointerTo } from '#schemas/base/json/problem.ts';
import { DraftField } from '../../editors/fields/DraftField.tsx';
import { useEdited } from '../../preview/frame/useEdited.ts';
import { RegionList } from '../../editors/layout/RegionList.tsx';
import { Card } from '../../kit/parts/Card.tsx';
import { EditableFields } from '../../kit/session/EditableFields.tsx';
import { chromeRegions, topicSettings } from '../../kit/route/sections.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './ChromeSection.module.css';

const edited = chromeRegions.map((region) => pointerTo('template', 'layout', region));

/** What is around pages: the header and the menus with their blocks, and the pages without them. */
export function ChromeSection({ at }: { readonly at: string | undefined }) {
  const t = useTranslate();
  useEdited(edited, at);
  return (
    <>
      <RegionList regions={chromeRegions} at={at} />
      <Card title={t('group.chrome')}>
        {topicSettings('chrome').map((setting) => (
          // One is open at a time: both are lists of the same pages, whose buttons would have the same names.
          <details key={setting.pointer} name="chrome" open={at?.startsWith(setting.pointer)}>
            <summary className={styles.summary}>{t.declared(setting.address, 'title')}</summary>
            <EditableFields>
              <DraftField setting={setting} />
            </EditableFields>
          </details>
        ))}
      </Card>
    </>
  );
}
