import { type FormEvent, useState } from 'react';
import { HOST_PATTERN, NEW_CODE_PATTERN, type NewMerchantBody } from '#schemas/edges/api/merchants.schema.ts';
import { isReadableName } from '#schemas/base/text/displayName.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { goTo } from '../../kit/route/route.ts';
import { refusalText } from '../../kit/texts/refusalText.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import type { ChosenFile } from './readChosenFile.ts';

export const origins = ['base', 'new', 'copy', 'file'] as const;
export type Origin = (typeof origins)[number];

export interface Entered {
  readonly title: string;
  readonly merchantCode: string;
  readonly host: string;
  readonly from: Origin;
  readonly copyOf: string;
}

export type Faults = Readonly<Partial<Record<'title' | 'merchantCode' | 'host' | 'copyOf' | 'form', string>>>;

function faultsOf(t: ToolTranslator, { title, merchantCode, host, from, copyOf }: Entered): Faults {
  return {
    ...(title === '' ? { title: t('newMerchant.nameMissing') } : isReadableName(title) ? {} : { title: t('name.unreadable') }),
    ...(new RegExp(NEW_CODE_PATTERN).test(merchantCode) ? {} : { merchantCode: t('newMerchant.codeBad') }),
    ...(host === '' || new RegExp(HOST_PATTERN).test(host) ? {} : { host: t('newMerchant.hostBad') }),
    ...(from === 'copy' && copyOf === '' ? { copyOf: t('newMerchant.copyOfMissing') } : {}),
  };
}

/** Under which field a refusal of the server belongs. */
const fieldOf: Readonly<Partial<Record<string, keyof Faults>>> = {
  'merchant.codeTaken': 'merchantCode',
  'merchant.codeReserved': 'merchantCode',
  'host.taken': 'host',
  'host.tool': 'host',
  'merchant.unknown': 'copyOf',
};

/** The form of a new merchant and its errors; submitting creates it and opens its editor. */
export function useNewMerchant(copyOf: string) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const [entered, setEntered] = useState<Entered>({
    title: '',
    merchantCode: '',
    host: '',
    from: copyOf === '' ? 'base' : 'copy',
    copyOf,
  });
  const [chosen, setChosen] = useState<ChosenFile>();
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setIsBusy] = useState(false);
  const { merchantCode, from } = entered;
  const file = chosen?.state === 'readable' ? chosen.content : undefined;
  const lacksFile = from === 'file' && file === undefined;
  const change = (part: Partial<Entered>) => setEntered((before) => ({ ...before, ...part }));

  async function add() {
    const trimmed = {
      ...entered,
      title: entered.title.trim(),
      host: entered.host.trim().toLowerCase(),
      copyOf: entered.copyOf.trim(),
    };
    const found = faultsOf(t, trimmed);
    setFaults(found);
    if (Object.keys(found).length > 0 || lacksFile) return;
    const body: NewMerchantBody = {
      merchantCode,
      title: trimmed.title,
      from,
      ...(trimmed.host === '' ? {} : { host: trimmed.host }),
      ...(from === 'copy' ? { copyOf: trimmed.copyOf } : {}),
      ...(from === 'file' && file ? { file } : {}),
    };
    setIsBusy(true);
    try {
      await api.addMerchant({ body });
      goTo({ page: 'editor', merchantCode, section: 'identity' });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setFaults({ [fieldOf[error.code] ?? 'form']: refusalText(t, error) });
      setIsBusy(false);
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void add();
  }

  return { entered, change, chosen, setChosen, lacksFile, faults, isBusy, onSubmit };
}
