import type { play as english } from '../EN/play.ts';

export const play = {
  'games.favourite': '收藏：{{name}}',
  'games.play': '开始游戏',
  'games.playFree': '免费试玩',
  'games.free': '可试玩',
  'games.details': '游戏',
  'games.vendor': '厂商',
  'games.type': '类型',
  'games.rtp': '返还率',
  'games.volatility': '波动性',
  'games.volatility.LOW': '低',
  'games.volatility.MEDIUM': '中',
  'games.volatility.HIGH': '高',
  'games.minBet': '最低投注',
  'games.share': '分享',
  'games.shareFailed': '无法复制地址：{{url}}',
  'games.similar': '相似游戏',
  'games.continue': '继续游戏',
  'play.opening': '正在打开游戏…',
  'play.blocked': '弹窗被拦截：请允许本站弹出窗口后再点一次。',
} as const satisfies Record<keyof typeof english, string>;
