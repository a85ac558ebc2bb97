import { useRef } from 'react';
import type { Language } from '#schemas/declare/languages/languages.ts';
import { type Scenario, type ScenarioAxis, defaultScenario, scenarioAxes } from '#schemas/edges/preview/scenario.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { axisValueName } from './axisValueName.ts';
import { conditionAxes, conditionsOf } from './conditionsOf.ts';
import { type FrameScreen, frameScreens, screenAt } from './frameScreens.ts';
import styles from './ScenarioBar.module.css';
import { ChipChoice, ScenarioChip } from './ScenarioChip.tsx';
import { ScreenSelect } from './ScreenSelect.tsx';

interface ScenarioBarProps {
  /** Where the frame is. */
  readonly path: string;
  readonly onVisit: (screen: FrameScreen) => void;
  readonly scenario: Scenario;
  /** Languages that the site allows: others cannot be looked at. */
  readonly languages: readonly Language[];
  readonly onChange: (scenario: Scenario) => void;
}

const NONE = '';

/** Under which circumstances the player is looked at: the same list that drives stories and pictures. What is not as usual is added to the row. */
export function ScenarioBar({ path, onVisit, scenario, languages, onChange }: ScenarioBarProps) {
  const t = useTranslate();
  const statusPages = useDraft(({ resolved }) => resolved.site.statusPages);
  const adding = useRef<HTMLSelectElement>(null);
  const active = conditionsOf(scenario);
  const set = <A extends ScenarioAxis>(axis: A, value: Scenario[A]) => onChange({ ...scenario, [axis]: value });
  const nameOf = (axis: ScenarioAxis, value: string) => axisValueName(t, axis, value, statusPages);
  const offered = conditionAxes
    .filter((axis) => !active.includes(axis))
    .map((axis) => ({ axis, values: scenarioAxes[axis].filter((value) => value !== defaultScenario[axis]) }));

  function choice<A extends ScenarioAxis>(axis: A, values: readonly Scenario[A][]) {
    const options = values.map((value) => ({ value, label: nameOf(axis, value) }));
    return (
      <ChipChoice label={t(`axis.${axis}`)} value={scenario[axis]} options={options} onChange={(value) => set(axis, value)} />
    );
  }
  function add(chosen: string) {
    for (const { axis, values } of offered) for (const value of values) if (`${axis} ${value}` === chosen) set(axis, value);
  }
  function remove(axis: ScenarioAxis) {
    set(axis, defaultScenario[axis]);
    adding.current?.focus(); // the button that was pressed is gone
  }
  return (
    <div className={styles.root} role="group" aria-label={t('frame.scenario')}>
      <ScenarioChip label={t('address.screen')}>
        <ScreenSelect label={t('address.screen')} value={screenAt(path)} onChoose={(screen) => onVisit(frameScreens[screen])} />
      </ScenarioChip>
      <ScenarioChip label={t('axis.audience')}>{choice('audience', scenarioAxes.audience)}</ScenarioChip>
      <ScenarioChip label={t('axis.language')}>{choice('language', languages)}</ScenarioChip>
      <ScenarioChip label={t('axis.theme')}>{choice('theme', scenarioAxes.theme)}</ScenarioChip>
      {active.map((axis) => (
        <ScenarioChip key={axis} label={t(`axis.${axis}`)} onRemove={() => remove(axis)}>
          {choice(axis, scenarioAxes[axis])}
        </ScenarioChip>
      ))}
      <ScenarioChip label={t('condition.add')}>
        <select ref={adding} aria-label={t('condition.add')} value={NONE} onChange={({ target }) => add(target.value)}>
          <option value={NONE}>{t('condition.new')}</option>
          {offered.map(({ axis, values }) => (
            <optgroup key={axis} label={t(`axis.${axis}`)}>
              {values.map((value) => (
                <option key={value} value={`${axis} ${value}`}>
                  {nameOf(axis, value)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </ScenarioChip>
    </div>
  );
}
