import type { Language } from '#schemas/languages.ts';

/** Words of the sandbox's chat. */
export interface ChatTexts {
  readonly heading: string;
  readonly intro: string;
  readonly welcome: string;
  readonly reply: string;
  readonly field: string;
  readonly send: string;
  readonly back: string;
  readonly ended: string;
}

const texts = (
  ...[heading, intro, welcome, reply, field, send, back, ended]: readonly [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
): ChatTexts => ({ heading, intro, welcome, reply, field, send, back, ended });

export const chatTexts: Readonly<Record<Language, ChatTexts>> = {
  EN: texts(
    'Customer service',
    'A demonstration: answers here are automatic.',
    'Hello! How can we help you?',
    'Thank you, we have noted it. In a real site a person would answer here.',
    'Your message',
    'Send',
    'Back',
    'This chat was closed. Open it from the lobby again.',
  ),
  CN: texts(
    '客服',
    '演示：此处为自动回复。',
    '您好！有什么可以帮您？',
    '谢谢，我们已记录。真实网站会由客服人员回复。',
    '您的留言',
    '发送',
    '返回',
    '对话已关闭，请从大厅重新打开。',
  ),
  VN: texts(
    'Chăm sóc khách hàng',
    'Bản trình diễn: trả lời tự động.',
    'Xin chào! Chúng tôi có thể giúp gì?',
    'Cảm ơn, chúng tôi đã ghi nhận. Trên trang thật sẽ có người trả lời.',
    'Tin nhắn của bạn',
    'Gửi',
    'Quay lại',
    'Cuộc trò chuyện đã đóng. Hãy mở lại từ sảnh.',
  ),
  TH: texts(
    'ฝ่ายบริการลูกค้า',
    'การสาธิต: ตอบกลับอัตโนมัติ',
    'สวัสดี มีอะไรให้ช่วยไหม',
    'ขอบคุณ เราบันทึกไว้แล้ว ในเว็บจริงจะมีเจ้าหน้าที่ตอบ',
    'ข้อความของคุณ',
    'ส่ง',
    'กลับ',
    'แชตนี้ปิดแล้ว โปรดเปิดจากล็อบบี้อีกครั้ง',
  ),
  ID: texts(
    'Layanan pelanggan',
    'Peragaan: jawaban di sini otomatis.',
    'Halo! Ada yang bisa kami bantu?',
    'Terima kasih, sudah kami catat. Di situs nyata seseorang akan menjawab.',
    'Pesan Anda',
    'Kirim',
    'Kembali',
    'Obrolan ini sudah ditutup. Buka lagi dari lobi.',
  ),
  AR: texts(
    'خدمة العملاء',
    'عرض تجريبي: الردود هنا آلية.',
    'مرحبًا! كيف يمكننا مساعدتك؟',
    'شكرًا، سجّلنا ذلك. في موقع حقيقي يجيبك شخص هنا.',
    'رسالتك',
    'إرسال',
    'رجوع',
    'أُغلقت هذه الدردشة. افتحها من الصالة مرة أخرى.',
  ),
  KR: texts(
    '고객센터',
    '시연용이며 자동으로 답변합니다.',
    '안녕하세요! 무엇을 도와드릴까요?',
    '감사합니다. 기록해 두었습니다. 실제 사이트에서는 상담원이 답변합니다.',
    '메시지',
    '보내기',
    '뒤로',
    '채팅이 닫혔습니다. 로비에서 다시 열어 주세요.',
  ),
  JP: texts(
    'カスタマーサービス',
    'デモのため自動で返信します。',
    'こんにちは。ご用件をお聞かせください。',
    'ありがとうございます。承りました。実際のサイトでは担当者が返信します。',
    'メッセージ',
    '送信',
    '戻る',
    'チャットは終了しました。ロビーからもう一度開いてください。',
  ),
  MY: texts(
    'Khidmat pelanggan',
    'Demonstrasi: jawapan di sini automatik.',
    'Helo! Boleh kami bantu?',
    'Terima kasih, kami telah mencatatnya. Di laman sebenar seseorang akan menjawab.',
    'Mesej anda',
    'Hantar',
    'Kembali',
    'Sembang ini telah ditutup. Buka semula dari lobi.',
  ),
  KH: texts(
    'សេវាអតិថិជន',
    'ការបង្ហាញ៖ ចម្លើយដោយស្វ័យប្រវត្តិ។',
    'សួស្តី! តើយើងអាចជួយអ្វីបាន?',
    'អរគុណ យើងបានកត់ត្រាហើយ។ នៅគេហទំព័រពិត នឹងមានមនុស្សឆ្លើយ។',
    'សាររបស់អ្នក',
    'ផ្ញើ',
    'ត្រឡប់',
    'ការជជែកនេះបានបិទ។ សូមបើកពីឡប់ប៊ីម្ដងទៀត។',
  ),
};
