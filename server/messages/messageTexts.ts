import type { Language } from '#schemas/languages.ts';

/** `{brand}`, `{code}`, `{minutes}` and `{link}` are filled in. */
export interface MessageTexts {
  readonly code: string;
  readonly recoverSubject: string;
  readonly recover: string;
  readonly changedSubject: string;
  readonly changed: string;
  readonly emailChangedSubject: string;
  readonly emailChanged: string;
}

/** What players are sent. */
export const messageTexts: Readonly<Record<Language, MessageTexts>> = {
  EN: {
    code: '{brand}: your code is {code}. It is valid for {minutes} minutes. Never tell it to anyone.',
    recoverSubject: '{brand}: set a new password',
    recover:
      'Somebody asked for a new password for your account at {brand}. If it was you, set it here within {minutes} minutes:\n\n{link}\n\nIf it was not you, do nothing: your password stays as it is.',
    changedSubject: '{brand}: your password was changed',
    changed:
      'The password of your account at {brand} was changed just now, and every other device was logged out. If it was not you, set a new password and contact customer service.',
    emailChangedSubject: '{brand}: your e-mail address was changed',
    emailChanged:
      'The e-mail address of your account at {brand} was changed just now; this address is no longer used. If it was not you, set a new password and contact customer service.',
  },
  CN: {
    code: '{brand}：您的验证码是 {code}，{minutes} 分钟内有效。请勿告诉任何人。',
    recoverSubject: '{brand}：设置新密码',
    recover:
      '有人为您在 {brand} 的账户申请了新密码。如果是您本人，请在 {minutes} 分钟内点击以下链接设置：\n\n{link}\n\n如果不是您本人，请忽略本邮件，您的密码不会改变。',
    changedSubject: '{brand}：您的密码已更改',
    changed: '您在 {brand} 的账户密码刚刚已更改，其他设备均已退出登录。如果不是您本人操作，请立即重设密码并联系客服。',
    emailChangedSubject: '{brand}：您的邮箱地址已更改',
    emailChanged: '您在 {brand} 的账户邮箱刚刚已更改，此邮箱不再使用。如果不是您本人操作，请立即重设密码并联系客服。',
  },
  VN: {
    code: '{brand}: mã của bạn là {code}, có hiệu lực trong {minutes} phút. Không cho bất kỳ ai biết mã này.',
    recoverSubject: '{brand}: đặt mật khẩu mới',
    recover:
      'Có người đã yêu cầu mật khẩu mới cho tài khoản của bạn tại {brand}. Nếu đó là bạn, hãy đặt mật khẩu tại đây trong vòng {minutes} phút:\n\n{link}\n\nNếu không phải bạn, hãy bỏ qua thư này: mật khẩu của bạn vẫn giữ nguyên.',
    changedSubject: '{brand}: mật khẩu của bạn đã được thay đổi',
    changed:
      'Mật khẩu tài khoản của bạn tại {brand} vừa được thay đổi và mọi thiết bị khác đã bị đăng xuất. Nếu không phải bạn, hãy đặt mật khẩu mới và liên hệ bộ phận chăm sóc khách hàng.',
    emailChangedSubject: '{brand}: địa chỉ email của bạn đã được thay đổi',
    emailChanged:
      'Địa chỉ email của tài khoản của bạn tại {brand} vừa được thay đổi; địa chỉ này không còn được sử dụng. Nếu không phải bạn, hãy đặt mật khẩu mới và liên hệ bộ phận chăm sóc khách hàng.',
  },
  TH: {
    code: '{brand}: รหัสของคุณคือ {code} ใช้ได้ภายใน {minutes} นาที ห้ามบอกรหัสนี้กับใคร',
    recoverSubject: '{brand}: ตั้งรหัสผ่านใหม่',
    recover:
      'มีผู้ขอรหัสผ่านใหม่สำหรับบัญชีของคุณที่ {brand} หากเป็นคุณ โปรดตั้งรหัสผ่านที่นี่ภายใน {minutes} นาที:\n\n{link}\n\nหากไม่ใช่คุณ ไม่ต้องทำอะไร รหัสผ่านของคุณจะยังคงเดิม',
    changedSubject: '{brand}: รหัสผ่านของคุณถูกเปลี่ยนแล้ว',
    changed: 'รหัสผ่านของบัญชีของคุณที่ {brand} เพิ่งถูกเปลี่ยน และอุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว หากไม่ใช่คุณ โปรดตั้งรหัสผ่านใหม่และติดต่อฝ่ายบริการลูกค้า',
    emailChangedSubject: '{brand}: อีเมลของคุณถูกเปลี่ยนแล้ว',
    emailChanged: 'อีเมลของบัญชีของคุณที่ {brand} เพิ่งถูกเปลี่ยน และอีเมลนี้ไม่ได้ใช้งานอีกต่อไป หากไม่ใช่คุณ โปรดตั้งรหัสผ่านใหม่และติดต่อฝ่ายบริการลูกค้า',
  },
  ID: {
    code: '{brand}: kode Anda {code}, berlaku selama {minutes} menit. Jangan beri tahu siapa pun.',
    recoverSubject: '{brand}: atur kata sandi baru',
    recover:
      'Seseorang meminta kata sandi baru untuk akun Anda di {brand}. Jika itu Anda, atur di sini dalam {minutes} menit:\n\n{link}\n\nJika bukan Anda, abaikan saja: kata sandi Anda tidak berubah.',
    changedSubject: '{brand}: kata sandi Anda telah diubah',
    changed:
      'Kata sandi akun Anda di {brand} baru saja diubah, dan semua perangkat lain telah dikeluarkan. Jika bukan Anda, atur kata sandi baru dan hubungi layanan pelanggan.',
    emailChangedSubject: '{brand}: alamat email Anda telah diubah',
    emailChanged:
      'Alamat email akun Anda di {brand} baru saja diubah; alamat ini tidak digunakan lagi. Jika bukan Anda, atur kata sandi baru dan hubungi layanan pelanggan.',
  },
  AR: {
    code: '{brand}: رمزك هو {code}، وهو صالح لمدة {minutes} دقائق. لا تخبر به أحدًا.',
    recoverSubject: '{brand}: تعيين كلمة مرور جديدة',
    recover:
      'طلب شخص ما كلمة مرور جديدة لحسابك في {brand}. إن كنت أنت، فعيّنها من هنا خلال {minutes} دقيقة:\n\n{link}\n\nإن لم تكن أنت، فلا تفعل شيئًا: ستبقى كلمة مرورك كما هي.',
    changedSubject: '{brand}: تم تغيير كلمة مرورك',
    changed:
      'تم للتو تغيير كلمة مرور حسابك في {brand}، وتم تسجيل خروج جميع الأجهزة الأخرى. إن لم تكن أنت، فعيّن كلمة مرور جديدة واتصل بخدمة العملاء.',
    emailChangedSubject: '{brand}: تم تغيير بريدك الإلكتروني',
    emailChanged:
      'تم للتو تغيير البريد الإلكتروني لحسابك في {brand}، ولم يعد هذا العنوان مستخدمًا. إن لم تكن أنت، فعيّن كلمة مرور جديدة واتصل بخدمة العملاء.',
  },
  KR: {
    code: '{brand}: 인증번호는 {code}입니다. {minutes}분간 유효합니다. 누구에게도 알려주지 마세요.',
    recoverSubject: '{brand}: 새 비밀번호 설정',
    recover:
      '{brand} 계정의 새 비밀번호가 요청되었습니다. 본인이 요청하셨다면 {minutes}분 안에 다음 링크에서 설정해 주세요:\n\n{link}\n\n본인이 아니라면 아무것도 하지 않으셔도 됩니다. 비밀번호는 그대로 유지됩니다.',
    changedSubject: '{brand}: 비밀번호가 변경되었습니다',
    changed:
      '{brand} 계정의 비밀번호가 방금 변경되었으며 다른 모든 기기에서 로그아웃되었습니다. 본인이 아니라면 비밀번호를 다시 설정하고 고객센터로 문의해 주세요.',
    emailChangedSubject: '{brand}: 이메일 주소가 변경되었습니다',
    emailChanged:
      '{brand} 계정의 이메일 주소가 방금 변경되어 이 주소는 더 이상 사용되지 않습니다. 본인이 아니라면 비밀번호를 다시 설정하고 고객센터로 문의해 주세요.',
  },
  JP: {
    code: '{brand}：認証コードは {code} です。有効期限は{minutes}分です。誰にも教えないでください。',
    recoverSubject: '{brand}：新しいパスワードの設定',
    recover:
      '{brand}のアカウントについて、パスワード再設定のご依頼がありました。ご本人の場合は、{minutes}分以内に次のリンクから設定してください。\n\n{link}\n\nお心当たりがない場合は、何もしないでください。パスワードは変わりません。',
    changedSubject: '{brand}：パスワードが変更されました',
    changed:
      '{brand}のアカウントのパスワードが変更され、ほかのすべての端末からログアウトしました。お心当たりがない場合は、パスワードを再設定し、カスタマーサービスへご連絡ください。',
    emailChangedSubject: '{brand}：メールアドレスが変更されました',
    emailChanged:
      '{brand}のアカウントのメールアドレスが変更され、このアドレスは使用されなくなりました。お心当たりがない場合は、パスワードを再設定し、カスタマーサービスへご連絡ください。',
  },
  MY: {
    code: '{brand}: kod anda ialah {code}, sah selama {minutes} minit. Jangan beritahu sesiapa.',
    recoverSubject: '{brand}: tetapkan kata laluan baharu',
    recover:
      'Seseorang meminta kata laluan baharu untuk akaun anda di {brand}. Jika itu anda, tetapkan di sini dalam masa {minutes} minit:\n\n{link}\n\nJika bukan anda, abaikan sahaja: kata laluan anda tidak berubah.',
    changedSubject: '{brand}: kata laluan anda telah ditukar',
    changed:
      'Kata laluan akaun anda di {brand} baru sahaja ditukar, dan semua peranti lain telah dilog keluar. Jika bukan anda, tetapkan kata laluan baharu dan hubungi khidmat pelanggan.',
    emailChangedSubject: '{brand}: alamat e-mel anda telah ditukar',
    emailChanged:
      'Alamat e-mel akaun anda di {brand} baru sahaja ditukar; alamat ini tidak lagi digunakan. Jika bukan anda, tetapkan kata laluan baharu dan hubungi khidmat pelanggan.',
  },
  KH: {
    code: '{brand}៖ កូដរបស់អ្នកគឺ {code} មានសុពលភាព {minutes} នាទី។ កុំប្រាប់នរណាម្នាក់។',
    recoverSubject: '{brand}៖ កំណត់ពាក្យសម្ងាត់ថ្មី',
    recover:
      'មានអ្នកស្នើសុំពាក្យសម្ងាត់ថ្មីសម្រាប់គណនីរបស់អ្នកនៅ {brand}។ បើជាអ្នក សូមកំណត់វានៅទីនេះក្នុងរយៈពេល {minutes} នាទី៖\n\n{link}\n\nបើមិនមែនអ្នកទេ មិនបាច់ធ្វើអ្វីទាំងអស់ ពាក្យសម្ងាត់របស់អ្នកនៅដដែល។',
    changedSubject: '{brand}៖ ពាក្យសម្ងាត់របស់អ្នកត្រូវបានប្ដូរ',
    changed:
      'ពាក្យសម្ងាត់នៃគណនីរបស់អ្នកនៅ {brand} ទើបតែត្រូវបានប្ដូរ ហើយឧបករណ៍ផ្សេងទៀតទាំងអស់ត្រូវបានចាកចេញ។ បើមិនមែនអ្នកទេ សូមកំណត់ពាក្យសម្ងាត់ថ្មី ហើយទាក់ទងសេវាអតិថិជន។',
    emailChangedSubject: '{brand}៖ អាសយដ្ឋានអ៊ីមែលរបស់អ្នកត្រូវបានប្ដូរ',
    emailChanged:
      'អាសយដ្ឋានអ៊ីមែលនៃគណនីរបស់អ្នកនៅ {brand} ទើបតែត្រូវបានប្ដូរ ហើយអាសយដ្ឋាននេះលែងប្រើទៀតហើយ។ បើមិនមែនអ្នកទេ សូមកំណត់ពាក្យសម្ងាត់ថ្មី ហើយទាក់ទងសេវាអតិថិជន។',
  },
};
