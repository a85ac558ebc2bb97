import { joinNames } from '#texts/tool/joinNames.ts';
import type { AuditLine } from '#schemas/edges/api/audit.schema.ts';
import { type RoleGrants, operatorRoles } from '#schemas/edges/api/roleGrants.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import type { Change } from '#schemas/base/json/pointerDiff.ts';
import { type ChangeSentence, changeTexts } from '#texts/tool/changeSentences.ts';
import { type ToolTranslator, isToolText } from '#texts/tool/toolTranslator.ts';
import { rolesSentences } from '../people/rolesSentence.ts';
import { ruleChanges } from '../../model/rules/ruleChanges.ts';

type Detail = AuditLine['detail'];

/** Details are JSON of the log: entries of other builds may have another form. */
const isChange = (value: unknown): value is Change => isObject(value) && typeof value['pointer'] === 'string';

const sentence = (t: ToolTranslator, pointer: string, title: string, before: string, after: string): ChangeSentence[] =>
  before === after ? [] : [{ pointer, title, text: t('change.value', { before, after }) }];

const roleOf = (value: unknown) => operatorRoles.find((role) => role === value);

function grantsOf(value: unknown): RoleGrants {
  const { all, merchants } = isObject(value) ? value : {};
  const named = Object.entries(isObject(merchants) ? merchants : {});
  return {
    all: roleOf(all) ?? null,
    merchants: Object.fromEntries(
      named.flatMap(([code, value]) => {
        const role = roleOf(value);
        return role ? [[code, role]] : [];
      }),
    ),
  };
}

function webhookChanges(t: ToolTranslator, { before, after }: Detail): ChangeSentence[] {
  const eventName = (event: unknown) => {
    const key = `webhooks.event.${String(event)}`;
    return isToolText(key) ? t(key) : String(event);
  };
  const shown = (webhook: unknown, name: string) => {
    const value = isObject(webhook) ? webhook[name] : undefined;
    if (Array.isArray(value)) return joinNames(t, value.map(eventName));
    if (name === 'merchant' && (value === null || value === undefined)) return t('webhooks.allMerchants');
    return typeof value === 'string' && value !== '' ? value : t('value.empty');
  };
  const titles = {
    name: 'webhooks.name',
    origin: 'webhooks.url',
    events: 'webhooks.events',
    merchant: 'webhooks.merchant',
  } as const;
  return Object.entries(titles).flatMap(([name, title]) =>
    sentence(t, `/${name}`, t(title), shown(before, name), shown(after, name)),
  );
}

/** What an entry of the audit log changed, as far as it holds values of before and after. */
export function auditChanges(t: ToolTranslator, { action, detail }: Pick<AuditLine, 'action' | 'detail'>): ChangeSentence[] {
  const roles = (value: unknown) => rolesSentences(t, grantsOf(value)).join('; ');
  switch (action) {
    case 'operator.roles':
      return sentence(t, '/roles', t('audit.roles'), roles(detail['before']), roles(detail['after']));
    case 'merchant.rules':
    case 'rules.asked':
      return ruleChanges(t, detail['before'], detail['after']);
    case 'webhook.changed':
      return webhookChanges(t, detail);
    case 'draft.saved':
    case 'draft.imported':
    case 'draft.fromPlan':
    case 'draft.discarded': {
      const { changes } = detail;
      return Array.isArray(changes) ? changeTexts(t, changes.filter(isChange), {}, t('facts.inherited')) : [];
    }
    default:
      return [];
  }
}
