import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { type OperatorRole, operatorRoles, type RoleGrants, administered } from '#schemas/edges/api/roleGrants.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { AxisSelect } from '../../kit/parts/AxisSelect.tsx';
import { Iconed } from '../../kit/parts/Iconed.tsx';
import { MerchantInput } from '../../kit/parts/MerchantInput.tsx';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './RolesEditor.module.css';

interface RolesEditorProps {
  readonly roles: RoleGrants;
  readonly onChange: (roles: RoleGrants) => void;
}

/** Which role an operator has for all merchants, and at single ones. Offers what the operator may give. */
export function RolesEditor({ roles, onChange }: RolesEditorProps) {
  const t = useTranslate();
  const { session } = useWorkplace();
  const [code, setCode] = useState('');
  const mine = administered(session.roles);
  const roleOptions = operatorRoles.map((value) => ({ value, label: t(`role.${value}`) }));
  const setAt = (merchant: string, role: OperatorRole) =>
    onChange({ ...roles, merchants: { ...roles.merchants, [merchant]: role } });
  const without = (merchant: string) =>
    onChange({ ...roles, merchants: Object.fromEntries(Object.entries(roles.merchants).filter(([each]) => each !== merchant)) });
  const isOffered = (each: string) => (mine === 'all' || mine.includes(each)) && !Object.hasOwn(roles.merchants, each);

  function add() {
    const merchant = code.trim().toLowerCase();
    if (merchant === '' || Object.hasOwn(roles.merchants, merchant)) return;
    setAt(merchant, 'editor');
    setCode('');
  }

  return (
    <div className={styles.root}>
      {mine === 'all' ? (
        <div className={styles.row}>
          <AxisSelect
            label={t('roles.all')}
            value={roles.all ?? 'none'}
            options={[{ value: 'none' as const, label: t('role.none') }, ...roleOptions]}
            onChange={(value) => onChange({ ...roles, all: value === 'none' ? null : value })}
          />
          <p className={styles.text}>{roles.all === null ? t('roles.choose') : t(`role.${roles.all}.text`)}</p>
        </div>
      ) : (
        <p className={styles.text}>{t('people.onlyHere')}</p>
      )}
      <p className={styles.legend}>{t('roles.here')}</p>
      {Object.entries(roles.merchants).map(([merchant, role]) => (
        <div key={merchant} className={styles.merchant}>
          <AxisSelect
            label={t('roles.roleAt', { code: merchant })}
            value={role}
            options={roleOptions}
            onChange={(value) => setAt(merchant, value)}
          />
          <ToolButton label={t('roles.remove', { code: merchant })} onClick={() => without(merchant)}>
            <X size={16} aria-hidden />
          </ToolButton>
        </div>
      ))}
      <div className={styles.add}>
        <MerchantInput
          aria-label={t('roles.merchant')}
          placeholder={t('roles.merchant')}
          value={code}
          isOffered={isOffered}
          onValue={setCode}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault(); // adds a line here, and sends no form
            add();
          }}
        />
        <Button variant="soft" size="small" onClick={add}>
          <Iconed icon={<Plus size={15} aria-hidden />}>{t('roles.add')}</Iconed>
        </Button>
      </div>
    </div>
  );
}
