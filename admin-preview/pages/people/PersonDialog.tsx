import type { PersonView } from '#schemas/edges/api/people.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { LinkCard } from './LinkCard.tsx';
import { PersonAccess } from './PersonAccess.tsx';
import styles from './PersonDialog.module.css';
import { PersonOptions } from './PersonOptions.tsx';
import { RolesEditor } from './RolesEditor.tsx';
import { usePersonChanges } from './usePersonChanges.ts';

interface PersonDialogProps {
  readonly person: PersonView;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** What an administrator does about an operator: roles, sessions and tokens, a link for a lost password, removal. */
export function PersonDialog({ person, onChanged, onClose }: PersonDialogProps) {
  const t = useTranslate();
  const { session } = useWorkplace();
  const { id, name } = person;
  const changes = usePersonChanges({ person, onChanged, onErased: onClose });
  const { roles, setRoles, saveRoles, link, fault, done, isBusy, dialog } = changes;
  const isOfAll = session.roles.all === 'admin';
  const isSelf = name === session.name;

  return (
    <>
      <Dialog title={name} onClose={onClose}>
        <div className={styles.root}>
          {person.isByProvider ? (
            <p className={styles.text}>{t('people.byProvider')}</p>
          ) : (
            <>
              <RolesEditor roles={roles} onChange={setRoles} />
              <div className={styles.buttons}>
                <Button size="small" loading={isBusy} onClick={() => void saveRoles()}>
                  {t('people.save')}
                </Button>
              </div>
            </>
          )}
          <p className={fault ? styles.fault : styles.good} role={fault ? 'alert' : 'status'}>
            {fault ?? done}
          </p>
          {link ? <LinkCard link={link} /> : null}
          {isOfAll && !isSelf ? <PersonAccess person={id} occasion={changes.changeCount} /> : null}
          {isOfAll && !isSelf ? <PersonOptions name={name} isByProvider={person.isByProvider} changes={changes} /> : null}
        </div>
      </Dialog>
      {dialog}
    </>
  );
}
