import type { titles as english } from '../EN/titles.ts';

export const titles = {
  'dialog.changePassword': '비밀번호 변경',
  'dialog.forget': '비밀번호 찾기',
  'dialog.settings': '설정',
  'dialog.trial': '무료 체험',
  'page.baccarat': '바카라',
  'page.favourites': '내 즐겨찾기',
  'page.gameCentre': '게임 센터',
  'page.games': '게임',
  'page.help': '고객 지원',
  'page.inHouse': '자체 게임',
  'page.invite': '친구 초대',
  'page.notices': '공지사항',
  'page.promotions': '프로모션',
  'page.provider': '게임사',
  'page.roulette': '룰렛',
  'page.messages': '메시지',
  'page.feedback': '의견 보내기',
  'page.agentHome': '에이전트 센터',
} as const satisfies Record<keyof typeof english, string>;
