import { type FormEvent, useId, useState } from 'react';
import type { TeamMember } from '#schemas/declare/platform/team.schema.ts';
import { RecordRow } from '#src/features/records/RecordRow.tsx';
import { errorText } from '#src/forms/errorText.ts';
import { useText, useTexts } from '#src/i18n/TextContext.ts';
import { shownName } from '#src/lib/format/shownName.ts';
import { percent } from '#src/lib/format/percent.ts';
import { useLocale, useSite, useSiteState } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useAttempt } from '#src/site/useAttempt.ts';
import { useRefresh } from '#src/site/useRefresh.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { entries } from './entries.ts';
import styles from './TeamRebates.module.css';
import { readRebate } from './readRebate.ts';

type RebateFormProps = Pick<TeamMember, 'memberId' | 'rebate'> & {
  readonly name: string;
  readonly min: number;
  readonly max: number;
};

/** One rebate, between the upline's rebate and the highest below the member; the platform checks again. */
function RebateForm({ memberId, name, rebate, min, max }: RebateFormProps) {
  const t = useText();
  const texts = useTexts();
  const id = useId();
  const locale = useLocale();
  const { http } = useSite();
  const showToast = useSiteState((state) => state.showToast);
  const refresh = useRefresh();
  const { attempt, failure } = useAttempt('other');
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const text = typed ?? String(rebate ?? '');
  const bounds = t('team.rebateBounds', { min: percent(min, locale), max: percent(max, locale) });

  async function save(event: FormEvent) {
    event.preventDefault();
    const parsed = readRebate(text, { min, max });
    setWrong(parsed === undefined);
    if (parsed === undefined || isBusy) return;
    setBusy(true);
    await attempt(async () => {
      await http.send('updateRebates', { rebates: [{ memberId, rebate: parsed }] });
      showToast(t('team.saved'), { kind: 'success' });
      await refresh('updateRebates');
      setTyped(undefined);
    });
    setBusy(false);
  }

  const fault = isWrong ? bounds : failure === undefined ? undefined : errorText(texts, failure);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <div className={styles.line}>
        <TextInput
          aria-label={t('team.rebateOf', { name })}
          aria-describedby={id}
          aria-invalid={fault !== undefined || undefined}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button className={styles.save} type="submit" variant="soft" loading={isBusy} aria-label={`${t('team.save')}: ${name}`}>
          {t('team.save')}
        </Button>
      </div>
      <p id={id} className={styles.bounds} role={fault === undefined ? undefined : 'alert'}>
        {fault ?? bounds}
      </p>
    </form>
  );
}

/** One member with the rebate; read-only where the platform accepts no change or reports no bounds. */
export function RebateRow({ member }: { readonly member: TeamMember }) {
  const t = useText();
  const locale = useLocale();
  const shows = useEntries(entries);
  const { memberId, nickname, upline, rebate, minRebate, maxRebate } = member;
  const name = shownName(member.username);
  const isOpen = shows('change') && minRebate !== undefined && maxRebate !== undefined;
  return (
    <RecordRow
      title={<bdi>{name}</bdi>}
      note={
        <>
          {nickname ? <bdi>{nickname}</bdi> : null}
          {nickname && upline ? ' · ' : null}
          {upline ? t('team.under', { name: shownName(upline) }) : null}
        </>
      }
      state={rebate === undefined ? undefined : <Badge tone="brand">{percent(rebate, locale)}</Badge>}
    >
      {isOpen ? <RebateForm memberId={memberId} name={name} rebate={rebate} min={minRebate} max={maxRebate} /> : null}
    </RecordRow>
  );
}
