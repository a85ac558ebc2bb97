import { releaseDefaults } from '#schemas/release/resolve/defaults.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import type { ValueSetting } from '#schemas/declare/settings/settings.ts';
import { showValue } from '#texts/tool/showValue.ts';
import { DraftField } from '../../editors/fields/DraftField.tsx';
import { ShownOn } from '../../preview/frame/ShownOn.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './SettingTable.module.css';

interface SettingTableProps {
  readonly caption: string;
  readonly settings: readonly ValueSetting[];
}

/** Settings as rows: each is edited in place, beside what it is by default and where it shows. */
export function SettingTable({ caption, settings }: SettingTableProps) {
  const t = useTranslate();
  return (
    <table className={styles.root} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{t('settingTable.setting')}</th>
          <th scope="col">{t('facts.default')}</th>
          <th scope="col">{t('facts.screens')}</th>
        </tr>
      </thead>
      <tbody>
        {settings.map((setting) => (
          <tr key={setting.pointer}>
            <td>
              <div className={styles.field}>
                <DraftField setting={setting} />
              </div>
            </td>
            <td className={styles.default} data-label={t('facts.default')}>
              {showValue(t, setting, valueAt(releaseDefaults, setting.pointer))}
            </td>
            <td className={styles.screens} data-label={t('facts.screens')}>
              <ShownOn pointer={setting.pointer} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
