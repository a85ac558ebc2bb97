import type { Wording } from '../Wording.ts';
import type { register as english } from '../EN/register.ts';

export const register: Wording<typeof english> = {
  'register.order': '字段',
  'register.shown': '显示',
  'register.required': '必填',
  'register.rules': '{{field}}的规则',
  'register.rulesCount': '{{count}} 条规则',
  'register.ruleCount': '1 条规则',
  'register.noRules': '没有规则',
  'register.shared': '共用规则',
  'register.sharedText': '用于登录、找回和修改密码。',
  'register.onlyShown': '只看显示的字段',

  'rules.add': '添加规则',
  'rules.kind': '规则',
  'rules.value': '值',
  'rules.message': '提示键',
  'rules.messageHint': '留空：使用规则自带的提示',
  'rules.remove': '移除第 {{place}} 条规则',
  'rules.empty': '接受任何输入。',
  'rules.list': '{{title}}的规则',
  'rules.try': '试一试',
  'rules.tryHint': '输入玩家可能填写的内容',
  'rules.passes': '接受',
  'rules.fails': '拒绝：{{reason}}',
};
