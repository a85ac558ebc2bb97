import type { CountedTexts } from '../../texts.ts';

export const counted = {
  'sms.waiting': '{{seconds}} 秒后可重新发送',
  'hint.range': '{{min}} 至 {{max}} 个字符',
  'hint.min': '至少 {{min}} 个字符',
  'rule.minLength': '至少 {{value}} 个字符',
  'rule.maxLength': '最多 {{value}} 个字符',
  'rule.minAge': '须年满 {{value}} 周岁',
  'error.locked.in': '失败次数过多，请在 {{minutes}} 分钟后再试。',
  'error.limited.in': '请求过于频繁，请在 {{minutes}} 分钟后再试。',
  'feedback.tooLong': '请将内容缩短到 {{most}} 个字以内。',
  'withdraw.nextIn': '金额将立即从余额扣除，约 {{minutes}} 分钟后汇出。在此之前可以撤回。',
  'mall.price': '{{points}} 积分',
  'mall.missing': '还差 {{points}} 积分',
  'mall.ask': '用 {{points}} 积分兑换“{{name}}”？',
  'records.fault.tooLong': '一次最多查询 {{days}} 天。',
  'vip.progress': '距离 {{level}}：{{completed}} / {{expected}}',
} as const satisfies CountedTexts;
