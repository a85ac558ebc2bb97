import { ArrowLeft, CircleCheck, CircleX, Redo2, Search, TriangleAlert, Undo2 } from 'lucide-react';
import type { Colleague } from '#schemas/edges/api/events.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useDraft, useProblems } from '../../model/draft/DraftContext.ts';
import { isChanged } from '../../model/draft/draftStore.ts';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { addressOf } from '../../kit/route/route.ts';
import { OperatorMenu } from '../../kit/session/OperatorMenu.tsx';
import { Colleagues } from '../team/Colleagues.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { SaveStatus } from './SaveStatus.tsx';
import { ariaKeysOf, keysOf } from './shortcuts.ts';
import { titleWithKeys } from './shortcutTitle.ts';
import styles from './TopBar.module.css';

interface TopBarProps {
  /** Who else has the merchant open. */
  readonly people: readonly Colleague[];
  readonly isProblemsOpen: boolean;
  readonly onProblems: () => void;
  readonly onPublish: () => void;
  readonly onSearch: () => void;
  readonly onSupport: (() => void) | undefined;
}

function ProblemsButton({ isOpen, onPress }: { readonly isOpen: boolean; readonly onPress: () => void }) {
  const t = useTranslate();
  const problems = useProblems();
  const count = (severity: string) => problems.filter((each) => each.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  return (
    <button
      type="button"
      className={styles.problems}
      aria-expanded={isOpen}
      title={t('problems.open', { errors, warnings })}
      aria-label={t('problems.open', { errors, warnings })}
      onClick={onPress}
    >
      <span className={styles.problemsWord} aria-hidden>
        {t('problems.title')}
      </span>
      {errors + warnings === 0 ? <CircleCheck className={styles.good} size={16} aria-hidden /> : null}
      {errors > 0 ? (
        <span className={styles.errors}>
          <CircleX size={16} aria-hidden /> {errors}
        </span>
      ) : null}
      {warnings > 0 ? (
        <span className={styles.warnings}>
          <TriangleAlert size={16} aria-hidden /> {warnings}
        </span>
      ) : null}
    </button>
  );
}

/** Where one is, how the draft is, and what can be done with it as a whole. */
export function TopBar({ people, isProblemsOpen, onProblems, onPublish, onSearch, onSupport }: TopBarProps) {
  const t = useTranslate();
  const title = useDraft(({ resolved }) => resolved.site.title);
  const canUndo = useDraft(({ past }) => past.length > 0);
  const canRedo = useDraft(({ future }) => future.length > 0);
  const undo = useDraft((state) => state.undo);
  const redo = useDraft((state) => state.redo);
  const hasChanges = useDraft(isChanged);
  return (
    <header className={styles.root}>
      <a className={styles.back} href={addressOf({ page: 'merchants' })} aria-label={t('app.back')} title={t('app.back')}>
        <ArrowLeft size={18} aria-hidden />
      </a>
      <span className={styles.title}>{title}</span>
      <SaveStatus />
      <span className={styles.space} />
      <Colleagues people={people} />
      <button
        type="button"
        className={styles.search}
        aria-label={titleWithKeys(t, 'search')}
        aria-keyshortcuts={ariaKeysOf('search')}
        onClick={onSearch}
      >
        <Search size={16} aria-hidden />
        <span className={styles.searchWords}>{t('search.title')}</span>
        <kbd className={styles.searchWords}>{keysOf('search')}</kbd>
      </button>
      <ToolButton label={titleWithKeys(t, 'undo')} isOff={!canUndo} onClick={undo}>
        <Undo2 size={17} aria-hidden />
      </ToolButton>
      <span className={styles.redo}>
        <ToolButton label={titleWithKeys(t, 'redo')} isOff={!canRedo} onClick={redo}>
          <Redo2 size={17} aria-hidden />
        </ToolButton>
      </span>
      <ProblemsButton isOpen={isProblemsOpen} onPress={onProblems} />
      <Button size="small" variant={hasChanges ? 'solid' : 'soft'} onClick={onPublish}>
        {t('publish.button')}
      </Button>
      <div className={styles.operator}>
        <OperatorMenu onSupport={onSupport} />
      </div>
    </header>
  );
}
