import type { AnnouncementTexts } from '../AnnouncementTexts.ts';

export const MY: AnnouncementTexts = {
  banners: [
    ['Lampu sudah menyala', 'Lebih enam ratus permainan, dibuka sepanjang malam di {brand}.'],
    ['Slot baharu setiap Jumaat', 'Tiga slot baharu menyertai lobi minggu ini.'],
    ['Tempat anda di meja langsung', 'Pembahagi kad sebenar, had yang jelas, dalam bahasa anda.'],
    ['Setiap hari hari perlawanan', 'Odds untuk liga besar dan kecil.'],
    ['Ajak rakan bersama', 'Kod jemputan anda menunggu di akaun.'],
    ['Laut dalam, tangkapan besar', 'Isi meriam dan lihat apa yang berenang lalu.'],
  ],
  notices: [
    ['Selamat datang ke {brand}', 'Semua permainan boleh dilihat tanpa akaun. Pendaftaran tidak sampai seminit.'],
    [
      'Penyelenggaraan ringkas hari Selasa',
      'Meja langsung berhenti pada hari Selasa dari 04:00 hingga 04:30. Slot dan sukan tetap dibuka. Pusingan yang berjalan diselesaikan dahulu.',
    ],
    [
      'Jaga keselamatan akaun anda',
      'Guna kata laluan yang tidak dipakai di tempat lain. Kakitangan kami tidak akan memintanya melalui sembang atau telefon.',
    ],
    [
      'Deposit kini lebih pantas',
      'Kebanyakan deposit masuk dalam seminit. Jika melebihi sepuluh minit, khidmat pelanggan akan menyemaknya.',
    ],
    [
      'Main ikut kemampuan',
      'Permainan adalah untuk berseronok. Tetapkan had sebelum bermula, dan berehatlah apabila ia tidak lagi menyeronokkan.',
    ],
    ['Studio baharu di lobi', 'Prismforge kini dibuka di sini: empat puluh slot dengan seni ceria dan peraturan mudah.'],
    [
      'Khidmat pelanggan siang dan malam',
      'Ada soalan tentang akaun, permainan atau bayaran? Sembang menjawab 24 jam dalam bahasa anda.',
    ],
  ],
  promotions: [
    [
      'Bonus langkah pertama',
      'Ahli baharu mendapat hadiah alu-aluan di pusat ganjaran selepas deposit pertama. Satu bagi setiap orang; termanya tertulis di sebelahnya.',
    ],
    [
      'Rebat hujung minggu',
      'Dari petang Jumaat hingga malam Ahad sebahagian taruhan anda dikembalikan, dibayar pagi Isnin tanpa borang.',
    ],
  ],
};
