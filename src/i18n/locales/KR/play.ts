import type { play as english } from '../EN/play.ts';

export const play = {
  'games.favourite': '즐겨찾기: {{name}}',
  'games.play': '플레이',
  'games.playFree': '무료로 플레이',
  'games.free': '무료 플레이',
  'games.details': '게임',
  'games.vendor': '게임사',
  'games.type': '유형',
  'games.rtp': '환급률',
  'games.volatility': '변동성',
  'games.volatility.LOW': '낮음',
  'games.volatility.MEDIUM': '보통',
  'games.volatility.HIGH': '높음',
  'games.minBet': '최소 베팅',
  'games.share': '공유',
  'games.shareFailed': '주소를 복사하지 못했습니다: {{url}}',
  'games.similar': '비슷한 게임',
  'games.continue': '이어서 플레이',
  'play.opening': '게임을 여는 중…',
  'play.blocked': '팝업이 차단되었습니다. 이 사이트의 팝업을 허용한 뒤 다시 눌러 주세요.',
} as const satisfies Record<keyof typeof english, string>;
