import type { AnnouncementTexts } from '../AnnouncementTexts.ts';

export const VN: AnnouncementTexts = {
  banners: [
    ['Đèn đã sáng, mời bạn vào', 'Hơn sáu trăm trò chơi, mở cửa suốt đêm tại {brand}.'],
    ['Thứ Sáu nào cũng có game mới', 'Tuần này sảnh đón thêm ba slot mới toanh.'],
    ['Một ghế tại bàn trực tiếp', 'Dealer thật, mức cược rõ ràng, phục vụ bằng tiếng Việt.'],
    ['Ngày nào cũng có trận hay', 'Tỷ lệ cho mọi giải đấu, từ lớn đến nhỏ.'],
    ['Rủ bạn cùng chơi', 'Mã mời riêng đang chờ trong tài khoản của bạn.'],
    ['Biển sâu, cá lớn', 'Nạp đạn và xem con gì bơi qua.'],
  ],
  notices: [
    ['Chào mừng đến với {brand}', 'Bạn có thể xem mọi trò chơi mà không cần tài khoản. Đăng ký chỉ mất chưa đến một phút.'],
    [
      'Bảo trì ngắn vào thứ Ba',
      'Bàn trực tiếp tạm dừng thứ Ba từ 04:00 đến 04:30. Slot và thể thao vẫn mở. Các ván đang chơi sẽ được hoàn tất trước.',
    ],
    [
      'Giữ an toàn cho tài khoản',
      'Hãy dùng mật khẩu không trùng nơi nào khác. Nhân viên của chúng tôi không bao giờ hỏi mật khẩu qua chat hay điện thoại.',
    ],
    [
      'Nạp tiền nay nhanh hơn',
      'Phần lớn khoản nạp vào tài khoản trong một phút. Nếu quá mười phút, bộ phận chăm sóc sẽ kiểm tra giúp bạn.',
    ],
    [
      'Chơi trong khả năng của mình',
      'Trò chơi là để giải trí. Hãy đặt giới hạn trước khi bắt đầu và nghỉ ngơi khi không còn thấy vui.',
    ],
    ['Studio mới tại sảnh', 'Prismforge đã có mặt: bốn mươi slot với hình ảnh rực rỡ và luật chơi dễ hiểu.'],
    ['Hỗ trợ cả ngày lẫn đêm', 'Có thắc mắc về tài khoản, trò chơi hay thanh toán? Chat trả lời suốt 24 giờ, bằng tiếng Việt.'],
  ],
  promotions: [
    [
      'Quà bước đầu',
      'Thành viên mới nhận quà chào mừng trong trung tâm thưởng sau lần nạp đầu tiên. Mỗi người một phần; điều khoản ghi bên cạnh.',
    ],
    [
      'Hoàn trả cuối tuần',
      'Từ tối thứ Sáu đến đêm Chủ nhật, một phần tiền cược được hoàn lại, trả vào sáng thứ Hai mà không cần điền đơn.',
    ],
  ],
};
