import type { responsible as english } from '../EN/responsible.ts';

export const responsible = {
  'age.title': 'Bạn đã đủ {{age}} tuổi chưa?',
  'age.text': 'Trang này có trò chơi ăn tiền. Chỉ người từ {{age}} tuổi trở lên mới được vào.',
  'age.confirm': 'Có, tôi đã đủ {{age}} tuổi',
  'age.leave': 'Chưa, rời khỏi',
  'age.left.title': 'Hẹn gặp lại bạn',
  'age.left.text': 'Trang này dành cho người từ {{age}} tuổi trở lên. Chúng tôi không lưu câu trả lời của bạn.',
  'age.left.back': 'Tôi đã chọn nhầm',
  'idle.title': 'Bạn còn ở đó không?',
  'idle.text': 'Đã lâu không có thao tác nào. Để bảo vệ tài khoản, bạn sẽ được đăng xuất sau:',
  'idle.stay': 'Tiếp tục đăng nhập',
  'idle.over': 'Bạn đã được đăng xuất sau {{time}} không hoạt động.',
  'reality.title': 'Nghỉ một chút nhé?',
  'reality.text': 'Đây là thời gian bạn đã ở đây. Hãy nghỉ ngơi nếu bạn muốn.',
  'reality.time': 'Thời gian chơi',
  'reality.goOn': 'Chơi tiếp',
  'clock.label': 'Phiên: {{time}}',
  'lastLogin.text': 'Lần đăng nhập trước: {{time}}, từ {{ip}}',
} as const satisfies Record<keyof typeof english, string>;
