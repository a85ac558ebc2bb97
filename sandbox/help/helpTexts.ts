import type { Language } from '#schemas/languages.ts';

/** A topic: its title and its paragraphs. */
type Topic = readonly [title: string, ...paragraphs: string[]];
export type HelpTopics = readonly [Topic, Topic, Topic, Topic, Topic];

export const helpTexts: Readonly<Record<Language, HelpTopics>> = {
  EN: [
    [
      'How do I register?',
      'Tap Register, fill in the fields marked as required, and accept the terms. It takes less than a minute.',
      'You must be of legal age where you live.',
    ],
    [
      'I forgot my password',
      'Choose Forgot password below the login form. We send a link or a code to the address or number of your account.',
    ],
    [
      'Deposits and withdrawals',
      'Both are under Deposit and Withdraw in the menu. Most deposits arrive within a minute.',
      'This demonstration uses play money only.',
    ],
    ['A game does not open', 'Allow pop-ups for this site and try again. If the vendor is being worked on, the game says so.'],
    [
      'Playing responsibly',
      'Set yourself a limit before you start. Games are entertainment, never an income.',
      'Customer service can close your account for a while at any time.',
    ],
  ],
  CN: [
    ['如何注册？', '点击注册，填写必填项并接受条款，不到一分钟即可完成。', '您必须达到所在地的法定年龄。'],
    ['忘记密码', '在登录表单下方选择忘记密码，我们会向您账户的邮箱或手机发送链接或验证码。'],
    ['存款与提款', '两者都在菜单的存款与提款中。大多数存款一分钟内到账。', '本演示仅使用游戏币。'],
    ['游戏打不开', '请允许本站弹出窗口后重试。若厂商正在维护，游戏会有提示。'],
    ['理性游戏', '开始前为自己设定限额。游戏是娱乐，绝不是收入来源。', '客服可随时为您暂停账户。'],
  ],
  VN: [
    [
      'Đăng ký thế nào?',
      'Chạm Đăng ký, điền các mục bắt buộc và đồng ý điều khoản. Chưa đến một phút.',
      'Bạn phải đủ tuổi theo luật nơi bạn sống.',
    ],
    ['Tôi quên mật khẩu', 'Chọn Quên mật khẩu dưới biểu mẫu đăng nhập. Chúng tôi gửi liên kết hoặc mã đến tài khoản của bạn.'],
    [
      'Nạp và rút tiền',
      'Cả hai nằm trong mục Nạp tiền và Rút tiền ở menu. Đa số khoản nạp đến trong một phút.',
      'Bản trình diễn này chỉ dùng tiền ảo.',
    ],
    ['Trò chơi không mở được', 'Hãy cho phép cửa sổ bật lên rồi thử lại. Nếu nhà cung cấp đang bảo trì, trò chơi sẽ báo.'],
    [
      'Chơi có trách nhiệm',
      'Đặt giới hạn trước khi bắt đầu. Trò chơi là giải trí, không phải thu nhập.',
      'Chăm sóc khách hàng có thể tạm khóa tài khoản bất cứ lúc nào.',
    ],
  ],
  TH: [
    ['สมัครอย่างไร', 'แตะสมัคร กรอกช่องที่จำเป็น และยอมรับข้อกำหนด ใช้เวลาไม่ถึงหนึ่งนาที', 'คุณต้องมีอายุตามที่กฎหมายกำหนด'],
    ['ลืมรหัสผ่าน', 'เลือกลืมรหัสผ่านใต้แบบฟอร์มเข้าสู่ระบบ เราจะส่งลิงก์หรือรหัสไปยังบัญชีของคุณ'],
    ['การฝากและถอน', 'ทั้งสองอยู่ในเมนูฝากและถอน การฝากส่วนใหญ่เข้าในหนึ่งนาที', 'การสาธิตนี้ใช้เงินจำลองเท่านั้น'],
    ['เกมไม่เปิด', 'อนุญาตหน้าต่างป๊อปอัปแล้วลองใหม่ หากค่ายกำลังปรับปรุง เกมจะแจ้งให้ทราบ'],
    ['เล่นอย่างรับผิดชอบ', 'ตั้งขีดจำกัดก่อนเริ่ม เกมคือความบันเทิง ไม่ใช่รายได้', 'ฝ่ายบริการสามารถพักบัญชีให้คุณได้ทุกเมื่อ'],
  ],
  ID: [
    [
      'Bagaimana cara mendaftar?',
      'Ketuk Daftar, isi kolom wajib, dan setujui ketentuannya. Kurang dari satu menit.',
      'Anda harus cukup umur menurut hukum setempat.',
    ],
    ['Saya lupa kata sandi', 'Pilih Lupa kata sandi di bawah formulir masuk. Kami mengirim tautan atau kode ke akun Anda.'],
    [
      'Deposit dan penarikan',
      'Keduanya ada di menu Deposit dan Tarik. Sebagian besar deposit masuk dalam satu menit.',
      'Peragaan ini hanya memakai uang mainan.',
    ],
    [
      'Permainan tidak terbuka',
      'Izinkan jendela munculan lalu coba lagi. Jika vendor sedang diperbaiki, permainan memberi tahu.',
    ],
    [
      'Bermain secara bertanggung jawab',
      'Tetapkan batas sebelum mulai. Permainan adalah hiburan, bukan penghasilan.',
      'Layanan pelanggan dapat menutup akun Anda sementara kapan saja.',
    ],
  ],
  AR: [
    [
      'كيف أسجّل؟',
      'اضغط على التسجيل واملأ الحقول المطلوبة ووافق على الشروط. لا يستغرق الأمر دقيقة.',
      'يجب أن تكون في السن القانونية في بلدك.',
    ],
    ['نسيت كلمة المرور', 'اختر نسيت كلمة المرور أسفل نموذج الدخول، وسنرسل رابطًا أو رمزًا إلى حسابك.'],
    ['الإيداع والسحب', 'تجدهما في القائمة تحت الإيداع والسحب. تصل معظم الإيداعات خلال دقيقة.', 'يستخدم هذا العرض نقود لعب فقط.'],
    ['اللعبة لا تفتح', 'اسمح بالنوافذ المنبثقة لهذا الموقع وحاول مرة أخرى. إن كان المزوّد قيد الصيانة فستخبرك اللعبة.'],
    ['اللعب المسؤول', 'ضع لنفسك حدًّا قبل أن تبدأ. الألعاب ترفيه وليست دخلًا.', 'يمكن لخدمة العملاء إيقاف حسابك مؤقتًا في أي وقت.'],
  ],
  KR: [
    [
      '어떻게 가입하나요?',
      '가입을 누르고 필수 항목을 입력한 뒤 약관에 동의하세요. 1분이면 됩니다.',
      '거주 지역의 법정 연령 이상이어야 합니다.',
    ],
    [
      '비밀번호를 잊었어요',
      '로그인 양식 아래의 비밀번호 찾기를 선택하세요. 계정의 주소나 번호로 링크 또는 코드를 보내 드립니다.',
    ],
    [
      '입금과 출금',
      '메뉴의 입금과 출금에서 이용할 수 있습니다. 대부분의 입금은 1분 안에 반영됩니다.',
      '이 시연은 가상 머니만 사용합니다.',
    ],
    ['게임이 열리지 않아요', '팝업을 허용하고 다시 시도하세요. 공급사가 점검 중이면 안내가 표시됩니다.'],
    [
      '책임감 있는 플레이',
      '시작 전에 한도를 정하세요. 게임은 오락이지 수입이 아닙니다.',
      '고객센터에서 언제든 계정을 잠시 닫을 수 있습니다.',
    ],
  ],
  JP: [
    [
      '登録するには？',
      '登録をタップし、必須項目を入力して規約に同意してください。1分もかかりません。',
      'お住まいの地域の法定年齢に達している必要があります。',
    ],
    [
      'パスワードを忘れました',
      'ログインフォームの下の「パスワードをお忘れの方」を選ぶと、アカウントの宛先にリンクまたはコードをお送りします。',
    ],
    [
      '入金と出金',
      'どちらもメニューの入金・出金にあります。入金の多くは1分以内に反映されます。',
      'このデモはプレイマネーのみを使います。',
    ],
    ['ゲームが開きません', 'ポップアップを許可して、もう一度お試しください。メンテナンス中の場合はその旨が表示されます。'],
    [
      '責任ある遊び方',
      '始める前に上限を決めましょう。ゲームは娯楽であり、収入ではありません。',
      'カスタマーサービスでいつでもアカウントを一時停止できます。',
    ],
  ],
  MY: [
    [
      'Bagaimana untuk mendaftar?',
      'Ketik Daftar, isi ruangan wajib dan terima syaratnya. Kurang daripada seminit.',
      'Anda mesti cukup umur mengikut undang-undang tempat tinggal anda.',
    ],
    ['Saya lupa kata laluan', 'Pilih Lupa kata laluan di bawah borang log masuk. Kami menghantar pautan atau kod ke akaun anda.'],
    [
      'Deposit dan pengeluaran',
      'Kedua-duanya ada dalam menu Deposit dan Keluarkan. Kebanyakan deposit masuk dalam seminit.',
      'Demonstrasi ini hanya menggunakan wang mainan.',
    ],
    [
      'Permainan tidak dibuka',
      'Benarkan tetingkap timbul dan cuba lagi. Jika vendor sedang diselenggara, permainan akan memaklumkannya.',
    ],
    [
      'Bermain secara bertanggungjawab',
      'Tetapkan had sebelum bermula. Permainan ialah hiburan, bukan pendapatan.',
      'Khidmat pelanggan boleh menutup akaun anda buat sementara pada bila-bila masa.',
    ],
  ],
  KH: [
    ['តើចុះឈ្មោះដូចម្ដេច?', 'ចុចចុះឈ្មោះ បំពេញប្រអប់ដែលត្រូវការ ហើយយល់ព្រមលើលក្ខខណ្ឌ។ មិនដល់មួយនាទីទេ។', 'អ្នកត្រូវមានអាយុគ្រប់តាមច្បាប់។'],
    ['ខ្ញុំភ្លេចពាក្យសម្ងាត់', 'ជ្រើសភ្លេចពាក្យសម្ងាត់ខាងក្រោមទម្រង់ចូល។ យើងផ្ញើតំណ ឬលេខកូដទៅគណនីរបស់អ្នក។'],
    ['ការដាក់ និងដកប្រាក់', 'ទាំងពីរមាននៅក្នុងម៉ឺនុយ។ ការដាក់ប្រាក់ភាគច្រើនចូលក្នុងមួយនាទី។', 'ការបង្ហាញនេះប្រើតែលុយសាកល្បង។'],
    ['ហ្គេមមិនបើក', 'សូមអនុញ្ញាតផ្ទាំងលោត រួចព្យាយាមម្ដងទៀត។ បើអ្នកផ្គត់ផ្គង់កំពុងថែទាំ ហ្គេមនឹងប្រាប់។'],
    ['លេងដោយការទទួលខុសត្រូវ', 'កំណត់ដែនកំណត់មុនពេលចាប់ផ្ដើម។ ហ្គេមជាការកម្សាន្ត មិនមែនជាចំណូលទេ។', 'សេវាអតិថិជនអាចបិទគណនីបណ្ដោះអាសន្នបានគ្រប់ពេល។'],
  ],
};
