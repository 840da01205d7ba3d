import type { ArchivePart, FullTexts } from '@titian/contract'

/** The names of the parts of an archive. */
export const partTexts: Readonly<Record<ArchivePart, FullTexts>> = {
  profile: { en: 'Profile', zh: '个人资料', my: 'Profil' },
  signIns: { en: 'Sign-ins and log', zh: '登录与操作日志', my: 'Log masuk dan log' },
  courses: { en: 'Courses', zh: '课程', my: 'Kursus' },
  progress: { en: 'Progress', zh: '学习进度', my: 'Kemajuan' },
  marks: { en: 'Marks and answers', zh: '成绩与作答', my: 'Markah dan jawapan' },
  homework: { en: 'Homework', zh: '作业', my: 'Tugasan' },
  notes: { en: 'Notes', zh: '笔记', my: 'Nota' },
  discussions: {
    en: 'Questions, reviews and articles',
    zh: '提问、评价与文章',
    my: 'Soalan, ulasan dan artikel',
  },
  messages: { en: 'Messages', zh: '消息', my: 'Mesej' },
  orders: { en: 'Orders and invoices', zh: '订单与发票', my: 'Pesanan dan invois' },
  certificates: { en: 'Certificates', zh: '证书', my: 'Sijil' },
  practice: { en: 'Practices', zh: '实训', my: 'Amali' },
  resume: { en: 'Resume', zh: '简历', my: 'Resume' },
  applications: { en: 'Applications', zh: '求职申请', my: 'Permohonan kerja' },
  favourites: { en: 'Favourites and links', zh: '收藏与分享', my: 'Kegemaran dan pautan' },
  agreements: { en: 'Agreements', zh: '协议', my: 'Perjanjian' },
  files: { en: 'Files', zh: '文件', my: 'Fail' },
}

/** The texts around the tables. */
export const pageTexts = {
  heading: { en: 'Your data', zh: '您的数据', my: 'Data anda' },
  about: {
    en: 'This archive has what {school} keeps about {name}. It was made on {day}. The pages are for reading; the folder “data” has the same as JSON for other programs, and the folder “files” has your files.',
    zh: '本存档包含{school}保存的{name}的数据，生成于 {day}。网页供阅读；“data”文件夹为相同内容的 JSON，供其他程序使用；“files”文件夹为您的文件。',
    my: 'Arkib ini mengandungi data {name} yang disimpan oleh {school}. Arkib disediakan pada {day}. Halaman ini untuk dibaca; folder “data” mengandungi perkara yang sama dalam bentuk JSON untuk program lain, dan folder “files” mengandungi fail anda.',
  },
  zone: {
    en: 'Dates and times on the pages are those of the time zone {zone}; the data has them in UTC or with their offset.',
    zh: '网页中的日期和时间按时区 {zone} 显示；数据中的时间为 UTC 或带有时差。',
    my: 'Tarikh dan masa pada halaman mengikut zon waktu {zone}; dalam data, masa ditulis dalam UTC atau dengan perbezaan waktunya.',
  },
  unreleased: {
    en: 'Marks that are not released yet and answer keys are not in it.',
    zh: '尚未公布的成绩与参考答案不在其中。',
    my: 'Markah yang belum dikeluarkan dan skema jawapan tidak disertakan.',
  },
  part: { en: 'Part', zh: '部分', my: 'Bahagian' },
  rows: { en: 'Entries', zh: '条数', my: 'Bilangan' },
  empty: { en: 'Nothing is kept here.', zh: '此处没有数据。', my: 'Tiada data di sini.' },
  more: {
    en: 'The page shows the first {count} of {all} entries. All of them are in {file}.',
    zh: '本页仅显示 {all} 条中的前 {count} 条，全部内容见 {file}。',
    my: 'Halaman ini menunjukkan {count} entri pertama daripada {all}. Semuanya ada dalam {file}.',
  },
  back: { en: 'To the overview', zh: '返回目录', my: 'Ke ringkasan' },
  leftOut: {
    en: 'These files are not in the archive, because it would become too large or because they are damaged. Download them on the site:',
    zh: '以下文件因存档过大或文件损坏未包含在内，请在网站上下载：',
    my: 'Fail berikut tidak disertakan kerana arkib menjadi terlalu besar atau fail rosak. Muat turun di laman:',
  },
  yes: { en: 'Yes', zh: '是', my: 'Ya' },
  no: { en: 'No', zh: '否', my: 'Tidak' },
} as const satisfies Record<string, FullTexts>
