import { dequal } from 'dequal/lite';
import { useCallback } from 'react';
import type { SettingChange } from '#schemas/edges/api/releases.schema.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { keysOf, pointerTo } from '#schemas/base/json/problem.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { settingAt } from '#schemas/declare/settings/settings.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { showValue } from '#texts/tool/showValue.ts';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { canEdit } from '../../kit/session/canEdit.ts';
import { refusalText } from '../../kit/texts/refusalText.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import styles from './SettingHistory.module.css';

/** The id of the block that a setting belongs to, if it belongs to one. */
function blockIdAt(document: unknown, pointer: string): string | undefined {
  const [root, part, region, place] = keysOf(pointer);
  if (root !== 'template' || part !== 'layout' || region === undefined || place === undefined) return undefined;
  const block = valueAt(document, pointerTo(root, part, region, place));
  return isObject(block) && typeof block['id'] === 'string' ? block['id'] : undefined;
}

interface HistoryValueProps {
  readonly pointer: string;
  readonly revision: number;
  /** Undefined where the value was inherited. */
  readonly value: unknown;
  /** Whether it can be put into the draft from here. */
  readonly isOffered: boolean;
  /** What the draft says itself. */
  readonly own: unknown;
}

/** A value that the setting had, and the way to have it again. */
function HistoryValue({ pointer, revision, value, isOffered, own }: HistoryValueProps) {
  const t = useTranslate();
  const { session } = useWorkplace();
  const setAt = useDraft((state) => state.setAt);
  const how = settingAt(pointer) ?? { widget: 'text' as const, choices: [], pointer };
  const shown = value === undefined ? t('facts.inherited') : showValue(t, how, value);
  return (
    <dd className={styles.value}>
      <span>{shown}</span>
      {isOffered ? (
        <Button
          variant="soft"
          size="small"
          aria-label={t('facts.useOf', { value: shown, revision })}
          disabled={!canEdit(session)}
          // It keeps the focus when it was pressed, and does nothing then.
          aria-disabled={dequal(own, value) || undefined}
          onClick={() => setAt(pointer, value)}
        >
          {t('facts.use')}
        </Button>
      ) : null}
    </dd>
  );
}

interface ChangeProps {
  readonly pointer: string;
  readonly change: SettingChange;
  readonly own: unknown;
  readonly isLast: boolean;
}

/** One release that changed the setting. Of each value that there was, one button offers it: the value since is that before the next change. */
function Change({ pointer, change, own, isLast }: ChangeProps) {
  const t = useTranslate();
  const { full, since } = useMoments();
  const { revision, by, at, before, after } = change;
  return (
    <li className={styles.change}>
      <p>
        {t('history.revision', { revision })} {by === null ? t('history.bySystem') : t('history.by', { by })} ·{' '}
        <time dateTime={at} title={full(at)}>
          {since(at)}
        </time>
      </p>
      <dl className={styles.values}>
        <dt>{t('facts.before')}</dt>
        <HistoryValue pointer={pointer} revision={revision} value={before} own={own} isOffered />
        <dt>{t('facts.after')}</dt>
        <HistoryValue pointer={pointer} revision={revision} value={after} own={own} isOffered={isLast} />
      </dl>
    </li>
  );
}

/** In which releases one setting changed: who, when, and the values, each of which the draft can have again as one step. */
export function SettingHistory({ pointer }: { readonly pointer: string }) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const code = useDraft((state) => state.merchantCode);
  const liveRevision = useDraft(({ live }) => live.revision);
  const block = useDraft(({ resolved }) => blockIdAt(resolved.full, pointer));
  // A layout replaces a region's list as a whole: what a block says is in the draft, or in the preset.
  const own = useDraft(({ document, resolved }) => valueAt(block === undefined ? document : resolved.full, pointer));
  const load = useCallback(
    () => api.settingHistory({ code, query: { pointer, ...(block === undefined ? {} : { block }) } }),
    [api, code, pointer, block],
  );
  const history = useLoaded(load, liveRevision);
  if (history.state === 'loading') return null;
  return (
    <section className={styles.root} aria-label={t('facts.history')}>
      <p className={styles.heading}>{t('facts.history')}</p>
      {history.state === 'failed' ? <p role="alert">{refusalText(t, history.refusal)}</p> : null}
      {history.state === 'ready' && history.value.changes.length === 0 ? <p>{t('facts.historyNone')}</p> : null}
      {history.state === 'ready' ? (
        <ul className={styles.list}>
          {history.value.changes.map((change, index) => (
            <Change key={change.releaseId} pointer={pointer} change={change} own={own} isLast={index === 0} />
          ))}
        </ul>
      ) : null}
      {history.state === 'ready' && history.value.isMore ? <p>{t('facts.historyMore')}</p> : null}
    </section>
  );
}
