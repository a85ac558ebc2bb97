import type { refusals as english } from '../EN/refusals.ts';

export const refusals = {
  'error.code': '验证码错误',
  'error.codeOff': '此处无法使用短信验证码。',
  'error.membersOnly': '非会员账户无法登录',
  'error.agentsOnly': '非代理无法登录',
  'error.loginType': '此处无法使用该登录方式。',
  'error.trialOff': '此处无法免费试玩。',
  'error.trialGone': '本次试玩已结束，请重新开始。',
  'error.recoverOff': '此处无法使用该方式找回密码。',
  'error.link': '此链接已被使用或已过期，请重新获取。',
  'error.oldWrong': '旧密码错误',
  'error.fields': '部分内容填写有误，请检查。',
  'error.outdated': '页面已过期，请刷新后重试。',
  'error.gameUnknown': '此处没有这款游戏。',
  'error.gameMaintenance': '该游戏正在维护，请稍后再试。',
  'error.noFreeplay': '该游戏不支持免费试玩。',
  'error.favouritesFull': '收藏已满，请先移除一些。',
  'error.announcementUnknown': '该公告已不存在。',
} as const satisfies Record<keyof typeof english, string>;
