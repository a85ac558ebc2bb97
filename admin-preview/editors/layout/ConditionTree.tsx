import { X } from 'lucide-react';
import type { When } from '#schemas/declare/release/layout.schema.ts';
import { pointerTo } from '#schemas/base/json/problem.ts';
import { isSwitchName, switchNames } from '#schemas/declare/names/switchNames.ts';
import { languageCodes } from '#schemas/declare/languages/languages.ts';
import { audiences } from '#schemas/declare/names/visitor.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { SelectInput } from '#src/ui/SelectInput/SelectInput.tsx';
import { Segmented } from '../../kit/parts/Segmented.tsx';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './ConditionTree.module.css';
import { MAX_DEPTH, MAX_PARTS, conditionKinds, firstOfKind, kindOf } from './conditionKinds.ts';
import { WordChoices } from './WordChoices.tsx';

interface ConditionProps {
  readonly when: When;
  readonly onChange: (when: When) => void;
  readonly depth?: number;
}

/** The parts of a condition that joins others. */
function Parts({
  parts,
  depth,
  onChange,
}: {
  parts: readonly When[];
  depth: number;
  onChange: (parts: readonly When[]) => void;
}) {
  const t = useTranslate();
  return (
    <div className={styles.parts}>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no name of their own and keep no state
        <div key={index} className={styles.part}>
          <ConditionTree
            when={part}
            depth={depth + 1}
            onChange={(next) => onChange(parts.map((each, at) => (at === index ? next : each)))}
          />
          {parts.length > 1 ? (
            <ToolButton
              label={t('when.removePart', { place: index + 1 })}
              onClick={() => onChange(parts.filter((_, at) => at !== index))}
            >
              <X size={15} aria-hidden />
            </ToolButton>
          ) : null}
        </div>
      ))}
      {parts.length < MAX_PARTS ? (
        <div>
          <Button variant="ghost" size="small" onClick={() => onChange([...parts, { audience: ['guest'] }])}>
            {t('when.addPart')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** What a condition of one kind asks. A list may not become empty: an empty one would be refused. */
function Body({ when, onChange, depth = 0 }: ConditionProps) {
  const t = useTranslate();
  if ('audience' in when)
    return (
      <WordChoices
        legend={t('when.audience')}
        kind="audience"
        words={audiences}
        chosen={when.audience}
        onChange={(audience) => (audience.length > 0 ? onChange({ audience }) : undefined)}
      />
    );
  if ('language' in when) {
    const unknown = when.language.filter((code) => !languageCodes.some((known) => known === code));
    return (
      <WordChoices
        legend={t('when.language')}
        kind="language"
        words={[...languageCodes, ...unknown]}
        chosen={when.language}
        onChange={(language) => (language.length > 0 ? onChange({ language }) : undefined)}
      />
    );
  }
  if ('switch' in when)
    return (
      <SelectInput
        aria-label={t('when.switch')}
        value={when.switch}
        onChange={(event) => onChange({ switch: event.target.value })}
      >
        {isSwitchName(when.switch) ? null : <option value={when.switch}>{when.switch}</option>}
        {switchNames.map((name) => (
          <option key={name} value={name}>
            {t.declared(pointerTo('switches', name), 'title')}
          </option>
        ))}
      </SelectInput>
    );
  if ('installed' in when)
    return (
      <Segmented
        label={t('when.kind.installed')}
        options={[
          { value: 'yes', label: t('when.installed') },
          { value: 'no', label: t('when.browser') },
        ]}
        value={when.installed ? 'yes' : 'no'}
        onChange={(value) => onChange({ installed: value === 'yes' })}
      />
    );
  if ('firstTimeLogin' in when)
    return (
      <Segmented
        label={t('when.kind.firstTimeLogin')}
        options={[
          { value: 'yes', label: t('when.firstLogin') },
          { value: 'no', label: t('when.laterLogin') },
        ]}
        value={when.firstTimeLogin ? 'yes' : 'no'}
        onChange={(value) => onChange({ firstTimeLogin: value === 'yes' })}
      />
    );
  if ('all' in when) return <Parts parts={when.all} depth={depth} onChange={(all) => onChange({ all })} />;
  if ('any' in when) return <Parts parts={when.any} depth={depth} onChange={(any) => onChange({ any })} />;
  return (
    <div className={styles.parts}>
      <ConditionTree when={when.not} depth={depth + 1} onChange={(not) => onChange({ not })} />
    </div>
  );
}

/** Any condition of the closed vocabulary, joined and negated up to a depth that stays readable. */
export function ConditionTree({ when, onChange, depth = 0 }: ConditionProps) {
  const t = useTranslate();
  const kind = kindOf(when);
  const offered = conditionKinds.filter((each) => each === kind || depth < MAX_DEPTH || !['all', 'any', 'not'].includes(each));
  return (
    <div className={styles.root}>
      <SelectInput
        aria-label={t('when.kind')}
        value={kind}
        onChange={(event) => {
          const next = conditionKinds.find((each) => each === event.target.value);
          if (next) onChange(firstOfKind(next, when));
        }}
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {t(`when.kind.${each}`)}
          </option>
        ))}
      </SelectInput>
      <Body when={when} onChange={onChange} depth={depth} />
    </div>
  );
}
