import type { FullTexts } from '../wire/language.ts'

/** The reasons why a file is refused, or cannot be decoded (FRM-375). */
export const filesReasons = {
  /** FRM-434: a file without a byte is refused. */
  fileEmpty: { en: 'The file is empty.', zh: '文件是空的', my: 'Fail itu kosong.' },
  fileTooLarge: {
    en: 'The file is larger than allowed.',
    zh: '文件超过允许的大小',
    my: 'Fail melebihi saiz yang dibenarkan.',
  },
  ownFilesFull: {
    en: 'Your storage space is full. Remove some files first.',
    zh: '您的文件空间已满，请先删除部分文件',
    my: 'Ruang fail anda telah penuh. Padamkan sebahagian dahulu.',
  },
  personalFilesFull: {
    en: 'Your files and handed-in work have filled your storage space. Please ask your school.',
    zh: '您的文件和提交内容已用完个人空间，请联系学校',
    my: 'Fail dan kerja yang anda hantar telah memenuhi ruang anda. Sila hubungi sekolah.',
  },
  schoolFilesFull: {
    en: 'The school’s storage space is full. Please inform the staff: they can remove files or ask for more.',
    zh: '本校的存储空间已用完，请告知学校工作人员：可删除文件或申请更多空间',
    my: 'Ruang simpanan sekolah ini telah penuh. Sila maklumkan kepada kakitangan sekolah: mereka boleh memadam fail atau memohon ruang tambahan.',
  },
  schoolVideosFull: {
    en: 'The school’s minutes of video are used up. Please inform the staff: they can remove videos or ask for more.',
    zh: '本校的视频时长已用完，请告知学校工作人员：可删除视频或申请更多时长',
    my: 'Minit video sekolah ini telah habis digunakan. Sila maklumkan kepada kakitangan sekolah: mereka boleh memadam video atau memohon tambahan.',
  },
  storageFull: {
    en: 'The school has no space for files now. Please inform the school; what you wrote is kept.',
    zh: '学校的存储空间不足，暂时无法上传文件，请告知学校；您填写的内容已保留',
    my: 'Ruang simpanan sekolah tidak mencukupi sekarang. Sila maklumkan kepada sekolah; apa yang anda tulis disimpan.',
  },
  storageAway: {
    en: 'Files cannot be opened or saved at the moment. Please try again in a minute.',
    zh: '暂时无法打开或保存文件，请稍后重试',
    my: 'Fail tidak dapat dibuka atau disimpan buat masa ini. Sila cuba lagi sebentar lagi.',
  },
  fileTypeWrong: {
    en: 'Files of this type are not accepted here.',
    zh: '不支持此类型的文件',
    my: 'Jenis fail ini tidak diterima di sini.',
  },
  fileTooMuch: {
    en: 'This file takes too long to read. Save it again, or split it, and try again.',
    zh: '该文件读取耗时过长，请重新保存或拆分后再试',
    my: 'Fail ini mengambil masa terlalu lama untuk dibaca. Simpan semula atau pecahkannya, kemudian cuba lagi.',
  },
  avatarTooLarge: {
    en: 'The picture must be at most 5 MB.',
    zh: '图片大小不能超过 5 MB',
    my: 'Gambar mestilah tidak melebihi 5 MB.',
  },
  avatarType: {
    en: 'Please choose a JPG or PNG picture.',
    zh: '请选择 JPG 或 PNG 图片',
    my: 'Sila pilih gambar JPG atau PNG.',
  },
  uploadUnfinished: {
    en: 'The upload is not finished yet.',
    zh: '文件尚未上传完成',
    my: 'Muat naik belum selesai.',
  },
  encodingUnknown: {
    en: 'The encoding of this file is unknown. Save it as UTF-8.',
    zh: '无法识别该文件的编码，请另存为 UTF-8',
    my: 'Pengekodan fail ini tidak diketahui. Simpannya sebagai UTF-8.',
  },
  captionsEmpty: {
    en: 'No captions with a start and an end were found. Use WebVTT or SubRip.',
    zh: '未找到带起止时间的字幕，请使用 WebVTT 或 SubRip',
    my: 'Tiada sari kata dengan masa mula dan tamat ditemui. Gunakan WebVTT atau SubRip.',
  },
  encodingUnsure: {
    en: 'The letters of this file can be read in several ways. Choose the encoding in which they are right.',
    zh: '该文件的文字有多种读法，请选择文字显示正确的编码',
    my: 'Huruf fail ini boleh dibaca dengan beberapa cara. Pilih pengekodan yang betul.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return. */
export const filesStaffReasons: readonly (keyof typeof filesReasons)[] = [
  'encodingUnknown',
  'captionsEmpty',
  'encodingUnsure',
]

/** Reasons that only file pages show. */
export const filesModuleReasons: readonly (keyof typeof filesReasons)[] = ['ownFilesFull']
