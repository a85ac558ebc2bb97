import type { refusals as english } from '../EN/refusals.ts';

export const refusals = {
  'error.code': '인증번호가 올바르지 않습니다',
  'error.codeOff': '이 사이트에서는 SMS 인증을 이용할 수 없습니다.',
  'error.membersOnly': '회원 계정이 아니면 로그인할 수 없습니다',
  'error.agentsOnly': '에이전트만 로그인할 수 있습니다',
  'error.loginType': '이 로그인 방법은 이용할 수 없습니다.',
  'error.trialOff': '무료 체험을 이용할 수 없습니다.',
  'error.trialGone': '체험이 끝났습니다. 새로 시작해 주세요.',
  'error.recoverOff': '이 방법으로는 비밀번호를 찾을 수 없습니다.',
  'error.link': '이미 사용했거나 만료된 링크입니다. 새 링크를 요청해 주세요.',
  'error.oldWrong': '현재 비밀번호가 올바르지 않습니다',
  'error.fields': '입력한 내용에 오류가 있습니다. 확인해 주세요.',
  'error.outdated': '페이지가 오래되었습니다. 새로고침한 뒤 다시 시도해 주세요.',
  'error.gameUnknown': '여기서는 이 게임을 이용할 수 없습니다.',
  'error.gameMaintenance': '이 게임은 점검 중입니다. 나중에 다시 시도해 주세요.',
  'error.noFreeplay': '이 게임은 무료 플레이가 없습니다.',
  'error.favouritesFull': '즐겨찾기가 가득 찼습니다. 먼저 일부를 삭제해 주세요.',
  'error.announcementUnknown': '이 공지는 더 이상 없습니다.',
} as const satisfies Record<keyof typeof english, string>;
