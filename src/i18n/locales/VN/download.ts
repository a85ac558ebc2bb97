import type { download as english } from '../EN/download.ts';

export const download = {
  'app.get': 'Tải ứng dụng',
  'app.getShort': 'Tải',
  'app.bar': 'Nhanh hơn, chỉ một chạm',
  'app.text': 'Cả sảnh trò chơi trên màn hình chính: mở nhanh hơn và vẫn có khi mất mạng.',
  'app.shortcut': 'Thêm vào màn hình chính',
  'app.android': 'Ứng dụng cho Android',
  'app.ios': 'Ứng dụng cho iOS',
  'app.profile': 'Tải hồ sơ cấu hình',
  'app.android.1': 'Mở trình đơn của trình duyệt.',
  'app.android.2': 'Chọn “Thêm vào màn hình chính” hoặc “Cài đặt ứng dụng”.',
  'app.android.3': 'Xác nhận bằng “Thêm”.',
  'app.ios.1': 'Chạm nút chia sẻ của Safari.',
  'app.ios.2': 'Chọn “Thêm vào MH chính”.',
  'app.ios.3': 'Chạm “Thêm”.',
  'app.legacy.1': 'Mở trang này bằng Safari.',
  'app.legacy.2': 'Chạm ô vuông có mũi tên ở phía dưới.',
  'app.legacy.3': 'Vuốt đến “Thêm vào MH chính” và chạm vào.',
} as const satisfies Record<keyof typeof english, string>;
