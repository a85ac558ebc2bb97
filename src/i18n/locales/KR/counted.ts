import type { CountedTexts } from '../../texts.ts';

export const counted = {
  'sms.waiting': '{{seconds}}초 후 다시 보낼 수 있습니다',
  'hint.range': '{{min}}–{{max}}자',
  'hint.min': '{{min}}자 이상',
  'rule.minLength': '{{value}}자 이상 입력해 주세요',
  'rule.maxLength': '{{value}}자 이하로 입력해 주세요',
  'rule.minAge': '만 {{value}}세 이상이어야 합니다',
  'error.locked.in': '실패 횟수가 너무 많습니다. {{minutes}}분 후 다시 시도해 주세요.',
  'error.limited.in': '요청이 너무 많습니다. {{minutes}}분 후 다시 시도해 주세요.',
  'feedback.tooLong': '{{most}}자 이내로 줄여 주세요.',
  'withdraw.nextIn': '금액이 지금 잔액에서 빠져나가고 약 {{minutes}}분 뒤에 보내집니다. 그전까지 취소할 수 있습니다.',
  'mall.price': '{{points}}포인트',
  'mall.missing': '{{points}}포인트 부족',
  'mall.ask': '{{points}}포인트로 “{{name}}”을(를) 교환할까요?',
  'records.fault.tooLong': '한 번에 최대 {{days}}일까지 조회할 수 있습니다.',
  'vip.progress': '{{level}}까지 {{expected}}단계 중 {{completed}}단계',
} as const satisfies CountedTexts;
