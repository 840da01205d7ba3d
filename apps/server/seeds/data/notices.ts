// This file may be long, because it holds only data.
import { t3, type Text3 } from './types.ts'

/**
 * A teacher's message to a course, in all languages of the school; an empty line begins a new
 * paragraph.
 */
export interface CourseNoticeSeed {
  courseKey: string
  teacher: string
  daysAgo: number
  title: Text3
  content: Text3
}

export interface BulletinSeed {
  school: string
  daysAgo: number
  title: Text3
  content: Text3
}

/** The demo student joined these courses earlier, so that some messages are unread. */
export const courseNotices: CourseNoticeSeed[] = [
  {
    courseKey: 'listing-keywords',
    teacher: 'nurul-huda',
    daysAgo: 11.5,
    title: t3('Welcome to the course', '欢迎加入本课程', 'Selamat datang ke kursus ini'),
    content: t3(
      'Welcome, everybody. Watch the first chapter at your own pace this week and write down three shops that you like to buy from.\n\nQuestions are answered here and in the live class on Wednesdays.',
      '欢迎各位。本周请按自己的节奏看完第一章，并写下您喜欢光顾的三家店。\n\n有问题可以在这里提，也可以在周三的直播课上提。',
      'Selamat datang semua. Tonton bab pertama minggu ini mengikut rentak anda dan catat tiga kedai yang anda suka.\n\nSoalan dijawab di sini dan dalam kelas langsung pada hari Rabu.',
    ),
  },
  {
    courseKey: 'listing-keywords',
    teacher: 'nurul-huda',
    daysAgo: 10,
    title: t3(
      'Start with one product of your own',
      '从您自己的一件商品开始',
      'Mulakan dengan satu produk anda sendiri',
    ),
    content: t3(
      'Choose one product that you would really sell and keep it through the whole course. Every exercise builds on the one before.\n\nIf you have no product yet, take something from your kitchen: a spice mix, a snack, a tool.',
      '选一件您真的会卖的商品，整门课都用它，每个练习都以前一个为基础。\n\n如果还没有商品，就从厨房里选一样：一种香料、一种零食或一件工具。',
      'Pilih satu produk yang benar-benar akan anda jual dan gunakannya sepanjang kursus. Setiap latihan bergantung pada latihan sebelumnya.\n\nJika belum ada produk, ambil sesuatu dari dapur: rempah, makanan ringan atau alat.',
    ),
  },
  {
    courseKey: 'listing-keywords',
    teacher: 'chen-siyuan',
    daysAgo: 3,
    title: t3(
      'Live class on Wednesday evening: the keyword sheet',
      '周三晚间直播答疑：关键词表格',
      'Kelas langsung malam Rabu: jadual kata kunci',
    ),
    content: t3(
      'On Wednesday at 20:00 we look at how to collect long-tail keywords from the search box, and what each column of the sheet is for.\n\nIf you cannot come, ask your question in the course and I answer it the next day.',
      '本周三晚上八点直播答疑，重点讲怎样从平台搜索框里收集长尾词，以及表格里每一列的用途。\n\n来不及参加的学员，请在课程里提问，我第二天回答。',
      'Pada hari Rabu pukul 8 malam, kita lihat cara mengumpul kata kunci ekor panjang daripada kotak carian dan kegunaan setiap lajur jadual.\n\nJika tidak dapat hadir, tulis soalan dalam kursus dan saya jawab keesokan harinya.',
    ),
  },
  {
    courseKey: 'listing-keywords',
    teacher: 'nurul-huda',
    daysAgo: 0.2,
    title: t3('The unit test is open', '单元测验已开放', 'Ujian unit telah dibuka'),
    content: t3(
      'The test on keywords is open. It has no trick questions: with the lessons watched and the table filled in, you are ready.\n\nYou may look at your own table while you answer.\nPlease do not share your answers with others.',
      '关键词单元测验已经开放。没有陷阱题：看完课程、填好表格，就可以参加了。\n\n答题时可以看自己的表格。\n请不要把答案告诉他人。',
      'Ujian tentang kata kunci telah dibuka. Tiada soalan perangkap: jika pelajaran sudah ditonton dan jadual sudah diisi, anda sudah bersedia.\n\nAnda boleh merujuk jadual anda sendiri semasa menjawab.\nJangan kongsi jawapan dengan orang lain.',
    ),
  },
  {
    courseKey: 'product-photography',
    teacher: 'tan-wei-jie',
    daysAgo: 1,
    title: t3(
      'White card: any stationery shop will do',
      '白卡纸：文具店都有卖',
      'Kad putih: mana-mana kedai alat tulis ada',
    ),
    content: t3(
      'Several of you asked where to buy the white card. Any stationery shop has it, size A2, for about two ringgit. Matt is better than glossy.',
      '不少学员问白卡纸在哪里买。文具店都有，A2 大小，大约两令吉。哑光比亮光好。',
      'Ramai bertanya di mana hendak membeli kad putih. Mana-mana kedai alat tulis ada, saiz A2, kira-kira dua ringgit. Yang tidak berkilat lebih baik daripada yang berkilat.',
    ),
  },
  {
    courseKey: 'malay-counter',
    teacher: 'ahmad-faizal',
    daysAgo: 16,
    title: t3(
      'Keep practising at your own counter',
      '请在自己的柜台上继续练习',
      'Teruskan berlatih di kaunter anda',
    ),
    content: t3(
      'Thank you to all who have completed the course.\n\nServe one customer in Malay every day, even if you only ask how they are.',
      '感谢各位完成课程的学员。\n\n每天用马来语接待一位顾客，哪怕只是问声好。',
      'Terima kasih kepada semua yang telah menamatkan kursus ini.\n\nTeruskan berlatih: cuba layan seorang pelanggan dalam bahasa Melayu setiap hari, walaupun sekadar bertanya khabar.',
    ),
  },
  {
    courseKey: 'business-malay',
    teacher: 'lin-peishan',
    daysAgo: 5,
    title: t3(
      'Please finish the recording of chapter 2 by Friday',
      '第二章练习录音请在周五前完成',
      'Sila siapkan rakaman bab 2 sebelum Jumaat',
    ),
    content: t3(
      'Record the dialogue of chapter 2, two minutes at most, by Friday. It need not be perfect; what counts is that you speak.',
      '请把第二章的对话录成两分钟以内的音频，周五之前完成。录音不必完美，重要的是开口。',
      'Rakam dialog bab 2, paling lama dua minit, sebelum hari Jumaat. Tidak perlu sempurna; yang penting anda bercakap.',
    ),
  },
]

export const bulletins: BulletinSeed[] = [
  {
    school: 'teratai',
    daysAgo: 9,
    title: t3(
      'Library hours during the exam weeks',
      '考试周图书馆开放时间',
      'Waktu perpustakaan semasa minggu peperiksaan',
    ),
    content: t3(
      'During the exam weeks the library is open from 8:00 to 22:00, also on Saturdays.\n\nGroup rooms can be booked for two hours a day.',
      '考试周期间，图书馆每天 8:00 至 22:00 开放，周六照常。\n\n小组讨论室每天可预约两小时。',
      'Sepanjang minggu peperiksaan, perpustakaan dibuka dari 8:00 pagi hingga 10:00 malam, termasuk hari Sabtu.\n\nBilik kumpulan boleh ditempah dua jam sehari.',
    ),
  },
  {
    school: 'teratai',
    daysAgo: 2,
    title: t3(
      'The site is maintained on Sunday morning',
      '周日清晨网站维护',
      'Laman diselenggara pada pagi Ahad',
    ),
    content: t3(
      'On Sunday from 2:00 to 4:00 in the morning the site may be away for some minutes. What you have saved is kept; please do not begin a paper in these two hours.',
      '周日凌晨 2:00 至 4:00，网站可能有几分钟无法访问。已保存的内容不会丢失，请不要在这两个小时内开始考试。',
      'Pada hari Ahad, 2:00 hingga 4:00 pagi, laman mungkin tidak dapat dibuka selama beberapa minit. Apa yang telah disimpan tidak hilang; jangan mula menjawab peperiksaan dalam dua jam itu.',
    ),
  },
  {
    school: 'kopi',
    daysAgo: 4,
    title: t3(
      'Practical classes move to workshop B',
      '实操课改在 B 工作室',
      'Kelas amali dipindahkan ke bengkel B',
    ),
    content: t3(
      'From next week all practical classes with the cloth filter are held in workshop B.\n\nPlease bring an apron and closed shoes.',
      '从下周起，所有布袋冲泡实操课都在 B 工作室上课。\n\n请自备围裙并穿不露趾的鞋。',
      'Mulai minggu hadapan, semua kelas amali penapis kain diadakan di bengkel B.\n\nSila bawa apron dan kasut bertutup.',
    ),
  },
]
