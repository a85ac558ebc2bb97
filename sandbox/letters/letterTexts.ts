import type { Language } from '#schemas/languages.ts';

/** Title and paragraphs. `{brand}` stands for the site's title. */
type Letter = readonly [title: string, ...paragraphs: string[]];

/** What the sandbox writes to its members by itself. */
export type LetterName = 'welcome' | 'security' | 'limits' | 'feedback';

export const letterTexts: Readonly<Record<Language, Readonly<Record<LetterName, Letter>>>> = {
  EN: {
    welcome: [
      'Welcome to {brand}',
      'Good to have you here. Your account is ready, and the lobby is one tap away.',
      'News about your account will reach you in this inbox. If anything is unclear, customer service is glad to help.',
    ],
    security: [
      'Keep your account safe',
      'Choose a password that you use nowhere else, and change it in the settings when in doubt.',
      'We never ask for your password or for codes, neither by phone nor in a message. Log out on devices that others use.',
    ],
    limits: [
      'Play within your limits',
      'Decide how much time and play money you want to spend before you start, and take breaks.',
      'Games are entertainment, never an income. If it stops being fun, stop, and talk to customer service.',
    ],
    feedback: [
      'We have your message',
      'Thank you for writing to us. We read everything, and answer here when there is something to answer.',
      'If it cannot wait, customer service can be reached from the menu at any time.',
    ],
  },
  CN: {
    welcome: [
      '欢迎来到{brand}',
      '很高兴见到您。您的账户已开通，点击即可进入大厅。',
      '与账户有关的消息会发送到此信箱。如有疑问，客服随时为您解答。',
    ],
    security: [
      '保护您的账户安全',
      '请使用别处未用过的密码，如有疑虑请在设置中修改。',
      '我们绝不会通过电话或消息索要您的密码或验证码。在公用设备上使用后请退出登录。',
    ],
    limits: [
      '理性游戏，量力而行',
      '开始前先决定要花多少时间和游戏币，并适时休息。',
      '游戏是娱乐，绝不是收入来源。若不再有乐趣，请停下来并联系客服。',
    ],
    feedback: [
      '我们已收到您的反馈',
      '感谢您的来信。我们会认真阅读，需要答复时会在此回复您。',
      '如有急事，可随时从菜单联系客服。',
    ],
  },
  VN: {
    welcome: [
      'Chào mừng bạn đến với {brand}',
      'Rất vui được gặp bạn. Tài khoản đã sẵn sàng, sảnh chỉ cách một lần chạm.',
      'Tin về tài khoản sẽ gửi đến hộp thư này. Có gì chưa rõ, chăm sóc khách hàng luôn sẵn lòng giúp bạn.',
    ],
    security: [
      'Giữ an toàn cho tài khoản',
      'Hãy chọn mật khẩu không dùng ở nơi khác và đổi trong phần cài đặt khi nghi ngờ.',
      'Chúng tôi không bao giờ hỏi mật khẩu hay mã xác minh qua điện thoại hoặc tin nhắn. Hãy đăng xuất trên thiết bị dùng chung.',
    ],
    limits: [
      'Chơi trong giới hạn của bạn',
      'Trước khi chơi, hãy quyết định thời gian và số tiền ảo bạn muốn dùng, và nhớ nghỉ ngơi.',
      'Trò chơi là giải trí, không phải thu nhập. Khi không còn vui, hãy dừng lại và trò chuyện với chăm sóc khách hàng.',
    ],
    feedback: [
      'Chúng tôi đã nhận được góp ý của bạn',
      'Cảm ơn bạn đã viết cho chúng tôi. Chúng tôi đọc tất cả và sẽ trả lời tại đây khi cần.',
      'Nếu việc gấp, bạn có thể liên hệ chăm sóc khách hàng từ menu bất cứ lúc nào.',
    ],
  },
  TH: {
    welcome: [
      'ยินดีต้อนรับสู่ {brand}',
      'ดีใจที่ได้พบคุณ บัญชีของคุณพร้อมใช้งานแล้ว แตะครั้งเดียวก็ถึงล็อบบี้',
      'ข่าวเกี่ยวกับบัญชีจะส่งมาที่กล่องข้อความนี้ หากมีข้อสงสัย ฝ่ายบริการลูกค้ายินดีช่วยเหลือ',
    ],
    security: [
      'ดูแลบัญชีให้ปลอดภัย',
      'ใช้รหัสผ่านที่ไม่ซ้ำกับที่อื่น และเปลี่ยนได้ในหน้าตั้งค่าหากสงสัยว่ามีคนรู้',
      'เราไม่เคยขอรหัสผ่านหรือรหัสยืนยันทางโทรศัพท์หรือข้อความ โปรดออกจากระบบบนเครื่องที่ใช้ร่วมกับผู้อื่น',
    ],
    limits: [
      'เล่นในขอบเขตของคุณ',
      'ก่อนเริ่ม กำหนดเวลาและเงินจำลองที่จะใช้ และพักเป็นระยะ',
      'เกมคือความบันเทิง ไม่ใช่รายได้ หากไม่สนุกแล้ว ให้หยุดและคุยกับฝ่ายบริการลูกค้า',
    ],
    feedback: [
      'เราได้รับข้อความของคุณแล้ว',
      'ขอบคุณที่เขียนถึงเรา เราอ่านทุกข้อความ และจะตอบที่นี่เมื่อมีเรื่องต้องตอบ',
      'หากเร่งด่วน ติดต่อฝ่ายบริการลูกค้าได้จากเมนูตลอดเวลา',
    ],
  },
  ID: {
    welcome: [
      'Selamat datang di {brand}',
      'Senang Anda bergabung. Akun Anda siap, dan lobi hanya satu ketukan dari sini.',
      'Kabar tentang akun Anda masuk ke kotak pesan ini. Jika ada yang kurang jelas, layanan pelanggan siap membantu.',
    ],
    security: [
      'Jaga keamanan akun Anda',
      'Pilih kata sandi yang tidak dipakai di tempat lain, dan ganti di pengaturan bila ragu.',
      'Kami tidak pernah meminta kata sandi atau kode lewat telepon maupun pesan. Keluarlah dari perangkat yang dipakai bersama.',
    ],
    limits: [
      'Bermain sesuai batas Anda',
      'Tentukan waktu dan uang mainan yang ingin dipakai sebelum mulai, dan beristirahatlah.',
      'Permainan adalah hiburan, bukan penghasilan. Jika tidak lagi menyenangkan, berhentilah dan bicaralah dengan layanan pelanggan.',
    ],
    feedback: [
      'Pesan Anda sudah kami terima',
      'Terima kasih sudah menulis. Kami membaca semuanya dan menjawab di sini bila ada yang perlu dijawab.',
      'Jika mendesak, layanan pelanggan dapat dihubungi dari menu kapan saja.',
    ],
  },
  AR: {
    welcome: [
      'مرحبًا بك في {brand}',
      'سعداء بانضمامك. حسابك جاهز، والصالة على بُعد نقرة واحدة.',
      'ستصلك أخبار حسابك في هذا الصندوق. وإن كان هناك ما هو غير واضح فخدمة العملاء في خدمتك.',
    ],
    security: [
      'حافظ على أمان حسابك',
      'اختر كلمة مرور لا تستخدمها في مكان آخر، وغيّرها من الإعدادات عند الشك.',
      'لا نطلب كلمة المرور أو الرموز أبدًا، لا بالهاتف ولا برسالة. سجّل الخروج من الأجهزة التي يستخدمها غيرك.',
    ],
    limits: [
      'العب ضمن حدودك',
      'قرر قبل أن تبدأ كم من الوقت ومن نقود اللعب تريد أن تنفق، وخذ فترات راحة.',
      'الألعاب ترفيه وليست مصدر دخل. إذا لم تعد ممتعة فتوقف وتحدث إلى خدمة العملاء.',
    ],
    feedback: [
      'وصلتنا رسالتك',
      'شكرًا لأنك كتبت إلينا. نقرأ كل ما يصلنا ونجيب هنا عندما يستدعي الأمر جوابًا.',
      'إن كان الأمر عاجلًا فيمكنك الوصول إلى خدمة العملاء من القائمة في أي وقت.',
    ],
  },
  KR: {
    welcome: [
      '{brand}에 오신 것을 환영합니다',
      '함께하게 되어 반갑습니다. 계정이 준비되었으며 한 번만 누르면 로비로 이동합니다.',
      '계정 관련 소식은 이 메시지함으로 보내 드립니다. 궁금한 점은 고객센터가 도와드리겠습니다.',
    ],
    security: [
      '계정을 안전하게 지키세요',
      '다른 곳에서 쓰지 않는 비밀번호를 사용하고, 의심되면 설정에서 바꾸세요.',
      '전화나 메시지로 비밀번호나 인증 코드를 묻는 일은 없습니다. 여럿이 쓰는 기기에서는 로그아웃하세요.',
    ],
    limits: [
      '한도 안에서 즐기세요',
      '시작하기 전에 쓸 시간과 연습 머니를 정하고 틈틈이 쉬세요.',
      '게임은 오락이지 수입이 아닙니다. 더 이상 즐겁지 않다면 멈추고 고객센터와 이야기하세요.',
    ],
    feedback: [
      '의견을 잘 받았습니다',
      '보내 주셔서 감사합니다. 모든 의견을 읽고 있으며, 답변이 필요하면 여기로 보내 드립니다.',
      '급한 일이라면 언제든 메뉴에서 고객센터에 연락하실 수 있습니다.',
    ],
  },
  JP: {
    welcome: [
      '{brand}へようこそ',
      'ご登録ありがとうございます。アカウントの準備ができました。ロビーへはタップひとつです。',
      'アカウントのお知らせはこの受信箱に届きます。ご不明な点はカスタマーサービスまでどうぞ。',
    ],
    security: [
      'アカウントを安全に',
      'ほかで使っていないパスワードを選び、不安なときは設定から変更してください。',
      '電話やメッセージでパスワードやコードをお尋ねすることはありません。共用の端末では必ずログアウトしてください。',
    ],
    limits: [
      '自分の限度の中で遊ぶ',
      '始める前に、使う時間とプレイマネーを決め、こまめに休憩しましょう。',
      'ゲームは娯楽であり、収入ではありません。楽しくなくなったらやめて、カスタマーサービスにご相談ください。',
    ],
    feedback: [
      'ご意見を受け取りました',
      'お便りありがとうございます。すべて拝見し、お返事が必要な場合はこちらでお答えします。',
      'お急ぎの場合は、メニューからいつでもカスタマーサービスへご連絡いただけます。',
    ],
  },
  MY: {
    welcome: [
      'Selamat datang ke {brand}',
      'Gembira anda bersama kami. Akaun anda sudah sedia, dan lobi hanya satu ketikan.',
      'Berita tentang akaun anda akan sampai di peti masuk ini. Jika ada yang kurang jelas, khidmat pelanggan sedia membantu.',
    ],
    security: [
      'Jaga keselamatan akaun anda',
      'Pilih kata laluan yang tidak digunakan di tempat lain, dan tukar dalam tetapan jika ragu.',
      'Kami tidak pernah meminta kata laluan atau kod melalui telefon atau mesej. Log keluar pada peranti yang dikongsi.',
    ],
    limits: [
      'Bermain dalam had anda',
      'Tentukan masa dan wang mainan yang mahu digunakan sebelum bermula, dan berehatlah.',
      'Permainan ialah hiburan, bukan pendapatan. Jika tidak lagi menyeronokkan, berhenti dan berbual dengan khidmat pelanggan.',
    ],
    feedback: [
      'Kami sudah menerima mesej anda',
      'Terima kasih kerana menulis. Kami membaca semuanya dan menjawab di sini jika perlu.',
      'Jika mendesak, khidmat pelanggan boleh dihubungi dari menu pada bila-bila masa.',
    ],
  },
  KH: {
    welcome: [
      'សូមស្វាគមន៍មកកាន់ {brand}',
      'រីករាយដែលមានអ្នក។ គណនីរបស់អ្នករួចរាល់ហើយ ហើយឡប់ប៊ីនៅត្រឹមតែការចុចម្ដង។',
      'ព័ត៌មានអំពីគណនីនឹងមកដល់ប្រអប់សារនេះ។ បើមានអ្វីមិនច្បាស់ សេវាអតិថិជនរីករាយជួយអ្នក។',
    ],
    security: [
      'រក្សាសុវត្ថិភាពគណនីរបស់អ្នក',
      'ជ្រើសរើសពាក្យសម្ងាត់ដែលមិនប្រើនៅកន្លែងផ្សេង ហើយប្ដូរវានៅក្នុងការកំណត់ពេលសង្ស័យ។',
      'យើងមិនដែលសួររកពាក្យសម្ងាត់ ឬលេខកូដតាមទូរស័ព្ទ ឬសារឡើយ។ សូមចាកចេញពីឧបករណ៍ដែលអ្នកដទៃប្រើរួម។',
    ],
    limits: [
      'លេងក្នុងដែនកំណត់របស់អ្នក',
      'មុនចាប់ផ្ដើម សូមកំណត់ពេលវេលា និងប្រាក់លេងដែលអ្នកចង់ប្រើ ហើយសម្រាកខ្លះ។',
      'ហ្គេមគឺជាការកម្សាន្ត មិនមែនជាចំណូលទេ។ បើលែងសប្បាយ សូមឈប់ ហើយនិយាយជាមួយសេវាអតិថិជន។',
    ],
    feedback: [
      'យើងបានទទួលសាររបស់អ្នកហើយ',
      'អរគុណដែលសរសេរមកយើង។ យើងអានទាំងអស់ ហើយនឹងឆ្លើយនៅទីនេះពេលចាំបាច់។',
      'បើបន្ទាន់ អ្នកអាចទាក់ទងសេវាអតិថិជនពីម៉ឺនុយបានគ្រប់ពេល។',
    ],
  },
};
