import { X } from 'lucide-react';
import { isObject } from '#schemas/base/json/isObject.ts';
import { MAX_RULES } from '#schemas/declare/register/registerSettings.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { moveItem } from '../../kit/sortable/moveItem.ts';
import { SortableList } from '../../kit/sortable/SortableList.tsx';
import { useRowIds } from '../../kit/sortable/useRowIds.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { wordName } from '#texts/tool/words.ts';
import type { ControlProps } from './Control.ts';
import { RuleRow } from './RuleRow.tsx';
import styles from './RulesControl.module.css';
import { RuleTrial } from './RuleTrial.tsx';
import { type AnyRule, newRule } from './ruleKinds.ts';

const rulesOf = (value: unknown): AnyRule[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The checks of a field, in the order they run, and a place to try them. */
export function RulesControl({ title, value, onChange }: ControlProps) {
  const t = useTranslate();
  const rules = rulesOf(value);
  const { ids, move, removeAt } = useRowIds(rules.length);
  // A page may have several lists, and a list the same rule twice.
  const items = rules.map((rule, index) => ({
    id: ids[index] ?? '',
    rule,
    name: `${title} ${index + 1}: ${wordName(t, 'rule', String(rule['rule']))}`,
  }));
  return (
    <div className={styles.root}>
      {rules.length === 0 ? <p className={styles.empty}>{t('rules.empty')}</p> : null}
      <SortableList
        label={t('rules.list', { title })}
        items={items}
        onMove={(from, to) => {
          move(from, to);
          onChange(moveItem(rules, from, to));
        }}
        actions={({ name }, index) => (
          <ToolButton
            label={t('list.remove', { name })}
            onClick={() => {
              removeAt(index);
              onChange(rules.filter((_, at) => at !== index));
            }}
          >
            <X size={16} aria-hidden />
          </ToolButton>
        )}
      >
        {({ rule }, index) => (
          <RuleRow
            rule={rule}
            most={MAX_RULES - rules.length + 1}
            onChange={(...next) => onChange(rules.flatMap((each, at) => (at === index ? next : [each])))}
          />
        )}
      </SortableList>
      {rules.length < MAX_RULES ? (
        <div>
          <Button
            variant="soft"
            size="small"
            aria-label={`${t('rules.add')}: ${title}`}
            onClick={() => onChange([...rules, newRule('minLength')])}
          >
            {t('rules.add')}
          </Button>
        </div>
      ) : null}
      <RuleTrial rules={rules} />
    </div>
  );
}
