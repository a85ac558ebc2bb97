import type { refusals as english } from '../EN/refusals.ts';

export const refusals = {
  'error.code': 'Mã xác minh không đúng',
  'error.codeOff': 'Không thể dùng mã SMS tại đây.',
  'error.membersOnly': 'Tài khoản không phải hội viên không thể đăng nhập',
  'error.agentsOnly': 'Chỉ đại lý mới có thể đăng nhập',
  'error.loginType': 'Không thể đăng nhập bằng cách này tại đây.',
  'error.trialOff': 'Không có chơi thử miễn phí tại đây.',
  'error.trialGone': 'Lượt chơi thử này đã kết thúc. Hãy bắt đầu lượt mới.',
  'error.recoverOff': 'Không thể lấy lại mật khẩu bằng cách này tại đây.',
  'error.link': 'Liên kết này đã được dùng hoặc đã hết hạn. Hãy yêu cầu liên kết mới.',
  'error.oldWrong': 'Mật khẩu cũ không đúng',
  'error.fields': 'Một số mục chưa hợp lệ. Vui lòng kiểm tra lại.',
  'error.outdated': 'Trang này đã cũ. Hãy tải lại và thử lần nữa.',
  'error.gameUnknown': 'Trò chơi này không có ở đây.',
  'error.gameMaintenance': 'Trò chơi đang bảo trì. Vui lòng thử lại sau.',
  'error.noFreeplay': 'Trò chơi này không có chế độ chơi thử.',
  'error.favouritesFull': 'Danh sách yêu thích đã đầy. Hãy bỏ bớt trước.',
  'error.announcementUnknown': 'Thông báo này không còn nữa.',
} as const satisfies Record<keyof typeof english, string>;
