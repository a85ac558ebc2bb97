import type { AnnouncementTexts } from '../AnnouncementTexts.ts';

export const ID: AnnouncementTexts = {
  banners: [
    ['Lampu sudah menyala', 'Lebih dari enam ratus permainan, buka sepanjang malam di {brand}.'],
    ['Slot baru setiap Jumat', 'Minggu ini tiga slot segar masuk ke lobi.'],
    ['Kursi Anda di meja live', 'Dealer asli, batas taruhan jelas, dilayani dalam bahasa Anda.'],
    ['Setiap hari hari pertandingan', 'Odds untuk liga besar maupun kecil.'],
    ['Ajak teman bermain', 'Kode undangan Anda menunggu di akun.'],
    ['Laut dalam, tangkapan besar', 'Isi meriam dan lihat apa yang lewat.'],
  ],
  notices: [
    ['Selamat datang di {brand}', 'Semua permainan bisa dilihat tanpa akun. Mendaftar tidak sampai satu menit.'],
    [
      'Pemeliharaan singkat hari Selasa',
      'Meja live berhenti hari Selasa pukul 04.00 sampai 04.30. Slot dan olahraga tetap buka. Ronde yang berjalan diselesaikan dulu.',
    ],
    [
      'Jaga keamanan akun Anda',
      'Pakai kata sandi yang tidak dipakai di tempat lain. Staf kami tidak pernah memintanya lewat obrolan atau telepon.',
    ],
    [
      'Deposit kini lebih cepat',
      'Sebagian besar deposit masuk dalam satu menit. Bila lebih dari sepuluh menit, layanan pelanggan akan memeriksanya.',
    ],
    [
      'Bermain secukupnya',
      'Permainan dibuat untuk hiburan. Tentukan batas sebelum mulai, dan beristirahatlah bila tidak lagi terasa menyenangkan.',
    ],
    ['Studio baru di lobi', 'Prismforge kini hadir: empat puluh slot dengan gambar cerah dan aturan sederhana.'],
    [
      'Layanan pelanggan siang dan malam',
      'Ada pertanyaan tentang akun, permainan, atau pembayaran? Obrolan menjawab 24 jam dalam bahasa Anda.',
    ],
  ],
  promotions: [
    [
      'Bonus langkah pertama',
      'Anggota baru mendapat hadiah sambutan di pusat hadiah setelah deposit pertama. Satu per orang; syaratnya tertulis di sampingnya.',
    ],
    [
      'Rabat akhir pekan',
      'Dari Jumat petang sampai Minggu malam sebagian taruhan kembali kepada Anda, dibayar Senin pagi tanpa formulir.',
    ],
  ],
};
