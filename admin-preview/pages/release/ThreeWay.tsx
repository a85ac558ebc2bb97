import { keysOf } from '#schemas/base/json/problem.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import type { Choices, Difference, Side, ThreeWay as Found } from '#schemas/release/merge/mergeThreeWay.ts';
import { blockTitle, settingTitle } from '#texts/tool/settingTitle.ts';
import { settingAt } from '#schemas/declare/settings/settings.ts';
import { showValue } from '#texts/tool/showValue.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './ThreeWay.module.css';

interface ThreeWayProps {
  readonly found: Found;
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

/** One side's value in words. What a merchant does not say itself is inherited. */
function sideText(t: ToolTranslator, pointer: string, value: unknown): string {
  if (value === undefined) return t('three.inherited');
  if (keysOf(pointer)[1] === 'layout' && Array.isArray(value))
    return value.map((placed) => (isObject(placed) ? blockTitle(t, String(placed['block'])) : '?')).join(', ');
  const setting = settingAt(pointer);
  const how = setting === undefined || setting.widget === 'texts' ? ({ widget: 'text', choices: [], pointer } as const) : setting;
  return showValue(t, how, value);
}

interface DisputeProps {
  readonly difference: Difference;
  readonly title: string;
  readonly value: Side;
  readonly onChange: (side: Side) => void;
}

/** One setting that both changed: what it was, and which of the two goes on. */
function Dispute({ difference, title, value, onChange }: DisputeProps) {
  const t = useTranslate();
  const { pointer } = difference;
  return (
    <fieldset className={styles.dispute}>
      <legend className={styles.title}>{title}</legend>
      <p className={styles.base}>
        <span className={styles.who}>{t('three.base')}</span> {sideText(t, pointer, difference.base)}
      </p>
      {(['theirs', 'mine'] as const).map((side) => (
        <label key={side} className={styles.side} data-chosen={value === side || undefined}>
          <input type="radio" name={pointer} checked={value === side} onChange={() => onChange(side)} />
          <span className={styles.who}>{t(`three.${side}`)}</span>
          <span className={styles.value}>{sideText(t, pointer, difference[side])}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What two operators did to one document since they parted: a choice for each setting that both changed, a list of the rest. */
export function ThreeWay({ found, choices, onChange }: ThreeWayProps) {
  const t = useTranslate();
  const release = useDraft(({ resolved }) => resolved.full);
  const { taken, kept, joined, disputed } = found;
  const all = (side: Side) => onChange(Object.fromEntries(disputed.map(({ pointer }) => [pointer, side])));
  const plain = [
    ['taken', taken.map((each) => ({ ...each, after: each.theirs }))],
    ['kept', kept.map((each) => ({ ...each, after: each.mine }))],
    ['joined', joined.map((each) => ({ ...each, after: each.merged }))],
  ] as const;
  return (
    <div className={styles.root}>
      {disputed.length === 0 ? <p className={styles.text}>{t('three.noDispute')}</p> : null}
      {disputed.length > 1 ? (
        <p className={styles.all}>
          <button type="button" className={styles.link} onClick={() => all('theirs')}>
            {t('three.allTheirs')}
          </button>
          <button type="button" className={styles.link} onClick={() => all('mine')}>
            {t('three.allMine')}
          </button>
        </p>
      ) : null}
      {disputed.map((difference) => (
        <Dispute
          key={difference.pointer}
          difference={difference}
          title={settingTitle(t, difference.pointer, release)}
          value={choices[difference.pointer] ?? 'mine'}
          onChange={(side) => onChange({ ...choices, [difference.pointer]: side })}
        />
      ))}
      {plain.map(([name, list]) =>
        list.length === 0 ? null : (
          <details key={name} className={styles.rest} open={disputed.length === 0}>
            <summary>{t(`three.${name}`, { count: list.length })}</summary>
            <ul>
              {list.map((difference) => (
                <li key={difference.pointer}>
                  <b>{settingTitle(t, difference.pointer, release)}</b> {sideText(t, difference.pointer, difference.base)} →{' '}
                  {sideText(t, difference.pointer, difference.after)}
                </li>
              ))}
            </ul>
          </details>
        ),
      )}
    </div>
  );
}
