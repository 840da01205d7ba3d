// This file may be long, because it holds only data.
import { course, NOTHING_BEFORE } from './course-builder.ts'
import type { CourseSeed } from './types.ts'

/** The courses of the second school; it uses the same subject keys. */
export const secondCourses: CourseSeed[] = [
  course({
    key: 'kopi-clean-counter',
    language: 'en',
    subject: ['hospitality', 'food-service', 'coffee-service'],
    kind: 'beginner',
    credit: 0,
    hours: 2,
    featured: true,
    recommended: true,
    teachers: ['goh-siew-lan'],
    launchedDaysAgo: 20,
    name: [
      'A clean counter: food safety in two hours',
      '干净的柜台：两小时食品安全',
      'Kaunter yang bersih: keselamatan makanan dalam dua jam',
    ],
    content: [
      'Clean hands, cold milk, dated boxes: three habits that keep a small counter safe. You finish with a checklist for opening and closing.',
      '干净的手、冷藏的奶、写好日期的盒子：三个习惯让小柜台保持安全。学完带走一份开店和关店检查表。',
      'Tangan bersih, susu sejuk, bekas bertarikh: tiga tabiat yang menjaga keselamatan kaunter kecil. Anda menamatkan kursus dengan senarai semak buka dan tutup.',
    ],
    practise: [
      [
        'Keeping milk at 4 °C or below',
        '牛奶保持在 4 °C 或以下',
        'Menyimpan susu pada 4 °C atau ke bawah',
      ],
      [
        'Marking every box with the day it was opened',
        '每个盒子写上开封日期',
        'Menanda setiap bekas dengan tarikh dibuka',
      ],
    ],
    handIn: [
      'A checklist for your own counter.',
      '一份您自己柜台的检查表。',
      'Senarai semak bagi kaunter anda.',
    ],
    aims: [
      'Open and close a counter safely.',
      '安全地开店和关店。',
      'Membuka dan menutup kaunter dengan selamat.',
    ],
    audience: [
      'Everyone who handles food or drink.',
      '所有接触食品饮料的人。',
      'Semua yang mengendalikan makanan atau minuman.',
    ],
    requirements: NOTHING_BEFORE,
    chapters: [
      {
        name: ['Open', '开店', 'Buka'],
        about: ['Hands, cloths, thermometer.', '手、抹布与温度计。', 'Tangan, kain, termometer.'],
        lessons: [
          ['Hands first', '先洗手', 'Tangan dahulu'],
          ['Cold is a number', '冷是一个数字', 'Sejuk ialah satu angka'],
        ],
      },
      {
        name: ['Close', '关店', 'Tutup'],
        about: ['Clean, dry, date.', '洗净、擦干、写日期。', 'Cuci, keringkan, tandakan tarikh.'],
        lessons: [['The closing list', '关店清单', 'Senarai penutup']],
      },
    ],
  }),
  course({
    key: 'kopi-cloth-filter',
    language: 'my',
    subject: ['hospitality', 'food-service', 'coffee-service'],
    kind: 'beginner',
    credit: 1,
    hours: 8,
    price: 1800,
    featured: true,
    recommended: true,
    teachers: ['roslan'],
    launchedDaysAgo: 41,
    name: [
      'Kopitiam coffee with a cloth filter',
      '布袋冲南洋咖啡',
      'Kopi kopitiam dengan penapis kain',
    ],
    content: [
      'Brew strong kopi by the pot, mix it with condensed or evaporated milk, and keep the taste the same from the first cup to the last.',
      '成壶冲出浓咖啡，调入炼奶或淡奶，从第一杯到最后一杯味道一致。',
      'Bancuh kopi pekat dalam teko, campur susu pekat manis atau susu cair, dan kekalkan rasa daripada cawan pertama hingga terakhir.',
    ],
    practise: [
      [
        'Dose, water and time for one pot',
        '一壶的粉量、水量与时间',
        'Sukatan, air dan masa bagi satu teko',
      ],
      [
        'Kopi, kopi O, kopi C and their sizes',
        '咖啡、黑咖啡、淡奶咖啡及其分量',
        'Kopi, kopi O, kopi C dan saiznya',
      ],
    ],
    handIn: [
      'Three cups from one pot, tasted by a partner.',
      '同一壶的三杯，由同伴品尝。',
      'Tiga cawan daripada satu teko, dirasa oleh rakan.',
    ],
    aims: [
      'Serve a steady kopi in a busy hour.',
      '忙时也能端出稳定的咖啡。',
      'Menghidang kopi yang konsisten pada waktu sibuk.',
    ],
    audience: ['Kopitiam assistants.', '茶室助手。', 'Pembantu kopitiam.'],
    requirements: NOTHING_BEFORE,
    chapters: [
      {
        name: ['The pot', '一壶', 'Teko'],
        about: ['Hot cloth, hot cup.', '布袋要烫，杯子也要烫。', 'Kain panas, cawan panas.'],
        lessons: [
          ['Washing and warming the cloth', '洗布袋与温布袋', 'Membasuh dan memanaskan kain'],
          ['Pour, wait, pull', '冲、等、拉', 'Tuang, tunggu, tarik'],
        ],
      },
      {
        name: ['The cup', '一杯', 'Cawan'],
        about: ['Milk first or last?', '奶先放还是后放？', 'Susu dahulu atau kemudian?'],
        lessons: [
          ['Kopi O, kopi C, kurang manis', '黑咖啡、淡奶、少甜', 'Kopi O, kopi C, kurang manis'],
        ],
      },
    ],
  }),
  course({
    key: 'kopi-espresso',
    language: 'en',
    subject: ['hospitality', 'food-service', 'coffee-service'],
    kind: 'intermediate',
    credit: 2,
    hours: 16,
    price: 4500,
    recommended: true,
    teachers: ['roslan'],
    launchedDaysAgo: 63,
    name: [
      'Espresso from the first shot to the last of the shift',
      '浓缩咖啡：从第一杯到收班',
      'Espreso daripada cawan pertama hingga tamat syif',
    ],
    content: [
      'Dial in the grinder each morning, read the shot by time and taste, and clean the machine so that tomorrow begins well.',
      '每天早上调好磨豆机，凭时间和味道判断萃取，收班清洁机器，让明天有个好开始。',
      'Laras pengisar setiap pagi, nilai espreso melalui masa dan rasa, dan bersihkan mesin supaya esok bermula dengan baik.',
    ],
    practise: [
      ['Weighing dose and yield', '称粉量与出液量', 'Menimbang sukatan dan hasil'],
      ['Backflushing the machine', '反冲洗咖啡机', 'Mencuci balik mesin'],
    ],
    handIn: [
      'A dial-in sheet for five mornings.',
      '五个早晨的调磨记录。',
      'Hamparan larasan bagi lima pagi.',
    ],
    aims: [
      'Repair a sour or a bitter shot in two tries.',
      '两次内修正过酸或过苦的萃取。',
      'Membaiki espreso masam atau pahit dalam dua percubaan.',
    ],
    audience: ['New baristas.', '咖啡师新手。', 'Barista baharu.'],
    requirements: [
      'Access to an espresso machine.',
      '有浓缩咖啡机可用。',
      'Akses kepada mesin espreso.',
    ],
    chapters: [
      {
        name: ['Morning', '早晨', 'Pagi'],
        about: [
          'Grind, dose, time, taste.',
          '研磨、粉量、时间、味道。',
          'Kisar, sukat, masa, rasa.',
        ],
        lessons: [
          ['Dialling in', '调磨', 'Melaras pengisar'],
          ['Sour, bitter, thin', '酸、苦、薄', 'Masam, pahit, cair'],
        ],
      },
      {
        name: ['Evening', '收班', 'Petang'],
        about: [
          'A clean machine is tomorrow’s first shot.',
          '干净的机器就是明天的第一杯。',
          'Mesin bersih ialah cawan pertama esok.',
        ],
        lessons: [
          ['Backflush and steam wand', '反冲洗与蒸汽棒', 'Cucian balik dan batang stim'],
          ['Closing the bar', '收吧台', 'Menutup bar'],
        ],
      },
    ],
  }),
  course({
    key: 'kopi-shop-accounts',
    language: 'zh',
    subject: ['ecommerce', 'shop-business', 'bookkeeping'],
    kind: 'beginner',
    credit: 0,
    hours: 6,
    teachers: ['goh-siew-lan'],
    launchedDaysAgo: 90,
    name: [
      'What one cup earns: costs of a small café',
      '一杯赚多少：小咖啡馆的成本',
      'Untung secawan: kos kafe kecil',
    ],
    content: [
      'Add beans, milk, cup, rent and wages, and find out what is left of one cup. Then change one price and see what happens to a month.',
      '把豆子、牛奶、杯子、租金和工资加起来，看一杯还剩多少。再改一个价格，看一个月会怎样。',
      'Campurkan biji, susu, cawan, sewa dan gaji, dan lihat baki daripada secawan. Kemudian ubah satu harga dan lihat kesannya pada sebulan.',
    ],
    practise: [
      ['Finding the cost of one cup', '算出一杯的成本', 'Mengira kos secawan'],
      ['Cups per day to break even', '每天保本杯数', 'Bilangan cawan sehari untuk pulang modal'],
    ],
    handIn: ['A cost card for three drinks.', '三款饮品的成本卡。', 'Kad kos bagi tiga minuman.'],
    aims: [
      'Set a price that you can explain.',
      '定一个说得清的价格。',
      'Menetapkan harga yang boleh diterangkan.',
    ],
    audience: ['Future shop owners.', '未来的店主。', 'Bakal pemilik kedai.'],
    requirements: NOTHING_BEFORE,
    chapters: [
      {
        name: ['One cup', '一杯', 'Secawan'],
        about: ['Every gram has a price.', '每一克都有价。', 'Setiap gram ada harganya.'],
        lessons: [
          ['The cost card', '成本卡', 'Kad kos'],
          ['Waste is a cost', '浪费也是成本', 'Pembaziran ialah kos'],
        ],
      },
      {
        name: ['One month', '一个月', 'Sebulan'],
        about: [
          'Rent does not care how many cups you sell.',
          '租金不管您卖几杯。',
          'Sewa tidak peduli berapa cawan anda jual.',
        ],
        lessons: [['Break-even in cups', '按杯算的保本点', 'Titik pulang modal dalam cawan']],
      },
    ],
  }),
  course({
    key: 'kopi-counter-talk',
    language: 'my',
    subject: ['languages', 'malay', 'service-malay'],
    kind: 'beginner',
    credit: 0,
    hours: 4,
    recommended: true,
    teachers: ['goh-siew-lan', 'roslan'],
    launchedDaysAgo: 11,
    name: ['Counter talk in three languages', '三语柜台用语', 'Bual kaunter dalam tiga bahasa'],
    content: [
      'Greet, take the order, repeat it and say the price, in Malay, English and Mandarin. Thirty short sentences, spoken aloud every day for a week.',
      '用马来语、英语和中文问候、点单、复述和报价。三十个短句，每天大声说，坚持一周。',
      'Sapa, ambil pesanan, ulang dan sebut harga dalam bahasa Melayu, Inggeris dan Mandarin. Tiga puluh ayat pendek, disebut kuat setiap hari selama seminggu.',
    ],
    practise: [
      ['Repeating an order without looking', '不看单复述', 'Mengulang pesanan tanpa melihat'],
      ['Saying prices in three languages', '三语报价', 'Menyebut harga dalam tiga bahasa'],
    ],
    handIn: [
      'A recording of one order in two languages.',
      '用两种语言录一次点单。',
      'Rakaman satu pesanan dalam dua bahasa.',
    ],
    aims: [
      'Serve any guest with thirty sentences.',
      '三十句话服务任何客人。',
      'Melayan sesiapa sahaja dengan tiga puluh ayat.',
    ],
    audience: ['Counter staff.', '柜台员工。', 'Kakitangan kaunter.'],
    requirements: NOTHING_BEFORE,
    chapters: [
      {
        name: ['The order', '点单', 'Pesanan'],
        about: [
          'Hot or cold, here or to go.',
          '热的还是冷的，堂食还是带走。',
          'Panas atau sejuk, makan sini atau bungkus.',
        ],
        lessons: [
          ['Makan sini atau bungkus?', '堂食还是打包？', 'Makan sini atau bungkus?'],
          ['Numbers, prices, change', '数字、价格与找零', 'Nombor, harga, wang baki'],
        ],
      },
      {
        name: ['The goodbye', '道别', 'Ucap selamat'],
        about: [
          'Repeat, thank, invite back.',
          '复述、感谢、欢迎再来。',
          'Ulang, ucap terima kasih, jemput datang lagi.',
        ],
        lessons: [
          ['Sorry, we are out of that today', '抱歉，今天卖完了', 'Maaf, hari ini sudah habis'],
        ],
      },
    ],
  }),
  course({
    key: 'kopi-first-hire',
    language: 'en',
    subject: ['ecommerce', 'shop-business', 'customer-service'],
    kind: 'advanced',
    credit: 1,
    hours: 10,
    price: 3200,
    featured: true,
    teachers: ['goh-siew-lan'],
    launchedDaysAgo: 150,
    name: [
      'Your first employee: rota, training and fair pay',
      '第一位员工：排班、培训与合理薪酬',
      'Pekerja pertama anda: jadual, latihan dan gaji adil',
    ],
    content: [
      'Hire one person well: write the job on one page, train for five days, and plan a rota that leaves a day of rest. Check the law of the day before you sign.',
      '把第一位员工请好：一页纸写清岗位，培训五天，排出有休息日的班表。签约前先查当时的法律。',
      'Ambil seorang pekerja dengan betul: tulis tugas pada satu halaman, latih lima hari, dan rancang jadual yang ada hari rehat. Semak undang-undang semasa sebelum menandatangani.',
    ],
    practise: [
      ['A job on one page', '一页纸的岗位说明', 'Tugas pada satu halaman'],
      ['A rota for two people and seven days', '两个人七天的班表', 'Jadual dua orang tujuh hari'],
    ],
    handIn: [
      'A one-page job and a two-week rota.',
      '一页岗位说明和两周班表。',
      'Tugas sehalaman dan jadual dua minggu.',
    ],
    aims: [
      'Be an employer one would return to.',
      '做一个让人愿意回来的雇主。',
      'Menjadi majikan yang orang mahu kembali.',
    ],
    audience: [
      'Owners who are about to hire.',
      '准备请人的店主。',
      'Pemilik yang akan mengambil pekerja.',
    ],
    requirements: NOTHING_BEFORE,
    chapters: [
      {
        name: ['Before the first day', '第一天之前', 'Sebelum hari pertama'],
        about: [
          'Say what the job is, and what it pays.',
          '说清做什么、给多少。',
          'Nyatakan tugas dan gajinya.',
        ],
        lessons: [
          ['The job on one page', '一页岗位说明', 'Tugas pada satu halaman'],
          ['The contract and the contributions', '合同与法定缴款', 'Kontrak dan caruman wajib'],
        ],
      },
      {
        name: ['The first week', '第一周', 'Minggu pertama'],
        about: [
          'Show, do together, watch.',
          '示范、一起做、看着做。',
          'Tunjuk, buat bersama, perhati.',
        ],
        lessons: [
          ['Five days of training', '五天培训', 'Lima hari latihan'],
          ['A rota with rest', '有休息的班表', 'Jadual yang ada rehat'],
        ],
      },
    ],
  }),
]
