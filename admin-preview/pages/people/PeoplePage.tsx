import { Pencil, Search, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { PersonView } from '#schemas/edges/api/people.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { EmptyState } from '../../kit/parts/EmptyState.tsx';
import { LoadFailure } from '../../kit/parts/LoadFailure.tsx';
import { Iconed } from '../../kit/parts/Iconed.tsx';
import { type StateTone, StateBadge } from '../../kit/parts/StateBadge.tsx';
import { PageFrame } from '../../kit/session/PageFrame.tsx';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import { InviteDialog } from './InviteDialog.tsx';
import styles from './PeoplePage.module.css';
import { PersonDialog } from './PersonDialog.tsx';
import { rolesSentences } from './rolesSentence.ts';

const tones: Readonly<Record<PersonView['state'], StateTone>> = {
  active: 'good',
  invited: 'changing',
  disabled: 'off',
  erased: 'off',
};

function Person({ person, onEdit }: { readonly person: PersonView; readonly onEdit: () => void }) {
  const t = useTranslate();
  const moments = useMoments();
  const { session } = useWorkplace();
  const { name, email, state, roles, seenAt, linkUntil } = person;
  const until = linkUntil === null ? t('people.linkGone') : t('people.linkUntil', { when: moments.full(linkUntil) });
  const seen = seenAt === null ? t('people.neverSeen') : t('people.seen', { when: moments.since(seenAt) });
  return (
    <li className={styles.person} data-state={state}>
      <span className={styles.letter} aria-hidden="true">
        {name.slice(0, 1).toUpperCase()}
      </span>
      <div className={styles.who}>
        <p className={styles.name}>
          {name}
          {name === session.name ? <span className={styles.you}>{t('people.you')}</span> : null}
        </p>
        {email ? <p className={styles.text}>{email}</p> : null}
      </div>
      <p className={styles.roles}>{rolesSentences(t, roles).join(' · ')}</p>
      <div className={styles.stand}>
        <StateBadge tone={tones[state]}>{t(`people.state.${state}`)}</StateBadge>
        <span className={styles.text}>{state === 'invited' ? until : seen}</span>
      </div>
      {state === 'erased' ? null : (
        <ToolButton label={t('people.edit', { name })} onClick={onEdit}>
          <Pencil size={15} aria-hidden />
        </ToolButton>
      )}
    </li>
  );
}

type Doing = 'invite' | PersonView | undefined;

/** Everybody who may sign in, what they may do, and the state of their accounts. */
export function PeoplePage() {
  const t = useTranslate();
  const { api } = useWorkplace();
  const loaded = useLoaded(api.people);
  const [text, setText] = useState('');
  const [doing, setDoing] = useState<Doing>();
  const people = loaded.state === 'ready' ? loaded.value : [];
  const shown = people.filter(({ name, email }) => `${name} ${email ?? ''}`.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <PageFrame
      page="people"
      title={t('people.title')}
      text={t('people.text')}
      isBusy={loaded.state === 'loading'}
      action={
        <Button size="small" onClick={() => setDoing('invite')}>
          <Iconed icon={<UserPlus size={16} aria-hidden />}>{t('invite.button')}</Iconed>
        </Button>
      }
    >
      {loaded.state === 'failed' ? (
        <LoadFailure title={t('people.failed')} refusal={loaded.refusal} onRetry={loaded.reload} />
      ) : (
        <>
          <div className={styles.search}>
            <Search size={16} aria-hidden />
            <TextInput
              type="search"
              aria-label={t('people.search')}
              placeholder={t('people.search')}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </div>
          {loaded.state === 'ready' && shown.length === 0 ? <EmptyState title={t('people.none', { text })} /> : null}
          {shown.length > 0 ? (
            <ul className={styles.list} aria-label={t('people.list')}>
              {shown.map((person) => (
                <Person key={person.id} person={person} onEdit={() => setDoing(person)} />
              ))}
            </ul>
          ) : null}
        </>
      )}
      {doing === 'invite' ? <InviteDialog onInvited={loaded.reload} onClose={() => setDoing(undefined)} /> : null}
      {doing !== undefined && doing !== 'invite' ? (
        <PersonDialog person={doing} onChanged={loaded.reload} onClose={() => setDoing(undefined)} />
      ) : null}
    </PageFrame>
  );
}
