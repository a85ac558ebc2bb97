import { TriangleAlert } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { isObject } from '#schemas/base/json/isObject.ts';
import { type TemplateVersion, templateVersions } from '#schemas/declare/release/release.schema.ts';
import { valueAt, withValueAt } from '#schemas/base/json/overlay.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { changeSentences } from '#texts/tool/changeSentences.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { bareRelease, resolveDraft } from '../../model/draft/resolveDraft.ts';
import { useSetting } from '../../model/draft/useSetting.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { ChoiceCards } from '../../kit/parts/ChoiceCards.tsx';
import { ProblemNotes } from '../../model/problems/ProblemNotes.tsx';
import { ChangeList } from '../release/ChangeList.tsx';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { joinNames } from '#texts/tool/joinNames.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { wordName } from '#texts/tool/words.ts';
import styles from './VersionCard.module.css';

const POINTER = '/template/version';
const LAYOUT = '/template/layout';

/** What players would see otherwise, and which regions would stay because the merchant laid them out itself. */
function useConsequences(version: TemplateVersion) {
  const t = useTranslate();
  const document = useDraft((state) => state.document);
  const presets = useDraft((state) => state.presets);
  const live = useDraft((state) => state.live.document);
  const before = useDraft(({ resolved }) => resolved.full);
  return useMemo(() => {
    const after = resolveDraft(withValueAt(document, POINTER, version), presets, bareRelease(live)).full;
    const own = valueAt(document, LAYOUT);
    return {
      changes: changeSentences(t, before, after).filter(({ pointer }) => pointer !== POINTER),
      own: (isObject(own) ? Object.keys(own) : []).map((region) => settingTitle(t, `${LAYOUT}/${region}`, before)),
    };
  }, [t, document, presets, live, before, version]);
}

interface WarningProps {
  readonly version: TemplateVersion;
  readonly onChange: () => void;
  readonly onCancel: () => void;
}

function Warning({ version, onChange, onCancel }: WarningProps) {
  const t = useTranslate();
  const { changes, own } = useConsequences(version);
  const name = wordName(t, 'option', version);
  return (
    <div className={styles.warning} role="group" aria-label={t('version.warning', { version: name })}>
      <p className={styles.title}>
        <TriangleAlert size={16} aria-hidden /> {t('version.warning', { version: name })}
      </p>
      <p>{t('version.warningText', { count: new Set(changes.map(({ pointer }) => pointer)).size })}</p>
      {own.length > 0 ? (
        <p>
          {t('version.stay', { names: joinNames(t, own) })} {t('version.stayText')}
        </p>
      ) : null}
      {changes.length > 0 ? (
        <details>
          <summary className={styles.what}>{t('version.what')}</summary>
          <ChangeList changes={changes} />
        </details>
      ) : null}
      <div className={styles.buttons}>
        <Button variant="soft" size="small" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
        <Button size="small" onClick={onChange}>
          {t('version.submit', { version: name })}
        </Button>
      </div>
    </div>
  );
}

/** Which of the two lobbies the merchant has. Another one is chosen first, and changed to when its price is known. */
export function VersionCard() {
  const t = useTranslate();
  const name = useId();
  const { problems, set } = useSetting(POINTER);
  const current = useDraft(({ resolved }) => resolved.full.template.version);
  const [wanted, setWanted] = useState<TemplateVersion>();
  const isOther = wanted !== undefined && wanted !== current;
  return (
    <Card title={t('group.version')} text={t.declared(POINTER, 'description')} pointer={POINTER}>
      <div className={styles.choices}>
        <ChoiceCards
          aria-label={t('group.version')}
          chosen={wanted ?? current}
          onChoose={setWanted}
          choices={templateVersions.map((version) => ({
            value: version,
            title: wordName(t, 'option', version),
            text: t(`newMerchant.from.${version}.text`),
            mark: version === current ? t('version.now') : undefined,
          }))}
        />
      </div>
      <ProblemNotes id={`${name}-problems`} problems={problems} />
      {isOther ? (
        <Warning
          version={wanted}
          onCancel={() => setWanted(undefined)}
          onChange={() => {
            set(wanted);
            setWanted(undefined);
          }}
        />
      ) : null}
    </Card>
  );
}
