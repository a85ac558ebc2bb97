import { CircleCheck } from 'lucide-react';
import { phones } from '#schemas/edges/preview/scenario.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { AxisSelect } from '../../kit/parts/AxisSelect.tsx';
import { Card } from '../../kit/parts/Card.tsx';
import { EmptyState } from '../../kit/parts/EmptyState.tsx';
import { useViewState, usePreview } from '../frame/PreviewContext.ts';
import type { ViewState } from '../frame/previewStore.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { FaultList } from './FaultList.tsx';
import { answersOf, caseName, caseOf, stressCases } from './stressCases.ts';
import styles from './StressSection.module.css';
import { useLayoutFaults } from './useLayoutFaults.ts';

const [narrow, , usual] = phones;
const LARGE = '200';
const USUAL_SIZE = '100';

/** The case, the size of text and the width, in words. */
function useNamesOf(view: ViewState): string {
  const t = useTranslate();
  return [
    caseName(t, caseOf(view)),
    ...(view.textSize === LARGE ? [t('stress.largeText')] : []),
    ...(view.phone === narrow.id ? [t('stress.narrow')] : []),
  ].join(' · ');
}

function Controls({ view }: { readonly view: ViewState }) {
  const t = useTranslate();
  const setViewState = usePreview((preview) => preview.setViewState);
  return (
    <div className={styles.controls} role="group" aria-label={t('section.stress')}>
      <AxisSelect
        label={t('stress.case')}
        value={caseOf(view)}
        options={stressCases.map((value) => ({ value, label: caseName(t, value) }))}
        onChange={(value) => setViewState(answersOf(value))}
      />
      <Checkbox
        checked={view.textSize === LARGE}
        onChange={({ target }) => setViewState({ textSize: target.checked ? LARGE : USUAL_SIZE })}
      >
        {t('stress.largeText')}
      </Checkbox>
      <Checkbox
        checked={view.phone === narrow.id}
        onChange={({ target }) => setViewState({ phone: target.checked ? narrow.id : usual.id })}
      >
        {t('stress.narrow')}
      </Checkbox>
    </div>
  );
}

function Findings({ view }: { readonly view: ViewState }) {
  const t = useTranslate();
  const { found, isChecking, check, reveal } = useLayoutFaults();
  const names = useNamesOf(view);
  const count = found?.faults.length ?? 0;
  return (
    <Card
      title={t('stress.findings')}
      text={t('stress.under', { list: names })}
      aside={
        <Button size="small" variant="soft" onClick={check}>
          {t('stress.again')}
        </Button>
      }
    >
      <p className={styles.state} aria-live="polite">
        {isChecking && found ? t('stress.checking') : null}
        {found === undefined ? t('stress.waiting') : null}
        {!isChecking && found && count > 0 ? t('stress.count', { count, path: found.path }) : null}
      </p>
      {found && count === 0 && !isChecking ? (
        <EmptyState icon={<CircleCheck size={28} />} title={t('stress.none', { path: found.path })} text={t('stress.noneText')} />
      ) : null}
      {found && count > 0 ? (
        <FaultList faults={found.faults} language={view.language} theme={view.theme} onReveal={reveal} />
      ) : null}
    </Card>
  );
}

/** The draft's own pages with content that is hard to show, and what of it players could not read or use. */
export function StressSection() {
  const t = useTranslate();
  const view = useViewState();
  return (
    <>
      <Controls view={view} />
      <p className={styles.note}>{t('stress.note')}</p>
      <Findings view={view} />
    </>
  );
}
