import type { Language } from '#schemas/languages.ts';
import type { Words } from '../AnnouncementTexts.ts';

/** What is announced now and then: further promotions, one pop-up, one notice of home, one for agents. */
export interface OccasionTexts {
  readonly promotions: readonly [Words, Words, Words, Words];
  readonly popUp: Words;
  readonly home: Words;
  readonly agents: Words;
}

export const occasionTexts: Readonly<Record<Language, OccasionTexts>> = {
  EN: {
    promotions: [
      ['Friday free rounds', 'Try one of the week’s new slots and find twenty free rounds in the reward centre.'],
      ['Bring a friend', 'Your friend plays with your invitation code, and both of you get a gift after the first deposit.'],
      ['Birthday gift', 'On your birthday a present waits in the reward centre for seven days.'],
      ['Live table league', 'Every round at a live table counts. The list is settled each Sunday at midnight.'],
    ],
    popUp: [
      'A word before you play',
      'All games here are played with play money. Look around, try everything, and stop when it stops being fun.',
    ],
    home: ['Draws every minute', 'The quick lotteries now show their last numbers and the next draw on the tile.'],
    agents: ['Monthly statement', 'The statement of last month is ready under team overview.'],
  },
  CN: {
    promotions: [
      ['周五免费旋转', '体验本周新上线的老虎机，奖励中心即送二十次免费旋转。'],
      ['邀请好友', '好友使用您的邀请码注册，首次存款后双方各得一份礼物。'],
      ['生日礼物', '生日当天起七天内，奖励中心为您准备了一份礼物。'],
      ['真人桌联赛', '真人桌的每一局都计分，榜单于每周日午夜结算。'],
    ],
    popUp: ['开始之前', '这里的所有游戏均使用游戏币。随意浏览，尽情体验，不再有趣时就休息一下。'],
    home: ['每分钟开奖', '快速彩票现已在图标上显示最新号码与下一期开奖时间。'],
    agents: ['月度账单', '上月账单已在团队总览中生成。'],
  },
  VN: {
    promotions: [
      ['Vòng quay miễn phí thứ Sáu', 'Thử một slot mới trong tuần và nhận hai mươi vòng miễn phí tại trung tâm phần thưởng.'],
      ['Rủ bạn cùng chơi', 'Bạn bè dùng mã mời của bạn, cả hai nhận quà sau lần nạp đầu tiên.'],
      ['Quà sinh nhật', 'Vào ngày sinh nhật, một món quà chờ bạn trong bảy ngày.'],
      ['Giải bàn trực tiếp', 'Mỗi ván ở bàn trực tiếp đều được tính điểm, chốt bảng vào nửa đêm Chủ nhật.'],
    ],
    popUp: ['Trước khi chơi', 'Mọi trò chơi ở đây dùng tiền ảo. Cứ xem, cứ thử, và dừng lại khi không còn vui.'],
    home: ['Quay số mỗi phút', 'Xổ số nhanh nay hiện số mới nhất và giờ quay kế tiếp ngay trên ô.'],
    agents: ['Bảng kê tháng', 'Bảng kê tháng trước đã có trong tổng quan đội.'],
  },
  TH: {
    promotions: [
      ['ฟรีสปินวันศุกร์', 'ลองสล็อตใหม่ประจำสัปดาห์ รับฟรียี่สิบรอบที่ศูนย์รางวัล'],
      ['ชวนเพื่อน', 'เพื่อนใช้รหัสเชิญของคุณ ทั้งคู่รับของขวัญหลังฝากครั้งแรก'],
      ['ของขวัญวันเกิด', 'ในวันเกิดของคุณ มีของขวัญรอที่ศูนย์รางวัลเจ็ดวัน'],
      ['ลีกโต๊ะสด', 'ทุกรอบที่โต๊ะสดนับคะแนน สรุปผลทุกเที่ยงคืนวันอาทิตย์'],
    ],
    popUp: ['ก่อนเริ่มเล่น', 'ทุกเกมที่นี่ใช้เงินจำลอง ดูให้ทั่ว ลองให้หมด และหยุดเมื่อไม่สนุกแล้ว'],
    home: ['ออกผลทุกนาที', 'หวยเร็วแสดงเลขล่าสุดและรอบถัดไปบนไทล์แล้ว'],
    agents: ['รายงานประจำเดือน', 'รายงานเดือนที่แล้วพร้อมในภาพรวมทีม'],
  },
  ID: {
    promotions: [
      ['Putaran gratis Jumat', 'Coba salah satu slot baru minggu ini dan dapatkan dua puluh putaran gratis di pusat hadiah.'],
      ['Ajak teman', 'Teman memakai kode undangan Anda, dan kalian berdua mendapat hadiah setelah deposit pertama.'],
      ['Hadiah ulang tahun', 'Pada hari ulang tahun Anda, hadiah menunggu di pusat hadiah selama tujuh hari.'],
      ['Liga meja live', 'Setiap putaran di meja live dihitung. Daftar ditutup setiap Minggu tengah malam.'],
    ],
    popUp: [
      'Sebelum bermain',
      'Semua permainan di sini memakai uang mainan. Lihat-lihat, coba semuanya, dan berhenti saat tidak lagi seru.',
    ],
    home: ['Undian setiap menit', 'Lotre cepat kini menampilkan angka terakhir dan undian berikutnya.'],
    agents: ['Laporan bulanan', 'Laporan bulan lalu tersedia di ringkasan tim.'],
  },
  AR: {
    promotions: [
      ['جولات الجمعة المجانية', 'جرّب إحدى ألعاب السلوت الجديدة هذا الأسبوع واحصل على عشرين جولة مجانية في مركز المكافآت.'],
      ['ادعُ صديقًا', 'يسجّل صديقك برمز دعوتك، وتحصلان معًا على هدية بعد أول إيداع.'],
      ['هدية عيد الميلاد', 'في عيد ميلادك تنتظرك هدية في مركز المكافآت سبعة أيام.'],
      ['دوري الطاولات المباشرة', 'كل جولة على طاولة مباشرة تُحتسب، وتُحسم القائمة كل أحد عند منتصف الليل.'],
    ],
    popUp: ['كلمة قبل أن تلعب', 'كل الألعاب هنا بنقود لعب. تصفّح وجرّب ما تشاء، وتوقّف حين لا تعود ممتعة.'],
    home: ['سحب كل دقيقة', 'تعرض اليانصيب السريعة الآن آخر الأرقام وموعد السحب التالي.'],
    agents: ['الكشف الشهري', 'كشف الشهر الماضي جاهز في نظرة الفريق.'],
  },
  KR: {
    promotions: [
      ['금요일 무료 라운드', '이번 주 신작 슬롯을 플레이하면 보상 센터에서 무료 라운드 20회를 드립니다.'],
      ['친구 초대', '친구가 초대 코드로 가입하면 첫 입금 후 두 분 모두 선물을 받습니다.'],
      ['생일 선물', '생일부터 7일 동안 보상 센터에 선물이 준비되어 있습니다.'],
      ['라이브 테이블 리그', '라이브 테이블의 모든 라운드가 점수가 됩니다. 매주 일요일 자정에 마감합니다.'],
    ],
    popUp: ['시작하기 전에', '이곳의 모든 게임은 가상 머니로 진행됩니다. 마음껏 둘러보고, 즐겁지 않다면 멈추세요.'],
    home: ['1분마다 추첨', '빠른 복권 타일에 최근 번호와 다음 추첨 시간이 표시됩니다.'],
    agents: ['월간 명세서', '지난달 명세서가 팀 개요에 준비되었습니다.'],
  },
  JP: {
    promotions: [
      ['金曜フリーラウンド', '今週の新作スロットを遊ぶと、リワードセンターで無料ラウンドを20回進呈します。'],
      ['友だち紹介', '友だちが招待コードで登録すると、初回入金後にお二人へギフトを贈ります。'],
      ['お誕生日ギフト', 'お誕生日から7日間、リワードセンターにギフトをご用意します。'],
      ['ライブテーブルリーグ', 'ライブテーブルの全ラウンドが対象。毎週日曜の深夜0時に集計します。'],
    ],
    popUp: ['遊ぶ前に', 'ここのゲームはすべてプレイマネーです。気軽に試し、楽しくなくなったらやめましょう。'],
    home: ['毎分抽選', 'クイック宝くじのタイルに最新の番号と次の抽選が表示されます。'],
    agents: ['月次明細', '先月の明細がチーム概要に用意されています。'],
  },
  MY: {
    promotions: [
      ['Pusingan percuma Jumaat', 'Cuba satu slot baharu minggu ini dan terima dua puluh pusingan percuma di pusat ganjaran.'],
      ['Ajak rakan', 'Rakan menggunakan kod jemputan anda, dan anda berdua mendapat hadiah selepas deposit pertama.'],
      ['Hadiah hari jadi', 'Pada hari jadi anda, hadiah menanti di pusat ganjaran selama tujuh hari.'],
      ['Liga meja langsung', 'Setiap pusingan di meja langsung dikira. Senarai ditutup setiap tengah malam Ahad.'],
    ],
    popUp: [
      'Sebelum bermain',
      'Semua permainan di sini menggunakan wang mainan. Lihat-lihat, cuba semuanya, dan berhenti apabila tidak lagi seronok.',
    ],
    home: ['Cabutan setiap minit', 'Loteri pantas kini memaparkan nombor terkini dan cabutan seterusnya.'],
    agents: ['Penyata bulanan', 'Penyata bulan lepas tersedia dalam ringkasan pasukan.'],
  },
  KH: {
    promotions: [
      ['ជុំឥតគិតថ្លៃថ្ងៃសុក្រ', 'សាកល្បងស្លុតថ្មីប្រចាំសប្ដាហ៍ ហើយទទួលម្ភៃជុំឥតគិតថ្លៃនៅមជ្ឈមណ្ឌលរង្វាន់។'],
      ['អញ្ជើញមិត្តភក្តិ', 'មិត្តភក្តិប្រើលេខកូដអញ្ជើញរបស់អ្នក ហើយអ្នកទាំងពីរទទួលកាដូបន្ទាប់ពីដាក់ប្រាក់លើកដំបូង។'],
      ['កាដូថ្ងៃកំណើត', 'នៅថ្ងៃកំណើតរបស់អ្នក កាដូមួយរង់ចាំនៅមជ្ឈមណ្ឌលរង្វាន់ប្រាំពីរថ្ងៃ។'],
      ['លីកតុផ្ទាល់', 'គ្រប់ជុំនៅតុផ្ទាល់ត្រូវបានរាប់ពិន្ទុ ហើយបិទបញ្ជីរៀងរាល់យប់អាទិត្យ។'],
    ],
    popUp: ['មុនពេលលេង', 'ហ្គេមទាំងអស់នៅទីនេះប្រើលុយសាកល្បង។ សូមមើល សាកល្បង ហើយឈប់នៅពេលលែងសប្បាយ។'],
    home: ['ចាប់ឆ្នោតរៀងរាល់នាទី', 'ឆ្នោតរហ័សឥឡូវបង្ហាញលេខចុងក្រោយ និងការចាប់បន្ទាប់។'],
    agents: ['របាយការណ៍ប្រចាំខែ', 'របាយការណ៍ខែមុនរួចរាល់ក្នុងទិដ្ឋភាពក្រុម។'],
  },
};
