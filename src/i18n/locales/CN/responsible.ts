import type { responsible as english } from '../EN/responsible.ts';

export const responsible = {
  'age.title': '您是否年满 {{age}} 岁？',
  'age.text': '本站提供真钱游戏，仅限年满 {{age}} 岁的成年人进入。',
  'age.confirm': '是，我已年满 {{age}} 岁',
  'age.leave': '否，离开',
  'age.left.title': '期待下次再见',
  'age.left.text': '本站仅供年满 {{age}} 岁的人士使用。我们没有保存您的回答。',
  'age.left.back': '我选错了',
  'idle.title': '您还在吗？',
  'idle.text': '已有一段时间没有操作。为保护您的账户，您将在以下时间后退出登录：',
  'idle.stay': '保持登录',
  'idle.over': '{{time}}无操作，您已退出登录。',
  'reality.title': '休息一下？',
  'reality.text': '这是您本次在线的时长。如有需要，请稍作休息。',
  'reality.time': '游戏时长',
  'reality.goOn': '继续游戏',
  'clock.label': '本次在线：{{time}}',
  'lastLogin.text': '上次登录：{{time}}，来自 {{ip}}',
} as const satisfies Record<keyof typeof english, string>;
