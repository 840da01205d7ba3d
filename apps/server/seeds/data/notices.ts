// Data, not logic: long on purpose.

/** Said by a teacher to one course; an empty line begins a new paragraph. */
export interface CourseNoticeSeed {
  courseKey: string
  teacher: string
  daysAgo: number
  title: string
  content: string
}

export interface BulletinSeed {
  school: string
  daysAgo: number
  title: string
  content: string
}

/** The demo student joined these courses before, so that some of them wait to be read. */
export const courseNotices: CourseNoticeSeed[] = [
  {
    courseKey: 'listing-keywords',
    teacher: 'nurul-huda',
    daysAgo: 11.5,
    title: 'Welcome to the course',
    content:
      'Welcome, everybody. Watch the first chapter at your own pace this week and write down three shops that you like to buy from.\n\nQuestions are answered here and in the live class on Wednesdays.',
  },
  {
    courseKey: 'listing-keywords',
    teacher: 'nurul-huda',
    daysAgo: 10,
    title: 'Start with one product of your own',
    content:
      'Choose one product that you would really sell and keep it through the whole course. Every exercise builds on the one before.\n\nIf you have no product yet, take something from your kitchen: a spice mix, a snack, a tool.',
  },
  {
    courseKey: 'listing-keywords',
    teacher: 'chen-siyuan',
    daysAgo: 3,
    title: '周三晚间直播答疑：关键词表格',
    content:
      '本周三晚上八点直播答疑，重点讲怎样从平台搜索框里收集长尾词，以及表格里每一列的用途。\n\n来不及参加的同学，第二天可以在课程里看回放。',
  },
  {
    courseKey: 'listing-keywords',
    teacher: 'nurul-huda',
    daysAgo: 0.2,
    title: 'The unit test is open until Sunday',
    content:
      'The test on keywords is open until Sunday, 23:59. It has no trick questions: whoever watched the lessons and filled in the table is ready.\n\nYou may look at your own table while you answer.\nPlease do not share your answers with others.',
  },
  {
    courseKey: 'product-photography',
    teacher: 'tan-wei-jie',
    daysAgo: 1,
    title: 'White card: any stationery shop will do',
    content:
      'Several of you asked where to buy the white card. Any stationery shop has it, size A2, for about two ringgit. Matt is better than glossy.',
  },
  {
    courseKey: 'malay-counter',
    teacher: 'ahmad-faizal',
    daysAgo: 16,
    title: 'Tahniah kepada semua yang sudah tamat',
    content:
      'Lebih separuh daripada anda sudah menamatkan kursus ini. Tahniah!\n\nTeruskan berlatih: cuba layan seorang pelanggan dalam bahasa Melayu setiap hari, walaupun sekadar bertanya khabar.',
  },
  {
    courseKey: 'business-malay',
    teacher: 'lin-peishan',
    daysAgo: 5,
    title: '第二章练习录音请在周五前完成',
    content: '请把第二章的对话录成两分钟以内的音频，周五之前完成。录音不必完美，重要的是开口。',
  },
]

export const bulletins: BulletinSeed[] = [
  {
    school: 'teratai',
    daysAgo: 9,
    title: 'Library hours during the examination weeks',
    content:
      'During the examination weeks the library is open from 8:00 to 22:00, also on Saturdays.\n\nGroup rooms can be booked for two hours a day.',
  },
  {
    school: 'teratai',
    daysAgo: 2,
    title: 'The site is maintained on Sunday morning',
    content:
      'On Sunday from 2:00 to 4:00 in the morning the site may be away for some minutes. Whatever you have saved stays saved; please do not begin a paper in these two hours.',
  },
  {
    school: 'kopi',
    daysAgo: 4,
    title: 'Kelas amali dipindahkan ke bengkel B',
    content:
      'Mulai minggu hadapan, semua kelas amali penapis kain diadakan di bengkel B.\n\nSila bawa apron dan kasut bertutup.',
  },
]
