import { Undo2 } from 'lucide-react';
import { audiences } from '#schemas/declare/names/visitor.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { axisValueName } from '../../preview/frame/axisValueName.ts';
import { seenNames } from '../../preview/frame/frameScreens.ts';
import { seenName } from '../../preview/frame/seenName.ts';
import { AxisSelect } from '../../kit/parts/AxisSelect.tsx';
import { Iconed } from '../../kit/parts/Iconed.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './SinceDialog.module.css';
import { keepSinceLanguage } from './sinceLanguage.ts';
import type { SinceQuestion } from './sincePart.ts';

interface SinceBarProps {
  readonly question: SinceQuestion;
  readonly onChange: (changes: Partial<SinceQuestion>) => void;
  /** Takes the last answer back; missing where there is none. */
  readonly onBack: (() => void) | undefined;
}

/** Which screen is asked about, for whom and in which language. */
export function SinceBar({ question, onChange, onBack }: SinceBarProps) {
  const t = useTranslate();
  const languages = useDraft(({ resolved }) => resolved.site.languages);
  return (
    <div className={styles.bar}>
      <AxisSelect
        label={t('address.screen')}
        value={question.screen}
        options={seenNames.map((value) => ({ value, label: seenName(t, value) }))}
        onChange={(screen) => onChange({ screen })}
      />
      <AxisSelect
        label={t('axis.audience')}
        value={question.audience}
        options={audiences.map((value) => ({ value, label: axisValueName(t, 'audience', value) }))}
        onChange={(audience) => onChange({ audience })}
      />
      <AxisSelect
        label={t('axis.language')}
        value={question.language}
        options={languages.map((value) => ({ value, label: axisValueName(t, 'language', value) }))}
        onChange={(language) => {
          keepSinceLanguage(language);
          onChange({ language });
        }}
      />
      <span className={styles.space} />
      {onBack ? (
        <Button variant="ghost" size="small" onClick={onBack}>
          <Iconed icon={<Undo2 size={15} aria-hidden />}>{t('since.back')}</Iconed>
        </Button>
      ) : null}
    </div>
  );
}
