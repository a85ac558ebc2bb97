import type { CountedTexts } from '../../texts.ts';

export const counted = {
  'sms.waiting': 'Có thể gửi lại mã sau {{seconds}} giây',
  'hint.range': 'Từ {{min}} đến {{max}} ký tự',
  'hint.min': 'Ít nhất {{min}} ký tự',
  'rule.minLength': 'Ít nhất {{value}} ký tự',
  'rule.maxLength': 'Nhiều nhất {{value}} ký tự',
  'rule.minAge': 'Bạn phải từ {{value}} tuổi trở lên',
  'error.locked.in': 'Sai quá nhiều lần. Hãy thử lại sau {{minutes}} phút.',
  'error.limited.in': 'Quá nhiều yêu cầu. Hãy thử lại sau {{minutes}} phút.',
  'feedback.tooLong': 'Vui lòng rút gọn còn {{most}} ký tự.',
  'withdraw.nextIn':
    'Số tiền được trừ khỏi số dư ngay và chuyển đi sau khoảng {{minutes}} phút. Trước đó bạn có thể hủy yêu cầu.',
  'mall.price': '{{points}} điểm',
  'mall.missing': 'Còn thiếu {{points}} điểm',
  'mall.ask': 'Đổi {{points}} điểm lấy “{{name}}”?',
  'records.fault.tooLong': 'Mỗi lần xem tối đa {{days}} ngày.',
  'vip.progress': '{{completed}} trên {{expected}} bước để lên {{level}}',
} as const satisfies CountedTexts;
