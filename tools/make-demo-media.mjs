/**
 * Makes the demo lesson videos in apps/server/seeds/media: NAME.mp4 and captions NAME.en.vtt, NAME.zh.vtt, NAME.my.vtt.
 *
 *   node tools/make-demo-media.mjs            makes all videos
 *   node tools/make-demo-media.mjs sea-freight  makes one video
 *
 * Needs ffmpeg and ffprobe, espeak-ng, and chromium (CHROMIUM=path if it is not `chromium` on the PATH), and a font with
 * Chinese. The result is committed, so nobody needs these tools to run Titian; run it only when a script below changes.
 *
 * Each sentence is spoken on its own and its length is measured. Its picture and its caption are
 * shown for exactly that time. In a spoken text, the Malay voice speaks [ms|...]; the captions show
 * only the words.
 *
 * Long because the spoken texts are beside the code that draws their pictures.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OUT = join(dirname(fileURLToPath(import.meta.url)), '../apps/server/seeds/media')
const CHROMIUM = process.env.CHROMIUM ?? 'chromium'
const WIDTH = 854
const HEIGHT = 480
const RATE = 48_000
const GAP = 0.35 // Seconds of silence after a sentence.
const TURN = 0.5 // Additional seconds of silence before the next slide.
const CODES = { en: 'en', zh: 'zh', my: 'ms' }
const VOICES = {
  en: ['-v', 'en-gb', '-s', '150', '-p', '45'],
  my: ['-v', 'ms', '-s', '154', '-p', '45'],
  zh: ['-v', 'cmn', '-s', '150', '-p', '42'],
}

/**
 * A sentence: the words that the slide shows, then the spoken text in English, Chinese and Malay.
 */
const line = (shown, en, zh, my) => ({ shown, say: { en, zh, my } })

const LESSONS = [
  {
    name: 'product-photography',
    language: 'en',
    palette: [
      '#4B1502',
      '#69240A',
      '#883314',
      '#A8431F',
      '#CF6C4C',
      '#E49176',
      '#F0B19D',
      '#FACEBF',
    ],
    slides: [
      {
        title: 'Product photography with one lamp and a phone',
        art: 'cover',
        lines: [
          line(
            'Design and media, lesson 1',
            'A good product photo needs one lamp, one phone, and ten quiet minutes.',
            '拍好一张商品照，只需要一盏灯、一部手机和安静的十分钟。',
            'Foto produk yang baik memerlukan satu lampu, satu telefon dan sepuluh minit yang tenang.',
          ),
        ],
      },
      {
        title: 'Set the lamp first',
        art: 'lamp',
        lines: [
          line(
            'Lamp at 45 degrees, a little above',
            'Put the lamp to one side, at forty-five degrees, a little above the product.',
            '把灯放在一侧，成四十五度角，略高于商品。',
            'Letakkan lampu di sebelah sisi, pada sudut empat puluh lima darjah, lebih tinggi sedikit daripada produk.',
          ),
          line(
            'White card on the other side',
            'Stand a white card on the other side, to lift the dark shadow.',
            '在另一侧立一张白卡纸，把暗部提亮。',
            'Dirikan kad putih di sebelah lagi untuk mencerahkan bayang-bayang.',
          ),
          line(
            'Ceiling light off',
            'Turn off the ceiling light, because two colours of light look dirty.',
            '关掉顶灯，因为两种颜色的光混在一起会显得脏。',
            'Padamkan lampu siling, kerana dua warna cahaya akan kelihatan kotor.',
          ),
        ],
      },
      {
        title: 'Make the light soft',
        art: 'soft',
        lines: [
          line(
            'Bigger light, softer edge',
            'The bigger the light, the softer the edge of the shadow.',
            '光源越大，影子的边缘越柔和。',
            'Lebih besar sumber cahaya, lebih lembut tepi bayangnya.',
          ),
          line(
            'Baking paper, 20 cm from the bulb',
            'Hang baking paper in front of the lamp, twenty centimetres away, so it stays cool.',
            '在灯前二十厘米处挂一张烘焙纸，这样纸不会过热。',
            'Gantung kertas pembakar dua puluh sentimeter di hadapan lampu supaya kertas tidak panas.',
          ),
        ],
      },
      {
        title: 'Set the phone',
        art: 'phone',
        lines: [
          line(
            'Main camera, two steps back',
            'Use the main camera, and step back instead of going wide.',
            '用主摄像头，往后退，不要用广角。',
            'Guna kamera utama, dan undur ke belakang, jangan guna sudut lebar.',
          ),
          line(
            'Hold to lock focus and exposure',
            'Press and hold on the product to lock the focus and the exposure.',
            '长按商品，锁定对焦和曝光。',
            'Tekan lama pada produk untuk mengunci fokus dan dedahan.',
          ),
          line(
            'Timer on, phone on a stand',
            'Rest the phone on a stand, and use the timer, so nothing shakes.',
            '把手机放在支架上，用定时拍摄，避免抖动。',
            'Letak telefon pada pemegang dan guna pemasa supaya gambar tidak bergegar.',
          ),
        ],
      },
      {
        title: 'Four pictures sell one product',
        art: 'four',
        lines: [
          line(
            'Front, scale, detail, in use',
            'Take four pictures: the front, one with a hand for size, one detail, and one in use.',
            '拍四张：正面、用手作大小对比、细节和使用中的样子。',
            'Ambil empat gambar: hadapan, dengan tangan untuk saiz, butiran, dan semasa digunakan.',
          ),
          line(
            'True colour, fewer returns',
            'Keep the colour true, because a wrong colour comes back as a return.',
            '颜色要真实，因为颜色不对，商品就会被退回。',
            'Kekalkan warna sebenar, kerana warna yang salah akan dipulangkan oleh pembeli.',
          ),
        ],
      },
      {
        title: 'Your turn',
        art: 'cover',
        lines: [
          line(
            'One cup, one lamp, four pictures',
            'Now photograph one cup with one lamp, and bring your four pictures to class.',
            '现在用一盏灯拍一只杯子，把四张照片带到课堂上。',
            'Sekarang ambil gambar sebiji cawan dengan satu lampu, dan bawa empat gambar itu ke kelas.',
          ),
        ],
      },
    ],
  },
  {
    name: 'sea-freight',
    language: 'my',
    palette: [
      '#092D46',
      '#154162',
      '#21577F',
      '#2E6E9E',
      '#5892C1',
      '#80AFD6',
      '#A5C7E5',
      '#C5DDF1',
    ],
    slides: [
      {
        title: 'Kargo laut, kargo udara dan kos mendarat sebuah karton',
        art: 'cover',
        lines: [
          line(
            'Logistik, pelajaran 1',
            'How much does one carton really cost when it reaches your store?',
            '一箱货运到您的仓库，真正的成本是多少？',
            'Berapakah kos sebenar sebuah karton apabila sampai ke stor anda?',
          ),
        ],
      },
      {
        title: 'Ukur karton dahulu',
        art: 'carton',
        lines: [
          line(
            '60 × 40 × 50 cm = 0.12 m³',
            'Our carton is sixty by forty by fifty centimetres: nought point one two cubic metres.',
            '这个纸箱长六十、宽四十、高五十厘米，体积零点一二立方米。',
            'Karton kita enam puluh kali empat puluh kali lima puluh sentimeter, iaitu kosong perpuluhan satu dua meter padu.',
          ),
          line(
            'Berat sebenar 14 kg',
            'Its actual weight is fourteen kilograms.',
            '实际重量是十四公斤。',
            'Berat sebenarnya empat belas kilogram.',
          ),
        ],
      },
      {
        title: 'Kargo udara: berat boleh caj',
        art: 'air',
        lines: [
          line(
            '120,000 ÷ 6,000 = 20 kg',
            'By air, divide the volume in cubic centimetres by six thousand: that gives twenty kilograms.',
            '空运时，用立方厘米的体积除以六千，得二十公斤。',
            'Bagi kargo udara, isi padu dalam sentimeter padu dibahagi enam ribu, hasilnya dua puluh kilogram.',
          ),
          line(
            'Bayar yang lebih besar: 20 kg',
            'The airline charges the larger number, so we pay for twenty, not fourteen.',
            '航空公司按较大的数收费，所以我们付二十公斤，不是十四公斤。',
            'Syarikat penerbangan mengenakan caj ke atas angka yang lebih besar, jadi kita bayar dua puluh, bukan empat belas.',
          ),
        ],
      },
      {
        title: 'Kargo laut: isi padu atau tan',
        art: 'sea',
        lines: [
          line(
            'LCL: 1 m³ atau 1,000 kg',
            'For shared sea containers, the rate is per cubic metre or per tonne, whichever is greater.',
            '海运拼箱按每立方米或每吨计费，取较大的一个。',
            'Bagi kontena laut yang dikongsi, kadarnya mengikut meter padu atau tan, yang mana lebih besar.',
          ),
          line(
            'Lebih murah, tetapi lebih lama',
            'Sea is cheaper but takes weeks; air is dearer but takes days.',
            '海运便宜，但要几个星期；空运贵，但只要几天。',
            'Laut lebih murah tetapi mengambil masa berminggu-minggu, udara lebih mahal tetapi hanya beberapa hari.',
          ),
        ],
      },
      {
        title: 'Kos mendarat',
        art: 'sum',
        lines: [
          line(
            'Barang + tambang + insurans',
            'Start with the goods, the freight and the insurance.',
            '先算货款、运费和保险费。',
            'Mulakan dengan harga barang, tambang dan insurans.',
          ),
          line(
            '+ duti + cukai + penghantaran',
            'Then add duty, tax, port charges and the truck to your door.',
            '再加关税、税款、港口费和送到门口的卡车费。',
            'Kemudian tambah duti, cukai, caj pelabuhan dan lori ke pintu anda.',
          ),
          line(
            '÷ bilangan unit',
            'Divide by the number of pieces, and you have the landed cost of one.',
            '除以件数，就是每一件的落地成本。',
            'Bahagikan dengan bilangan unit, itulah kos mendarat bagi satu unit.',
          ),
        ],
      },
      {
        title: 'Giliran anda',
        art: 'cover',
        lines: [
          line(
            'Ukur, bahagi, banding',
            'Measure one box at home, and compare its chargeable weight with its real weight.',
            '量一量家里的一个箱子，比较它的计费重量和实际重量。',
            'Ukur sebuah kotak di rumah, dan bandingkan berat boleh caj dengan berat sebenarnya.',
          ),
        ],
      },
    ],
  },
  {
    name: 'business-malay',
    language: 'zh',
    palette: [
      '#022C22',
      '#0A4032',
      '#145544',
      '#1F6B57',
      '#599B87',
      '#82B6A5',
      '#A6CCBF',
      '#C6E0D7',
    ],
    slides: [
      {
        title: '商务马来语：从问候到谈判',
        art: 'cover',
        lines: [
          line(
            '职场语言 第一课',
            'Five phrases are enough to open a first business meeting in Malay.',
            '学会五句话，就能用马来语开始第一次商务见面。',
            'Lima ungkapan sudah cukup untuk memulakan pertemuan perniagaan pertama dalam bahasa Melayu.',
          ),
        ],
      },
      {
        title: '问候',
        art: 'talk:Selamat pagi, Encik Ahmad.',
        lines: [
          line(
            'Selamat pagi 早上好',
            'In the morning say: Selamat pagi.',
            '早上见面说：[ms|Selamat pagi]。',
            'Pada waktu pagi, sebut: Selamat pagi.',
          ),
          line(
            'Encik 先生　Puan 女士',
            'Put Encik before a man’s name, and Puan before a married woman’s name.',
            '称呼男士用 [ms|Encik]，称呼已婚女士用 [ms|Puan]。',
            'Guna Encik sebelum nama lelaki, dan Puan sebelum nama wanita yang sudah berkahwin.',
          ),
        ],
      },
      {
        title: '介绍自己',
        art: 'talk:Nama saya Li Hua.',
        lines: [
          line(
            'Nama saya… 我的名字是……',
            'To give your name, say: Nama saya Li Hua.',
            '介绍名字说：[ms|Nama saya] 李华。',
            'Untuk memperkenalkan diri, sebut: Nama saya Li Hua.',
          ),
          line(
            'Saya dari syarikat… 我来自……公司',
            'To name your company, say: Saya dari syarikat, and then its name.',
            '介绍公司说：[ms|Saya dari syarikat]，后面加公司名。',
            'Untuk menyebut syarikat, kata: Saya dari syarikat, kemudian namanya.',
          ),
        ],
      },
      {
        title: '问价格',
        art: 'talk:Berapa harganya?',
        lines: [
          line(
            'Berapa harganya? 多少钱？',
            'Ask the price with: Berapa harganya?',
            '问价格说：[ms|Berapa harganya]？',
            'Tanya harga dengan: Berapa harganya?',
          ),
          line(
            'untuk 100 unit 一百件的话',
            'Add the quantity: untuk seratus unit, for a hundred pieces.',
            '加上数量：[ms|untuk seratus unit]，意思是一百件。',
            'Tambah kuantiti: untuk seratus unit.',
          ),
        ],
      },
      {
        title: '礼貌地还价',
        art: 'talk:Boleh kurang sedikit?',
        lines: [
          line(
            'Boleh kurang sedikit? 能便宜一点吗？',
            'Bargain softly: Boleh kurang sedikit?',
            '还价要委婉：[ms|Boleh kurang sedikit]？',
            'Tawar dengan lembut: Boleh kurang sedikit?',
          ),
          line(
            'Kami setuju. 我们同意。',
            'When you agree, say: Kami setuju.',
            '同意的时候说：[ms|Kami setuju]。',
            'Apabila bersetuju, sebut: Kami setuju.',
          ),
          line(
            'kami 不含对方　kita 包含对方',
            'Kami leaves the listener out; kita takes the listener in.',
            '注意：[ms|kami] 不包括对方，[ms|kita] 包括对方。',
            'Ingat: kami tidak termasuk pendengar, kita termasuk pendengar.',
          ),
        ],
      },
      {
        title: '轮到您了',
        art: 'cover',
        lines: [
          line(
            'Terima kasih! 谢谢！',
            'Practise the five phrases aloud with a partner, and end with: Terima kasih.',
            '和同学大声练习这五句，最后说：[ms|Terima kasih]。',
            'Latih lima ungkapan ini dengan rakan, dan akhiri dengan: Terima kasih.',
          ),
        ],
      },
    ],
  },
]

const INK = '#22262B'
const PAPER = '#FBF8F4'
const BRAND = '#A8431F'
const esc = (s) => s.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c])

/**
 * Draws terraces as they look from the opposite slope: stacked plates with a bright edge, a darker
 * riser and one flooded paddy.
 */
function terraces(seed, palette, width, height) {
  let state = [...seed].reduce(
    (h, c) => Math.imul(h ^ c.codePointAt(0), 16_777_619) >>> 0,
    2_166_136_261,
  )
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
  const far = [...palette].reverse()
  const phase = next() * 6.28
  const wet = 2 + Math.floor(next() * 3)
  let svg = `<rect width="${width}" height="${height}" fill="#FFF3EF"/><circle cx="${width * (0.58 + next() * 0.2)}" cy="${height * 0.2}" r="${Math.min(width, height) * 0.085}" fill="#CF6C4C"/>`
  far.forEach((fill, k) => {
    const base = height * (0.24 + 0.098 * k)
    const swell = height * (0.05 + 0.007 * k)
    const a = phase + k * 0.55 + next() * 0.5
    const points = []
    for (let x = -8; x <= width + 8; x += 8) {
      const u = x / Math.max(width, height * 0.8)
      points.push(
        `${x} ${(base + swell * Math.sin(u * 5.2 + a) + swell * 0.5 * Math.sin(u * 9.4 + a * 1.7)).toFixed(1)}`,
      )
    }
    const top = `M${points.join('L')}`
    const riser = far[Math.min(far.length - 1, k + 2)]
    svg += `<path d="${top}V${height}H-8Z" fill="${k === wet ? '#DFEDF9' : fill}"/><path d="${top}" fill="none" stroke="#FBF8F4" stroke-opacity=".6" stroke-width="1.5"/>`
    svg += `<path d="${top}" transform="translate(0 ${(height * 0.05).toFixed(1)})" fill="none" stroke="${riser}" stroke-opacity=".45" stroke-width="${(height * 0.016).toFixed(1)}"/>`
  })
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${svg}</svg>`
}

const label = (x, y, words, extra = '') => `<text x="${x}" y="${y}" ${extra}>${esc(words)}</text>`
const DRAWINGS = {
  lamp: () => `<path d="M20 250H300" class="k"/><rect x="135" y="190" width="54" height="60" rx="6" fill="#F0B19D"/><path d="M189 200q22 2 20 20t-20 18" class="k"/>
    <path d="M62 250V70L92 84" class="k"/><path d="M84 62l36 22l-22 26z" fill="${BRAND}"/><path d="M112 100L150 186M104 106L134 190" stroke="#CCA06D" stroke-width="4" stroke-dasharray="8 6"/>
    <rect x="252" y="150" width="10" height="100" fill="#fff" stroke="${INK}" stroke-width="2"/><path d="M246 200h-26" stroke="#CCA06D" stroke-width="4" stroke-dasharray="8 6"/>${label(84, 48, '45°')}${label(206, 140, 'white card')}`,
  soft: () => `<circle cx="50" cy="70" r="16" fill="${BRAND}"/><path d="M110 26v100" stroke="#C2BAB0" stroke-width="8"/><path d="M66 74L108 84M66 66L108 52" stroke="#CCA06D" stroke-width="4"/>
    <path d="M116 46L190 176M116 112L180 196" stroke="#ECD5BC" stroke-width="10"/><rect x="176" y="180" width="50" height="60" rx="6" fill="#F0B19D"/><ellipse cx="258" cy="242" rx="46" ry="9" fill="#DCD5CB"/><path d="M20 250H310" class="k"/>${label(80, 150, '20 cm')}${label(226, 222, 'soft edge')}`,
  phone:
    () => `<rect x="92" y="20" width="130" height="240" rx="18" fill="#fff" stroke="${INK}" stroke-width="4"/><rect x="104" y="44" width="106" height="168" fill="#F5F0EA"/><rect x="134" y="100" width="46" height="60" rx="6" fill="#F0B19D"/>
    <path d="M126 108V92h16M172 92h16v16M188 152v16h-16M142 168h-16v-16" fill="none" stroke="${BRAND}" stroke-width="4"/><circle cx="157" cy="236" r="13" fill="${BRAND}"/>${label(116, 66, 'AE/AF lock', 'font-size="15"')}${label(236, 236, '3 s')}`,
  four: () =>
    [
      ['front', 20, 20],
      ['size', 168, 20],
      ['detail', 20, 150],
      ['in use', 168, 150],
    ]
      .map(
        ([word, x, y], i) =>
          `<rect x="${x}" y="${y}" width="136" height="118" rx="10" fill="#fff" stroke="#EAE4DC" stroke-width="2"/>` +
          [
            `<rect x="${x + 48}" y="${y + 22}" width="40" height="52" rx="6" fill="#F0B19D"/>`,
            `<rect x="${x + 52}" y="${y + 22}" width="40" height="52" rx="6" fill="#F0B19D"/><path d="M${x + 30} ${y + 84}q0-44 26-40q18 4 8 40z" fill="#DDBC97"/>`,
            `<circle cx="${x + 68}" cy="${y + 48}" r="30" fill="#F0B19D"/><path d="M${x + 46} ${y + 40}q22 16 44 0M${x + 44} ${y + 54}q24 16 48 0" class="k"/>`,
            `<rect x="${x + 48}" y="${y + 34}" width="40" height="42" rx="6" fill="#F0B19D"/><path d="M${x + 58} ${y + 28}q6-8 0-14M${x + 74} ${y + 28}q6-8 0-14" class="k"/>`,
          ][i] +
          label(x + 12, y + 106, word),
      )
      .join(''),
  carton: () =>
    `<path d="M70 110L170 70L270 110L170 152z" fill="#DDBC97"/><path d="M70 110V200L170 244V152z" fill="#CCA06D"/><path d="M270 110V200L170 244V152z" fill="#B4803F"/><path d="M120 90L220 131" stroke="#F6E9DA" stroke-width="10"/>${label(80, 252, '60 cm')}${label(226, 250, '40 cm')}${label(278, 164, '50')}`,
  air: () =>
    `<path d="M40 130l230-64q26-4 22 12L120 168q-50 10-64 0z" fill="#80AFD6"/><path d="M150 118l-60-66h26l96 48zM170 140l-16 84h22l52-100z" fill="#2E6E9E"/>${label(60, 262, '14 kg')}${label(196, 262, '20 kg', `fill="${BRAND}" font-weight="600"`)}<path d="M128 256h54m-12-8l12 8l-12 8" class="k"/>`,
  sea: () =>
    `<path d="M30 180H300L268 240H66z" fill="#21577F"/>${[0, 1, 2, 3, 4].map((i) => `<rect x="${70 + i * 40}" y="142" width="36" height="36" fill="${['#CF6C4C', '#599B87', '#CCA06D', '#5892C1', '#CF6C4C'][i]}"/>`).join('')}${[0, 1, 2].map((i) => `<rect x="${70 + i * 40}" y="102" width="36" height="36" fill="${['#599B87', '#5892C1', '#CCA06D'][i]}"/>`).join('')}<rect x="238" y="96" width="30" height="44" fill="#fff" stroke="${INK}" stroke-width="2"/><path d="M10 252q20-14 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0" fill="none" stroke="#80AFD6" stroke-width="6"/>`,
  sum: () =>
    [
      ['Barang', 150, '#5892C1'],
      ['Tambang', 60, '#599B87'],
      ['Duti, cukai', 42, '#CCA06D'],
      ['Ke pintu', 30, '#CF6C4C'],
    ]
      .map(([word, w, fill], i, all) => {
        const x = 10 + all.slice(0, i).reduce((n, r) => n + r[1], 0)
        return (
          `<rect x="${x}" y="${40 + i * 48}" width="${w}" height="32" rx="5" fill="${fill}"/>` +
          (i
            ? label(x - 10, 62 + i * 48, word, 'text-anchor="end"')
            : label(20, 62, word, 'fill="#fff"'))
        )
      })
      .join('') +
    `<path d="M10 236H292" class="k"/>${label(10, 262, 'Kos mendarat', 'font-weight="600"')}`,
}
const bubble = (words) =>
  `<path d="M26 50h270q14 0 14 14v110q0 14-14 14H120l-40 40v-40H26q-14 0-14-14V64q0-14 14-14z" fill="#fff" stroke="#C6E0D7" stroke-width="3"/><foreignObject x="30" y="66" width="264" height="110"><div xmlns="http://www.w3.org/1999/xhtml" style="display:grid;place-items:center;height:110px;font:600 27px/1.3 sans-serif;text-align:center;color:#0A4032">${esc(words)}</div></foreignObject>`

function page(lesson, slide, at, shown) {
  const cover = slide.art === 'cover'
  const drawing = slide.art.startsWith('talk:')
    ? bubble(slide.art.slice(5))
    : cover
      ? ''
      : DRAWINGS[slide.art]()
  const visual = cover
    ? terraces(lesson.name + slide.title, lesson.palette, 374, HEIGHT)
    : `<div class="foot">${terraces(lesson.name + at, lesson.palette, 374, 130)}</div><svg class="draw" viewBox="0 0 330 275" width="330" height="275">${drawing}</svg>`
  const rows = slide.lines
    .map(
      (l, i) =>
        `<li class="${i > shown ? 'later' : i === shown ? 'now' : ''}">${esc(l.shown)}</li>`,
    )
    .join('')
  return `<!doctype html><html lang="${CODES[lesson.language]}"><meta charset="utf-8"><style>
    *{box-sizing:border-box;margin:0} body{width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden;background:${PAPER};color:${INK};font-family:system-ui,"Inter","Noto Sans","Noto Sans CJK SC",sans-serif}
    .text{position:absolute;left:40px;top:40px;width:416px;height:400px;display:flex;flex-direction:column;justify-content:${cover ? 'center' : 'flex-start'}}
    .mark{position:absolute;left:40px;bottom:26px;font-size:13px;color:#6B665F} .bar{position:absolute;left:0;bottom:0;height:5px;background:${BRAND};width:${((at + 1) / lesson.slides.length) * WIDTH}px}
    h1{font-size:${cover ? 37 : 31}px;line-height:1.22;font-weight:600;letter-spacing:-.01em;margin-bottom:${cover ? 18 : 26}px}
    ul{list-style:none;padding:0;display:grid;gap:12px} li{font-size:${cover ? 19 : 21}px;line-height:1.4;padding:${cover ? '0' : '10px 14px'};border-left:${cover ? 0 : 4}px solid #DCD5CB;color:#514D48} li.now{${cover ? '' : `border-color:${BRAND};background:#FFF3EF;color:${INK}`}} li.later{visibility:hidden}
    .side{position:absolute;right:0;top:0;width:374px;height:${HEIGHT}px;background:#F5F0EA;overflow:hidden} .foot{position:absolute;left:0;bottom:0;opacity:.55} .draw{position:absolute;left:22px;top:52px} .k{fill:none;stroke:${INK};stroke-width:3;stroke-linecap:round} text{font-size:18px;fill:${INK}}
    </style><div class="text"><h1>${esc(slide.title)}</h1><ul>${rows}</ul></div><div class="side">${visual}</div><div class="mark">Titian</div><div class="bar"></div></html>`
}

const run = (program, args) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const duration = (file) =>
  Number(
    run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]),
  )
const plain = (words) =>
  words
    .replace(/\s*\[ms\|([^\]]*)\]\s*/g, (_, inner) => ` ${inner} `)
    .replace(/ +([。，？：])/g, '$1')
    .replace(/([：，]) +/g, '$1')
    .trim()

/** Speaks one sentence into a WAV file, with the voices that are marked in its text. */
function speak(words, language, file, dir) {
  const parts = words.split(/(\[ms\|[^\]]*\])/).filter((p) => /[\p{L}\p{N}]/u.test(p))
  const files = parts.map((part, i) => {
    const malay = part.match(/^\[ms\|(.*)\]$/)
    const out = join(dir, `part-${i}.wav`)
    run('espeak-ng', [
      ...(malay ? VOICES.my : VOICES[language]),
      '-w',
      out,
      malay ? malay[1] : part,
    ])
    return out
  })
  const trims = files.map(
    (_, i) =>
      `[${i}]silenceremove=start_periods=1:start_threshold=-50dB,areverse,silenceremove=start_periods=1:start_threshold=-50dB,areverse,apad=pad_dur=0.12[a${i}]`,
  )
  run('ffmpeg', [
    '-y',
    ...files.flatMap((f) => ['-i', f]),
    '-filter_complex',
    `${trims.join(';')};${files.map((_, i) => `[a${i}]`).join('')}concat=n=${files.length}:v=0:a=1,aresample=${RATE}[o]`,
    '-map',
    '[o]',
    '-ac',
    '1',
    file,
  ])
}

const clock = (s) => {
  const ms = Math.round(s * 1000)
  const two = (n) => String(n).padStart(2, '0')
  return `${two(Math.floor(ms / 3_600_000))}:${two(Math.floor(ms / 60_000) % 60)}:${two(Math.floor(ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`
}
/** Breaks a text into at most two lines, near its middle. */
function wrap(words, language) {
  const most = language === 'zh' ? 24 : 46
  if (words.length <= most) return words
  const stops = [...words.matchAll(language === 'zh' ? /[，：；]/g : / /g)].map((m) => m.index + 1)
  if (!stops.length) return words
  const at = stops.reduce((best, s) =>
    Math.abs(s - words.length / 2) < Math.abs(best - words.length / 2) ? s : best,
  )
  return `${words.slice(0, at).trim()}\n${words.slice(at).trim()}`
}

// oxlint-disable-next-line max-lines-per-function -- one recipe from slides to film, read from top to bottom
function make(lesson) {
  const dir = mkdtempSync(join(tmpdir(), 'titian-media-'))
  try {
    const frames = []
    const sounds = []
    const cues = []
    let now = 0
    const silence = (seconds) => {
      const file = join(dir, `gap-${sounds.length}.wav`)
      run('ffmpeg', [
        '-y',
        '-f',
        'lavfi',
        '-i',
        `anullsrc=r=${RATE}:cl=mono`,
        '-t',
        String(seconds),
        file,
      ])
      return file
    }
    lesson.slides.forEach((slide, at) =>
      slide.lines.forEach((sentence, shown) => {
        const id = `${at}-${shown}`
        const html = join(dir, `${id}.html`)
        writeFileSync(html, page(lesson, slide, at, shown))
        run(CHROMIUM, [
          '--headless',
          '--no-sandbox',
          '--disable-gpu',
          '--hide-scrollbars',
          `--user-data-dir=${join(dir, 'profile')}`,
          `--window-size=${WIDTH},${HEIGHT}`,
          `--screenshot=${join(dir, `${id}.png`)}`,
          `file://${html}`,
        ])
        const wav = join(dir, `${id}.wav`)
        speak(sentence.say[lesson.language], lesson.language, wav, dir)
        const spoken = duration(wav)
        const rest = GAP + (shown === slide.lines.length - 1 ? TURN : 0)
        sounds.push(wav, silence(rest))
        cues.push({ from: now, to: now + spoken + GAP * 0.6, say: sentence.say })
        frames.push({ file: join(dir, `${id}.png`), seconds: spoken + rest })
        now += spoken + rest
      }),
    )
    const list = (rows) => rows.join('\n') + '\n'
    writeFileSync(
      join(dir, 'frames.txt'),
      list([
        ...frames.map((f) => `file '${f.file}'\nduration ${f.seconds.toFixed(4)}`),
        `file '${frames.at(-1).file}'`,
      ]),
    )
    writeFileSync(join(dir, 'sounds.txt'), list(sounds.map((f) => `file '${f}'`)))
    const mp4 = join(OUT, `${lesson.name}.mp4`)
    run('ffmpeg', [
      '-y',
      '-f',
      'concat',
      '-safe',
      '0',
      '-i',
      join(dir, 'frames.txt'),
      '-f',
      'concat',
      '-safe',
      '0',
      '-i',
      join(dir, 'sounds.txt'),
      '-t',
      now.toFixed(3),
      '-vf',
      'fps=15,format=yuv420p',
      '-c:v',
      'libx264',
      '-profile:v',
      'main',
      '-preset',
      'slow',
      '-tune',
      'stillimage',
      '-crf',
      '24',
      '-g',
      '30',
      '-af',
      'loudnorm=I=-18:TP=-2',
      '-c:a',
      'aac',
      '-b:a',
      '72k',
      '-ar',
      String(RATE),
      '-ac',
      '1',
      '-map_metadata',
      '-1',
      '-movflags',
      '+faststart',
      mp4,
    ])
    for (const language of ['en', 'zh', 'my']) {
      const body = cues.map(
        (c, i) =>
          `${i + 1}\n${clock(c.from)} --> ${clock(c.to)}\n${wrap(plain(c.say[language]), language)}\n`,
      )
      writeFileSync(join(OUT, `${lesson.name}.${language}.vtt`), `WEBVTT\n\n${body.join('\n')}`)
    }
    console.log(
      `${lesson.name}: ${now.toFixed(1)} s, ${(statSync(mp4).size / 1024).toFixed(0)} KB, ${cues.length} cues`,
    )
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

mkdirSync(OUT, { recursive: true })
const wanted = process.argv.slice(2)
for (const lesson of LESSONS) if (!wanted.length || wanted.includes(lesson.name)) make(lesson)
