// This file may be long, because it holds only data.
import { A_PHONE, A_SHEET, course, NOTHING_BEFORE } from './course-builder.ts'
import type { CourseSeed } from './types.ts'

/** The courses about cross-border e-commerce, and logistics. */
export const tradeCourses: CourseSeed[] = [
  course({
    key: 'listing-keywords',
    language: 'en',
    subject: ['ecommerce', 'selling', 'listing-keywords'],
    kind: 'intermediate',
    credit: 3,
    hours: 42,
    price: 4800,
    featured: true,
    recommended: true,
    teachers: ['nurul-huda', 'chen-siyuan'],
    launchedDaysAgo: 45,
    name: [
      'Cross-border listing and keyword research in South-East Asia',
      '跨境电商选品与关键词研究：面向东南亚六国市场的数据方法与实战演练',
      'Penyenaraian rentas sempadan dan kata kunci di Asia Tenggara',
    ],
    content: [
      'Find the words buyers use, write a listing that keeps its promise, and test it in the virtual marketplace before it costs you anything. You work with real search phrases in English, Chinese and Malay.',
      '从真实搜索词出发，学会判断需求、计算到岸成本、写出守信用的商品页，并在虚拟店铺里验证。练习使用英语、中文、马来语三种真实搜索词。',
      'Cari perkataan yang digunakan pembeli, tulis penyenaraian yang menepati janji, dan uji di pasar maya sebelum menanggung kos. Anda bekerja dengan frasa carian sebenar dalam tiga bahasa.',
    ],
    practise: [
      [
        'Sorting five hundred keywords by volume, competition and season',
        '按搜索量、竞争度和季节性整理五百个关键词',
        'Menyusun lima ratus kata kunci mengikut jumlah carian, persaingan dan musim',
      ],
      [
        'Reading a competitor page and naming what it leaves out',
        '拆解竞品页面，找出它没有说的内容',
        'Membaca halaman pesaing dan menamakan apa yang ditinggalkan',
      ],
      [
        'Writing a title, five points and a description within the limits of a marketplace',
        '按平台限制写标题、五点描述和详情',
        'Menulis tajuk, lima isi dan penerangan dalam had pasar maya',
      ],
    ],
    handIn: [
      'A keyword sheet, one report on a competitor, and one listing with its cost and price.',
      '一张关键词表、一份竞品报告、一个附成本和定价的商品页。',
      'Satu hamparan kata kunci, satu laporan pesaing, dan satu penyenaraian dengan kos serta harga.',
    ],
    aims: [
      'Choose a product by evidence, and defend the choice with numbers.',
      '凭证据选品，并用数字说明理由。',
      'Memilih produk berdasarkan bukti dan mempertahankannya dengan angka.',
    ],
    audience: [
      'Students who will sell across borders, and shop assistants who write listings.',
      '准备做跨境销售的学员，以及负责上架的店铺助理。',
      'Pelajar yang akan menjual rentas sempadan, dan pembantu kedai yang menulis penyenaraian.',
    ],
    requirements: A_SHEET,
    chapters: [
      {
        name: ['Where the market begins', '市场从哪里开始', 'Di mana pasaran bermula'],
        about: [
          'Six countries, three languages, one map.',
          '六个国家，三种语言，一张地图。',
          'Enam negara, tiga bahasa, satu peta.',
        ],
        lessons: [
          [
            'Six South-East Asian markets at a glance',
            '东南亚六国电商概览',
            'Enam pasaran Asia Tenggara sepintas lalu',
          ],
          [
            'How buyers search: what changes with the language',
            '消费者怎样搜索：三种语言的差别',
            'Cara pembeli mencari: apa yang berubah mengikut bahasa',
          ],
        ],
      },
      {
        name: ['Keywords and demand', '关键词与需求判断', 'Kata kunci dan permintaan'],
        about: ['Data in place of a feeling.', '用数据代替感觉。', 'Data menggantikan perasaan.'],
        lessons: [
          [
            'Volume, competition and season',
            '搜索量、竞争度与季节性',
            'Jumlah carian, persaingan dan musim',
          ],
          [
            'Long-tail keywords: why six words beat one',
            '长尾词：为什么“防水儿童书包小学生一年级”比“书包”更值得做',
            'Kata kunci ekor panjang: mengapa enam perkataan lebih baik daripada satu',
          ],
          [
            'Sorting five hundred keywords in a sheet',
            '用表格整理五百个关键词',
            'Menyusun lima ratus kata kunci dalam hamparan',
          ],
        ],
      },
      {
        name: ['Cost, price and profit', '成本、定价与利润', 'Kos, harga dan untung'],
        about: [
          'What a carton costs decides what a piece can cost.',
          '一箱货的成本决定一件货的价格。',
          'Kos sekarton menentukan harga seunit.',
        ],
        lessons: [
          ['What a carton really costs', '一箱货到底多少钱', 'Berapa kos sebenar sebuah karton'],
          [
            'Fees, fulfilment and returns',
            '佣金、履约与退货',
            'Yuran, penghantaran dan pemulangan',
          ],
        ],
      },
      {
        name: [
          'A listing that keeps its promise',
          '守信用的商品页',
          'Penyenaraian yang menepati janji',
        ],
        about: [
          'Say what it is, show what it does, and admit what it does not.',
          '说清是什么，展示能做什么，也承认做不到什么。',
          'Nyatakan apa produknya, tunjukkan fungsinya, dan akui batasnya.',
        ],
        lessons: [
          ['Title, five points, description', '标题、五点与详情', 'Tajuk, lima isi, penerangan'],
          ['Checklist before you publish', '发布前检查清单', 'Senarai semak sebelum terbit'],
        ],
      },
    ],
  }),
  course({
    key: 'bookkeeping-shop',
    language: 'en',
    subject: ['ecommerce', 'shop-business', 'bookkeeping'],
    kind: 'beginner',
    credit: 2,
    hours: 24,
    recommended: true,
    teachers: ['rajesh'],
    launchedDaysAgo: 140,
    name: [
      'Bookkeeping for a shop of one: from ledger to profit',
      '一个人的小店记账：账本、结算与月度损益表',
      'Simpan kira kedai seorang diri: dari lejar ke untung rugi',
    ],
    content: [
      'Keep the books of a small online shop in thirty minutes a week. You follow one shop for a month, from the first receipt to the profit and loss statement.',
      '每周三十分钟，管好一家小网店的账。课程跟随一家店一个月，从第一张收据做到损益表。',
      'Urus akaun kedai dalam talian kecil dalam tiga puluh minit seminggu. Anda mengikuti sebuah kedai selama sebulan, daripada resit pertama hingga penyata untung rugi.',
    ],
    practise: [
      [
        'Recording each sale and cost on the day it happens',
        '当天记录每笔收入和支出',
        'Merekod setiap jualan dan kos pada hari ia berlaku',
      ],
      [
        'Matching a marketplace settlement with the bank',
        '把平台结算单与银行流水对上',
        'Memadankan penyelesaian pasar maya dengan bank',
      ],
      [
        'Setting a credit limit and reminding a customer who pays late',
        '设定信用额度，提醒逾期的客户',
        'Menetapkan had kredit dan mengingatkan pelanggan yang lewat membayar',
      ],
      [
        'Writing a profit and loss statement for a month',
        '编制月度损益表',
        'Menyediakan penyata untung rugi bulanan',
      ],
    ],
    handIn: [
      'The ledger and the statement of the example shop for one month.',
      '示例店铺一个月的账本和损益表。',
      'Lejar dan penyata kedai contoh bagi satu bulan.',
    ],
    aims: [
      'Know each month whether the shop earned money, and why.',
      '每个月都知道店铺有没有赚钱，以及原因。',
      'Mengetahui setiap bulan sama ada kedai untung, dan sebabnya.',
    ],
    audience: [
      'Owners of very small shops, and students who want to open one.',
      '小微店主和想开店的学员。',
      'Pemilik kedai kecil dan pelajar yang mahu membukanya.',
    ],
    requirements: A_SHEET,
    chapters: [
      {
        name: ['Every day', '每天', 'Setiap hari'],
        about: [
          'Two columns and an envelope for receipts.',
          '两栏账和一个装收据的信封。',
          'Dua lajur dan satu sampul resit.',
        ],
        lessons: [
          [
            'Money in, money out: the day book',
            '收与支：流水账',
            'Wang masuk, wang keluar: buku harian',
          ],
          ['Your money and the shop’s money', '自己的钱与店里的钱', 'Wang anda dan wang kedai'],
        ],
      },
      {
        name: ['Buying and selling on credit', '赊购与赊销', 'Beli dan jual secara kredit'],
        about: [
          'What you owe, what is owed to you, and when the money is due.',
          '您欠谁，谁欠您，什么时候该收付。',
          'Apa yang anda hutang, siapa berhutang kepada anda, dan bila wang itu matang.',
        ],
        lessons: [
          [
            'Order, receipt, bill: three papers that must agree',
            '订单、收货、账单：三单必须一致',
            'Pesanan, terimaan, bil: tiga dokumen mesti sepadan',
          ],
          [
            'Credit limits: how much a customer may owe',
            '信用额度：客户最多可以欠多少',
            'Had kredit: berapa banyak pelanggan boleh berhutang',
          ],
          [
            'Late payers: due days and reminders',
            '逾期客户：到期日与催款',
            'Pelanggan lewat bayar: hari matang dan peringatan',
          ],
        ],
      },
      {
        name: ['Every month', '每月', 'Setiap bulan'],
        about: [
          'From the settlement to the statement.',
          '从结算单到损益表。',
          'Daripada penyelesaian ke penyata.',
        ],
        lessons: [
          ['Reading a marketplace settlement', '看懂平台结算单', 'Membaca penyelesaian pasar maya'],
          [
            'Cost of goods sold, line by line',
            '逐行计算销售成本',
            'Kos barang dijual, baris demi baris',
          ],
          ['The profit and loss statement', '损益表', 'Penyata untung rugi'],
        ],
      },
    ],
  }),
  course({
    key: 'sales-dashboard',
    language: 'en',
    subject: ['ecommerce', 'shop-business', 'sales-data'],
    kind: 'intermediate',
    credit: 2,
    hours: 20,
    price: 4400,
    teachers: ['rajesh', 'chen-siyuan'],
    launchedDaysAgo: 75,
    name: [
      'Reading a sales dashboard without being fooled',
      '看懂销售看板，不被数字骗',
      'Membaca papan pemuka jualan tanpa tertipu',
    ],
    content: [
      'A dashboard can be correct and still mislead. Learn to ask for the base, the period and the comparison before you act on a rising line.',
      '看板上的数字可以没错，却仍然误导人。在根据上升的曲线行动之前，先学会追问基数、时段和比较对象。',
      'Papan pemuka boleh betul tetapi masih mengelirukan. Belajar bertanya tentang asas, tempoh dan perbandingan sebelum bertindak atas garis yang menaik.',
    ],
    practise: [
      [
        'Choosing between mean and median',
        '在平均数与中位数之间选择',
        'Memilih antara min dan median',
      ],
      [
        'Finding the cut axis and the missing base',
        '找出被截断的坐标轴和缺失的基数',
        'Mengesan paksi terpotong dan asas yang hilang',
      ],
      [
        'Writing one sentence that a chart really supports',
        '写出一句图表真正支持的结论',
        'Menulis satu ayat yang benar-benar disokong carta',
      ],
    ],
    handIn: [
      'A one-page memo on a dashboard of a real-looking shop with three traps in it.',
      '针对一份藏有三个陷阱的店铺看板，写一页备忘录。',
      'Memo sehalaman tentang papan pemuka kedai yang mengandungi tiga perangkap.',
    ],
    aims: [
      'Tell a change from noise, and a cause from a coincidence.',
      '分清变化与波动、原因与巧合。',
      'Membezakan perubahan daripada gangguan, dan sebab daripada kebetulan.',
    ],
    audience: [
      'Shop operators and assistants who report numbers each week.',
      '每周要汇报数据的运营与助理。',
      'Pengendali kedai dan pembantu yang melaporkan angka setiap minggu.',
    ],
    requirements: A_SHEET,
    chapters: [
      {
        name: ['What a number is made of', '数字是怎么来的', 'Daripada apa angka terhasil'],
        about: ['Base, period, definition.', '基数、时段、定义。', 'Asas, tempoh, takrif.'],
        lessons: [
          [
            'Conversion: of whom, and when?',
            '转化率：谁的？什么时候的？',
            'Kadar penukaran: siapa, dan bila?',
          ],
          [
            'Mean or median: the December problem',
            '平均还是中位：十二月的问题',
            'Min atau median: masalah Disember',
          ],
        ],
      },
      {
        name: ['What a chart can hide', '图表能藏住什么', 'Apa yang boleh disembunyikan carta'],
        about: [
          'Five honest charts and five that are not.',
          '五张诚实的图和五张不诚实的图。',
          'Lima carta jujur dan lima yang tidak.',
        ],
        lessons: [
          ['Axes that begin in the middle', '从中间开始的坐标轴', 'Paksi yang bermula di tengah'],
          ['Correlation, season and luck', '相关、季节与运气', 'Korelasi, musim dan nasib'],
        ],
      },
    ],
  }),
  course({
    key: 'messages-reviews',
    language: 'my',
    subject: ['ecommerce', 'shop-business', 'customer-service'],
    kind: 'beginner',
    credit: 1,
    hours: 16,
    price: 2400,
    recommended: true,
    teachers: ['ahmad-faizal', 'lin-peishan'],
    launchedDaysAgo: 52,
    name: [
      'Answering messages and reviews in three languages',
      '用三种语言回复消息与评价',
      'Menjawab mesej dan ulasan dalam tiga bahasa',
    ],
    content: [
      'A short, kind and complete answer saves the second message. Build a set of replies in English, Chinese and Malay that you can send with a clear conscience.',
      '简短、友善、完整的回答能省去第二条消息。用英语、中文和马来语建立一套问心无愧的回复。',
      'Jawapan yang ringkas, mesra dan lengkap menjimatkan mesej kedua. Bina set balasan dalam tiga bahasa yang boleh anda hantar dengan yakin.',
    ],
    practise: [
      [
        'Answering within 24 hours, also when the answer is no',
        '二十四小时内答复，拒绝也要答复',
        'Menjawab dalam 24 jam, walaupun jawapannya tidak',
      ],
      [
        'Replying to a one-star review in public',
        '公开回复一星差评',
        'Membalas ulasan satu bintang secara terbuka',
      ],
      [
        'Changing tone between three languages',
        '在三种语言间转换语气',
        'Menukar nada antara tiga bahasa',
      ],
    ],
    handIn: [
      'Twelve replies to real-looking messages, four in each language.',
      '回复十二条仿真消息，每种语言四条。',
      'Dua belas balasan kepada mesej contoh, empat bagi setiap bahasa.',
    ],
    aims: [
      'Leave the buyer knowing what happens next, and when.',
      '让买家知道接下来会发生什么、什么时候。',
      'Memastikan pembeli tahu apa yang berlaku seterusnya, dan bila.',
    ],
    audience: [
      'Anyone who answers buyers for a shop.',
      '所有为店铺回复买家的人。',
      'Sesiapa yang menjawab pembeli bagi pihak kedai.',
    ],
    requirements: [
      'Working knowledge of two of the three languages.',
      '三种语言中能使用两种。',
      'Boleh menggunakan dua daripada tiga bahasa itu.',
    ],
    chapters: [
      {
        name: ['Messages', '消息', 'Mesej'],
        about: ['Before and after the sale.', '售前与售后。', 'Sebelum dan selepas jualan.'],
        lessons: [
          [
            'The four parts of a complete answer',
            '完整回答的四个部分',
            'Empat bahagian jawapan yang lengkap',
          ],
          ['Where is my parcel?', '我的包裹在哪里？', 'Di mana bungkusan saya?'],
        ],
      },
      {
        name: ['Reviews', '评价', 'Ulasan'],
        about: [
          'You answer one person; a thousand read it.',
          '您回复一个人，一千个人在看。',
          'Anda menjawab seorang; seribu orang membacanya.',
        ],
        lessons: [
          ['Thank, repair, invite', '感谢、补救、邀请', 'Ucap terima kasih, baiki, jemput'],
          ['When the buyer is wrong', '买家弄错的时候', 'Apabila pembeli tersilap'],
        ],
      },
    ],
  }),
  course({
    key: 'live-hosting',
    language: 'zh',
    subject: ['ecommerce', 'live-commerce', 'live-hosting'],
    kind: 'beginner',
    credit: 0,
    hours: 12,
    teachers: ['lin-peishan'],
    launchedDaysAgo: 33,
    name: [
      'Your first live sale: sixty minutes on camera',
      '第一场直播带货：镜头前的六十分钟',
      'Jualan langsung pertama: enam puluh minit di hadapan kamera',
    ],
    content: [
      'Plan one hour of live selling minute by minute, speak so that late viewers can follow, and stop before you are tired. You rehearse with a timer, not with luck.',
      '按分钟规划一小时直播，让中途进来的观众也能听懂，并在疲倦之前结束。靠计时排练，不靠运气。',
      'Rancang sejam jualan langsung minit demi minit, bercakap supaya penonton lewat dapat mengikuti, dan berhenti sebelum letih. Anda berlatih dengan pemasa, bukan nasib.',
    ],
    practise: [
      [
        'A run sheet of twelve five-minute rounds',
        '十二个五分钟环节的流程表',
        'Jadual dua belas pusingan lima minit',
      ],
      [
        'Showing size, weight and fault of a product honestly',
        '如实展示商品的尺寸、重量和缺点',
        'Menunjukkan saiz, berat dan kekurangan produk dengan jujur',
      ],
      [
        'Answering comments without losing the thread',
        '回答弹幕而不跑题',
        'Menjawab komen tanpa hilang haluan',
      ],
    ],
    handIn: [
      'A run sheet and a ten-minute recording.',
      '一份流程表和一段十分钟录像。',
      'Jadual siaran dan rakaman sepuluh minit.',
    ],
    aims: [
      'Host one hour alone, with stock, prices and answers ready.',
      '独立主持一小时，库存、价格和答案都准备好。',
      'Mengacarakan sejam sendirian, dengan stok, harga dan jawapan tersedia.',
    ],
    audience: [
      'Beginners who are shy of the camera.',
      '怕镜头的初学者。',
      'Pemula yang segan dengan kamera.',
    ],
    requirements: A_PHONE,
    chapters: [
      {
        name: ['Before', '开播前', 'Sebelum'],
        about: [
          'Ten products, one table, one light.',
          '十件商品、一张桌子、一盏灯。',
          'Sepuluh produk, sebuah meja, satu lampu.',
        ],
        lessons: [
          [
            'Light, sound and a quiet corner',
            '灯光、声音与安静的角落',
            'Cahaya, bunyi dan sudut yang sunyi',
          ],
          ['The run sheet', '流程表', 'Jadual siaran'],
        ],
      },
      {
        name: ['On air', '直播中', 'Semasa siaran'],
        about: [
          'Say it again for those who came late.',
          '为晚到的人再说一遍。',
          'Ulang untuk mereka yang lewat.',
        ],
        lessons: [
          ['Five minutes per product', '每件商品五分钟', 'Lima minit setiap produk'],
          ['Comments, prices and stock', '弹幕、价格与库存', 'Komen, harga dan stok'],
        ],
      },
    ],
  }),
  course({
    key: 'marketplace-60-days',
    language: 'en',
    subject: ['ecommerce', 'selling', 'marketplace-operations'],
    kind: 'advanced',
    credit: 4,
    hours: 60,
    price: 6800,
    featured: true,
    teachers: ['nurul-huda', 'rajesh'],
    launchedDaysAgo: 96,
    name: [
      'Sixty days in a virtual shop: from sourcing to settlement',
      '虚拟店铺六十天：从采购到结算',
      'Enam puluh hari di kedai maya: sumber hingga penyelesaian',
    ],
    content: [
      'Run a simulated shop for sixty trading days. Each decision on stock, price and advertising shows up in your cash, your rating and your account health.',
      '经营一家模拟店铺六十个交易日。每一个关于库存、价格和广告的决定，都会反映在现金、评分和账号健康上。',
      'Kendalikan kedai simulasi selama enam puluh hari dagangan. Setiap keputusan tentang stok, harga dan iklan terlihat pada tunai, penarafan dan kesihatan akaun anda.',
    ],
    practise: [
      [
        'Ordering before the stock runs out, not after',
        '在断货之前补货，而不是之后',
        'Memesan sebelum stok habis, bukan selepasnya',
      ],
      [
        'Stopping an advertisement that spends and does not sell',
        '停掉只花钱不出单的广告',
        'Menghentikan iklan yang berbelanja tetapi tidak menjual',
      ],
      [
        'Keeping late shipments below the limit',
        '把延迟发货率控制在限额以下',
        'Mengekalkan penghantaran lewat di bawah had',
      ],
    ],
    handIn: [
      'A month-end report after day 30 and a closing statement after day 60.',
      '第三十天交月末报告，第六十天交结业报告。',
      'Laporan hujung bulan selepas hari ke-30 dan penyata penutup selepas hari ke-60.',
    ],
    aims: [
      'Make a shop profitable by routine.',
      '靠日常流程让店铺盈利。',
      'Menjadikan kedai untung melalui rutin.',
    ],
    audience: [
      'Students who have finished the listing course.',
      '已学完选品课程的学员。',
      'Pelajar yang sudah menamatkan kursus penyenaraian.',
    ],
    requirements: [
      'Cross-border listing and keyword research, or six months in a shop.',
      '学过选品与关键词课程，或有半年店铺经验。',
      'Kursus penyenaraian rentas sempadan, atau enam bulan pengalaman di kedai.',
    ],
    chapters: [
      {
        name: ['Open the shop', '开店', 'Buka kedai'],
        about: ['Days 1 to 14.', '第一天到第十四天。', 'Hari 1 hingga 14.'],
        lessons: [
          [
            'Sourcing: three quotations, one choice',
            '采购：三份报价，一个选择',
            'Sumber: tiga sebut harga, satu pilihan',
          ],
          [
            'Compliance before the first sale',
            '先合规，后开张',
            'Pematuhan sebelum jualan pertama',
          ],
        ],
      },
      {
        name: ['Keep it running', '保持运转', 'Pastikan ia berjalan'],
        about: ['Days 15 to 45.', '第十五天到第四十五天。', 'Hari 15 hingga 45.'],
        lessons: [
          [
            'Reorder point and lead time',
            '再订货点与交期',
            'Titik pesanan semula dan masa menunggu',
          ],
          [
            'Advertising cost of sales against margin',
            '广告费率与毛利率',
            'Kos iklan berbanding margin',
          ],
        ],
      },
      {
        name: ['Close the books', '结账', 'Tutup akaun'],
        about: ['Days 46 to 60.', '第四十六天到第六十天。', 'Hari 46 hingga 60.'],
        lessons: [
          [
            'Returns, disputes and account health',
            '退货、纠纷与账号健康',
            'Pemulangan, pertikaian dan kesihatan akaun',
          ],
          ['What I would do differently', '如果重来一次', 'Apa yang akan saya ubah'],
        ],
      },
    ],
  }),
  course({
    key: 'short-video-shop',
    language: 'zh',
    subject: ['ecommerce', 'live-commerce', 'short-video-shops'],
    kind: 'beginner',
    credit: 0,
    hours: 10,
    teachers: ['tan-wei-jie', 'lin-peishan'],
    launchedDaysAgo: 12,
    name: [
      'Thirty seconds that sell: short video for a small shop',
      '三十秒卖货：小店短视频',
      'Tiga puluh saat yang menjual: video pendek untuk kedai kecil',
    ],
    content: [
      'Show the problem in three seconds and the product in ten. You film three short videos with the same phone and the same table.',
      '三秒讲问题，十秒看商品。用同一部手机、同一张桌子拍三条短视频。',
      'Tunjukkan masalah dalam tiga saat dan produk dalam sepuluh saat. Anda merakam tiga video pendek dengan telefon dan meja yang sama.',
    ],
    practise: [
      ['Writing a script of six shots', '写一份六个镜头的脚本', 'Menulis skrip enam syot'],
      [
        'Filming vertical with steady hands',
        '竖屏稳定拍摄',
        'Merakam menegak dengan tangan stabil',
      ],
      [
        'Adding captions for viewers without sound',
        '为静音观众加字幕',
        'Menambah sari kata untuk penonton tanpa bunyi',
      ],
    ],
    handIn: [
      'Three videos of at most thirty seconds.',
      '三条不超过三十秒的视频。',
      'Tiga video tidak lebih tiga puluh saat.',
    ],
    aims: [
      'Make one honest short video in a lunch break.',
      '用午休时间做出一条诚实的短视频。',
      'Menghasilkan satu video pendek yang jujur semasa rehat tengah hari.',
    ],
    audience: [
      'Shop owners with a phone and little time.',
      '有手机、没时间的店主。',
      'Pemilik kedai yang ada telefon tetapi kurang masa.',
    ],
    requirements: A_PHONE,
    chapters: [
      {
        name: ['Plan and film', '策划与拍摄', 'Rancang dan rakam'],
        about: ['Six shots on one page.', '一页纸六个镜头。', 'Enam syot pada satu halaman.'],
        lessons: [
          ['The first three seconds', '最初三秒', 'Tiga saat pertama'],
          ['Six shots on a kitchen table', '餐桌上的六个镜头', 'Enam syot di meja dapur'],
        ],
      },
      {
        name: ['Finish and publish', '完成与发布', 'Siapkan dan terbitkan'],
        about: ['Captions, cover, link.', '字幕、封面、链接。', 'Sari kata, gambar muka, pautan.'],
        lessons: [['Captions that fit the screen', '放得下的字幕', 'Sari kata yang muat di skrin']],
      },
    ],
  }),
  course({
    key: 'sea-freight',
    language: 'zh',
    subject: ['logistics', 'freight', 'freight-costing'],
    kind: 'intermediate',
    credit: 2,
    hours: 28,
    price: 5200,
    featured: true,
    recommended: true,
    teachers: ['chen-siyuan'],
    launchedDaysAgo: 25,
    name: [
      'Sea freight, air freight and the landed cost of a carton',
      '海运、空运与一箱货的到岸成本',
      'Kargo laut, kargo udara dan kos sampai sebuah karton',
    ],
    content: [
      'Measure one carton and follow it from the factory to your door. At the end you can say what each piece costs by sea and by air, and when the dearer way is the cheaper one.',
      '量好一只纸箱，跟着它从工厂走到您家门口。学完您能说出每件货走海运和空运各要多少钱，以及什么时候贵的反而更划算。',
      'Ukur sebuah karton dan ikuti perjalanannya dari kilang ke pintu anda. Akhirnya anda boleh menyatakan kos setiap unit melalui laut dan udara, dan bila cara yang mahal sebenarnya lebih jimat.',
    ],
    practise: [
      ['Volumetric and chargeable weight', '体积重与计费重', 'Berat isi padu dan berat boleh caj'],
      [
        'Comparing FCL and LCL quotations',
        '比较整箱与拼箱报价',
        'Membandingkan sebut harga FCL dan LCL',
      ],
      [
        'A landed cost sheet with duty and tax',
        '含关税和税款的到岸成本表',
        'Hamparan kos sampai dengan duti dan cukai',
      ],
    ],
    handIn: [
      'A landed cost sheet for one carton by two routes.',
      '同一箱货两条路线的到岸成本表。',
      'Hamparan kos sampai bagi satu karton melalui dua laluan.',
    ],
    aims: [
      'Compare two freight offers fairly, down to one piece.',
      '公平比较两份运费报价，算到每一件。',
      'Membandingkan dua tawaran kargo dengan adil hingga ke seunit.',
    ],
    audience: [
      'Importers, shop owners and junior forwarders.',
      '进口商、店主和初级货代。',
      'Pengimport, pemilik kedai dan penghantar kargo baharu.',
    ],
    requirements: A_SHEET,
    chapters: [
      {
        name: ['One carton', '一只纸箱', 'Sebuah karton'],
        about: [
          'Size, weight and what the carrier charges for.',
          '尺寸、重量，以及承运人按什么收费。',
          'Saiz, berat dan apa yang dicaj pengangkut.',
        ],
        lessons: [
          ['Measuring a carton', '量纸箱', 'Mengukur karton'],
          ['Chargeable weight by air', '空运计费重', 'Berat boleh caj kargo udara'],
        ],
      },
      {
        name: ['By sea', '海运', 'Melalui laut'],
        about: [
          'Full container, shared container, port charges.',
          '整箱、拼箱与港口费用。',
          'Kontena penuh, kontena kongsi, caj pelabuhan.',
        ],
        lessons: [
          ['FCL, LCL and the measurement ton', '整箱、拼箱与尺码吨', 'FCL, LCL dan tan ukuran'],
          [
            'Incoterms: who pays until where',
            '贸易术语：谁付到哪里',
            'Incoterms: siapa bayar hingga ke mana',
          ],
        ],
      },
      {
        name: ['Landed cost', '到岸成本', 'Kos sampai'],
        about: [
          'From CIF to the price on the shelf.',
          '从 CIF 到货架价格。',
          'Daripada CIF ke harga di rak.',
        ],
        lessons: [
          [
            'Duty and tax on the customs value',
            '按完税价格计税',
            'Duti dan cukai atas nilai kastam',
          ],
          ['The landed cost sheet', '到岸成本表', 'Hamparan kos sampai'],
        ],
      },
    ],
  }),
  course({
    key: 'customs-documents',
    language: 'en',
    subject: ['logistics', 'freight', 'customs-documents'],
    kind: 'beginner',
    credit: 1,
    hours: 14,
    teachers: ['chen-siyuan', 'nurul-huda'],
    launchedDaysAgo: 61,
    name: [
      'Invoice, packing list and bill of lading, line by line',
      '发票、装箱单与提单：逐行看懂',
      'Invois, senarai pembungkusan dan bil muatan baris demi baris',
    ],
    content: [
      'Three papers move a shipment, and one wrong number stops it. Read each of them line by line and find the ten faults we have hidden in a real-looking set.',
      '三份单证推动一票货，一个错数就能让它停下。逐行阅读，并找出我们在一套仿真单证里藏的十处错误。',
      'Tiga dokumen menggerakkan kiriman, dan satu angka salah menghentikannya. Baca baris demi baris dan cari sepuluh kesilapan yang kami sembunyikan.',
    ],
    practise: [
      ['Checking that three papers agree', '核对三份单证是否一致', 'Menyemak tiga dokumen selaras'],
      [
        'Choosing a tariff heading to the first six digits',
        '确定税则号前六位',
        'Memilih kod tarif hingga enam digit pertama',
      ],
      [
        'Writing a plain description of goods',
        '写清楚的货物品名',
        'Menulis perihalan barang yang jelas',
      ],
    ],
    handIn: [
      'A corrected set of documents with a list of the faults.',
      '一套改正后的单证和错误清单。',
      'Set dokumen yang dibetulkan dan senarai kesilapannya.',
    ],
    aims: [
      'Send documents that clear at the first try.',
      '让单证一次通关。',
      'Menghantar dokumen yang lulus pada percubaan pertama.',
    ],
    audience: [
      'Documentation clerks and small exporters.',
      '单证员和小型出口商。',
      'Kerani dokumentasi dan pengeksport kecil.',
    ],
    requirements: NOTHING_BEFORE,
    chapters: [
      {
        name: ['Three papers', '三份单证', 'Tiga dokumen'],
        about: [
          'Who issues them, and who reads them.',
          '谁签发，谁来看。',
          'Siapa mengeluarkan, dan siapa membaca.',
        ],
        lessons: [
          ['The commercial invoice', '商业发票', 'Invois komersial'],
          ['The packing list', '装箱单', 'Senarai pembungkusan'],
          ['The bill of lading', '提单', 'Bil muatan'],
        ],
      },
      {
        name: ['At the border', '在关口', 'Di sempadan'],
        about: ['Codes, values and questions.', '税号、货值与问询。', 'Kod, nilai dan soalan.'],
        lessons: [
          [
            'Six digits of the Harmonised System',
            '协调制度的六位数',
            'Enam digit Sistem Terharmoni',
          ],
          ['When customs asks a question', '海关来问的时候', 'Apabila kastam bertanya'],
        ],
      },
    ],
  }),
  course({
    key: 'stock-control',
    language: 'en',
    subject: ['logistics', 'warehouse', 'stock-control'],
    kind: 'intermediate',
    credit: 2,
    hours: 18,
    price: 2600,
    teachers: ['rajesh', 'chen-siyuan'],
    launchedDaysAgo: 110,
    name: [
      'Stock control for a small warehouse: count, reorder, trace',
      '小仓库库存管理：盘点、补货、追溯',
      'Kawalan stok gudang kecil: kira, pesan semula, jejak',
    ],
    content: [
      'Know what is on the shelf without closing the warehouse. You set reorder points, count a few bins every day, and trace one faulty lot back to its delivery.',
      '不用停仓也知道货架上有什么。学会设再订货点、每天盘几个货位，并把一批问题货追溯到来货。',
      'Ketahui stok di rak tanpa menutup gudang. Anda menetapkan titik pesanan semula, mengira beberapa petak setiap hari, dan menjejak satu lot rosak.',
    ],
    practise: [
      [
        'Reorder point with safety stock',
        '带安全库存的再订货点',
        'Titik pesanan semula dengan stok keselamatan',
      ],
      ['Cycle counting by ABC class', '按 ABC 分类循环盘点', 'Kiraan kitaran mengikut kelas ABC'],
      [
        'Checking a delivery against the order, and booking only what has arrived',
        '按订单验收来货，只登记实际收到的数量',
        'Memeriksa penghantaran dengan pesanan, dan merekod hanya yang tiba',
      ],
      [
        'First in first out, and first expired first out',
        '先进先出与先到期先出',
        'Masuk dahulu keluar dahulu, dan luput dahulu keluar dahulu',
      ],
    ],
    handIn: [
      'A stock sheet for thirty items with reorder points.',
      '三十种货品的库存表和再订货点。',
      'Hamparan stok bagi tiga puluh barang dengan titik pesanan semula.',
    ],
    aims: [
      'Hold less stock and run out less often.',
      '少压货，也少断货。',
      'Menyimpan kurang stok dan kurang kehabisan.',
    ],
    audience: [
      'Store keepers and shop owners with a back room.',
      '仓管员和有小仓的店主。',
      'Penjaga stor dan pemilik kedai yang ada bilik stok.',
    ],
    requirements: A_SHEET,
    chapters: [
      {
        name: ['Count', '盘点', 'Kira'],
        about: ['A little every day.', '每天盘一点。', 'Sedikit setiap hari.'],
        lessons: [
          ['A place for each item', '一物一位', 'Satu tempat bagi setiap barang'],
          ['ABC classes and cycle counts', 'ABC 分类与循环盘点', 'Kelas ABC dan kiraan kitaran'],
        ],
      },
      {
        name: ['Receive, send, take back', '收货、发货、退货', 'Terima, hantar, ambil semula'],
        about: [
          'Every move of goods has a paper, and every paper has the right data.',
          '货物每动一次都有单据，每张单据都要资料正确。',
          'Setiap pergerakan barang ada dokumen, dan setiap dokumen ada data yang betul.',
        ],
        lessons: [
          [
            'Master data: entered once, used everywhere',
            '基础资料：录入一次，处处使用',
            'Data induk: dimasukkan sekali, digunakan di semua tempat',
          ],
          [
            'Count before you sign: the goods receipt',
            '先点数，后签收：收货单',
            'Kira sebelum tandatangan: terimaan barang',
          ],
          [
            'Partial deliveries and back orders',
            '分批交货与欠货订单',
            'Penghantaran sebahagian dan pesanan tertunggak',
          ],
          [
            'Goods that come back: check, restock, credit',
            '退回的货：查验、入库、冲账',
            'Barang yang dipulangkan: periksa, simpan semula, kreditkan',
          ],
        ],
      },
      {
        name: ['Reorder and trace', '补货与追溯', 'Pesan semula dan jejak'],
        about: [
          'Demand, lead time and safety stock.',
          '需求、交期与安全库存。',
          'Permintaan, masa menunggu dan stok keselamatan.',
        ],
        lessons: [
          ['The reorder point', '再订货点', 'Titik pesanan semula'],
          ['Lots, dates and recalls', '批次、日期与召回', 'Lot, tarikh dan panggilan balik'],
        ],
      },
    ],
  }),
  course({
    key: 'warehouse-safety',
    language: 'en',
    subject: ['logistics', 'warehouse', 'warehouse-safety'],
    kind: 'beginner',
    credit: 0,
    hours: 6,
    teachers: ['chen-siyuan'],
    launchedDaysAgo: 180,
    name: [
      'Lift, stack, drive: safety in the warehouse',
      '搬、堆、开：仓库安全',
      'Angkat, susun, pandu: keselamatan di gudang',
    ],
    content: [
      'Most warehouse injuries are a back, a foot or a fall. Learn the habits that prevent them, before your first shift.',
      '仓库里的伤多半是腰伤、脚伤和跌倒。在第一次上班之前，养成能避免它们的习惯。',
      'Kebanyakan kecederaan gudang melibatkan belakang, kaki atau jatuh. Belajar tabiat yang mencegahnya sebelum syif pertama.',
    ],
    practise: [
      [
        'Lifting with the load close to the body',
        '货物贴近身体搬运',
        'Mengangkat dengan beban rapat ke badan',
      ],
      [
        'Stacking a pallet that does not lean',
        '码一个不倾斜的托盘',
        'Menyusun palet yang tidak condong',
      ],
      ['Keeping people and forklifts apart', '人车分流', 'Mengasingkan pejalan kaki dan forklif'],
    ],
    handIn: [
      'A photo walk: five hazards and five good habits where you work or study.',
      '拍照巡查：在工作或学习的地方找五处隐患和五个好习惯。',
      'Tinjauan foto: lima bahaya dan lima tabiat baik di tempat kerja atau belajar.',
    ],
    aims: [
      'See a hazard and report it the same day.',
      '看见隐患，当天上报。',
      'Mengesan bahaya dan melaporkannya pada hari yang sama.',
    ],
    audience: [
      'New warehouse workers and interns.',
      '仓库新员工和实习生。',
      'Pekerja gudang baharu dan pelatih.',
    ],
    requirements: NOTHING_BEFORE,
    chapters: [
      {
        name: ['Hands and back', '手与腰', 'Tangan dan belakang'],
        about: ['Lift less, lift well.', '少搬，搬对。', 'Kurang angkat, angkat betul.'],
        lessons: [
          ['Plan the lift', '先想再搬', 'Rancang angkatan'],
          ['The pallet that stays up', '不倒的托盘', 'Palet yang tegak'],
        ],
      },
      {
        name: ['Wheels', '车辆', 'Roda'],
        about: ['The forklift does not see you.', '叉车看不见您。', 'Forklif tidak nampak anda.'],
        lessons: [
          [
            'Walkways, corners and eye contact',
            '通道、转角与目光',
            'Laluan, selekoh dan pandangan mata',
          ],
        ],
      },
    ],
  }),
]
