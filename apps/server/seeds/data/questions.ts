// This file may be long, because it holds only data.
import type { MarkStrategy, QuestionBankSeed, QuestionSeed, Text3 } from './types.ts'

/** English, Chinese, Malay; one string when the three are equal. */
type Words = [en: string, zh: string, my: string] | string
type Level = QuestionSeed['level']

const text = (w: Words): Text3 =>
  typeof w === 'string' ? { en: w, zh: w, my: w } : { en: w[0], zh: w[1], my: w[2] }
const single = (
  level: Level,
  stem: Words,
  options: Words[],
  right: number,
  analysis: Words,
): QuestionSeed => ({
  kind: 'single',
  stem: text(stem),
  options: options.map(text),
  right: [right],
  points: 5,
  level,
  analysis: text(analysis),
})
const multiple = (
  level: Level,
  strategy: MarkStrategy,
  stem: Words,
  options: Words[],
  right: number[],
  analysis: Words,
): QuestionSeed => ({
  kind: 'multiple',
  stem: text(stem),
  options: options.map(text),
  right,
  points: 6,
  level,
  analysis: text(analysis),
  strategy,
})
const blank = (level: Level, stem: Words, blanks: string[][], analysis: Words): QuestionSeed => ({
  kind: 'blank',
  stem: text(stem),
  blanks,
  points: 4,
  level,
  analysis: text(analysis),
})
const judge = (level: Level, stem: Words, truth: boolean, analysis: Words): QuestionSeed => ({
  kind: 'judge',
  stem: text(stem),
  truth,
  points: 3,
  level,
  analysis: text(analysis),
})
const written = (level: Level, stem: Words, model: Words, analysis: Words): QuestionSeed => ({
  kind: 'annotation',
  stem: text(stem),
  model: text(model),
  points: 10,
  level,
  analysis: text(analysis),
})

const ordering = (level: Level, stem: Words, entries: Words[], analysis: Words): QuestionSeed => ({
  kind: 'ordering',
  stem: text(stem),
  options: entries.map(text),
  points: 5,
  level,
  analysis: text(analysis),
})

const matching = (
  level: Level,
  stem: Words,
  pairs: [Words, Words][],
  others: Words[],
  analysis: Words,
): QuestionSeed => ({
  kind: 'matching',
  stem: text(stem),
  pairs: pairs.map(([prompt, option]) => [text(prompt), text(option)]),
  options: others.map(text),
  points: 8,
  level,
  analysis: text(analysis),
})

/**
 * Every bank begins with the same order: 0-3 single, 4-6 multiple, 7-8 blank, 9-10 judge, 11
 * annotation.
 */
export const questionBanks: QuestionBankSeed[] = [
  {
    courseKey: 'listing-keywords',
    questions: [
      single(
        1,
        [
          'Which of these is a long-tail keyword?',
          '下面哪一个是长尾词？',
          'Yang manakah kata kunci ekor panjang?',
        ],
        [
          ['bag', '包', 'beg'],
          ['school bag', '书包', 'beg sekolah'],
          [
            'waterproof school bag for a first-year pupil',
            '防水儿童书包小学生一年级',
            'beg sekolah kalis air untuk murid tahun satu',
          ],
          ['bags', '包包', 'beg-beg'],
        ],
        2,
        [
          'The phrase names the use, the user and a property, so the intent of the buyer is clear.',
          '它写明了用途、使用者和特性，买家意图很清楚。',
          'Frasa itu menyebut kegunaan, pengguna dan sifat, jadi niat pembeli jelas.',
        ],
      ),
      single(
        2,
        [
          'Monthly searches are 10, 12, 14, 16 and 98. What is the median?',
          '五个月的搜索量为 10、12、14、16、98，中位数是多少？',
          'Carian bulanan ialah 10, 12, 14, 16 dan 98. Berapakah mediannya?',
        ],
        ['30', '14', '16', '98'],
        1,
        [
          'In order, the third of five values is 14. The mean, 30, is pulled up by one month.',
          '按大小排列，五个数的第三个是 14。平均数 30 被一个月拉高了。',
          'Mengikut susunan, nilai ketiga daripada lima ialah 14. Min, 30, ditarik naik oleh satu bulan.',
        ],
      ),
      single(
        1,
        [
          'A listing has 1,500 visits and 30 orders. What is its conversion rate?',
          '一个商品页有 1,500 次访问、30 个订单，转化率是多少？',
          'Sebuah penyenaraian mendapat 1,500 lawatan dan 30 pesanan. Berapakah kadar penukarannya?',
        ],
        ['0.2%', '5%', '20%', '2%'],
        3,
        '30 ÷ 1,500 = 0.02 = 2%',
      ),
      single(
        2,
        [
          'In this course competition is listings ÷ searches. A word has 400 listings and 2,000 searches. What is its competition?',
          '本课程中竞争度＝在售商品数÷搜索量。某词有 400 个商品、2,000 次搜索，竞争度是多少？',
          'Dalam kursus ini persaingan ialah penyenaraian ÷ carian. Satu kata kunci ada 400 penyenaraian dan 2,000 carian. Berapakah persaingannya?',
        ],
        ['0.2', '5', '0.8', '1,600'],
        0,
        [
          '400 ÷ 2,000 = 0.2, which is low: many searches for each listing.',
          '400 ÷ 2,000 = 0.2，属于低竞争：每个商品对应很多搜索。',
          '400 ÷ 2,000 = 0.2, iaitu rendah: banyak carian bagi setiap penyenaraian.',
        ],
      ),
      multiple(
        1,
        'all',
        [
          'Which belong in an honest product title?',
          '诚实的商品标题应包含哪些？',
          'Yang manakah sesuai dalam tajuk produk yang jujur?',
        ],
        [
          ['The material', '材质', 'Bahan'],
          ['The size', '尺寸', 'Saiz'],
          ['“Best in the world”', '“全球最好”', '“Terbaik di dunia”'],
          ['The use', '用途', 'Kegunaan'],
        ],
        [0, 1, 3],
        [
          'A claim that cannot be proved does not help the search, and it costs trust.',
          '无法证明的宣称既不利于搜索，也损害信任。',
          'Dakwaan yang tidak boleh dibuktikan tidak membantu carian dan menjejaskan kepercayaan.',
        ],
      ),
      multiple(
        2,
        'rightMinusWrong',
        [
          'Which are signs of a season?',
          '哪些是季节性需求的迹象？',
          'Yang manakah tanda permintaan bermusim?',
        ],
        [
          [
            'A peak in the same month of several years',
            '多年都在同一月份出现高峰',
            'Puncak pada bulan yang sama selama beberapa tahun',
          ],
          [
            'One spike on the day a video went viral',
            '某视频走红当天的一次尖峰',
            'Satu lonjakan pada hari video tular',
          ],
          [
            'A rise before the same festival each year',
            '每年同一节日前上升',
            'Kenaikan sebelum perayaan yang sama setiap tahun',
          ],
          [
            'The same volume in all twelve months',
            '十二个月数量相同',
            'Jumlah yang sama sepanjang dua belas bulan',
          ],
        ],
        [0, 2],
        [
          'A season repeats; one spike does not, and a flat line has no season.',
          '季节性会重复；单次尖峰不会，平线则没有季节性。',
          'Musim berulang; satu lonjakan tidak, dan garis rata tiada musim.',
        ],
      ),
      multiple(
        2,
        'perOption',
        [
          'Which must be taken from the price before you speak of profit?',
          '谈利润之前，要从售价中减去哪些？',
          'Yang manakah perlu ditolak daripada harga sebelum bercakap tentang untung?',
        ],
        [
          ['Marketplace commission', '平台佣金', 'Komisen pasar maya'],
          ['The competitor’s price', '竞品的价格', 'Harga pesaing'],
          ['Delivery you pay for', '由您承担的运费', 'Penghantaran yang anda tanggung'],
          ['The cost of returns', '退货成本', 'Kos pemulangan'],
        ],
        [0, 2, 3],
        [
          'A competitor’s price is a comparison, not a cost of yours.',
          '竞品价格是比较对象，不是您的成本。',
          'Harga pesaing ialah perbandingan, bukan kos anda.',
        ],
      ),
      blank(
        2,
        [
          'The price is RM50 and the total cost RM40. The margin on the price is ___ %.',
          '售价 RM50，总成本 RM40，按售价计算的毛利率是 ___ %。',
          'Harga RM50 dan jumlah kos RM40. Margin atas harga ialah ___ %.',
        ],
        [['20', '20%']],
        '$$\\frac{50 - 40}{50} = 20\\,\\%$$',
      ),
      blank(
        2,
        [
          'Advertising costs RM12 and brings sales of RM80. The advertising cost of sales is ___ %.',
          '广告花费 RM12，带来销售额 RM80，广告费占销售额的 ___ %。',
          'Iklan berharga RM12 dan membawa jualan RM80. Kos iklan atas jualan ialah ___ %.',
        ],
        [['15', '15%']],
        '$$\\frac{12}{80} = 15\\,\\%$$',
      ),
      judge(
        1,
        [
          'A long-tail keyword usually has fewer searches, but a clearer intent.',
          '长尾词的搜索量通常较少，但意图更明确。',
          'Kata kunci ekor panjang biasanya kurang carian tetapi niatnya lebih jelas.',
        ],
        true,
        [
          'Fewer people type it, and more of them are ready to buy.',
          '搜的人少，但准备购买的比例更高。',
          'Kurang orang menaipnya, tetapi lebih ramai yang bersedia membeli.',
        ],
      ),
      judge(
        1,
        [
          'Malaysia and Singapore share many words, so their search volumes are the same.',
          '马来西亚和新加坡用词相近，所以搜索量相同。',
          'Malaysia dan Singapura berkongsi banyak perkataan, jadi jumlah cariannya sama.',
        ],
        false,
        [
          'Volume must be read for each country: the population, the prices and the habits differ.',
          '搜索量要分国家看：人口、价格和习惯都不同。',
          'Jumlah carian mesti dibaca bagi setiap negara: penduduk, harga dan tabiat berbeza.',
        ],
      ),
      written(
        3,
        [
          'Choose one everyday product. Explain in five sentences which keyword you would use first, and why.',
          '选一件日常商品，用五句话说明您会先用哪个关键词以及理由。',
          'Pilih satu barang harian. Terangkan dalam lima ayat kata kunci yang anda guna dahulu, dan sebabnya.',
        ],
        [
          'Names one product and one keyword; compares its volume with its competition; says who types it; mentions the season; gives a reason to prefer it to a shorter word.',
          '写明商品和关键词；比较搜索量与竞争度；说明谁会搜；提到季节性；说明为何优于更短的词。',
          'Menamakan produk dan kata kunci; membandingkan jumlah carian dengan persaingan; menyatakan siapa yang menaip; menyebut musim; memberi sebab memilihnya berbanding kata lebih pendek.',
        ],
        [
          'Four points for each of the five parts of the model answer.',
          '参考答案的五个方面各四分。',
          'Empat markah bagi setiap satu daripada lima bahagian contoh jawapan.',
        ],
      ),
    ],
  },
  {
    courseKey: 'bookkeeping-shop',
    questions: [
      single(
        1,
        [
          'Sales RM1,000, cost of goods sold RM600, other expenses RM250. What is the net profit?',
          '销售额 RM1,000，销售成本 RM600，其他费用 RM250，净利润是多少？',
          'Jualan RM1,000, kos barang dijual RM600, belanja lain RM250. Berapakah untung bersih?',
        ],
        ['RM400', 'RM150', 'RM750', 'RM350'],
        1,
        '1,000 − 600 − 250 = 150',
      ),
      single(
        1,
        [
          'With the same sales of RM1,000 and cost of goods sold of RM600, what is the gross profit?',
          '销售额 RM1,000、销售成本 RM600，毛利润是多少？',
          'Dengan jualan RM1,000 dan kos barang dijual RM600, berapakah untung kasar?',
        ],
        ['RM600', 'RM1,600', 'RM400', 'RM1,000'],
        2,
        '1,000 − 600 = 400',
      ),
      single(
        2,
        [
          'The owner takes RM80 from the till to buy food for home. What is it in the books?',
          '店主从钱箱拿 RM80 给家里买菜，账上记作什么？',
          'Pemilik mengambil RM80 dari laci untuk membeli makanan rumah. Apakah ia dalam akaun?',
        ],
        [
          ['Drawings', '业主提款', 'Ambilan'],
          ['Advertising', '广告费', 'Iklan'],
          ['Cost of goods sold', '销售成本', 'Kos barang dijual'],
          ['Sales', '销售收入', 'Jualan'],
        ],
        0,
        [
          'Money taken for private use is drawings, not an expense of the shop.',
          '供私人使用的钱是业主提款，不是店铺费用。',
          'Wang untuk kegunaan peribadi ialah ambilan, bukan belanja kedai.',
        ],
      ),
      single(
        2,
        [
          'Sales of RM2,000; commission 6%, payment fee 2%, delivery charge RM50. What does the marketplace pay out?',
          '销售额 RM2,000，佣金 6%，支付手续费 2%，运费 RM50，平台结算多少？',
          'Jualan RM2,000; komisen 6%, yuran bayaran 2%, caj penghantaran RM50. Berapakah yang dibayar oleh pasar maya?',
        ],
        ['RM1,840', 'RM1,950', 'RM1,880', 'RM1,790'],
        3,
        '2,000 − 120 − 40 − 50 = 1,790',
      ),
      multiple(
        2,
        'all',
        [
          'Which are operating expenses, and not cost of goods sold?',
          '哪些属于经营费用，而不是销售成本？',
          'Yang manakah belanja operasi, bukan kos barang dijual?',
        ],
        [
          ['Rent', '租金', 'Sewa'],
          ['Purchase price of the goods sold', '已售货品的进价', 'Harga belian barang yang dijual'],
          ['Advertising', '广告费', 'Iklan'],
          ['Internet', '网络费', 'Internet'],
        ],
        [0, 2, 3],
        [
          'The purchase price of what was sold is the cost of goods sold.',
          '已售货品的进价属于销售成本。',
          'Harga belian barang yang dijual ialah kos barang dijual.',
        ],
      ),
      multiple(
        1,
        'perOption',
        [
          'What must each line of the day book show?',
          '流水账每一行必须写明什么？',
          'Apakah yang mesti ada pada setiap baris buku harian?',
        ],
        [
          ['The date', '日期', 'Tarikh'],
          ['The amount', '金额', 'Jumlah'],
          ['What it was for', '用途', 'Tujuannya'],
          ['The weather', '天气', 'Cuaca'],
        ],
        [0, 1, 2],
        [
          'Date, amount and purpose are what you need to trace a receipt.',
          '日期、金额和用途是追查收据所必需的。',
          'Tarikh, jumlah dan tujuan diperlukan untuk menjejak resit.',
        ],
      ),
      multiple(
        3,
        'rightMinusWrong',
        [
          'Which take money from the bank without lowering the profit of the month?',
          '哪些会减少银行存款，却不减少当月利润？',
          'Yang manakah mengurangkan wang di bank tanpa mengurangkan untung bulan itu?',
        ],
        [
          [
            'Buying stock that is not sold yet',
            '购入尚未售出的存货',
            'Membeli stok yang belum dijual',
          ],
          ['Paying this month’s rent', '支付本月租金', 'Membayar sewa bulan ini'],
          ['Drawings of the owner', '业主提款', 'Ambilan pemilik'],
          ['Repaying the principal of a loan', '偿还贷款本金', 'Membayar balik pokok pinjaman'],
        ],
        [0, 2, 3],
        [
          'Rent is an expense. Unsold stock is an asset, drawings lower the equity, and principal lowers a debt.',
          '租金是费用。未售存货是资产，提款减少权益，还本减少负债。',
          'Sewa ialah belanja. Stok belum dijual ialah aset, ambilan mengurangkan ekuiti, dan pokok mengurangkan hutang.',
        ],
      ),
      blank(
        2,
        [
          'Opening stock 500, purchases 900, closing stock 300. The cost of goods sold is ___.',
          '期初存货 500，本期进货 900，期末存货 300，销售成本为 ___。',
          'Stok awal 500, belian 900, stok akhir 300. Kos barang dijual ialah ___.',
        ],
        [['1100', '1,100', 'RM1,100', 'RM1100']],
        '500 + 900 − 300 = 1,100',
      ),
      blank(
        1,
        ['Assets = liabilities + ___.', '资产 = 负债 + ___。', 'Aset = liabiliti + ___.'],
        [
          [
            'equity',
            "owner's equity",
            'owner’s equity',
            'capital',
            '所有者权益',
            '权益',
            'ekuiti',
            'ekuiti pemilik',
            'modal',
          ],
        ],
        ['This is the accounting equation.', '这是会计恒等式。', 'Inilah persamaan perakaunan.'],
      ),
      judge(
        1,
        [
          'If there is money in the bank, the shop made a profit.',
          '银行里有钱，就说明店铺赚了钱。',
          'Jika ada wang di bank, kedai mendapat untung.',
        ],
        false,
        [
          'Cash may come from a loan or from the owner. Profit is income less expenses.',
          '现金可能来自贷款或业主投入；利润是收入减费用。',
          'Tunai mungkin daripada pinjaman atau pemilik. Untung ialah hasil tolak belanja.',
        ],
      ),
      judge(
        1,
        [
          'A refund to a buyer lowers the net sales.',
          '退款给买家会减少销售净额。',
          'Bayaran balik kepada pembeli mengurangkan jualan bersih.',
        ],
        true,
        [
          'Net sales are sales less returns and discounts.',
          '销售净额 = 销售额 − 退货与折扣。',
          'Jualan bersih ialah jualan tolak pemulangan dan diskaun.',
        ],
      ),
      written(
        3,
        [
          'A shop shows a profit of RM900, but its bank balance fell by RM300. Give three possible reasons.',
          '一家店利润 RM900，银行余额却减少了 RM300。写出三个可能的原因。',
          'Sebuah kedai untung RM900 tetapi baki bank turun RM300. Berikan tiga sebab yang mungkin.',
        ],
        [
          'For example: it bought stock that is not sold yet; the owner took money out; it repaid a loan; customers or the marketplace have not paid yet; it bought equipment.',
          '例如：买了尚未售出的货；业主提款；还了贷款；客户或平台尚未付款；购置设备。',
          'Contohnya: membeli stok yang belum dijual; pemilik mengambil wang; membayar pinjaman; pelanggan atau pasar maya belum membayar; membeli peralatan.',
        ],
        [
          'Each sound reason with a short explanation earns a third of the points.',
          '每个合理原因并有简短解释，得三分之一的分。',
          'Setiap sebab munasabah dengan penerangan ringkas mendapat satu pertiga markah.',
        ],
      ),
    ],
  },
  {
    courseKey: 'sea-freight',
    questions: [
      single(
        1,
        [
          'A carton is 60 × 40 × 50 cm. What is its volume?',
          '纸箱 60 × 40 × 50 厘米，体积是多少？',
          'Sebuah karton berukuran 60 × 40 × 50 cm. Berapakah isi padunya?',
        ],
        ['0.012 m³', '1.2 m³', '0.12 m³', '12 m³'],
        2,
        '0.6 × 0.4 × 0.5 = 0.12 m³',
      ),
      single(
        2,
        [
          'The same carton weighs 14 kg. With the divisor 6,000, what is its chargeable weight by air?',
          '同一纸箱重 14 公斤，按 6,000 折算，空运计费重是多少？',
          'Karton yang sama beratnya 14 kg. Dengan pembahagi 6,000, berapakah berat boleh caj kargo udara?',
        ],
        ['20 kg', '14 kg', '34 kg', '6 kg'],
        0,
        [
          '120,000 cm³ ÷ 6,000 = 20 kg, which is more than 14 kg.',
          '120,000 立方厘米 ÷ 6,000 = 20 公斤，大于 14 公斤。',
          '120,000 cm³ ÷ 6,000 = 20 kg, lebih daripada 14 kg.',
        ],
      ),
      single(
        2,
        [
          'Under FOB (Incoterms 2020), who pays for the main sea carriage?',
          '按 FOB（Incoterms 2020），主海运费由谁承担？',
          'Di bawah FOB (Incoterms 2020), siapakah membayar pengangkutan laut utama?',
        ],
        [
          ['The seller', '卖方', 'Penjual'],
          ['Customs', '海关', 'Kastam'],
          ['The insurer', '保险公司', 'Syarikat insurans'],
          ['The buyer', '买方', 'Pembeli'],
        ],
        3,
        [
          'Under FOB the seller delivers on board; from there cost and risk are the buyer’s.',
          'FOB 下卖方把货装上船即完成交货，之后的费用和风险归买方。',
          'Di bawah FOB penjual menyerahkan barang di atas kapal; selepas itu kos dan risiko ditanggung pembeli.',
        ],
      ),
      single(
        2,
        [
          'An LCL shipment is 2.4 m³ and 1.8 tonnes. The rate is per m³ or tonne, whichever is greater. How many units are charged?',
          '一票拼箱 2.4 立方米、1.8 吨，按立方米或吨取大计费，计费多少单位？',
          'Satu kiriman LCL ialah 2.4 m³ dan 1.8 tan. Kadar mengikut m³ atau tan, yang mana lebih besar. Berapakah unit yang dicaj?',
        ],
        ['1.8', '2.4', '4.2', '0.6'],
        1,
        ['2.4 is greater than 1.8.', '2.4 大于 1.8。', '2.4 lebih besar daripada 1.8.'],
      ),
      multiple(
        1,
        'all',
        [
          'Which are part of the landed cost?',
          '哪些属于到岸成本？',
          'Yang manakah sebahagian daripada kos sampai?',
        ],
        [
          ['International freight', '国际运费', 'Tambang antarabangsa'],
          ['Import duty', '进口关税', 'Duti import'],
          ['Rent of the shop', '店铺租金', 'Sewa kedai'],
          ['Cargo insurance', '货物保险', 'Insurans kargo'],
        ],
        [0, 1, 3],
        [
          'Landed cost covers what brings the goods to your door; rent belongs to running the shop.',
          '到岸成本是把货送到门口的费用；租金是经营费用。',
          'Kos sampai meliputi kos membawa barang ke pintu anda; sewa ialah kos mengendalikan kedai.',
        ],
      ),
      multiple(
        2,
        'rightMinusWrong',
        [
          'When can air freight be the better choice although its rate is higher?',
          '虽然单价更高，何时空运反而更合适？',
          'Bilakah kargo udara lebih sesuai walaupun kadarnya lebih tinggi?',
        ],
        [
          ['Small goods of high value', '体积小、价值高的货', 'Barang kecil bernilai tinggi'],
          [
            'Heavy goods of low value with no hurry',
            '笨重、低值且不急的货',
            'Barang berat bernilai rendah yang tidak segera',
          ],
          [
            'Stock that will run out next week',
            '下周就要断货',
            'Stok yang akan habis minggu depan',
          ],
          ['Goods with a short shelf life', '保质期短的货', 'Barang dengan jangka hayat pendek'],
        ],
        [0, 2, 3],
        [
          'Time and value justify the rate; heavy and cheap goods do not.',
          '时间和价值能抵消高运价；笨重低值货则不能。',
          'Masa dan nilai mewajarkan kadar itu; barang berat dan murah tidak.',
        ],
      ),
      multiple(
        3,
        'perOption',
        [
          'Which Incoterms 2020 rules are only for sea and inland waterway transport?',
          'Incoterms 2020 中哪些只适用于海运和内河运输？',
          'Peraturan Incoterms 2020 yang manakah hanya untuk pengangkutan laut dan perairan pedalaman?',
        ],
        ['FOB', 'DAP', 'CIF', 'EXW'],
        [0, 2],
        [
          'FAS, FOB, CFR and CIF are for sea and inland waterway; the other seven fit any mode.',
          'FAS、FOB、CFR、CIF 只用于海运和内河；其余七种适用任何方式。',
          'FAS, FOB, CFR dan CIF untuk laut dan perairan pedalaman; tujuh yang lain untuk semua cara.',
        ],
      ),
      blank(
        1,
        [
          'CIF stands for cost, ___ and freight.',
          'CIF 表示成本、___ 加运费。',
          'CIF bermaksud kos, ___ dan tambang.',
        ],
        [['insurance', '保险', '保险费', 'insurans']],
        [
          'Under CIF the seller also buys the insurance to the named port of destination.',
          'CIF 下卖方还要投保到指定目的港。',
          'Di bawah CIF penjual juga membeli insurans hingga ke pelabuhan destinasi yang dinamakan.',
        ],
      ),
      blank(
        2,
        [
          'A sea freight rate “W/M” treats 1 m³ as equal to ___ kg.',
          '海运“W/M”计费时，1 立方米相当于 ___ 公斤。',
          'Kadar laut “W/M” menyamakan 1 m³ dengan ___ kg.',
        ],
        [['1000', '1,000']],
        [
          'One freight ton is one cubic metre or one tonne.',
          '一个运费吨是一立方米或一吨。',
          'Satu tan tambang ialah satu meter padu atau satu tan.',
        ],
      ),
      judge(
        1,
        [
          'If the actual weight is greater than the volumetric weight, air freight is charged on the actual weight.',
          '实际重量大于体积重时，空运按实际重量计费。',
          'Jika berat sebenar lebih besar daripada berat isi padu, kargo udara dicaj atas berat sebenar.',
        ],
        true,
        [
          'The greater of the two is charged.',
          '两者取大。',
          'Yang lebih besar antara keduanya dicaj.',
        ],
      ),
      judge(
        2,
        [
          'Under EXW (Incoterms 2020) the seller must clear the goods for export.',
          '按 EXW（Incoterms 2020），卖方必须办理出口清关。',
          'Di bawah EXW (Incoterms 2020) penjual mesti menguruskan pelepasan eksport.',
        ],
        false,
        [
          'Under EXW the seller only makes the goods available; export clearance is for the buyer.',
          'EXW 下卖方只需备妥货物；出口清关由买方负责。',
          'Di bawah EXW penjual hanya menyediakan barang; pelepasan eksport tanggungan pembeli.',
        ],
      ),
      written(
        3,
        [
          'By sea a piece costs RM4.20 and takes five weeks; by air it costs RM6.10 and takes five days. Your stock lasts three weeks and you earn RM9 on each piece before freight. What do you do, and why?',
          '海运每件 RM4.20，五周到；空运每件 RM6.10，五天到。库存够卖三周，每件未扣运费可赚 RM9。您怎么做？为什么？',
          'Melalui laut seunit RM4.20 dan lima minggu; udara RM6.10 dan lima hari. Stok cukup tiga minggu dan anda untung RM9 seunit sebelum tambang. Apakah tindakan anda, dan mengapa?',
        ],
        [
          'Order a part by air to cover the two weeks without stock and the rest by sea. Air still earns RM2.90 a piece and sea RM4.80; an empty shelf earns nothing.',
          '先空运一部分补上断货的两周，其余走海运。空运每件仍赚 RM2.90，海运赚 RM4.80；断货则一分不赚。',
          'Pesan sebahagian melalui udara untuk dua minggu tanpa stok dan selebihnya melalui laut. Udara masih untung RM2.90 seunit dan laut RM4.80; rak kosong tidak untung langsung.',
        ],
        [
          'Look for the gap of two weeks, the two margins, and a decision.',
          '看是否写出两周缺口、两种利润和明确的决定。',
          'Cari jurang dua minggu, dua margin, dan satu keputusan.',
        ],
      ),
      ordering(
        2,
        [
          'Put the steps of a sea shipment in order.',
          '请将海运出口的步骤按先后顺序排列。',
          'Susun langkah penghantaran melalui laut mengikut urutan.',
        ],
        [
          ['Book space on a ship', '订舱', 'Tempah ruang kapal'],
          ['Pack and seal the container', '装箱并加封', 'Isi dan kunci kontena dengan meterai'],
          ['Declare the goods for export', '出口报关', 'Ikrar barang untuk eksport'],
          ['Load the container on board', '集装箱装船', 'Muatkan kontena ke atas kapal'],
          ['Receive the bill of lading', '取得提单', 'Terima bil muatan'],
        ],
        [
          'Space comes first, because the booking names the container and the closing time. The bill of lading says that the goods are on board, so it comes last.',
          '须先订舱，因为订舱单写明集装箱和截关时间。提单证明货物已装船，因此在最后。',
          'Ruang ditempah dahulu kerana tempahan menetapkan kontena dan masa tutup. Bil muatan mengesahkan barang sudah di atas kapal, jadi ia datang terakhir.',
        ],
      ),
      matching(
        2,
        [
          'Which Incoterms 2020 rule says this?',
          '以下各项对应哪一条 Incoterms 2020 规则？',
          'Peraturan Incoterms 2020 yang manakah menyatakan perkara ini?',
        ],
        [
          [
            [
              'The seller only makes the goods available on its own premises.',
              '卖方只在自己的场所备妥货物。',
              'Penjual hanya menyediakan barang di premisnya sendiri.',
            ],
            'EXW',
          ],
          [
            [
              'The risk passes when the goods are on board; the buyer pays the freight.',
              '货物装上船时风险转移，运费由买方支付。',
              'Risiko berpindah apabila barang berada di atas kapal; pembeli membayar tambang.',
            ],
            'FOB',
          ],
          [
            [
              'The seller pays freight and insurance to the port of destination.',
              '卖方支付到目的港的运费和保险费。',
              'Penjual membayar tambang dan insurans hingga ke pelabuhan destinasi.',
            ],
            'CIF',
          ],
          [
            [
              'The seller also pays the import duty.',
              '卖方还要支付进口关税。',
              'Penjual turut membayar duti import.',
            ],
            'DDP',
          ],
        ],
        ['DAP', 'FCA'],
        [
          'EXW asks least of the seller and DDP most; FOB and CIF pass the risk on board, but CIF has freight and insurance paid by the seller.',
          'EXW 对卖方要求最少，DDP 最多；FOB 和 CIF 都在装船时转移风险，但 CIF 由卖方支付运费和保险费。',
          'EXW paling sedikit menuntut penjual dan DDP paling banyak; FOB dan CIF memindahkan risiko di atas kapal, tetapi bagi CIF penjual membayar tambang dan insurans.',
        ],
      ),
    ],
  },
  {
    courseKey: 'front-office',
    questions: [
      single(
        1,
        [
          'What is the main purpose of the night audit?',
          '夜审的主要目的是什么？',
          'Apakah tujuan utama audit malam?',
        ],
        [
          ['To clean the lobby', '打扫大堂', 'Membersihkan lobi'],
          [
            'To check and balance the accounts of the day',
            '核对并轧平当日账目',
            'Menyemak dan mengimbangkan akaun hari itu',
          ],
          ['To wake early guests', '叫醒早起的客人', 'Mengejutkan tetamu awal'],
          ['To order linen', '订购布草', 'Memesan linen'],
        ],
        1,
        [
          'The night audit closes one business day and opens the next.',
          '夜审结束一个营业日并开启下一个。',
          'Audit malam menutup satu hari perniagaan dan membuka yang berikutnya.',
        ],
      ),
      single(
        1,
        [
          'A hotel has 100 rooms and sold 80. What is its occupancy?',
          '酒店有 100 间房，售出 80 间，入住率是多少？',
          'Sebuah hotel ada 100 bilik dan menjual 80. Berapakah kadar penghunian?',
        ],
        ['20%', '100%', '125%', '80%'],
        3,
        '80 ÷ 100 = 80%',
      ),
      single(
        2,
        [
          'Those 80 rooms brought room revenue of RM16,000. What is the average daily rate (ADR)?',
          '这 80 间房的客房收入为 RM16,000，平均房价（ADR）是多少？',
          '80 bilik itu membawa hasil bilik RM16,000. Berapakah purata kadar harian (ADR)?',
        ],
        ['RM200', 'RM160', 'RM80', 'RM16'],
        0,
        '16,000 ÷ 80 = 200',
      ),
      single(
        2,
        [
          'And the revenue per available room (RevPAR)?',
          '每间可售房收入（RevPAR）呢？',
          'Dan hasil setiap bilik tersedia (RevPAR)?',
        ],
        ['RM200', 'RM100', 'RM160', 'RM80'],
        2,
        [
          '16,000 ÷ 100 = 160, or 200 × 80%.',
          '16,000 ÷ 100 = 160，也等于 200 × 80%。',
          '16,000 ÷ 100 = 160, atau 200 × 80%.',
        ],
      ),
      multiple(
        2,
        'all',
        ['Which guarantee a reservation?', '哪些可以担保预订？', 'Yang manakah menjamin tempahan?'],
        [
          ['A prepaid deposit', '预付订金', 'Deposit prabayar'],
          ['A credit card guarantee', '信用卡担保', 'Jaminan kad kredit'],
          [
            'A promise on the telephone to come before six',
            '电话里答应六点前到',
            'Janji di telefon untuk tiba sebelum pukul enam',
          ],
          [
            'A written guarantee by a contracted company',
            '签约公司的书面担保',
            'Jaminan bertulis syarikat berkontrak',
          ],
        ],
        [0, 1, 3],
        [
          'Without payment or a guarantee the room is held only until the release hour.',
          '没有付款或担保，房间只保留到规定时间。',
          'Tanpa bayaran atau jaminan, bilik disimpan hanya sehingga waktu pelepasan.',
        ],
      ),
      multiple(
        1,
        'rightMinusWrong',
        [
          'A guest complains of noise. Which steps are right?',
          '客人投诉噪音，哪些做法正确？',
          'Tetamu mengadu bunyi bising. Langkah manakah betul?',
        ],
        [
          ['Listen to the end', '听完', 'Dengar hingga habis'],
          ['Explain whose fault it is', '解释是谁的错', 'Terangkan salah siapa'],
          [
            'Say what you will do, and by when',
            '说明会做什么、何时完成',
            'Nyatakan tindakan dan masanya',
          ],
          [
            'Check afterwards whether it worked',
            '事后确认是否解决',
            'Semak kemudian sama ada ia berjaya',
          ],
        ],
        [0, 2, 3],
        [
          'The guest wants quiet, not a culprit.',
          '客人要的是安静，不是责任人。',
          'Tetamu mahukan ketenangan, bukan pesalah.',
        ],
      ),
      multiple(
        1,
        'perOption',
        [
          'What do you do before you hand over the key?',
          '交房卡之前要做什么？',
          'Apakah yang dilakukan sebelum menyerahkan kunci?',
        ],
        [
          ['Check the identity', '核对身份', 'Semak pengenalan diri'],
          ['Confirm the departure date', '确认离店日期', 'Sahkan tarikh daftar keluar'],
          [
            'Say the room number aloud in the lobby',
            '在大堂大声报房号',
            'Sebut nombor bilik dengan kuat di lobi',
          ],
          [
            'Show the room number in writing',
            '用书面方式告知房号',
            'Tunjukkan nombor bilik secara bertulis',
          ],
        ],
        [0, 1, 3],
        [
          'A room number that others hear is a risk to the guest.',
          '被旁人听到房号会给客人带来风险。',
          'Nombor bilik yang didengar orang lain ialah risiko kepada tetamu.',
        ],
      ),
      blank(
        2,
        [
          'ADR = room revenue ÷ number of rooms ___.',
          'ADR = 客房收入 ÷ ___ 的客房数。',
          'ADR = hasil bilik ÷ bilangan bilik yang ___.',
        ],
        [['sold', 'occupied', '售出', '已售', '已售出', 'dijual', 'terjual']],
        [
          'Rooms available give RevPAR; rooms sold give ADR.',
          '除以可售房数得 RevPAR，除以售出房数得 ADR。',
          'Bilik tersedia memberi RevPAR; bilik dijual memberi ADR.',
        ],
      ),
      blank(
        1,
        [
          'A guest who holds a reservation and neither comes nor cancels is called, in English, a ___.',
          '有预订却既不到店也不取消的客人，英语叫 ___。',
          'Tetamu yang ada tempahan tetapi tidak datang dan tidak membatalkan dipanggil, dalam bahasa Inggeris, ___.',
        ],
        [['no-show', 'no show', 'noshow']],
        [
          'A guaranteed no-show may be charged according to the terms of the booking.',
          '有担保的 no-show 可按预订条款收费。',
          'No-show yang dijamin boleh dicaj mengikut syarat tempahan.',
        ],
      ),
      judge(
        1,
        [
          '“Walking a guest” means to accommodate the guest in another hotel because yours is full.',
          '“Walking a guest”指因满房而把客人安排到别的酒店。',
          '“Walking a guest” bermaksud menempatkan tetamu di hotel lain kerana hotel anda penuh.',
        ],
        true,
        [
          'The hotel usually pays for the transport and the first night.',
          '通常由酒店承担交通和首晚房费。',
          'Hotel biasanya menanggung pengangkutan dan malam pertama.',
        ],
      ),
      judge(
        1,
        [
          'You may tell a caller the room number of a guest if the caller knows the name.',
          '来电者知道客人姓名，就可以告诉他房号。',
          'Anda boleh memberitahu pemanggil nombor bilik tetamu jika dia tahu namanya.',
        ],
        false,
        [
          'Offer to connect the call or take a message; never give the room number.',
          '可以转接或留言，绝不透露房号。',
          'Tawarkan sambungan panggilan atau ambil pesanan; jangan sekali-kali beri nombor bilik.',
        ],
      ),
      written(
        3,
        [
          'It is 23:00, the hotel is full, and a guest with a guaranteed booking arrives. Write what you say and do.',
          '晚上十一点满房，一位有担保预订的客人到店。写出您怎么说、怎么做。',
          'Pukul 23:00 hotel penuh dan tetamu dengan tempahan terjamin tiba. Tulis apa yang anda katakan dan lakukan.',
        ],
        [
          'Apologise plainly and privately; offer a room of the same or a better standard nearby; arrange and pay the transport and the night; let the guest make a call; offer to bring the guest back next day; note it for the manager.',
          '私下诚恳道歉；安排附近同级或更高级别的房间；安排并承担交通和当晚房费；让客人打电话；次日接回；记录并报告经理。',
          'Minta maaf dengan jelas dan secara peribadi; tawarkan bilik setaraf atau lebih baik berdekatan; atur dan bayar pengangkutan serta malam itu; benarkan tetamu menelefon; tawarkan membawa balik esok; catat untuk pengurus.',
        ],
        [
          'An apology, an equal room, paid transport, and a follow-up are the four things to find.',
          '要点：道歉、同级房间、承担交通、后续跟进。',
          'Empat perkara: maaf, bilik setaraf, pengangkutan dibayar, dan tindakan susulan.',
        ],
      ),
    ],
  },
  {
    courseKey: 'business-malay',
    questions: [
      single(
        1,
        [
          'When do you say “Selamat petang”?',
          '什么时候说“Selamat petang”？',
          'Bilakah kita menyebut “Selamat petang”?',
        ],
        [
          ['In the early morning', '清晨', 'Awal pagi'],
          ['Late at night', '深夜', 'Larut malam'],
          ['In the afternoon, before dark', '下午到天黑前', 'Waktu petang, sebelum gelap'],
          ['Only on Fridays', '只在星期五', 'Hari Jumaat sahaja'],
        ],
        2,
        [
          'Pagi is morning, petang afternoon, malam night.',
          'pagi 早上，petang 下午，malam 晚上。',
          'Pagi, petang dan malam ialah tiga bahagian hari.',
        ],
      ),
      single(
        1,
        [
          'What does “Berapa harganya?” mean?',
          '“Berapa harganya?”是什么意思？',
          'Apakah maksud “Berapa harganya?”',
        ],
        [
          ['What is the price?', '多少钱？', 'Bertanya tentang harga'],
          ['Where is the shop?', '店在哪里？', 'Bertanya tentang tempat'],
          ['What time is it?', '几点了？', 'Bertanya tentang waktu'],
          ['Who are you?', '您是谁？', 'Bertanya tentang orang'],
        ],
        0,
        [
          'Berapa: how much; harga: price; -nya: its.',
          'berapa 多少，harga 价格，-nya 它的。',
          'Berapa bertanya jumlah; harga ialah nilai jualan.',
        ],
      ),
      single(
        2,
        [
          'Which number is “seratus dua puluh”?',
          '“seratus dua puluh”是哪个数？',
          'Nombor manakah “seratus dua puluh”?',
        ],
        ['102', '112', '1,020', '120'],
        3,
        [
          'Seratus is 100, dua puluh is 20.',
          'seratus 是 100，dua puluh 是 20。',
          'Seratus ialah 100, dua puluh ialah 20.',
        ],
      ),
      single(
        2,
        [
          'A company writes to a customer: “___ akan menghantar barang esok.” (We, without you)',
          '公司写给客户：“___ akan menghantar barang esok.”（我们，不含对方）',
          'Syarikat menulis kepada pelanggan: “___ akan menghantar barang esok.” (tanpa pelanggan)',
        ],
        ['Kita', 'Kami', 'Mereka', 'Dia'],
        1,
        [
          'Kami leaves out the person spoken to.',
          'kami 不包括听话人。',
          'Kami tidak termasuk orang yang dilawan bercakap.',
        ],
      ),
      multiple(
        1,
        'all',
        ['Which are polite forms of address?', '哪些是礼貌称呼？', 'Yang manakah sapaan hormat?'],
        ['Encik', 'Puan', 'kau', 'Cik'],
        [0, 1, 3],
        [
          'Kau is for close friends only.',
          'kau 只用于亲近的朋友。',
          'Kau hanya untuk kawan rapat.',
        ],
      ),
      multiple(
        2,
        'perOption',
        [
          'Which sentences ask politely for a better price?',
          '哪些句子是礼貌地还价？',
          'Ayat manakah meminta harga lebih baik dengan sopan?',
        ],
        [
          'Boleh kurang sedikit?',
          'Ada diskaun untuk kuantiti besar?',
          'Mahal sangat, tak nak!',
          'Boleh beri harga yang lebih baik?',
        ],
        [0, 1, 3],
        [
          '“Mahal sangat, tak nak!” closes the talk.',
          '“Mahal sangat, tak nak!”会让谈话结束。',
          '“Mahal sangat, tak nak!” menamatkan perbualan.',
        ],
      ),
      multiple(
        1,
        'rightMinusWrong',
        ['Which of these words are numbers?', '哪些词是数字？', 'Perkataan manakah nombor?'],
        ['tujuh', 'minggu', 'sembilan', 'sebelas'],
        [0, 2, 3],
        [
          'Tujuh 7, sembilan 9, sebelas 11; minggu is week.',
          'tujuh 7，sembilan 9，sebelas 11；minggu 是星期。',
          'Tujuh 7, sembilan 9, sebelas 11; minggu ialah tempoh tujuh hari.',
        ],
      ),
      blank(
        1,
        [
          '“Thank you” in Malay is “Terima ___”.',
          '“谢谢”的马来语是“Terima ___”。',
          'Ucapan penghargaan ialah “Terima ___”.',
        ],
        [['kasih']],
        [
          'Terima: receive; kasih: affection.',
          'terima 接受，kasih 情意。',
          'Terima kasih ialah ungkapan penghargaan.',
        ],
      ),
      blank(
        2,
        [
          'Write in Malay: 1 = ___, 10 = ___.',
          '用马来语写：1 = ___，10 = ___。',
          'Tulis dengan perkataan: 1 = ___, 10 = ___.',
        ],
        [['satu'], ['sepuluh']],
        [
          'Se- stands for one before puluh, ratus and ribu.',
          '在 puluh、ratus、ribu 前，se- 表示一。',
          'Se- bermaksud satu sebelum puluh, ratus dan ribu.',
        ],
      ),
      judge(
        1,
        [
          '“Kita” includes the person you speak to.',
          '“kita”包括听话的人。',
          '“Kita” termasuk orang yang dilawan bercakap.',
        ],
        true,
        [
          'Kita is we with you; kami is we without you.',
          'kita 含对方，kami 不含对方。',
          'Kita termasuk pendengar; kami tidak.',
        ],
      ),
      judge(
        1,
        [
          '“Sama-sama”, in answer to “Terima kasih”, means “See you tomorrow”.',
          '回答“Terima kasih”时，“Sama-sama”的意思是“明天见”。',
          '“Sama-sama” sebagai jawapan kepada “Terima kasih” bermaksud “Jumpa esok”.',
        ],
        false,
        [
          'It means “You are welcome”. “Jumpa esok” is “See you tomorrow”.',
          '意思是“不客气”。“Jumpa esok”才是“明天见”。',
          'Ia membalas ucapan terima kasih. “Jumpa esok” ialah ucapan berpisah.',
        ],
      ),
      written(
        3,
        [
          'Write a message in Malay that confirms an order: 200 pieces, RM5 each, delivery on Monday.',
          '用马来语写一条确认短信：200 件，每件 RM5，星期一送货。',
          'Tulis mesej dalam bahasa Melayu yang mengesahkan pesanan: 200 unit, RM5 seunit, penghantaran hari Isnin.',
        ],
        'Selamat pagi, Encik Ahmad. Kami sahkan pesanan 200 unit pada harga RM5 seunit, jumlah RM1,000. Barang akan dihantar pada hari Isnin. Terima kasih.',
        [
          'Greeting, quantity, price, day and thanks: two points each.',
          '问候、数量、价格、日期、致谢各两分。',
          'Sapaan, kuantiti, harga, hari dan ucapan terima kasih: dua markah setiap satu.',
        ],
      ),
    ],
  },
  {
    courseKey: 'product-photography',
    questions: [
      single(
        1,
        [
          'What does a white card opposite the lamp do?',
          '灯对面的白卡纸有什么作用？',
          'Apakah fungsi kad putih bertentangan dengan lampu?',
        ],
        [
          ['It makes the shadow darker', '让影子更深', 'Menggelapkan bayang'],
          ['It lifts the shadow', '提亮暗部', 'Mencerahkan bayang'],
          ['It focuses the phone', '帮手机对焦', 'Memfokuskan telefon'],
          ['It cools the lamp', '给灯降温', 'Menyejukkan lampu'],
        ],
        1,
        [
          'The card throws light back into the shadow.',
          '卡纸把光反射回暗部。',
          'Kad memantulkan cahaya ke dalam bayang.',
        ],
      ),
      single(
        2,
        [
          'Which change makes the edge of a shadow softer?',
          '哪种改变会让影子边缘更柔和？',
          'Perubahan manakah melembutkan tepi bayang?',
        ],
        [
          ['A smaller light source', '更小的光源', 'Sumber cahaya lebih kecil'],
          [
            'A brighter bulb of the same size',
            '同样大小但更亮的灯泡',
            'Mentol lebih terang dengan saiz sama',
          ],
          ['Moving the lamp further away', '把灯移远', 'Menjauhkan lampu'],
          [
            'A larger light source at the same distance',
            '同一距离、更大的光源',
            'Sumber cahaya lebih besar pada jarak sama',
          ],
        ],
        3,
        [
          'Softness depends on how large the light looks from the product.',
          '柔和程度取决于从商品处看光源有多大。',
          'Kelembutan bergantung pada besarnya cahaya dilihat dari produk.',
        ],
      ),
      single(
        3,
        [
          'A small lamp moves from 50 cm to 100 cm. How much light reaches the product?',
          '小灯从 50 厘米移到 100 厘米，到达商品的光剩多少？',
          'Lampu kecil dialihkan dari 50 cm ke 100 cm. Berapakah cahaya yang sampai ke produk?',
        ],
        [
          ['About a quarter', '约四分之一', 'Kira-kira suku'],
          ['About a half', '约一半', 'Kira-kira separuh'],
          ['The same', '一样', 'Sama'],
          ['Twice as much', '两倍', 'Dua kali ganda'],
        ],
        0,
        [
          'Light from a small source falls with the square of the distance.',
          '小光源的光按距离平方衰减。',
          'Cahaya dari sumber kecil berkurang mengikut kuasa dua jarak.',
        ],
      ),
      single(
        1,
        [
          'One side of the product is yellow, the other blue. What do you do first?',
          '商品一侧发黄，另一侧发蓝，先做什么？',
          'Satu sisi produk kekuningan, sisi lain kebiruan. Apakah tindakan pertama?',
        ],
        [
          ['Add a filter', '加滤镜', 'Tambah penapis'],
          ['Use the flash', '用闪光灯', 'Guna lampu kilat'],
          ['Leave only one kind of light on', '只保留一种光', 'Biarkan satu jenis cahaya sahaja'],
          ['Zoom in', '放大', 'Zum masuk'],
        ],
        2,
        [
          'Two colours of light cannot both be corrected by one white balance.',
          '一个白平衡无法同时校正两种色温。',
          'Satu imbangan putih tidak dapat membetulkan dua warna cahaya.',
        ],
      ),
      multiple(
        1,
        'all',
        ['Which reduce camera shake?', '哪些能减少抖动？', 'Yang manakah mengurangkan gegaran?'],
        [
          ['A stand', '支架', 'Pemegang'],
          ['The timer', '定时拍摄', 'Pemasa'],
          ['More light', '更多光线', 'Lebih cahaya'],
          ['Digital zoom', '数码变焦', 'Zum digital'],
        ],
        [0, 1, 2],
        [
          'Digital zoom enlarges the shake too.',
          '数码变焦会把抖动一起放大。',
          'Zum digital turut membesarkan gegaran.',
        ],
      ),
      multiple(
        1,
        'perOption',
        [
          'Which pictures belong to the set of four?',
          '四张照片包括哪些？',
          'Gambar manakah termasuk dalam set empat?',
        ],
        [
          ['Front', '正面', 'Hadapan'],
          ['Scale', '大小对比', 'Saiz'],
          [
            'A picture of a similar product from the web',
            '网上类似商品的图',
            'Gambar produk serupa dari web',
          ],
          ['In use', '使用中', 'Semasa digunakan'],
        ],
        [0, 1, 3],
        [
          'The fourth is a detail. A picture of another product misleads the buyer.',
          '第四张是细节。用别的商品图会误导买家。',
          'Yang keempat ialah butiran. Gambar produk lain mengelirukan pembeli.',
        ],
      ),
      multiple(
        2,
        'rightMinusWrong',
        [
          'Which are safe with a paper diffuser?',
          '使用纸质柔光时，哪些做法安全？',
          'Yang manakah selamat dengan peresap kertas?',
        ],
        [
          ['Keep the paper away from the bulb', '纸与灯泡保持距离', 'Jauhkan kertas dari mentol'],
          ['Wrap the paper round the bulb', '把纸包在灯泡上', 'Balut kertas pada mentol'],
          ['Use an LED bulb', '用 LED 灯泡', 'Guna mentol LED'],
          ['Turn the lamp off when you leave', '离开时关灯', 'Padamkan lampu apabila keluar'],
        ],
        [0, 2, 3],
        [
          'Paper that touches a hot bulb can burn.',
          '纸贴着热灯泡可能起火。',
          'Kertas yang menyentuh mentol panas boleh terbakar.',
        ],
      ),
      blank(
        1,
        [
          'In this course the lamp stands at ___ degrees to the product.',
          '本课程中，灯与商品成 ___ 度。',
          'Dalam kursus ini lampu berada pada ___ darjah dengan produk.',
        ],
        [['45', '45°', 'forty-five', '四十五', 'empat puluh lima']],
        [
          'At 45 degrees the light shows both shape and surface.',
          '四十五度的光既显形状又显表面。',
          'Pada 45 darjah cahaya menunjukkan bentuk dan permukaan.',
        ],
      ),
      blank(
        1,
        [
          'Press and hold on the product to lock the focus and the ___.',
          '长按商品，锁定对焦和 ___。',
          'Tekan lama pada produk untuk mengunci fokus dan ___.',
        ],
        [['exposure', '曝光', 'dedahan']],
        [
          'Locked exposure keeps the brightness the same from picture to picture.',
          '锁定曝光能让每张亮度一致。',
          'Dedahan yang dikunci mengekalkan kecerahan antara gambar.',
        ],
      ),
      judge(
        1,
        [
          'Digital zoom shows more real detail than stepping closer.',
          '数码变焦比走近一步能拍到更多真实细节。',
          'Zum digital menunjukkan lebih butiran sebenar daripada melangkah dekat.',
        ],
        false,
        [
          'Digital zoom crops and enlarges; it adds no detail.',
          '数码变焦只是裁切放大，不增加细节。',
          'Zum digital memotong dan membesarkan; ia tidak menambah butiran.',
        ],
      ),
      judge(
        2,
        [
          'A higher ISO usually brings more noise.',
          'ISO 越高，通常噪点越多。',
          'ISO yang lebih tinggi biasanya membawa lebih hingar.',
        ],
        true,
        [
          'A higher ISO amplifies a weaker signal, and the noise with it.',
          '高 ISO 放大了较弱的信号，也放大了噪点。',
          'ISO tinggi menguatkan isyarat lemah bersama hingarnya.',
        ],
      ),
      written(
        3,
        [
          'Your photo of a white cup on white paper looks grey and flat. Describe three changes, and what each does.',
          '白纸上的白杯子拍出来又灰又平。写出三处改变和各自的作用。',
          'Foto cawan putih atas kertas putih kelihatan kelabu dan rata. Terangkan tiga perubahan dan kesan setiap satu.',
        ],
        [
          'Raise the exposure, so that the paper becomes white; move the lamp to the side, so that a shadow gives shape; put a dark card beside the cup, so that its edge shows; or light the background separately.',
          '提高曝光，让纸变白；把灯移到侧面，用影子显出形状；在杯旁放深色卡，显出边缘；或单独打亮背景。',
          'Naikkan dedahan supaya kertas menjadi putih; alihkan lampu ke sisi supaya bayang memberi bentuk; letak kad gelap di sebelah cawan supaya tepinya jelas; atau terangi latar secara berasingan.',
        ],
        [
          'Each change must come with its effect.',
          '每处改变都要写出作用。',
          'Setiap perubahan mesti disertai kesannya.',
        ],
      ),
    ],
  },
]
