import type { play as english } from '../EN/play.ts';

export const play = {
  'games.favourite': 'Yêu thích: {{name}}',
  'games.play': 'Chơi',
  'games.playFree': 'Chơi miễn phí',
  'games.free': 'Chơi thử',
  'games.details': 'Trò chơi',
  'games.vendor': 'Nhà cung cấp',
  'games.type': 'Loại',
  'games.rtp': 'Tỷ lệ hoàn trả',
  'games.volatility': 'Độ biến động',
  'games.volatility.LOW': 'Thấp',
  'games.volatility.MEDIUM': 'Vừa',
  'games.volatility.HIGH': 'Cao',
  'games.minBet': 'Cược tối thiểu',
  'games.share': 'Chia sẻ',
  'games.shareFailed': 'Không sao chép được địa chỉ: {{url}}',
  'games.similar': 'Trò chơi tương tự',
  'games.continue': 'Chơi tiếp',
  'play.opening': 'Đang mở trò chơi…',
  'play.blocked': 'Cửa sổ bị chặn: hãy cho phép cửa sổ bật lên cho trang này rồi chạm lại.',
} as const satisfies Record<keyof typeof english, string>;
