import type { responsible as english } from '../EN/responsible.ts';

export const responsible = {
  'age.title': '만 {{age}}세 이상이신가요?',
  'age.text': '이 사이트는 실제 금액을 거는 게임을 제공합니다. 만 {{age}}세 이상 성인만 입장할 수 있습니다.',
  'age.confirm': '예, 만 {{age}}세 이상입니다',
  'age.leave': '아니요, 나가기',
  'age.left.title': '다음에 뵙겠습니다',
  'age.left.text': '이 사이트는 만 {{age}}세 이상만 이용할 수 있습니다. 답변은 저장하지 않았습니다.',
  'age.left.back': '잘못 선택했습니다',
  'idle.title': '아직 계신가요?',
  'idle.text': '한동안 활동이 없었습니다. 계정 보호를 위해 다음 시간 후 로그아웃됩니다:',
  'idle.stay': '로그인 유지',
  'idle.over': '{{time}} 동안 활동이 없어 로그아웃되었습니다.',
  'reality.title': '잠깐 쉬어 갈까요?',
  'reality.text': '지금까지 이용하신 시간입니다. 필요하면 잠시 쉬어 가세요.',
  'reality.time': '이용 시간',
  'reality.goOn': '계속하기',
  'clock.label': '이용 시간: {{time}}',
  'lastLogin.text': '최근 로그인: {{time}}, {{ip}}',
} as const satisfies Record<keyof typeof english, string>;
