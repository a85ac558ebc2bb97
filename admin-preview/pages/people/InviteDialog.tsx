import { type FormEvent, useState } from 'react';
import { type LinkView, OPERATOR_NAME_PATTERN } from '#schemas/edges/api/people.schema.ts';
import type { RoleGrants } from '#schemas/edges/api/roleGrants.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { TextField } from '../../kit/parts/TextField.tsx';
import { Refusal } from '../../kit/api/Refusal.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { DialogFoot } from '../../kit/parts/DialogFoot.tsx';
import { DoneDialog } from '../../kit/parts/DoneDialog.tsx';
import { refusalText } from '../../kit/texts/refusalText.ts';
import { useConfirmedAttempt } from '../../kit/session/useConfirmedAttempt.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useToolLanguage } from '../../kit/texts/useToolLanguage.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { LinkCard } from './LinkCard.tsx';
import styles from './PersonDialog.module.css';
import { RolesEditor } from './RolesEditor.tsx';

interface InviteDialogProps {
  readonly onInvited: () => void;
  readonly onClose: () => void;
}

type Faults = Readonly<Partial<Record<'name' | 'email' | 'form', string>>>;

interface Entered {
  readonly name: string;
  readonly email: string;
  readonly roles: RoleGrants;
}

const faultsOf = (t: ToolTranslator, { name, email, roles }: Entered): Faults => ({
  ...(new RegExp(OPERATOR_NAME_PATTERN).test(name) ? {} : { name: t('invite.nameBad') }),
  ...(email === '' || /^[^@\s]+@[^@\s]+$/.test(email) ? {} : { email: t('invite.emailBad') }),
  ...(roles.all === null && Object.keys(roles.merchants).length === 0 ? { form: t('invite.noRole') } : {}),
});

/** Invites an operator: a name, a role, and a link by which they choose their password. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const { language } = useToolLanguage();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<RoleGrants>({ all: null, merchants: {} });
  const [faults, setFaults] = useState<Faults>({});
  const { attempt, fault, isBusy, dialog } = useConfirmedAttempt(t('confirm.peopleText'));
  const [link, setLink] = useState<LinkView>();

  async function invite() {
    const [own, mail] = [name.trim(), email.trim()];
    const found = faultsOf(t, { name: own, email: mail, roles });
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    await attempt(async () => {
      try {
        setLink(await api.invite({ body: { name: own, roles, language, ...(mail === '' ? {} : { email: mail }) } }));
        onInvited();
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'operator.exists') throw error;
        setFaults({ name: refusalText(t, error) });
      }
    });
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void invite();
  }

  if (link)
    return (
      <DoneDialog title={t('link.title', { name: link.person.name })} onClose={onClose}>
        <LinkCard link={link} />
      </DoneDialog>
    );
  return (
    <>
      <Dialog title={t('invite.title')} onClose={onClose}>
        <form className={styles.root} onSubmit={onSubmit} noValidate>
          <TextField
            label={t('invite.name')}
            hint={t('invite.nameHint')}
            error={faults.name}
            required
            isCode
            value={name}
            maxLength={60}

            onText={setName}
          />
          <TextField
            label={t('invite.email')}
            hint={t('invite.emailHint')}
            error={faults.email}
            type="email"
            value={email}
            maxLength={200}
            autoComplete="off"
            onText={setEmail}
          />
          <RolesEditor roles={roles} onChange={setRoles} />
          <DialogFoot fault={faults.form ?? fault} submitLabel={t('invite.submit')} isBusy={isBusy} onClose={onClose} />
        </form>
      </Dialog>
      {dialog}
    </>
  );
}
