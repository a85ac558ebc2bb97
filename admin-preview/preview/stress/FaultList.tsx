import { useEffect, useState } from 'react';
import type { FrameFault, FrameRule } from '#schemas/edges/preview/frameFaults.schema.ts';
import type { Language } from '#schemas/declare/languages/languages.ts';
import type { ThemeMode } from '#schemas/declare/names/themeRoles.ts';
import { loadTexts } from '#src/i18n/texts.ts';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { placeInDraft } from '../../model/draft/blockPlaces.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { settingsAtPart } from '../../model/settings/settingsAtPart.ts';
import { SeverityIcon } from '../../model/problems/SeverityIcon.tsx';
import { addressOf } from '../../kit/route/route.ts';
import { focusSetting } from '../../model/settings/focusSetting.ts';
import { sectionOf } from '../../kit/route/sections.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './FaultList.module.css';

interface FaultListProps {
  readonly faults: readonly FrameFault[];
  readonly language: Language;
  readonly theme: ThemeMode;
  /** Scrolls the phone to a finding. */
  readonly onReveal: (index: number) => void;
}

const ruleText = {
  overflow: 'stress.overflow',
  'cut off': 'stress.cutOff',
  collision: 'stress.collision',
  overlap: 'stress.overlap',
  target: 'stress.target',
  contrast: 'stress.contrast',
} as const satisfies Readonly<Record<FrameRule, string>>;

/** The layout faults of the current page: each links to the setting of its part, and shows it in the phone. */
export function FaultList({ faults, language, theme, onReveal }: FaultListProps) {
  const t = useTranslate();
  const merchantCode = useDraft((state) => state.merchantCode);
  const document = useDraft((state) => state.document);
  const resolved = useDraft((state) => state.resolved);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let isHere = true;
    void loadTexts(language).then((loaded) => {
      if (isHere) setTexts(loaded);
    });
    return () => {
      isHere = false;
    };
  }, [language]);

  return (
    <ul className={styles.root}>
      {faults.map((fault, index) => {
        const [made] = settingsAtPart(fault.part, resolved, { language, theme, texts });
        const title = made === undefined ? t('stress.wholePage') : settingTitle(t, made, resolved.full);
        const words = (
          <>
            <span className={styles.rule}>{t(ruleText[fault.rule])}</span>
            <span className={styles.place}>{title}</span>
            {fault.text === '' ? null : <q className={styles.text}>{fault.text}</q>}
            <span className={styles.detail} dir="ltr">
              {fault.detail}
            </span>
          </>
        );
        const at = made === undefined ? undefined : placeInDraft(made, document, resolved.full);
        return (
          <li key={`${fault.rule} ${fault.detail} ${fault.text}`} className={styles.row}>
            <SeverityIcon severity="warning" />
            {at === undefined ? (
              <button type="button" className={styles.link} onClick={() => onReveal(index)}>
                {words}
              </button>
            ) : (
              <a
                className={styles.link}
                href={addressOf({ page: 'editor', merchantCode, section: sectionOf(at), at })}
                title={t('stress.jump', { title })}
                onClick={() => {
                  onReveal(index);
                  focusSetting(at);
                }}
              >
                {words}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
