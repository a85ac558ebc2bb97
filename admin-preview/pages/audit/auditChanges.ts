import { joinNames } from '#texts/tool/joinNames.ts';
import type { AuditLine } from '#schemas/edges/api/audit.schema.ts';
import { type RoleGrants, operatorRoles } from '#schemas/edges/api/roleGrants.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import type { Change } from '#schemas/base/json/pointerDiff.ts';
import { type ChangeSentence, changeTexts } from '#texts/tool/changeSentences.ts';
import { type Say, isToolText } from '#texts/tool/say.ts';
import { rolesSentences } from '../people/rolesSentence.ts';
import { ruleChanges } from '../../model/rules/ruleChanges.ts';

type Detail = AuditLine['detail'];

/** Details are JSON of the log: entries of other builds may have another form. */
const isChange = (value: unknown): value is Change => isObject(value) && typeof value['pointer'] === 'string';

const sentence = (say: Say, pointer: string, title: string, before: string, after: string): ChangeSentence[] =>
  before === after ? [] : [{ pointer, title, text: say('change.value', { before, after }) }];

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

function webhookChanges(say: Say, { before, after }: Detail): ChangeSentence[] {
  const eventName = (event: unknown) => {
    const key = `webhooks.event.${String(event)}`;
    return isToolText(key) ? say(key) : String(event);
  };
  const shown = (webhook: unknown, name: string) => {
    const value = isObject(webhook) ? webhook[name] : undefined;
    if (Array.isArray(value)) return joinNames(say, value.map(eventName));
    if (name === 'merchant' && (value === null || value === undefined)) return say('webhooks.allMerchants');
    return typeof value === 'string' && value !== '' ? value : say('value.empty');
  };
  const titles = {
    name: 'webhooks.name',
    origin: 'webhooks.url',
    events: 'webhooks.events',
    merchant: 'webhooks.merchant',
  } as const;
  return Object.entries(titles).flatMap(([name, title]) =>
    sentence(say, `/${name}`, say(title), shown(before, name), shown(after, name)),
  );
}

/** What an entry of the audit log changed, as far as it holds values of before and after. */
export function auditChanges(say: Say, { action, detail }: Pick<AuditLine, 'action' | 'detail'>): ChangeSentence[] {
  const roles = (value: unknown) => rolesSentences(say, grantsOf(value)).join('; ');
  switch (action) {
    case 'operator.roles':
      return sentence(say, '/roles', say('audit.roles'), roles(detail['before']), roles(detail['after']));
    case 'merchant.rules':
    case 'rules.asked':
      return ruleChanges(say, detail['before'], detail['after']);
    case 'webhook.changed':
      return webhookChanges(say, detail);
    case 'draft.saved':
    case 'draft.imported':
    case 'draft.fromPlan':
    case 'draft.discarded': {
      const { changes } = detail;
      return Array.isArray(changes) ? changeTexts(say, changes.filter(isChange), {}, say('facts.inherited')) : [];
    }
    default:
      return [];
  }
}
