import type { common as english } from '../EN/common.ts';

export const common = {
  'app.skip': 'Chuyển đến nội dung',
  'app.loading': 'Đang tải',
  'app.retry': 'Thử lại',
  'app.close': 'Đóng',
  'app.back': 'Quay lại',
  'app.backHome': 'Về sảnh',
  'app.cancel': 'Hủy',
  'app.submit': 'Đồng ý',
  'dialog.login': 'Đăng nhập',
  'dialog.register': 'Tạo tài khoản',
  'app.offline': 'Bạn đang ngoại tuyến. Nội dung có thể đã cũ.',
  'gate.restricted.title': 'Không khả dụng tại khu vực của bạn',
  'gate.restricted.text':
    'Truy cập từ vị trí của bạn bị hạn chế. Nếu bạn cho rằng đây là nhầm lẫn, hãy liên hệ chăm sóc khách hàng.',
  'gate.restricted.address': 'Địa chỉ của bạn: {{ip}}',
  'gate.maintenance.title': 'Chúng tôi sẽ trở lại ngay',
  'gate.maintenance.text': 'Hệ thống đang nâng cấp, vui lòng thử lại sau',
  'gate.service': 'Chăm sóc khách hàng',
  'unavailable.title': 'Chưa mở',
  'unavailable.text': 'Mục này chưa mở. Mời bạn tiếp tục khám phá sảnh.',
  'error.unavailable': 'Tính năng này chưa khả dụng.',
  'error.page': 'Không thể hiển thị trang này.',
  'fault.block': 'Không thể hiển thị khối “{{block}}”',
  'preview.notSent': 'Bản xem trước: không gửi dữ liệu nào.',
} as const satisfies Record<keyof typeof english, string>;
