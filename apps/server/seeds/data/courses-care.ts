// This file may be long, because it holds only data.
import { course, NOTHING_BEFORE } from './course-builder.ts'
import type { CourseSeed } from './types.ts'

/** The courses about languages for work, early childhood education and care. */
export const careCourses: CourseSeed[] = [
  course({
    key: 'business-malay',
    language: 'my',
    subject: ['languages', 'malay', 'business-malay-language'],
    kind: 'beginner',
    credit: 2,
    hours: 32,
    price: 2800,
    featured: true,
    recommended: true,
    teachers: ['lin-peishan', 'ahmad-faizal'],
    launchedDaysAgo: 210,
    name: [
      'Business Malay: from greeting to negotiation',
      '商务马来语：从问候到谈判',
      'Bahasa Melayu perniagaan: daripada sapaan hingga rundingan',
    ],
    content: [
      'Begin with five phrases and end with a short price negotiation. Taught in Chinese, with Malay you can use on the telephone next week.',
      '从五句话开始，到一场简短的价格谈判结束。中文授课，学到的马来语下周就能用在电话里。',
      'Bermula dengan lima ungkapan dan berakhir dengan rundingan harga ringkas. Diajar dalam bahasa Cina, dengan bahasa Melayu yang boleh digunakan minggu depan.',
    ],
    practise: [
      [
        'Addressing people correctly: Encik, Puan, Tuan, Datuk',
        '正确称呼：Encik、Puan、Tuan、Datuk',
        'Menyapa dengan betul: Encik, Puan, Tuan, Datuk',
      ],
      [
        'Asking for prices, quantities and dates',
        '询问价格、数量和日期',
        'Bertanya harga, kuantiti dan tarikh',
      ],
      ['Choosing kami or kita', '区分 kami 与 kita', 'Memilih kami atau kita'],
    ],
    handIn: [
      'A recorded telephone call of three minutes with a partner.',
      '与同伴录一段三分钟的电话对话。',
      'Rakaman panggilan telefon tiga minit dengan rakan.',
    ],
    aims: [
      'Open, hold and close a short business talk in Malay.',
      '能用马来语开始、进行并结束一次简短的商务谈话。',
      'Memulakan, meneruskan dan menutup perbualan perniagaan ringkas.',
    ],
    audience: [
      'Chinese speakers who trade with Malay-speaking partners.',
      '与马来语伙伴做生意的中文使用者。',
      'Penutur bahasa Cina yang berurusan dengan rakan niaga berbahasa Melayu.',
    ],
    requirements: NOTHING_BEFORE,
    chapters: [
      {
        name: ['Greeting', '问候', 'Sapaan'],
        about: ['The hour, the title, the name.', '时间、称谓与姓名。', 'Waktu, gelaran, nama.'],
        lessons: [
          ['Selamat pagi, Encik Ahmad', '早上好，Ahmad 先生', 'Selamat pagi, Encik Ahmad'],
          [
            'Introducing yourself and your company',
            '介绍自己和公司',
            'Memperkenalkan diri dan syarikat',
          ],
        ],
      },
      {
        name: ['Price', '价格', 'Harga'],
        about: [
          'Numbers, measure words, discounts.',
          '数字、量词与折扣。',
          'Nombor, penjodoh bilangan, diskaun.',
        ],
        lessons: [
          ['Berapa harganya?', '多少钱？', 'Berapa harganya?'],
          ['Boleh kurang sedikit?', '能便宜一点吗？', 'Boleh kurang sedikit?'],
        ],
      },
      {
        name: ['Agreement', '达成协议', 'Persetujuan'],
        about: [
          'Say yes clearly, and write it down.',
          '明确同意，落到纸上。',
          'Setuju dengan jelas, dan catatkan.',
        ],
        lessons: [
          ['Kami or kita?', '用 kami 还是 kita？', 'Kami atau kita?'],
          ['A short message that confirms', '一条确认短信', 'Mesej pengesahan ringkas'],
        ],
      },
    ],
  }),
  course({
    key: 'malay-counter',
    language: 'my',
    subject: ['languages', 'malay', 'service-malay'],
    kind: 'beginner',
    credit: 0,
    hours: 8,
    teachers: ['ahmad-faizal'],
    launchedDaysAgo: 30,
    name: [
      'Malay at the counter: forty phrases for service',
      '柜台马来语：四十句服务用语',
      'Bahasa Melayu di kaunter: empat puluh ungkapan layanan',
    ],
    content: [
      'Welcome, ask, offer, apologise and thank: forty phrases for a shop or a café. Each is short enough to say while your hands are busy.',
      '欢迎、询问、推荐、道歉与感谢：店铺和咖啡馆用的四十句话。每句都短，手上忙着也能说。',
      'Sambut, tanya, tawar, minta maaf dan ucap terima kasih: empat puluh ungkapan untuk kedai atau kafe. Semuanya pendek dan boleh disebut sambil bekerja.',
    ],
    practise: [
      [
        'Taking an order with numbers up to one hundred',
        '用一百以内的数字点单',
        'Mengambil pesanan dengan nombor hingga seratus',
      ],
      [
        'Saying sorry and offering a remedy',
        '道歉并提出补救',
        'Meminta maaf dan menawarkan penyelesaian',
      ],
    ],
    handIn: [
      'A recorded order for two people.',
      '录一段两人点单对话。',
      'Rakaman pesanan untuk dua orang.',
    ],
    aims: [
      'Serve a customer in Malay from hello to change.',
      '从问好到找零，用马来语服务一位顾客。',
      'Melayan pelanggan dalam bahasa Melayu dari sapaan hingga wang baki.',
    ],
    audience: [
      'Service workers who are new to Malay.',
      '刚接触马来语的服务人员。',
      'Pekerja layanan yang baharu belajar bahasa Melayu.',
    ],
    requirements: NOTHING_BEFORE,
    chapters: [
      {
        name: ['Take the order', '点单', 'Ambil pesanan'],
        about: [
          'Numbers, sizes, hot or cold.',
          '数字、大小、冷热。',
          'Nombor, saiz, panas atau sejuk.',
        ],
        lessons: [
          ['Nak minum apa?', '想喝什么？', 'Nak minum apa?'],
          ['Numbers and change', '数字与找零', 'Nombor dan wang baki'],
        ],
      },
      {
        name: ['Put it right', '补救', 'Betulkan keadaan'],
        about: ['Maaf, sebentar ya.', '抱歉，请稍等。', 'Maaf, sebentar ya.'],
        lessons: [['When the order is wrong', '点错单的时候', 'Apabila pesanan tersilap']],
      },
    ],
  }),
  course({
    key: 'workplace-email',
    language: 'en',
    subject: ['languages', 'english', 'workplace-english'],
    kind: 'beginner',
    credit: 1,
    hours: 14,
    teachers: ['lin-peishan'],
    launchedDaysAgo: 64,
    name: [
      'Workplace English: the email that gets an answer',
      '职场英语：能得到回复的邮件',
      'Bahasa Inggeris di tempat kerja: e-mel yang dibalas',
    ],
    content: [
      'Put the request in the first two lines, one subject in one email, and a date at the end. You rewrite ten emails that never got an answer.',
      '把请求写在前两行，一封邮件一件事，结尾写明日期。您会改写十封石沉大海的邮件。',
      'Letakkan permintaan dalam dua baris pertama, satu perkara bagi satu e-mel, dan tarikh di akhir. Anda menulis semula sepuluh e-mel yang tidak pernah dibalas.',
    ],
    practise: [
      [
        'Writing a subject line that can be searched',
        '写能被搜到的主题',
        'Menulis tajuk yang mudah dicari',
      ],
      ['Asking firmly and politely', '坚定而礼貌地提要求', 'Meminta dengan tegas dan sopan'],
    ],
    handIn: [
      'Three emails: a request, a reminder and a refusal.',
      '三封邮件：请求、提醒与拒绝。',
      'Tiga e-mel: permintaan, peringatan dan penolakan.',
    ],
    aims: [
      'Write a clear email of eighty words in ten minutes.',
      '十分钟写出八十词的清楚邮件。',
      'Menulis e-mel jelas lapan puluh patah perkataan dalam sepuluh minit.',
    ],
    audience: [
      'Office beginners with some school English.',
      '有一定英语基础的职场新人。',
      'Pekerja pejabat baharu dengan asas bahasa Inggeris.',
    ],
    requirements: ['School English.', '中学英语水平。', 'Bahasa Inggeris peringkat sekolah.'],
    chapters: [
      {
        name: ['Ask', '请求', 'Minta'],
        about: ['What, why, by when.', '什么、为什么、何时之前。', 'Apa, mengapa, bila.'],
        lessons: [
          ['The first two lines', '前两行', 'Dua baris pertama'],
          ['Subject lines', '邮件主题', 'Tajuk e-mel'],
        ],
      },
      {
        name: ['Remind and refuse', '提醒与拒绝', 'Peringatan dan penolakan'],
        about: [
          'Polite is not the same as long.',
          '礼貌不等于冗长。',
          'Sopan tidak bermakna panjang.',
        ],
        lessons: [['The second reminder', '第二次提醒', 'Peringatan kedua']],
      },
    ],
  }),
  course({
    key: 'hotel-english',
    language: 'en',
    subject: ['languages', 'english', 'hospitality-english'],
    kind: 'intermediate',
    credit: 1,
    hours: 18,
    price: 2200,
    teachers: ['kavitha', 'lin-peishan'],
    launchedDaysAgo: 84,
    name: [
      'English at the front desk: listening to any accent',
      '前台英语：听懂各种口音',
      'Bahasa Inggeris di kaunter hotel: memahami pelbagai loghat',
    ],
    content: [
      'Guests speak English from everywhere. Train your ear, check what you heard, and answer in sentences that cannot be misunderstood.',
      '客人的英语来自世界各地。练耳朵、会确认、用不会被误解的句子回答。',
      'Tetamu bertutur bahasa Inggeris dari merata tempat. Latih telinga, sahkan apa yang didengar, dan jawab dengan ayat yang tidak boleh disalah faham.',
    ],
    practise: [
      ['Spelling names on the telephone', '电话里拼读姓名', 'Mengeja nama melalui telefon'],
      ['Repeating back a request', '复述客人的要求', 'Mengulang permintaan tetamu'],
    ],
    handIn: [
      'A recorded booking by telephone.',
      '一段电话预订录音。',
      'Rakaman tempahan melalui telefon.',
    ],
    aims: [
      'Take a booking by telephone without a mistake.',
      '电话预订零差错。',
      'Mengambil tempahan telefon tanpa silap.',
    ],
    audience: [
      'Front desk and reservation staff.',
      '前台与预订人员。',
      'Kakitangan kaunter dan tempahan.',
    ],
    requirements: ['Everyday English.', '日常英语水平。', 'Bahasa Inggeris harian.'],
    chapters: [
      {
        name: ['Listen', '听', 'Dengar'],
        about: ['Numbers, names, dates.', '数字、姓名与日期。', 'Nombor, nama, tarikh.'],
        lessons: [
          ['Fifteen or fifty?', '十五还是五十？', 'Lima belas atau lima puluh?'],
          ['Names, letter by letter', '逐字母记姓名', 'Nama, huruf demi huruf'],
        ],
      },
      {
        name: ['Answer', '答', 'Jawab'],
        about: ['Short, whole sentences.', '短而完整的句子。', 'Ayat pendek yang lengkap.'],
        lessons: [
          ['May I repeat that?', '我复述一遍好吗？', 'Boleh saya ulang?'],
          ['Saying no to a guest', '对客人说不', 'Menolak permintaan tetamu'],
        ],
      },
    ],
  }),
  course({
    key: 'beginner-mandarin',
    language: 'zh',
    subject: ['languages', 'mandarin', 'beginner-mandarin'],
    kind: 'beginner',
    credit: 0,
    hours: 16,
    recommended: true,
    teachers: ['lin-peishan'],
    launchedDaysAgo: 21,
    name: [
      'Mandarin for colleagues: tones, names and lunch',
      '同事中文：声调、姓名与午餐',
      'Mandarin untuk rakan sekerja: nada, nama dan makan bersama',
    ],
    content: [
      'Four tones, twenty characters and the talk of one lunch hour. For colleagues who hear Mandarin every day and want to join in.',
      '四个声调、二十个汉字和一顿午餐的谈话。写给每天听到中文、想加入聊天的同事。',
      'Empat nada, dua puluh aksara dan perbualan waktu makan tengah hari. Untuk rakan sekerja yang mendengar Mandarin setiap hari dan mahu turut serta.',
    ],
    practise: [
      ['Hearing and saying four tones', '听辨并说出四声', 'Mendengar dan menyebut empat nada'],
      ['Ordering lunch and paying', '点午餐与付钱', 'Memesan makan tengah hari dan membayar'],
    ],
    handIn: ['A one-minute self-introduction.', '一分钟自我介绍。', 'Pengenalan diri satu minit.'],
    aims: [
      'Order lunch and tell your name in Mandarin.',
      '能用中文点餐和介绍姓名。',
      'Memesan makanan dan memperkenalkan diri dalam Mandarin.',
    ],
    audience: [
      'Colleagues with no Mandarin.',
      '没有中文基础的同事。',
      'Rakan sekerja tanpa asas Mandarin.',
    ],
    requirements: NOTHING_BEFORE,
    chapters: [
      {
        name: ['Tones', '声调', 'Nada'],
        about: [
          'One syllable, four meanings.',
          '一个音节，四种意思。',
          'Satu suku kata, empat makna.',
        ],
        lessons: [
          ['mā, má, mǎ, mà', '妈、麻、马、骂', 'mā, má, mǎ, mà'],
          ['Your name in Mandarin', '您的中文名字', 'Nama anda dalam Mandarin'],
        ],
      },
      {
        name: ['Lunch', '午餐', 'Makan tengah hari'],
        about: ['Rice, noodles, the bill.', '饭、面与买单。', 'Nasi, mi, bil.'],
        lessons: [['I would like noodles', '我要一碗面', 'Saya mahu semangkuk mi']],
      },
    ],
  }),
  course({
    key: 'play-language-care',
    language: 'my',
    subject: ['early-childhood', 'child-learning', 'play-language'],
    kind: 'beginner',
    credit: 2,
    hours: 20,
    featured: true,
    recommended: true,
    teachers: ['zainab'],
    launchedDaysAgo: 15,
    name: [
      'Play, language and care: working with three-year-olds',
      '游戏、语言与照料：与三岁孩子相处',
      'Main, bahasa dan jagaan: bersama kanak-kanak tiga tahun',
    ],
    content: [
      'A three-year-old learns language in play, in routine and in your answers. Plan a morning that leaves time for all three.',
      '三岁孩子在游戏、日常和您的回应中学语言。学会安排一个三者都有时间的上午。',
      'Kanak-kanak tiga tahun belajar bahasa melalui main, rutin dan jawapan anda. Rancang suatu pagi yang memberi masa kepada ketiga-tiganya.',
    ],
    practise: [
      [
        'Adding one word to what a child says',
        '在孩子的话上加一个词',
        'Menambah satu perkataan pada ujaran kanak-kanak',
      ],
      ['Setting up three play corners', '布置三个游戏角', 'Menyediakan tiga sudut main'],
      [
        'Reading one book in two languages',
        '用两种语言读一本书',
        'Membaca sebuah buku dalam dua bahasa',
      ],
    ],
    handIn: [
      'A morning plan and a short observation note.',
      '一份上午计划和一则观察记录。',
      'Rancangan pagi dan catatan pemerhatian ringkas.',
    ],
    aims: [
      'Follow the child’s lead, and lend the next word.',
      '跟随孩子，递上下一个词。',
      'Mengikut rentak kanak-kanak dan memberi perkataan seterusnya.',
    ],
    audience: [
      'Nursery assistants, parents and students.',
      '托儿所助理、家长和学员。',
      'Pembantu taska, ibu bapa dan pelajar.',
    ],
    requirements: NOTHING_BEFORE,
    chapters: [
      {
        name: ['Play', '游戏', 'Main'],
        about: ['The corner is the curriculum.', '游戏角就是课程。', 'Sudut main ialah kurikulum.'],
        lessons: [
          ['Three corners, few toys', '三个角落，少量玩具', 'Tiga sudut, sedikit mainan'],
          ['When to join, when to watch', '何时加入，何时旁观', 'Bila menyertai, bila memerhati'],
        ],
      },
      {
        name: ['Language', '语言', 'Bahasa'],
        about: [
          'Listen, repeat, add one word.',
          '听、重复、加一个词。',
          'Dengar, ulang, tambah satu perkataan.',
        ],
        lessons: [
          ['Two languages in one home', '一个家里的两种语言', 'Dua bahasa dalam satu rumah'],
          ['Reading the same book again', '再读一遍同一本书', 'Membaca buku yang sama sekali lagi'],
        ],
      },
      {
        name: ['Care', '照料', 'Jagaan'],
        about: [
          'Meals, toilet and sleep are lessons too.',
          '吃饭、如厕和睡觉也是课。',
          'Makan, tandas dan tidur juga pelajaran.',
        ],
        lessons: [['A calm routine', '平静的日常', 'Rutin yang tenang']],
      },
    ],
  }),
  course({
    key: 'child-observation',
    language: 'my',
    subject: ['early-childhood', 'child-learning', 'observation'],
    kind: 'intermediate',
    credit: 2,
    hours: 22,
    price: 3400,
    teachers: ['zainab'],
    launchedDaysAgo: 102,
    name: [
      'Observe first: notes that describe and do not judge',
      '先观察：只描述、不评判的记录',
      'Perhati dahulu: catatan yang menerangkan, bukan menghukum',
    ],
    content: [
      'Write what you saw, when and for how long, before you write what it means. Your notes become the base for planning and for talks with parents.',
      '先写看到了什么、何时、多久，再写意味着什么。记录会成为计划和家长谈话的依据。',
      'Tulis apa yang dilihat, bila dan berapa lama, sebelum menulis maknanya. Catatan anda menjadi asas perancangan dan perbualan dengan ibu bapa.',
    ],
    practise: [
      ['A running record of five minutes', '五分钟连续记录', 'Rekod berterusan lima minit'],
      ['Separating fact from opinion', '区分事实与看法', 'Memisahkan fakta daripada pendapat'],
    ],
    handIn: [
      'Three observation notes on one child, with the family’s consent.',
      '经家庭同意，对一名孩子写三则观察记录。',
      'Tiga catatan pemerhatian tentang seorang kanak-kanak, dengan izin keluarga.',
    ],
    aims: [
      'Describe a child fairly.',
      '公正地描述一个孩子。',
      'Menerangkan seorang kanak-kanak dengan adil.',
    ],
    audience: [
      'Teachers and assistants in nurseries.',
      '托儿所教师与助理。',
      'Guru dan pembantu taska.',
    ],
    requirements: [
      'Access to a nursery or a playgroup.',
      '有机会进入托儿所或游戏小组。',
      'Akses kepada taska atau kumpulan bermain.',
    ],
    chapters: [
      {
        name: ['See', '看', 'Lihat'],
        about: [
          'Sit low, write little, miss nothing.',
          '坐低、少写、不漏看。',
          'Duduk rendah, tulis sedikit, jangan terlepas.',
        ],
        lessons: [
          ['The five-minute record', '五分钟记录', 'Rekod lima minit'],
          ['Fact or opinion?', '事实还是看法？', 'Fakta atau pendapat?'],
        ],
      },
      {
        name: ['Use', '用', 'Guna'],
        about: [
          'From the note to the next day.',
          '从记录到第二天。',
          'Daripada catatan ke hari esok.',
        ],
        lessons: [
          ['Planning from a note', '从记录到计划', 'Merancang daripada catatan'],
          ['Talking with parents', '与家长谈话', 'Berbincang dengan ibu bapa'],
        ],
      },
    ],
  }),
  course({
    key: 'clean-hands',
    language: 'my',
    subject: ['early-childhood', 'child-care', 'health-hygiene'],
    kind: 'beginner',
    credit: 0,
    hours: 6,
    teachers: ['zainab'],
    launchedDaysAgo: 57,
    name: [
      'Clean hands, calm nappies: hygiene in the nursery',
      '洗手与换尿布：托儿所卫生',
      'Tangan bersih, lampin bersih: kebersihan di taska',
    ],
    content: [
      'Stop the spread of colds and stomach upsets with soap, order and patience. Every routine is shown step by step.',
      '用肥皂、顺序和耐心，挡住感冒和肠胃病的传播。每个流程都一步一步示范。',
      'Hentikan penularan selesema dan sakit perut dengan sabun, susunan dan kesabaran. Setiap rutin ditunjukkan langkah demi langkah.',
    ],
    practise: [
      [
        'Washing hands for at least twenty seconds',
        '洗手至少二十秒',
        'Mencuci tangan sekurang-kurangnya dua puluh saat',
      ],
      [
        'Changing a nappy without touching the clean side',
        '换尿布时不碰干净一侧',
        'Menukar lampin tanpa menyentuh bahagian bersih',
      ],
    ],
    handIn: [
      'A cleaning plan for one room and one week.',
      '一个房间一周的清洁计划。',
      'Pelan pembersihan bagi sebuah bilik selama seminggu.',
    ],
    aims: [
      'Keep a room of ten children healthy.',
      '让十个孩子的房间保持健康。',
      'Menjaga kesihatan bilik sepuluh kanak-kanak.',
    ],
    audience: [
      'Nursery staff and parents.',
      '托儿所员工和家长。',
      'Kakitangan taska dan ibu bapa.',
    ],
    requirements: NOTHING_BEFORE,
    chapters: [
      {
        name: ['Hands', '手', 'Tangan'],
        about: ['Before food, after the toilet.', '饭前便后。', 'Sebelum makan, selepas tandas.'],
        lessons: [
          ['Twenty seconds with a song', '唱着歌洗二十秒', 'Dua puluh saat dengan lagu'],
          ['The nappy station', '换尿布台', 'Tempat menukar lampin'],
        ],
      },
      {
        name: ['Room', '房间', 'Bilik'],
        about: [
          'Clean first, then disinfect.',
          '先清洁，后消毒。',
          'Cuci dahulu, kemudian nyahkuman.',
        ],
        lessons: [['Toys, tables, cloths', '玩具、桌子与抹布', 'Mainan, meja, kain']],
      },
    ],
  }),
  course({
    key: 'child-first-aid',
    language: 'en',
    subject: ['early-childhood', 'child-care', 'child-first-aid'],
    kind: 'advanced',
    credit: 1,
    hours: 16,
    price: 4000,
    featured: true,
    teachers: ['zainab', 'kavitha'],
    launchedDaysAgo: 130,
    name: [
      'First aid thinking for people who care for children',
      '照料儿童者的急救思维',
      'Asas pertolongan cemas untuk penjaga kanak-kanak',
    ],
    content: [
      'Look, make safe, call, help: an order to hold on to when a child is hurt. This course prepares you for a certified hands-on class; it does not replace it.',
      '看、确保安全、呼叫、施救：孩子受伤时可以抓住的顺序。本课程帮助您准备持证的实操课，不能替代它。',
      'Lihat, selamatkan, hubungi, bantu: susunan untuk dipegang apabila kanak-kanak cedera. Kursus ini menyediakan anda untuk kelas amali bertauliah; ia bukan pengganti.',
    ],
    practise: [
      [
        'Calling 999 with place, number and condition',
        '拨打 999，说清地点、人数与状况',
        'Menghubungi 999 dengan tempat, bilangan dan keadaan',
      ],
      [
        'Making a play area safer in ten minutes',
        '十分钟让游戏区更安全',
        'Menjadikan kawasan main lebih selamat dalam sepuluh minit',
      ],
    ],
    handIn: [
      'An emergency card for your own room.',
      '一张您自己教室的应急卡。',
      'Kad kecemasan bagi bilik anda sendiri.',
    ],
    aims: [
      'Act in the right order, and call early.',
      '按正确顺序行动，尽早呼叫。',
      'Bertindak mengikut susunan betul, dan hubungi awal.',
    ],
    audience: [
      'Carers, teachers and parents.',
      '照料者、教师和家长。',
      'Penjaga, guru dan ibu bapa.',
    ],
    requirements: [
      'A certified first aid class is recommended alongside.',
      '建议同时参加持证急救课。',
      'Kelas pertolongan cemas bertauliah digalakkan bersama-sama.',
    ],
    chapters: [
      {
        name: ['Before', '之前', 'Sebelum'],
        about: [
          'Most accidents can be seen coming.',
          '多数意外都有预兆。',
          'Kebanyakan kemalangan boleh dijangka.',
        ],
        lessons: [
          ['Ten minutes on your knees', '跪着看十分钟', 'Sepuluh minit berlutut'],
          ['The first aid box', '急救箱', 'Peti pertolongan cemas'],
        ],
      },
      {
        name: ['In the moment', '当下', 'Ketika kejadian'],
        about: [
          'Look, make safe, call, help.',
          '看、确保安全、呼叫、施救。',
          'Lihat, selamatkan, hubungi, bantu.',
        ],
        lessons: [
          ['The call', '打电话', 'Panggilan'],
          [
            'Burns, falls, choking: the order of steps',
            '烫伤、跌倒、噎住：步骤顺序',
            'Lecur, jatuh, tercekik: susunan langkah',
          ],
        ],
      },
    ],
  }),
]
