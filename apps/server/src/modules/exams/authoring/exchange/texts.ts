import { type FullTexts, htmlLanguage, type Language, punctuationOf } from '@titian/contract'
import type {
  ExchangeFault,
  ExchangeWarning,
  ExportLoss,
  ReadQuestion,
} from '@titian/exam-items/exchange'
import { kindNames, optionName } from '@titian/exam-items/exchange'
import { itemKinds } from '@titian/exam-items/shape'
import { mediaTexts } from '../media/texts.ts'
import type { Column } from './rules.ts'

/** Lists all kinds as a part of a sentence. */
const listKinds = (language: Language): string =>
  new Intl.ListFormat(htmlLanguage[language], { type: 'disjunction' }).format(
    itemKinds.map((kind) => kindNames(kind)[language]),
  )

export const columnNames: Record<Exclude<Column, `option${string}`> | 'option', FullTexts> = {
  kind: { en: 'Kind', zh: '题型', my: 'Jenis' },
  stem: { en: 'Question', zh: '题目', my: 'Soalan' },
  option: { en: 'Option', zh: '选项', my: 'Pilihan' },
  right: { en: 'Right answer', zh: '正确答案', my: 'Jawapan betul' },
  blanks: { en: 'Accepted in the blanks', zh: '填空答案', my: 'Diterima di tempat kosong' },
  rules: { en: 'Rules', zh: '判分规则', my: 'Peraturan' },
  model: { en: 'Model answer', zh: '参考答案', my: 'Contoh jawapan' },
  analysis: { en: 'Analysis', zh: '解析', my: 'Penjelasan' },
  level: { en: 'Level', zh: '难度', my: 'Tahap' },
  points: { en: 'Points', zh: '分值', my: 'Markah' },
  tags: { en: 'Tags', zh: '标签', my: 'Tag' },
  feedback: { en: 'Feedback', zh: '选项反馈', my: 'Maklum balas' },
}

const faultTexts: Record<ExchangeFault, FullTexts> = {
  required: {
    en: 'Please fill this in.',
    zh: '此处不能为空',
    my: 'Ruangan ini perlu diisi.',
  },
  tooLong: { en: 'This text is too long.', zh: '内容过长', my: 'Teks ini terlalu panjang.' },
  tooFew: {
    en: 'There are too few options or blanks.',
    zh: '选项或填空太少',
    my: 'Pilihan atau tempat kosong terlalu sedikit.',
  },
  tooMany: {
    en: 'There are too many options, blanks or answers.',
    zh: '选项、填空或答案太多',
    my: 'Pilihan, tempat kosong atau jawapan terlalu banyak.',
  },
  repeated: {
    en: 'Something is written here twice.',
    zh: '内容重复',
    my: 'Ada yang ditulis dua kali.',
  },
  unknownOption: {
    en: 'The right answer is not one of the options.',
    zh: '正确答案不在选项中',
    my: 'Jawapan betul bukan salah satu pilihan.',
  },
  blankCount: {
    en: 'The question and the answers do not have the same number of blanks (___).',
    zh: '题目中的填空（___）与答案数量不一致',
    my: 'Bilangan tempat kosong (___) dan jawapan tidak sama.',
  },
  notANumber: {
    en: 'A number is expected here.',
    zh: '此处须为数字',
    my: 'Nombor diperlukan di sini.',
  },
  sameOption: {
    en: 'Two options look the same.',
    zh: '有两个选项看起来相同',
    my: 'Dua pilihan kelihatan sama.',
  },
  noRightOption: {
    en: 'The right answer is not marked correctly: choose the right answer.',
    zh: '未正确标出答案，请选择正确答案',
    my: 'Jawapan betul tidak ditandakan dengan tepat.',
  },
  invalid: {
    en: 'This value is not known.',
    zh: '无法识别该内容',
    my: 'Nilai ini tidak dikenali.',
  },
  kindUnknown: {
    en: 'This kind of question is not known here.',
    zh: '不支持该题型',
    my: 'Jenis soalan ini tidak dikenali.',
  },
  cloze: {
    en: 'Of cloze questions only those with short answers and numbers are taken. Write this one as a fill in the blank or as choices.',
    zh: 'Cloze 题型只支持简答和数值填空，请将本题改写为填空题或选择题',
    my: 'Bagi soalan Cloze hanya jawapan pendek dan nombor diterima. Tulis soalan ini sebagai isi tempat kosong atau aneka pilihan.',
  },
  noAnswers: {
    en: 'No answers were found between { and }. Texts are read in three forms: GIFT, Aiken and Moodle XML. A text without answers, such as a description, is no question.',
    zh: '未找到 { 与 } 之间的答案。文本文件支持三种格式：GIFT、Aiken 和 Moodle XML。没有答案的文本（如说明文字）不是题目。',
    my: 'Tiada jawapan ditemui antara { dan }. Teks dibaca dalam tiga bentuk: GIFT, Aiken dan Moodle XML. Teks tanpa jawapan, seperti keterangan, bukan soalan.',
  },
  unclosed: { en: 'A { has no } after it.', zh: '缺少与 { 对应的 }', my: 'Tiada } selepas {.' },
  giftCloze: {
    en: 'Cloze such as {1:SHORTANSWER:=…} is read from Moodle XML only. In GIFT a blank is {=answer}.',
    zh: 'Cloze（如 {1:SHORTANSWER:=…}）只能从 Moodle XML 导入。GIFT 中的填空写作 {=答案}',
    my: 'Cloze seperti {1:SHORTANSWER:=…} hanya dibaca daripada Moodle XML. Dalam GIFT, tempat kosong ditulis {=jawapan}.',
  },
  twoQuestions: {
    en: 'There are several pairs of { } here that are no blanks. If these are two questions, put an empty line between them.',
    zh: '此处有多组 { }，但不是填空。如果是两道题，请在两题之间空一行。',
    my: 'Ada beberapa pasangan { } di sini yang bukan tempat kosong. Jika ini dua soalan, letakkan satu baris kosong di antaranya.',
  },
  noFullAnswer: {
    en: 'No answer earns all points: the best one is worth less than 100 %.',
    zh: '没有可得满分的答案：最佳答案低于 100%',
    my: 'Tiada jawapan mendapat markah penuh: jawapan terbaik kurang daripada 100%.',
  },
  brokenXml: {
    en: 'The XML of this file is broken at this line, so that nothing of it was read. Often it has an & that should be &amp;, or a tag is not closed.',
    zh: '此文件的 XML 在该行有误，因此未读取任何内容。常见原因：& 应写作 &amp;，或标签未闭合。',
    my: 'XML fail ini rosak pada baris ini, jadi tiada apa-apa dibaca. Biasanya ada & yang patut ditulis &amp;, atau tag yang tidak ditutup.',
  },
  severalTolerances: {
    en: 'The numbers of one blank have several tolerances; one is possible.',
    zh: '同一个空的数值误差不一致，只能设置一个',
    my: 'Nombor satu tempat kosong mempunyai beberapa toleransi; hanya satu dibenarkan.',
  },
  level: {
    en: 'The level is 1 (easy), 2 (middle) or 3 (hard).',
    zh: '难度须为 1（易）、2（中）或 3（难）',
    my: 'Tahap ialah 1 (mudah), 2 (sederhana) atau 3 (sukar).',
  },
  ...mediaTexts,
  points: {
    en: 'Points are a number from 0 to 1,000 with at most two decimals.',
    zh: '分值须为 0 至 1,000，最多两位小数',
    my: 'Markah ialah nombor 0 hingga 1,000 dengan paling banyak dua tempat perpuluhan.',
  },
  rightUnknown: {
    en: 'The right answer names an option that is empty or not there.',
    zh: '正确答案所指的选项为空或不存在',
    my: 'Jawapan betul menamakan pilihan yang kosong atau tiada.',
  },
  pairsIncomplete: {
    en: 'An arrow pairs an item with its option. A matching question has at least two such lines and no others: =Penang -> Butterworth',
    zh: '箭头表示配对；配对题至少需要两行配对，且不能有其他答案：=槟城 -> 北海',
    my: 'Anak panah memadankan satu perkara dengan pilihannya. Soalan padanan mempunyai sekurang-kurangnya dua baris begitu dan tiada jawapan lain: =Pulau Pinang -> Butterworth',
  },
  pairUnclear: {
    en: 'A line of a matching question is an item, one bar and its option: Penang | Butterworth',
    zh: '配对题每行依次填写一项、一条竖线和对应的选项：槟城 | 北海',
    my: 'Satu baris soalan padanan ialah satu perkara, satu garis tegak dan pilihannya: Pulau Pinang | Butterworth',
  },
}

export const filesTooMuch: FullTexts = {
  en: 'Pictures and audio of these questions have more than 7 MB. Narrow the list and export it in parts.',
  zh: '这些题目的图片和音频超过 7 MB，请缩小范围后分批导出',
  my: 'Gambar dan audio soalan ini melebihi 7 MB. Kecilkan senarai dan eksport secara berperingkat.',
}

export const twiceText: FullTexts = {
  en: 'The same question is already in the file above, at {line}.',
  zh: '该题目在文件前面（{line}）已出现',
  my: 'Soalan yang sama sudah ada di atas dalam fail, pada {line}.',
}

const warningTexts: Record<ExchangeWarning, FullTexts> = {
  feedback: {
    en: 'Feedback on single answers is left out.',
    zh: '各选项的反馈已忽略',
    my: 'Maklum balas bagi setiap jawapan ditinggalkan.',
  },
  partial: {
    en: 'Answers that earn a part of the points are left out or count as wrong.',
    zh: '只得部分分的答案已忽略或视为错误',
    my: 'Jawapan dengan sebahagian markah ditinggalkan atau dikira salah.',
  },
  picture: {
    en: 'Some of its pictures are left out.',
    zh: '部分图片已忽略',
    my: 'Sebahagian gambarnya ditinggalkan.',
  },
  file: { en: 'Its files are left out.', zh: '附件已忽略', my: 'Failnya ditinggalkan.' },
  formatting: {
    en: 'Bold type, lists and the like become plain text.',
    zh: '粗体、列表等格式已转为纯文本',
    my: 'Huruf tebal, senarai dan seumpamanya menjadi teks biasa.',
  },
  table: {
    en: 'Its table becomes lines of text, with a tab between the cells.',
    zh: '表格已转为文本，每行一行，单元格之间用制表符隔开',
    my: 'Jadualnya menjadi baris teks, dengan tab antara sel.',
  },
  units: {
    en: 'Its units are left out: only the number itself is accepted.',
    zh: '单位已忽略：只接受数值本身',
    my: 'Unitnya ditinggalkan: hanya nombor itu sendiri diterima.',
  },
  weights: {
    en: 'The points that single answers add or remove are left out: the marking rule of this kind applies.',
    zh: '各选项的加分或扣分比例已忽略，按本题型的判分规则计分',
    my: 'Markah yang ditambah atau ditolak bagi setiap jawapan ditinggalkan: peraturan markah jenis ini digunakan.',
  },
  languages: {
    en: 'It has several languages, which now follow one another. Keep one of them after the import.',
    zh: '原题含多种语言，现已连在一起，导入后请只保留一种',
    my: 'Soalan ini mempunyai beberapa bahasa yang kini bersambung. Kekalkan satu sahaja selepas import.',
  },
  hidden: {
    en: 'It is hidden in the file; in the bank it can be used at once.',
    zh: '该题在文件中为隐藏状态，导入题库后可直接使用',
    my: 'Soalan ini tersembunyi dalam fail; dalam bank ia boleh digunakan serta-merta.',
  },
  template: {
    en: 'The template for the answers of students is left out.',
    zh: '作答模板已忽略',
    my: 'Templat jawapan untuk pelajar ditinggalkan.',
  },
  attachments: {
    en: 'It let students attach files; here they answer with text.',
    zh: '原题允许上传附件，此处只能以文字作答',
    my: 'Asalnya pelajar boleh melampirkan fail; di sini mereka menjawab dengan teks.',
  },
  hints: {
    en: 'Its hints for further tries are left out.',
    zh: '再次作答的提示已忽略',
    my: 'Petunjuk untuk percubaan seterusnya ditinggalkan.',
  },
  tags: {
    en: 'Some of its tags or categories are left out: a question has at most ten tags of 40 letters.',
    zh: '部分标签或分类已忽略：每题最多十个标签，每个最多 40 个字符',
    my: 'Sebahagian tag atau kategorinya ditinggalkan: satu soalan mempunyai paling banyak sepuluh tag dengan 40 aksara.',
  },
  subset: {
    en: 'It showed each student only some of its entries; here all of them are put in order.',
    zh: '原题只向每位学员显示部分项，此处须对所有项排序',
    my: 'Asalnya setiap pelajar melihat sebahagian item sahaja; di sini semua item disusun.',
  },
}

export const warningText = (warning: ExchangeWarning, language: Language): string =>
  warningTexts[warning][language]

const lossTexts: Record<ExportLoss, FullTexts> = {
  severalBlanks: {
    en: 'GIFT has one field for a question, so another program will not ask for its blanks one by one. Moodle XML keeps them.',
    zh: 'GIFT 每题只有一个填空，其他程序不会逐空作答。如需保留各空，请导出 Moodle XML。',
    my: 'GIFT mempunyai satu medan bagi setiap soalan, jadi program lain tidak akan menanyakan setiap tempat kosong secara berasingan. Moodle XML mengekalkannya.',
  },
  blankPoints: {
    en: 'Moodle gives each blank one point, because the points of the question cannot be shared in whole ones.',
    zh: '本题分值无法按整数平分到各空，Moodle 中每空为 1 分。',
    my: 'Moodle memberi satu markah bagi setiap tempat kosong kerana markah soalan ini tidak dapat dibahagi dalam nombor bulat.',
  },
  allOrNothing: {
    en: 'It earns all or nothing here; Moodle will give a part of the points for a part of the right options.',
    zh: '本题在此为全对才得分；Moodle 会按选对的部分给部分分。',
    my: 'Di sini semua atau tiada markah; Moodle akan memberi sebahagian markah bagi sebahagian pilihan yang betul.',
  },
  perOption: {
    en: 'Here each option counts by itself; Moodle will take points away for wrong ticks and give none for options that are rightly left open.',
    zh: '本题在此按每个选项分别计分；Moodle 会对错选扣分，对正确未选的选项不给分。',
    my: 'Di sini setiap pilihan dikira sendiri; Moodle akan menolak markah bagi pilihan yang salah dan tidak memberi markah bagi pilihan yang memang patut dibiarkan.',
  },
  caseSensitive: {
    en: 'Capital and small letters count here; GIFT cannot say so, and another program takes both.',
    zh: '本题区分大小写；GIFT 无法表示这一点，其他程序不区分大小写。',
    my: 'Huruf besar dan kecil dibezakan di sini; GIFT tidak dapat menyatakannya, dan program lain menerima kedua-duanya.',
  },
  model: {
    en: 'Other programs will not find its model answer in GIFT. Moodle XML has it as the notes for graders.',
    zh: '其他程序无法从 GIFT 读取参考答案；Moodle XML 将其作为评分者说明保留。',
    my: 'Program lain tidak akan menemui contoh jawapannya dalam GIFT. Moodle XML menyimpannya sebagai maklumat untuk penilai.',
  },
  files: {
    en: 'Its pictures and audio are not in GIFT: only this school can read their marks again. Moodle XML brings them.',
    zh: 'GIFT 不包含图片和音频，其标记只有本校能再次读取；Moodle XML 会附带这些文件。',
    my: 'Gambar dan audionya tiada dalam GIFT: hanya sekolah ini dapat membaca semula tandanya. Moodle XML membawanya.',
  },
  keepOrder: {
    en: 'Its options keep their order here; GIFT cannot say so, and another program may shuffle them. Moodle XML keeps it.',
    zh: '本题选项顺序固定；GIFT 无法表示这一点，其他程序可能会打乱选项。Moodle XML 可保留此设置。',
    my: 'Susunan pilihannya kekal di sini; GIFT tidak dapat menyatakannya, dan program lain mungkin menukarnya. Moodle XML mengekalkannya.',
  },
  plainOptions: {
    en: 'Moodle lists the options of a matching question as plain text, without their pictures and audio.',
    zh: 'Moodle 将配对题的选项显示为纯文本，不显示其中的图片和音频。',
    my: 'Moodle memaparkan pilihan soalan padanan sebagai teks biasa, tanpa gambar dan audionya.',
  },
}

export const lossText = (loss: ExportLoss, language: Language): string => lossTexts[loss][language]

/** Returns the column title of the faulty field; empty if the title would add nothing. */
function placeText(path: string, language: Language): string {
  const [first = '', at, part] = path.split('.')
  if (first === 'options' && at !== undefined) {
    const option = `${columnNames.option[language]} ${optionName(Number(at))}`
    const { comma } = punctuationOf(language)
    return part === 'feedback' ? `${option}${comma}${columnNames.feedback[language]}` : option
  }
  if (first === 'answer' || first === 'prompts') return columnNames.right[language]
  if (first === 'options') return columnNames.option[language]
  return Object.entries(columnNames).find(([name]) => name === first)?.[1][language] ?? ''
}

export function faultText({ path, code }: ReadQuestion['faults'][number], language: Language) {
  const place = placeText(path, language)
  const text = faultTexts[code][language]
  if (place === '') return text
  return `${place}${punctuationOf(language).colon}${text}`
}

export const sheetNames: Record<'questions' | 'help', FullTexts> = {
  questions: { en: 'Questions', zh: '题目', my: 'Soalan' },
  help: { en: 'How to fill it in', zh: '填写说明', my: 'Cara mengisi' },
}

export const fileName: FullTexts = { en: 'questions', zh: '题目', my: 'soalan' }
export const templateName: FullTexts = {
  en: 'question-template',
  zh: '题目模板',
  my: 'templat-soalan',
}

/** The explanation of each column, for the second sheet of the template. */
export const helpTexts: [keyof typeof columnNames, FullTexts][] = [
  ['kind', { en: `${listKinds('en')}.`, zh: listKinds('zh'), my: `${listKinds('my')}.` }],
  [
    'stem',
    {
      en: 'The text of the question. A blank is three underscores: ___',
      zh: '题目内容。填空用三个下划线表示：___',
      my: 'Teks soalan. Tempat kosong ialah tiga garis bawah: ___',
    },
  ],
  [
    'option',
    {
      en: 'Options A to J of a choice; at least two. Put in order: the entries in the right order; more than ten are written one a line under Right answer. Its rule is all, place or neighbour.',
      zh: '选择题的选项 A 至 J，至少两个。排序题：按正确顺序填写各项；超过十项时，请在“正确答案”中每行填写一项。判分规则为 all、place 或 neighbour。',
      my: 'Pilihan A hingga J; sekurang-kurangnya dua. Susun mengikut urutan: item mengikut urutan yang betul; jika lebih sepuluh, tulis satu item sebaris di bawah Jawapan betul. Peraturannya all, place atau neighbour.',
    },
  ],
  [
    'right',
    {
      en: 'The letters of the right options (A or A, C); TRUE or FALSE. Matching: one line for each item with its option behind a bar (Penang | Butterworth); an option that belongs to no item has only the bar before it.',
      zh: '正确选项的字母（A 或 A, C）；判断题填 TRUE 或 FALSE（对/错）。配对题每项一行，竖线后为对应的选项（槟城 | 北海）；不对应任何项目的选项只在前面加竖线。',
      my: 'Huruf pilihan betul (A atau A, C); TRUE atau FALSE. Padanan: satu baris bagi setiap perkara dengan pilihannya selepas garis tegak (Pulau Pinang | Butterworth); pilihan tanpa perkara bermula dengan garis tegak sahaja.',
    },
  ],
  [
    'blanks',
    {
      en: 'One line for each blank; several accepted answers between bars: TEU | twenty-foot unit',
      zh: '每个空一行；多个可接受的答案用竖线分隔：TEU | 标准箱',
      my: 'Satu baris bagi setiap tempat kosong; beberapa jawapan dipisahkan garis tegak: TEU | unit 20 kaki',
    },
  ],
  [
    'rules',
    {
      en: 'May stay empty. Multiple choice: all, rightMinusWrong or perOption. Matching: each or all. Choices: keepOrder for options that are never shuffled. Blanks, one line each: case, number, ±0.5, wildcard (a star in an answer matches any letters, \\* for a star), or - for none.',
      zh: '可留空。多选题：all、rightMinusWrong 或 perOption。配对题：each 或 all。选择题：keepOrder（选项顺序固定，不打乱）。填空题每空一行：case（区分大小写）、number（数值）、±0.5、wildcard（答案中的星号代表任意内容，\\* 表示星号本身），或 - 表示无。',
      my: 'Boleh kosong. Aneka pilihan (pelbagai jawapan): all, rightMinusWrong atau perOption. Padanan: each atau all. Soalan aneka pilihan: keepOrder jika susunan pilihan tidak boleh ditukar. Tempat kosong, satu baris setiap satu: case, number, ±0.5, wildcard (bintang dalam jawapan mewakili apa-apa huruf, \\* untuk bintang itu sendiri), atau - jika tiada.',
    },
  ],
  [
    'model',
    {
      en: 'What a good explanation says; for the teacher who marks.',
      zh: '供阅卷教师参考的答案',
      my: 'Penerangan yang baik; untuk guru yang menilai.',
    },
  ],
  [
    'analysis',
    {
      en: 'Why it is right; may stay empty.',
      zh: '答案解析，可留空',
      my: 'Sebab ia betul; boleh kosong.',
    },
  ],
  [
    'level',
    {
      en: '1 easy, 2 middle, 3 hard.',
      zh: '1 易，2 中，3 难',
      my: '1 mudah, 2 sederhana, 3 sukar.',
    },
  ],
  [
    'points',
    {
      en: 'From 0 to 1,000, with at most two decimals; empty means 5.',
      zh: '0 至 1,000，最多两位小数；留空为 5',
      my: '0 hingga 1,000, paling banyak dua tempat perpuluhan; kosong bermaksud 5.',
    },
  ],
  [
    'tags',
    {
      en: 'Up to ten, with commas between them; may stay empty.',
      zh: '最多十个，用逗号分隔，可留空',
      my: 'Sehingga sepuluh, dipisahkan koma; boleh kosong.',
    },
  ],
  [
    'feedback',
    {
      en: 'What students read who chose an option, one line for each: B: That is the price without tax. May stay empty.',
      zh: '选择该选项的学员在公布答案后看到的反馈，每个选项一行，例如：B: 这是不含税的价格。可留空。',
      my: 'Teks untuk pelajar yang memilih sesuatu pilihan, satu baris setiap satu: B: Itu harga tanpa cukai. Boleh kosong.',
    },
  ],
]

/**
 * A sample question of each kind that a sheet can contain. The template shows how to write them.
 */
export const sampleRows: Record<Language, readonly Record<string, string>[]> = {
  en: [
    {
      kind: 'Single choice',
      stem: 'What does FOB say?',
      option1: 'Where the risk passes',
      option2: 'Who insures the cargo',
      right: 'A',
      level: '1',
      points: '5',
    },
    {
      kind: 'Fill in the blank',
      stem: 'A container of twenty feet is one ___.',
      blanks: 'TEU | twenty-foot unit',
      level: '2',
      points: '5',
    },
    {
      kind: 'True or false',
      stem: 'A bill of lading is a receipt.',
      right: 'TRUE',
      level: '1',
      points: '2',
    },
  ],
  zh: [
    {
      kind: '单选题',
      stem: 'FOB 说明什么？',
      option1: '风险转移的地点',
      option2: '由谁投保',
      right: 'A',
      level: '1',
      points: '5',
    },
    {
      kind: '填空题',
      stem: '一个二十英尺集装箱是一个 ___。',
      blanks: 'TEU | 标准箱',
      level: '2',
      points: '5',
    },
    { kind: '判断题', stem: '提单是货物收据。', right: '对', level: '1', points: '2' },
  ],
  my: [
    {
      kind: 'Aneka pilihan (satu jawapan)',
      stem: 'Apakah maksud FOB?',
      option1: 'Tempat risiko berpindah',
      option2: 'Siapa menginsuranskan kargo',
      right: 'A',
      level: '1',
      points: '5',
    },
    {
      kind: 'Isi tempat kosong',
      stem: 'Kontena dua puluh kaki ialah satu ___.',
      blanks: 'TEU | unit 20 kaki',
      level: '2',
      points: '5',
    },
    {
      kind: 'Betul atau salah',
      stem: 'Bil muatan ialah resit.',
      right: 'Betul',
      level: '1',
      points: '2',
    },
  ],
}
