// This file may be long, because it holds only data.
import { A_PHONE, course, NOTHING_BEFORE } from './course-builder.ts'
import type { CourseSeed } from './types.ts'

/** The courses about hospitality and tourism, design and media. */
export const peopleCourses: CourseSeed[] = [
  course({
    key: 'front-office',
    language: 'en',
    subject: ['hospitality', 'rooms', 'front-office'],
    kind: 'intermediate',
    credit: 3,
    hours: 36,
    price: 3600,
    featured: true,
    recommended: true,
    teachers: ['kavitha'],
    launchedDaysAgo: 120,
    name: [
      'Front office operations: first greeting to night audit',
      '前厅运营：从第一声问候到夜审',
      'Operasi pejabat hadapan: sapaan pertama hingga audit malam',
    ],
    content: [
      'Work through one hotel day at the desk: arrivals, room moves, complaints, departures and the night audit. Each lesson ends with a short scene to play.',
      '在前台走完酒店的一天：入住、换房、投诉、退房与夜审。每课结束都有一个情景练习。',
      'Lalui sehari di kaunter hotel: ketibaan, tukar bilik, aduan, daftar keluar dan audit malam. Setiap pelajaran berakhir dengan satu babak lakonan.',
    ],
    practise: [
      [
        'Checking in a guest in four minutes',
        '四分钟办好入住',
        'Mendaftar masuk tetamu dalam empat minit',
      ],
      [
        'Handling an overbooked night with dignity',
        '体面地处理超额预订',
        'Mengurus malam terlebih tempah dengan beradab',
      ],
      [
        'Balancing the day in the night audit',
        '夜审轧账',
        'Mengimbangkan akaun hari itu dalam audit malam',
      ],
    ],
    handIn: [
      'Two recorded scenes and one balanced night audit.',
      '两段情景录像和一份轧平的夜审。',
      'Dua rakaman babak dan satu audit malam yang seimbang.',
    ],
    aims: [
      'Hold the desk alone on a quiet night.',
      '在平静的夜晚能独自值守前台。',
      'Menjaga kaunter sendirian pada malam yang tenang.',
    ],
    audience: [
      'Hospitality students and new front desk staff.',
      '酒店专业学员和前台新人。',
      'Pelajar hospitaliti dan kakitangan kaunter baharu.',
    ],
    requirements: [
      'Spoken English for simple guest requests.',
      '能用英语应对简单的客人需求。',
      'Bahasa Inggeris lisan untuk permintaan mudah tetamu.',
    ],
    chapters: [
      {
        name: ['Arrival', '入住', 'Ketibaan'],
        about: ['The first ninety seconds.', '最初的九十秒。', 'Sembilan puluh saat pertama.'],
        lessons: [
          ['Greeting, name, eye contact', '问候、称呼与目光', 'Sapaan, nama, pandangan mata'],
          ['Identity, deposit, key', '证件、押金与房卡', 'Pengenalan, deposit, kunci'],
        ],
      },
      {
        name: ['Stay', '住店', 'Penginapan'],
        about: [
          'Requests, complaints, room moves.',
          '需求、投诉与换房。',
          'Permintaan, aduan, tukar bilik.',
        ],
        lessons: [
          ['A complaint in five steps', '五步处理投诉', 'Aduan dalam lima langkah'],
          ['Overbooked: walking a guest', '超订时安排外住', 'Terlebih tempah: memindahkan tetamu'],
        ],
      },
      {
        name: ['Departure and night', '退房与夜班', 'Daftar keluar dan malam'],
        about: [
          'The bill, the ledger, the new day.',
          '账单、台账与新的一天。',
          'Bil, lejar, hari baharu.',
        ],
        lessons: [
          ['The bill without surprises', '没有意外的账单', 'Bil tanpa kejutan'],
          ['The night audit', '夜审', 'Audit malam'],
        ],
      },
    ],
  }),
  course({
    key: 'peranakan-kitchen',
    language: 'zh',
    subject: ['hospitality', 'food-service', 'culinary'],
    kind: 'intermediate',
    credit: 2,
    hours: 30,
    price: 3200,
    teachers: ['lin-peishan', 'kavitha'],
    launchedDaysAgo: 88,
    name: [
      'Peranakan kitchen: sauces, steam and service',
      '娘惹厨房：酱料、蒸制与上桌',
      'Dapur Peranakan: sos, kukus dan hidangan',
    ],
    content: [
      'Pound a rempah, judge it by smell, and cook four dishes that begin with it. You also learn to cost a plate and to serve it hot.',
      '捣一份香料酱，凭气味判断火候，用它做四道菜。还会学习核算一盘菜的成本，并趁热上桌。',
      'Tumbuk rempah, nilai melalui bau, dan masak empat hidangan daripadanya. Anda juga belajar mengira kos sepinggan dan menghidangkannya panas.',
    ],
    practise: [
      [
        'Frying rempah until the oil separates',
        '把香料炒到出油',
        'Menumis rempah sehingga pecah minyak',
      ],
      [
        'Steaming kuih with an even top',
        '蒸出表面平整的娘惹糕',
        'Mengukus kuih dengan permukaan rata',
      ],
    ],
    handIn: [
      'One plated dish with its cost card.',
      '一道摆盘的菜和成本卡。',
      'Satu hidangan berserta kad kos.',
    ],
    aims: [
      'Cook four dishes the same way twice.',
      '四道菜做两次都一样。',
      'Memasak empat hidangan dengan hasil yang sama dua kali.',
    ],
    audience: [
      'Kitchen trainees and home cooks who want to sell.',
      '厨房学徒和想卖餐的家庭厨师。',
      'Pelatih dapur dan tukang masak rumah yang mahu menjual.',
    ],
    requirements: [
      'Basic knife skills and kitchen hygiene.',
      '基本刀工和厨房卫生知识。',
      'Kemahiran pisau asas dan kebersihan dapur.',
    ],
    chapters: [
      {
        name: ['Rempah', '香料酱', 'Rempah'],
        about: [
          'Roots, chillies, belacan, candlenuts.',
          '根茎、辣椒、峇拉煎和石栗。',
          'Ubi, cili, belacan, buah keras.',
        ],
        lessons: [
          ['What goes in first', '先放什么', 'Apa yang dimasukkan dahulu'],
          ['Pecah minyak: when the oil separates', '出油的时刻', 'Pecah minyak: tanda ia masak'],
        ],
      },
      {
        name: ['Steam and serve', '蒸与上桌', 'Kukus dan hidang'],
        about: ['From the steamer to the table.', '从蒸笼到餐桌。', 'Dari pengukus ke meja.'],
        lessons: [
          ['Kuih in layers', '千层糕', 'Kuih lapis'],
          ['The cost card of a plate', '一盘菜的成本卡', 'Kad kos sepinggan'],
        ],
      },
    ],
  }),
  course({
    key: 'room-thirty-minutes',
    language: 'en',
    subject: ['hospitality', 'rooms', 'housekeeping'],
    kind: 'beginner',
    credit: 1,
    hours: 10,
    teachers: ['kavitha'],
    launchedDaysAgo: 44,
    name: [
      'A guest room in thirty minutes',
      '三十分钟整理一间客房',
      'Sebuah bilik tetamu dalam tiga puluh minit',
    ],
    content: [
      'Clean a departure room in the right order, from high to low and from dry to wet. Save your back, and miss nothing that a guest will see.',
      '按正确顺序打扫退房：从高到低，从干到湿。省力护腰，客人看得到的一处不漏。',
      'Bersihkan bilik daftar keluar mengikut susunan betul, dari atas ke bawah dan dari kering ke basah. Jaga belakang anda, dan jangan tertinggal apa-apa yang tetamu nampak.',
    ],
    practise: [
      [
        'Making a bed from one side at a time',
        '一侧一侧铺床',
        'Mengemas katil satu sisi pada satu masa',
      ],
      [
        'Using one cloth colour for each area',
        '分色抹布分区使用',
        'Menggunakan satu warna kain bagi setiap kawasan',
      ],
    ],
    handIn: [
      'A room checklist filled in by a partner.',
      '一份由同伴填写的客房检查表。',
      'Senarai semak bilik yang diisi oleh rakan.',
    ],
    aims: [
      'Finish a standard room to the checklist in half an hour.',
      '半小时按检查表完成一间标准房。',
      'Menyiapkan bilik standard mengikut senarai semak dalam setengah jam.',
    ],
    audience: [
      'New room attendants and homestay hosts.',
      '客房新人和民宿主人。',
      'Petugas bilik baharu dan hos inap desa.',
    ],
    requirements: NOTHING_BEFORE,
    chapters: [
      {
        name: ['Order of work', '工作顺序', 'Susunan kerja'],
        about: [
          'High to low, dry to wet.',
          '从高到低，从干到湿。',
          'Atas ke bawah, kering ke basah.',
        ],
        lessons: [
          ['The trolley and the first look', '工作车与第一眼', 'Troli dan tinjauan pertama'],
          ['The bed', '铺床', 'Katil'],
        ],
      },
      {
        name: ['Bathroom and last look', '浴室与最后检查', 'Bilik mandi dan semakan akhir'],
        about: [
          'Cloth colours and contact time.',
          '抹布颜色与作用时间。',
          'Warna kain dan masa sentuhan.',
        ],
        lessons: [['Clean, wait, wipe', '喷、等、擦', 'Cuci, tunggu, lap']],
      },
    ],
  }),
  course({
    key: 'coffee-two-counters',
    language: 'en',
    subject: ['hospitality', 'food-service', 'coffee-service'],
    kind: 'beginner',
    credit: 0,
    hours: 8,
    recommended: true,
    teachers: ['kavitha'],
    launchedDaysAgo: 9,
    name: [
      'Coffee at two counters: kopitiam filter and espresso',
      '两个柜台的咖啡：茶室滤袋与浓缩',
      'Kopi di dua kaunter: penapis kopitiam dan espreso',
    ],
    content: [
      'Brew kopi through a cloth filter and pull a clean espresso. Understand grind, dose and time well enough to repair a bad cup.',
      '用布袋冲一壶南洋咖啡，也萃取一份干净的浓缩。弄懂研磨、粉量和时间，能把难喝的一杯救回来。',
      'Bancuh kopi dengan penapis kain dan hasilkan espreso yang bersih. Fahami kisaran, sukatan dan masa supaya boleh membaiki secawan yang tidak sedap.',
    ],
    practise: [
      [
        'Changing one thing at a time: grind, dose, time',
        '一次只改一个变量',
        'Mengubah satu perkara pada satu masa',
      ],
      ['Steaming milk to a fine foam', '打出细腻奶泡', 'Mengukus susu hingga buih halus'],
    ],
    handIn: ['A tasting card of six cups.', '六杯咖啡的品尝卡。', 'Kad rasa enam cawan.'],
    aims: [
      'Make the same cup twice, and say why it tastes so.',
      '同一杯能做两次，并说出味道的原因。',
      'Membuat cawan yang sama dua kali, dan menerangkan rasanya.',
    ],
    audience: [
      'Beginners behind any counter.',
      '任何柜台后的新手。',
      'Pemula di mana-mana kaunter.',
    ],
    requirements: NOTHING_BEFORE,
    chapters: [
      {
        name: ['Cloth filter', '布滤袋', 'Penapis kain'],
        about: ['Roast, water, pull.', '烘焙、水温与拉冲。', 'Sangai, air, tarik.'],
        lessons: [
          ['Kopi, kopi O, kopi C', '咖啡、黑咖啡与淡奶咖啡', 'Kopi, kopi O, kopi C'],
          ['Water just off the boil', '刚离沸点的水', 'Air yang baru lepas didih'],
        ],
      },
      {
        name: ['Espresso', '浓缩', 'Espreso'],
        about: ['Dose, yield, time.', '粉量、出液与时间。', 'Sukatan, hasil, masa.'],
        lessons: [['Sour, bitter, balanced', '酸、苦与平衡', 'Masam, pahit, seimbang']],
      },
    ],
  }),
  course({
    key: 'heritage-walk',
    language: 'en',
    subject: ['hospitality', 'travel', 'tour-guiding'],
    kind: 'advanced',
    credit: 2,
    hours: 22,
    price: 3000,
    teachers: ['kavitha', 'ahmad-faizal'],
    launchedDaysAgo: 150,
    name: [
      'Guiding a two-hour heritage walk',
      '带一场两小时的古迹步行',
      'Memandu jelajah warisan dua jam',
    ],
    content: [
      'Plan a walk with shade, water and five good stories, and keep twenty people together in traffic. Check each fact in two sources before you tell it.',
      '规划一条有树荫、有水、有五个好故事的路线，在车流中带好二十个人。每个史实讲之前先查两个来源。',
      'Rancang laluan yang teduh, ada air dan lima cerita baik, serta jaga dua puluh orang dalam trafik. Semak setiap fakta dalam dua sumber sebelum bercerita.',
    ],
    practise: [
      [
        'Telling one story in three minutes',
        '三分钟讲一个故事',
        'Menceritakan satu kisah dalam tiga minit',
      ],
      [
        'Counting the group at each crossing',
        '每过一个路口点一次人数',
        'Mengira kumpulan di setiap lintasan',
      ],
    ],
    handIn: [
      'A route card with times, stops and sources.',
      '一张含时间、站点和史料来源的路线卡。',
      'Kad laluan dengan masa, hentian dan sumber.',
    ],
    aims: [
      'Lead a safe, true and lively walk.',
      '带好一场安全、真实、生动的步行。',
      'Memimpin jelajah yang selamat, benar dan hidup.',
    ],
    audience: [
      'Future guides, and students of tourism.',
      '未来的导游和旅游专业学员。',
      'Bakal pemandu pelancong dan pelajar pelancongan.',
    ],
    requirements: [
      'Confident speech in one language. Paid guiding in Malaysia also needs a licence.',
      '能流利使用一种语言。在马来西亚有偿带团还须持有执照。',
      'Lancar dalam satu bahasa. Memandu pelancong secara berbayar di Malaysia juga memerlukan lesen.',
    ],
    chapters: [
      {
        name: ['Route', '路线', 'Laluan'],
        about: [
          'Walk it yourself at the same hour.',
          '在同一时段自己先走一遍。',
          'Jalan sendiri pada waktu yang sama.',
        ],
        lessons: [
          ['Shade, toilets, crossings', '树荫、厕所与路口', 'Teduh, tandas, lintasan'],
          ['Five stops, five stories', '五站五故事', 'Lima hentian, lima cerita'],
        ],
      },
      {
        name: ['Voice', '讲述', 'Suara'],
        about: ['Stand still, then speak.', '先站定，再开口。', 'Berhenti, kemudian bercakap.'],
        lessons: [
          ['Facts with two sources', '两个来源的史实', 'Fakta dengan dua sumber'],
          ['Late guests, rain, questions', '迟到、下雨与提问', 'Tetamu lewat, hujan, soalan'],
        ],
      },
    ],
  }),
  course({
    key: 'product-photography',
    firstFilm: 'product-photography',
    language: 'en',
    subject: ['design', 'image', 'photography'],
    kind: 'beginner',
    credit: 1,
    hours: 12,
    featured: true,
    recommended: true,
    teachers: ['tan-wei-jie'],
    launchedDaysAgo: 36,
    name: [
      'Product photography with one lamp and a phone',
      '一盏灯一部手机拍商品',
      'Fotografi produk dengan satu lampu dan telefon',
    ],
    content: [
      'One lamp, one white card and the phone in your pocket are enough for pictures that sell. You finish with four photos of one product: front, scale, detail and in use.',
      '一盏灯、一张白卡纸和口袋里的手机，就足够拍出能卖货的照片。学完您会有同一商品的四张照片：正面、大小、细节和使用。',
      'Satu lampu, sekeping kad putih dan telefon anda sudah cukup untuk gambar yang menjual. Anda akan menghasilkan empat foto satu produk: hadapan, saiz, butiran dan semasa digunakan.',
    ],
    practise: [
      [
        'Placing a lamp at 45 degrees and filling the shadow',
        '四十五度布光并补亮暗部',
        'Meletakkan lampu pada 45 darjah dan mencerahkan bayang',
      ],
      ['Locking focus and exposure', '锁定对焦与曝光', 'Mengunci fokus dan dedahan'],
      [
        'Keeping colour true from screen to parcel',
        '让屏幕颜色与实物一致',
        'Mengekalkan warna sebenar dari skrin ke bungkusan',
      ],
    ],
    handIn: [
      'Four photos of one cup, with a sketch of your light.',
      '一只杯子的四张照片和布光草图。',
      'Empat foto sebiji cawan, dengan lakaran cahaya anda.',
    ],
    aims: [
      'Repeat the same light on another day.',
      '换一天也能重现同样的光。',
      'Mengulang cahaya yang sama pada hari lain.',
    ],
    audience: [
      'Small sellers, and students of media.',
      '小卖家和媒体专业学员。',
      'Penjual kecil dan pelajar media.',
    ],
    requirements: A_PHONE,
    chapters: [
      {
        name: ['Light', '光', 'Cahaya'],
        about: [
          'Where the lamp stands decides the picture.',
          '灯的位置决定照片。',
          'Kedudukan lampu menentukan gambar.',
        ],
        lessons: [
          ['One lamp, one white card', '一盏灯，一张白卡', 'Satu lampu, satu kad putih'],
          ['Soft and hard light', '柔光与硬光', 'Cahaya lembut dan keras'],
        ],
      },
      {
        name: ['Phone', '手机', 'Telefon'],
        about: [
          'Main camera, two steps back.',
          '主摄像头，后退两步。',
          'Kamera utama, undur dua langkah.',
        ],
        lessons: [
          ['Focus, exposure, timer', '对焦、曝光、定时', 'Fokus, dedahan, pemasa'],
          ['White balance and true colour', '白平衡与真实颜色', 'Imbangan putih dan warna sebenar'],
        ],
      },
      {
        name: ['Four pictures', '四张照片', 'Empat gambar'],
        about: [
          'Front, scale, detail, in use.',
          '正面、大小、细节、使用。',
          'Hadapan, saiz, butiran, kegunaan.',
        ],
        lessons: [['Photograph one cup', '拍一只杯子', 'Ambil gambar sebiji cawan']],
      },
    ],
  }),
  course({
    key: 'one-minute-edit',
    language: 'en',
    subject: ['design', 'image', 'video-editing'],
    kind: 'beginner',
    credit: 0,
    hours: 9,
    teachers: ['tan-wei-jie'],
    launchedDaysAgo: 70,
    name: [
      'Edit a one-minute video on a phone',
      '用手机剪一分钟视频',
      'Sunting video satu minit dengan telefon',
    ],
    content: [
      'Cut twelve clips to one minute, balance voice and music, and export a file that uploads on a weak line.',
      '把十二段素材剪成一分钟，平衡人声与音乐，导出网速慢也能上传的文件。',
      'Potong dua belas klip menjadi satu minit, imbangkan suara dan muzik, dan eksport fail yang boleh dimuat naik dengan talian lemah.',
    ],
    practise: [
      ['Cutting on movement', '在动作处剪切', 'Memotong pada pergerakan'],
      ['Setting voice above music', '让人声压过音乐', 'Menetapkan suara mengatasi muzik'],
    ],
    handIn: [
      'One video of sixty seconds with captions.',
      '一条带字幕的六十秒视频。',
      'Satu video enam puluh saat dengan sari kata.',
    ],
    aims: [
      'Edit what helps the viewer, and throw away the rest.',
      '留下对观众有用的，其余的舍弃。',
      'Kekalkan yang membantu penonton, buang yang lain.',
    ],
    audience: [
      'Anyone with clips and no computer.',
      '有素材没电脑的人。',
      'Sesiapa yang ada klip tetapi tiada komputer.',
    ],
    requirements: A_PHONE,
    chapters: [
      {
        name: ['Picture', '画面', 'Gambar'],
        about: ['Choose, order, cut.', '选、排、剪。', 'Pilih, susun, potong.'],
        lessons: [
          ['Twelve clips, one minute', '十二段，一分钟', 'Dua belas klip, satu minit'],
          ['Cut on movement', '在动作处剪', 'Potong pada pergerakan'],
        ],
      },
      {
        name: ['Sound and export', '声音与导出', 'Bunyi dan eksport'],
        about: ['Voice first.', '人声优先。', 'Suara dahulu.'],
        lessons: [
          ['Levels, captions, bitrate', '音量、字幕与码率', 'Aras bunyi, sari kata, kadar bit'],
        ],
      },
    ],
  }),
  course({
    key: 'food-packaging',
    language: 'en',
    subject: ['design', 'graphic', 'packaging'],
    kind: 'advanced',
    credit: 3,
    hours: 32,
    price: 3800,
    teachers: ['tan-wei-jie', 'nurul-huda'],
    launchedDaysAgo: 200,
    name: ['A food label that tells the truth', '说真话的食品标签', 'Label makanan yang benar'],
    content: [
      'Design a label for a small jar: name, ingredients, net weight, dates and allergens, in type a grandmother can read. You print a dummy and put it on a real jar.',
      '为一只小罐设计标签：品名、配料、净重、日期和过敏原，字要让老人也看得清。打印样张，贴到真的罐子上。',
      'Reka label bagi balang kecil: nama, ramuan, berat bersih, tarikh dan alergen, dengan huruf yang boleh dibaca nenek. Anda mencetak contoh dan melekatkannya pada balang sebenar.',
    ],
    practise: [
      ['Ordering ingredients by weight', '按重量排列配料', 'Menyusun ramuan mengikut berat'],
      [
        'Preparing a print file with bleed',
        '制作带出血的印刷文件',
        'Menyediakan fail cetak dengan tepi lebihan',
      ],
    ],
    handIn: [
      'A print file and a photo of the jar.',
      '一份印刷文件和罐子的照片。',
      'Fail cetak dan foto balang.',
    ],
    aims: [
      'Make a label that is clear and lawful.',
      '做出清楚又合规的标签。',
      'Menghasilkan label yang jelas dan mematuhi undang-undang.',
    ],
    audience: [
      'Designers and small food makers.',
      '设计师和小型食品生产者。',
      'Pereka dan pengusaha makanan kecil.',
    ],
    requirements: [
      'Basic use of a drawing program.',
      '会基本使用矢量绘图软件。',
      'Penggunaan asas perisian lukisan.',
    ],
    chapters: [
      {
        name: ['Words', '文字', 'Kata-kata'],
        about: [
          'What must be said, and how large.',
          '必须写什么，写多大。',
          'Apa yang mesti dinyatakan, dan sebesar mana.',
        ],
        lessons: [
          ['Name, ingredients, allergens', '品名、配料与过敏原', 'Nama, ramuan, alergen'],
          ['Dates and net weight', '日期与净重', 'Tarikh dan berat bersih'],
        ],
      },
      {
        name: ['Print', '印刷', 'Cetak'],
        about: ['From screen to jar.', '从屏幕到罐子。', 'Dari skrin ke balang.'],
        lessons: [
          ['Bleed, black, barcode', '出血、黑色与条码', 'Tepi lebihan, hitam, kod bar'],
          ['The dummy on the jar', '贴到罐上的样张', 'Contoh pada balang'],
        ],
      },
    ],
  }),
  course({
    key: 'three-languages-page',
    language: 'en',
    subject: ['design', 'graphic', 'layout-type'],
    kind: 'intermediate',
    credit: 0,
    hours: 10,
    teachers: ['tan-wei-jie', 'lin-peishan'],
    launchedDaysAgo: 38,
    name: ['Three languages on one page', '一页纸上的三种语言', 'Tiga bahasa pada satu halaman'],
    content: [
      'Set English, Chinese and Malay side by side so that none looks like the small print. Learn line length, line height and punctuation for each.',
      '让英语、中文和马来语并排而不分主次。学习三种文字各自的行长、行高和标点。',
      'Susun bahasa Inggeris, Cina dan Melayu sebelah-menyebelah tanpa ada yang kelihatan seperti tulisan kecil. Pelajari panjang baris, tinggi baris dan tanda baca masing-masing.',
    ],
    practise: [
      [
        'Matching sizes of Latin and Chinese type',
        '匹配西文与中文字号',
        'Menyepadankan saiz huruf Latin dan Cina',
      ],
      [
        'Breaking lines where each language breaks',
        '按各语言规则断行',
        'Memutuskan baris mengikut aturan setiap bahasa',
      ],
    ],
    handIn: [
      'A menu or a notice in three languages on one A4 page.',
      '一页 A4 的三语菜单或告示。',
      'Menu atau notis tiga bahasa pada sehelai A4.',
    ],
    aims: [
      'Make a page that three readers find equally easy.',
      '做出三种读者读起来一样轻松的页面。',
      'Menghasilkan halaman yang sama mudah bagi tiga pembaca.',
    ],
    audience: [
      'Office staff and young designers.',
      '办公室职员和年轻设计师。',
      'Kakitangan pejabat dan pereka muda.',
    ],
    requirements: NOTHING_BEFORE,
    chapters: [
      {
        name: ['Type', '文字', 'Huruf'],
        about: [
          'Size is not the same as height.',
          '字号不等于看起来的大小。',
          'Saiz tidak sama dengan tinggi.',
        ],
        lessons: [
          ['Latin and Chinese side by side', '中西文并排', 'Latin dan Cina sebelah-menyebelah'],
          ['Punctuation and line breaks', '标点与断行', 'Tanda baca dan putus baris'],
        ],
      },
      {
        name: ['Page', '页面', 'Halaman'],
        about: ['One grid, three voices.', '一套网格，三种声音。', 'Satu grid, tiga suara.'],
        lessons: [['A menu in three languages', '三语菜单', 'Menu tiga bahasa']],
      },
    ],
  }),
]
