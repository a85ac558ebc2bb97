import type { titles as english } from '../EN/titles.ts';

export const titles = {
  'dialog.changePassword': '修改密码',
  'dialog.forget': '找回密码',
  'dialog.settings': '设置',
  'dialog.trial': '免费试玩',
  'page.baccarat': '百家乐',
  'page.favourites': '我的收藏',
  'page.gameCentre': '游戏中心',
  'page.games': '游戏',
  'page.help': '帮助中心',
  'page.inHouse': '自营游戏',
  'page.invite': '邀请好友',
  'page.notices': '公告',
  'page.promotions': '优惠活动',
  'page.provider': '游戏厂商',
  'page.roulette': '轮盘',
  'page.messages': '消息中心',
  'page.feedback': '意见反馈',
  'page.agentHome': '代理中心',
} as const satisfies Record<keyof typeof english, string>;
