export interface ArticleSeed {
  /** Set for an article of the second school; the other articles are of the first school. */
  school?: 'kopi'
  /** Null for an article by a teacher; the other articles are by the school's office. */
  category: 1 | 2 | 3 | null
  /** Index of the school's article type. */
  type: number | null
  title: string
  content: string
  /** Days before the demo's start. */
  daysAgo: number
}

const table = (rows: string[][]) =>
  `<table><tbody>${rows.map((row, at) => `<tr>${row.map((cell) => (at === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`).join('')}</tbody></table>`

/** Articles in the three languages of a Malaysian school. */
export const articleSeeds: ArticleSeed[] = [
  {
    category: null,
    type: 0,
    title: 'Five product photographs a buyer needs to see',
    daysAgo: 3,
    content: `<p>A buyer cannot lift your product out of the screen. Five pictures do what the hand would do.</p><h2>The whole thing, first</h2><p>Put it on white, fill four fifths of the frame and leave the shadow. The first picture answers one question: <strong>what is it?</strong></p><h2>The size, beside something known</h2><p>A rattan basket looks as large as the photographer wants. Beside a rice bowl it has one size only.</p><h2>The part that breaks first</h2><p>Handles, seams, hinges. Who shows the weak place honestly gets fewer returns.</p>${table(
      [
        ['Picture', 'What it answers'],
        ['Whole', 'What is it?'],
        ['Beside a bowl', 'How large is it?'],
        ['Seam', 'Will it last?'],
        ['In use', 'Is it for me?'],
        ['In its box', 'What arrives?'],
      ],
    )}<h2>Try it this week</h2><ol><li><p>Choose one listing that sells slowly.</p></li><li><p>Replace its pictures by these five.</p></li><li><p>Compare the orders of two weeks.</p></li></ol>`,
  },
  {
    category: null,
    type: 1,
    title: '跨境客服的第一句话，怎样写才不像机器',
    daysAgo: 8,
    content: `<p>顾客留言“东西还没到”，他真正想知道的是：有没有人在管这件事。</p><h2>先说看见了什么</h2><p>“您的包裹三天没有更新，我已经看到。”这一句比任何致歉都有用，因为它证明有人查过。</p><h2>再说接下来发生什么</h2><ul><li><p>什么时候回复：写具体的时间。</p></li><li><p>由谁处理：写名字，不写“相关部门”。</p></li><li><p>顾客需要做什么：多数时候是“不需要”。</p></li></ul><h2>最后才是补偿</h2><blockquote><p>补偿放在第一句，听起来像想让人闭嘴；放在最后，才像诚意。</p></blockquote><p>课堂上我们用二十条真实留言练习，每条只准写三句。写完互相朗读，听不出是谁写的，就算合格。</p>`,
  },
  {
    category: null,
    type: 2,
    title: 'Dari gerai pasar malam ke pelanggan di Kaohsiung',
    daysAgo: 15,
    content: `<p>Puan Salmah menjual sambal di pasar malam selama sebelas tahun. Tahun lalu, pelajar kami membantu beliau membuka kedai dalam talian.</p><h2>Langkah pertama: label</h2><p>Botol yang sama memerlukan tiga perkara baharu: ramuan dalam dua bahasa, tarikh luput, dan nombor kelompok.</p><h2>Langkah kedua: kotak</h2><p>Dua belas botol pertama sampai dalam keadaan pecah. Selepas menukar kotak, <strong>tiada satu pun</strong> yang pecah dalam dua ratus penghantaran.</p><h2>Apa yang dipelajari</h2><p>Pelajar menyangka pemasaran ialah bahagian yang sukar. Sebenarnya, yang sukar ialah melakukan perkara yang sama dengan betul setiap hari.</p>`,
  },
  {
    category: 1,
    type: null,
    title: 'New photography corner opens on the second floor',
    daysAgo: 2,
    content: `<p>From Monday, students can book the new photography corner beside the library: two light tables, a backdrop in four colours and a camera with a fixed lens.</p><h2>How to book</h2><p>Ask at the office, one hour at a time. First-year courses have Tuesday and Thursday mornings.</p><h2>What to bring</h2><p>Your product, a cloth to clean it, and the list of five pictures from the course.</p>`,
  },
  {
    category: 1,
    type: null,
    title: '本校学员在全国电商实务竞赛中获得二等奖',
    daysAgo: 10,
    content: `<p>上周末，我校三名学员组成的队伍在吉隆坡举行的全国电商实务竞赛中获得二等奖。</p><h2>比赛内容</h2><p>各队须在六小时内为一家真实的小店完成选品、拍摄、上架与客服四项任务。</p><h2>评委怎么说</h2><blockquote><p>他们的商品页写得最诚实，退货政策看一遍就懂。</p></blockquote>`,
  },
  {
    category: 2,
    type: null,
    title: 'Parcels to Singapore: what changes for small sellers',
    daysAgo: 5,
    content: `<p>Carriers have moved the weight limit of the cheapest parcel class. For sellers of light goods little changes; for those who send ceramics, a lot.</p>${table(
      [
        ['Weight', 'Before', 'Now'],
        ['up to 0.5 kg', 'letter box', 'letter box'],
        ['0.5 to 1 kg', 'letter box', 'parcel'],
        ['over 1 kg', 'parcel', 'parcel'],
      ],
    )}<h2>What to do</h2><p>Weigh your three best sellers with their box, not without. The box is what decides.</p>`,
  },
  {
    category: 2,
    type: null,
    title: 'Permintaan kemahiran bahasa dalam khidmat pelanggan meningkat',
    daysAgo: 20,
    content: `<p>Semakin banyak iklan jawatan khidmat pelanggan meminta dua bahasa atau lebih. Gabungan Melayu dan Mandarin paling dicari.</p><h2>Untuk pelajar kami</h2><p>Kursus komunikasi kini mempunyai latihan dalam tiga bahasa, dengan perbualan sebenar sebagai bahan.</p>`,
  },
  {
    category: 3,
    type: null,
    title: 'Short chain opened: a first game in twenty minutes',
    daysAgo: 4,
    content: `<p>The practice area has a shorter game for a first try: twenty weeks, and goods that arrive sooner.</p><h2>Who it is for</h2><p>Play it before the long game of your course. You see the same four seats, and a mistake costs less time.</p><h2>How to begin</h2><ol><li><p>Open Practice and choose “First steps in a short chain”.</p></li><li><p>Take the seat of the retailer, who hears the customers.</p></li><li><p>Write one sentence beside each order: you will want to read it in the review.</p></li></ol>`,
  },
  {
    category: 3,
    type: null,
    title: '啤酒游戏复盘课：为什么工厂总是最紧张',
    daysAgo: 9,
    content: `<p>本周三下午，我们一起复盘上一轮的啤酒游戏。顾客的需求只变过一次，工厂的订单却上下翻了几倍。</p><h2>带什么来</h2><ul><li><p>您的复盘页面，打开到“每个席位的订单”。</p></li><li><p>您当时写下的备注，哪怕只有一句。</p></li></ul><h2>讨论什么</h2><p>先不看费用，只看一个问题：哪一周您下了最大的订单，当时您在怕什么？</p>`,
  },
  {
    category: 3,
    type: null,
    title: 'Sepuluh soalan inventori: jawapan disemak serta-merta',
    daysAgo: 14,
    content: `<p>Latihan inventori mempunyai sepuluh soalan pendek dengan nombor anda sendiri: bila perlu memesan, berapa banyak, dan berapa simpanan yang cukup.</p><h2>Cara terbaik</h2><p>Kira di atas kertas dahulu, kemudian serahkan semua jawapan sekali gus. Jawapan yang betul kekal; yang lain boleh dicuba lagi.</p><h2>Bila anda tersekat</h2><p>Selepas cubaan terakhir, penyelesaian ditunjukkan langkah demi langkah.</p>`,
  },
  {
    category: null,
    type: 0,
    title: '一个人的小店，怎样做到当天发货',
    daysAgo: 12,
    content: `<p>当天发货不是跑得快，而是前一天晚上准备得好。</p><h2>晚上九点前做三件事</h2><ol><li><p>打印明天的面单，按货架顺序排好。</p></li><li><p>把三种常用纸箱各折好十个。</p></li><li><p>清点最畅销的五款，少于一周的量就写在白板上。</p></li></ol><h2>早上只做一件事</h2><p>从第一排货架走到最后一排，拿货、装箱、贴单，不回头。</p><p>一位学员试了两周，平均每单从九分钟降到四分钟。</p>`,
  },
  {
    category: null,
    type: 1,
    title: 'What to write when the parcel is late',
    daysAgo: 18,
    content: `<p>A late parcel is not the worst that can happen to a customer. Silence is.</p><h2>Before they ask</h2><p>Look at the tracking each morning and write first. One line is enough: where it is, and when you will look again.</p><h2>After they ask</h2><ul><li><p>Name the day, not “soon”.</p></li><li><p>Say who looks after it.</p></li><li><p>Offer the refund before it is asked for, once the day has passed twice.</p></li></ul>`,
  },
  {
    category: null,
    type: 0,
    title: 'Tiga ayat yang membuat pembeli percaya',
    daysAgo: 22,
    content: `<p>Pembeli membaca sepuluh saat sahaja. Tiga ayat pertama menentukan sama ada mereka kekal atau keluar.</p><h2>Ayat pertama: apa</h2><p>Sebut barang, ukuran dan bahan. Jangan bermula dengan “terbaik”.</p><h2>Ayat kedua: untuk siapa</h2><p>“Untuk ibu yang membawa dua botol susu” lebih kuat daripada “sesuai untuk semua”.</p><h2>Ayat ketiga: apa yang tiada</h2><p>Mengaku kekurangan kecil mengurangkan pemulangan: “tali tidak boleh dilaras”.</p>`,
  },
  {
    category: 1,
    type: null,
    title: 'Kolej Teratai membuka kaunter khidmat pelajar di George Town',
    daysAgo: 6,
    content: `<p>Mulai minggu ini, pelajar di utara boleh mengambil kad pelajar dan sijil di bengkel George Town tanpa perlu ke Kajang.</p><h2>Waktu</h2><p>Isnin hingga Jumaat, 9:00 pagi hingga 5:00 petang.</p><h2>Apa yang perlu dibawa</h2><p>Kad pengenalan atau pasport, dan nombor pelajar.</p>`,
  },
  {
    category: 2,
    type: null,
    title: '平台调低佣金：小卖家每单多赚多少',
    daysAgo: 13,
    content: `<p>两家平台本季度把家居类目的佣金下调了一个百分点。对客单价 RM40 的小店来说，每单多出四十仙。</p>${table(
      [
        ['客单价', '调整前佣金', '调整后佣金'],
        ['RM25', 'RM1.50', 'RM1.25'],
        ['RM40', 'RM2.40', 'RM2.00'],
        ['RM80', 'RM4.80', 'RM4.00'],
      ],
    )}<h2>该怎么用这笔钱</h2><p>先别降价。把它放进包装里：一个不会压坏的纸箱，能省下的退货比四十仙多。</p>`,
  },
  {
    school: 'kopi',
    category: null,
    type: 0,
    title: 'Kenapa kain penapis perlu direndam, bukan disabun',
    daysAgo: 7,
    content: `<p>Sabun tinggal di dalam benang, dan cawan esok akan terasa. Air panas sudah memadai.</p><h2>Selepas setiap syif</h2><ol><li><p>Balikkan kain dan bilas dengan air panas.</p></li><li><p>Rendam dalam air bersih sepanjang malam.</p></li><li><p>Ganti kain setiap dua minggu.</p></li></ol>`,
  },
  {
    school: 'kopi',
    category: 1,
    type: null,
    title: 'Two graduates open a counter at Ipoh station',
    daysAgo: 5,
    content: `<p>Two students of last year’s class serve kopi and espresso from six in the morning, at a counter of four square metres.</p><h2>What they would do again</h2><p>They practised the opening list until it took twelve minutes, before they signed the lease.</p>`,
  },
  {
    school: 'kopi',
    category: 2,
    type: null,
    title: '怡保老街咖啡节：学员摊位报名开始',
    daysAgo: 3,
    content: `<p>下月第一个周末，老街咖啡节为我校学员留了三个摊位。</p><h2>怎样报名</h2><p>请把一份成本卡和一张柜台照片交给教师。每个摊位两人，轮班四小时。</p>`,
  },
]
