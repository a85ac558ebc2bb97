import type { social as english } from '../EN/social.ts';

export const social = {
  'social.or': '또는 다음으로 계속',
  'social.with': '{{name}}(으)로 계속',
  'social.terms': '처음 이용 시 계정이 만들어지며, 만 {{age}}세 이상이고 이 사이트의 약관과 규칙에 동의하는 것으로 봅니다.',
  'social.finishing': '로그인하는 중',
  'social.finishing.text': '{{name}} 확인을 마쳤습니다. 잠시만 기다려 주세요.',
  'social.failed': '아직 로그인되지 않았습니다',
  'social.again': '로그인으로 돌아가기',
  'social.off': '지금은 이 방법으로 로그인할 수 없습니다.',
  'social.state': '시간이 초과되었거나 다른 창에서 시작된 로그인입니다. 다시 시작해 주세요.',
  'social.cancelled': '로그인을 취소했습니다. 변경된 내용은 없습니다.',
  'social.refused': '로그인을 확인할 수 없습니다. 다시 시작해 주세요.',
  'social.unreachable': '로그인 서비스에 연결할 수 없습니다. 나중에 다시 시도하거나 다른 방법으로 로그인해 주세요.',
  'firebase.off': '지금은 휴대폰 인증을 이용할 수 없습니다.',
  'firebase.token': '휴대폰을 인증하지 못했습니다. 새 인증번호를 요청해 주세요.',
  'firebase.number': '다른 휴대폰 번호의 인증번호입니다.',
  'firebase.used': '이미 사용한 인증번호입니다. 새 인증번호를 요청해 주세요.',
  'firebase.failed': '인증번호를 보내지 못했습니다. 나중에 다시 시도해 주세요.',
  'firebase.code': '인증번호가 올바르지 않습니다',
  'firebase.phone': '문자를 받을 수 있는 번호를 입력해 주세요.',
} as const satisfies Record<keyof typeof english, string>;
