import { ArrowDownToLine, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { FullRelease } from '#schemas/release/resolve/resolveSite.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { changeTexts } from '#texts/tool/changeSentences.ts';
import { useDraft, useDraftStore } from '../../model/draft/DraftContext.ts';
import { focusSetting } from '../../model/settings/focusSetting.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { EmptyState } from '../../kit/parts/EmptyState.tsx';
import { Segmented } from '../../kit/parts/Segmented.tsx';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { useListFocus } from '../../kit/parts/useListFocus.ts';
import { addressOf, goTo } from '../../kit/route/route.ts';
import { usePartAt } from '../../kit/route/usePartAt.ts';
import { EditableFields } from '../../kit/session/EditableFields.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './ChangesSection.module.css';
import { type ChangeBase, type SectionChanges, bySection, changeBases, changesFrom, takenFrom } from './changeLists.ts';
import { EarlierRelease } from './EarlierRelease.tsx';
import { OtherMerchant } from './OtherMerchant.tsx';

interface GroupProps {
  readonly group: SectionChanges;
  readonly base: ChangeBase;
  /** Makes the settings in the draft as they are in the base, as one step. */
  readonly onTake: (pointers: readonly string[]) => void;
}

function Group({ group, base, onTake }: GroupProps) {
  const t = useTranslate();
  const merchantCode = useDraft((state) => state.merchantCode);
  const full = useDraft(({ resolved }) => resolved.full);
  const { section, changes } = group;
  const listFocus = useListFocus<HTMLUListElement>(changes.length);
  const title = t(`section.${section}`);
  return (
    <Card
      title={title}
      aside={
        <Button
          variant="ghost"
          size="small"
          aria-label={t(`changes.${base}.takeBackAll`, { title })}
          onClick={() => onTake(changes.map(({ pointer }) => pointer))}
        >
          {t(`changes.${base}.takeBack`)}
        </Button>
      }
    >
      <ul {...listFocus} className={styles.list}>
        {changes.map((change) => {
          const sentences = changeTexts(t, [change], full);
          const name = sentences[0]?.title ?? change.pointer;
          return (
            <li key={change.pointer} className={styles.row}>
              <a
                className={styles.words}
                href={addressOf({ page: 'editor', merchantCode, section, at: change.pointer })}
                onClick={() => focusSetting(change.pointer)}
              >
                <span className={styles.name}>{name}</span>
                {sentences.map(({ text }) => (
                  <span key={text} className={styles.text}>
                    {text}
                  </span>
                ))}
              </a>
              <ToolButton label={t(`changes.${base}.takeBackOne`, { title: name })} onClick={() => onTake([change.pointer])}>
                {base === 'merchant' || base === 'release' ? (
                  <ArrowDownToLine size={15} aria-hidden />
                ) : (
                  <Undo2 size={15} aria-hidden />
                )}
              </ToolButton>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Everything that the draft says differently from live, from the preset, from another merchant or from an earlier release, with the way back for each. */
export function ChangesSection() {
  const t = useTranslate();
  const store = useDraftStore();
  const resolved = useDraft((state) => state.resolved);
  const live = useDraft((state) => state.live);
  const merchantCode = useDraft((state) => state.merchantCode);
  const base = usePartAt({ at: undefined, parts: changeBases, partOf: () => undefined, first: 'live' });
  const [chosen, setChosen] = useState<{ readonly base: ChangeBase; readonly settings: FullRelease }>();
  const other = chosen?.base === base ? chosen.settings : undefined;
  // oxlint-disable-next-line react/exhaustive-deps -- the state is read whole; it changes with these
  const groups = useMemo(() => bySection(changesFrom(base, store.getState(), other)), [base, store, other, resolved, live]);
  const isChosen = base === 'live' || base === 'preset' || other !== undefined;
  const choose = (settings: FullRelease) => setChosen({ base, settings });

  function take(pointers: readonly string[]) {
    const state = store.getState();
    state.setAll(Object.fromEntries(pointers.map((pointer) => [pointer, takenFrom(base, state, pointer, other)])));
  }

  return (
    <>
      <div>
        <Segmented
          label={t('changes.base')}
          options={changeBases.map((value) => ({ value, label: t(`changes.${value}`) }))}
          value={base}
          onChange={(part) => goTo({ page: 'editor', merchantCode, section: 'changes', part })}
        />
      </div>
      {base === 'merchant' ? <OtherMerchant onChosen={choose} /> : null}
      {base === 'release' ? <EarlierRelease onChosen={choose} /> : null}
      {groups.length === 0 && isChosen ? (
        <EmptyState title={t(`changes.${base}.none`)} text={t(`changes.${base}.noneText`)} />
      ) : null}
      <EditableFields>
        {groups.map((group) => (
          <Group key={group.section} group={group} base={base} onTake={take} />
        ))}
      </EditableFields>
    </>
  );
}
