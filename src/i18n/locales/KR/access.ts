import type { access as english } from '../EN/access.ts';

export const access = {
  'sms.wait': '{{seconds}}초',

  'login.methods': '로그인 방법',
  'login.method.username': '아이디',
  'login.method.mobile': '휴대폰 번호',
  'login.rememberPassword': '비밀번호 저장',
  'login.rememberNumber': '번호 저장',
  'login.forgot': '비밀번호를 잊으셨나요?',

  'country.choose': '국가를 선택하세요',
  'country.search': '이름 또는 번호로 검색',
  'country.none': '일치하는 국가가 없습니다. 82처럼 국가번호로 검색해 보세요.',

  'captcha.forSms': '그림의 숫자를 입력한 뒤 인증번호를 다시 요청해 주세요.',
  'rule.required.verificationCode': '문자로 받은 인증번호를 입력해 주세요',
} as const satisfies Record<keyof typeof english, string>;
