import type { z } from 'zod'
import type { FullTexts, Language } from './language.ts'
import { commonReasons } from './common-reasons.ts'

type Words = Record<Language, (...limits: string[]) => string>

const moneyOf = (cents: string | undefined) => (Number(cents ?? 0) / 100).toFixed(2)

/** The error texts. Rules refer to the texts below `wrong` by their names, see `says`. */
const words = {
  required: {
    en: () => 'Please fill this in.',
    zh: () => '请填写此项',
    my: () => 'Sila isi ruangan ini.',
  },
  tooLong: {
    en: (n, excess) => `At most ${n} characters${excess ? `: ${excess} too many` : ''}.`,
    zh: (n, excess) => `最多 ${n} 个字符${excess ? `，已超出 ${excess} 个` : ''}`,
    my: (n, excess) => `Paling banyak ${n} aksara${excess ? `: terlebih ${excess}` : ''}.`,
  },
  tooShort: {
    en: (n) => `At least ${n} characters.`,
    zh: (n) => `至少 ${n} 个字符`,
    my: (n) => `Sekurang-kurangnya ${n} aksara.`,
  },
  tooLarge: {
    en: (n) => `At most ${n}.`,
    zh: (n) => `不能大于 ${n}`,
    my: (n) => `Paling banyak ${n}.`,
  },
  tooSmall: {
    en: (n) => `At least ${n}.`,
    zh: (n) => `不能小于 ${n}`,
    my: (n) => `Sekurang-kurangnya ${n}.`,
  },
  tooDear: {
    en: (cents) => `This costs more than you have: ${moneyOf(cents)} is left.`,
    zh: (cents) => `余额不足，目前剩余 ${moneyOf(cents)}`,
    my: (cents) => `Kos ini melebihi baki anda: tinggal ${moneyOf(cents)}.`,
  },
  nothingChanged: {
    en: (day) =>
      `This was judged, and nothing has changed since. ${day ? `It is judged again from day ${day} on, or earlier when a measure changes.` : 'It is judged again when a measure changes.'}`,
    zh: (day) =>
      `申诉已有答复，之后没有任何变化。${day ? `第 ${day} 天起可再次申诉；若指标有变化，可提前` : '指标有变化后可再次申诉'}`,
    my: (day) =>
      `Perkara ini telah dinilai dan tiada apa-apa berubah sejak itu. ${day ? `Ia dinilai semula mulai hari ${day}, atau lebih awal jika ada ukuran berubah.` : 'Ia dinilai semula apabila ada ukuran berubah.'}`,
  },
  wrong: {
    en: () => 'This value is not valid.',
    zh: () => '此项内容无效',
    my: () => 'Nilai ini tidak sah.',
  },
  number: {
    en: (least, most) => `A number from ${least} to ${most}.`,
    zh: (least, most) => `请输入 ${least} 至 ${most} 之间的数字`,
    my: (least, most) => `Nombor dari ${least} hingga ${most}.`,
  },
  whole: {
    en: (least, most) => `A whole number from ${least} to ${most}.`,
    zh: (least, most) => `请输入 ${least} 至 ${most} 之间的整数`,
    my: (least, most) => `Nombor bulat dari ${least} hingga ${most}.`,
  },
  address: {
    en: () => 'Start with / for a page of this site, or with https:// for another one.',
    zh: () => '站内页面请以 / 开头，其他网站请以 https:// 开头',
    my: () => 'Mulakan dengan / untuk halaman laman ini, atau https:// untuk laman lain.',
  },
  webAddress: {
    en: () => 'Start with https:// or http://, such as https://example.com/shop.',
    zh: () => '请以 https:// 或 http:// 开头，例如 https://example.com/shop',
    my: () => 'Mulakan dengan https:// atau http://, contohnya https://example.com/shop.',
  },
  rowsMissing: {
    en: () => 'Choose at least one row, or all that match.',
    zh: () => '请至少选择一行，或选择所有符合条件的行',
    my: () => 'Pilih sekurang-kurangnya satu baris, atau semua yang sepadan.',
  },
  passLineAbovePoints: {
    en: () => 'The pass mark cannot be above the points.',
    zh: () => '及格线不能高于分值',
    my: () => 'Markah lulus tidak boleh melebihi markah penuh.',
  },
  colour: {
    en: () => 'Write # and six digits or letters from a to f, such as #A8431F.',
    zh: () => '请填写 # 加六位数字或 a-f 字母，例如 #A8431F',
    my: () => 'Tulis # dan enam digit atau huruf a hingga f, contohnya #A8431F.',
  },
  email: {
    en: () => 'Please enter a correct e-mail address.',
    zh: () => '请输入正确的邮箱',
    my: () => 'Sila masukkan alamat e-mel yang betul.',
  },
  activationMissing: {
    en: () => 'Please enter the activation code.',
    zh: () => '激活码不能为空',
    my: () => 'Sila masukkan kod pengaktifan.',
  },
  batchGives: {
    en: () => 'Choose either courses or a number of coins that a code gives.',
    zh: () => '请选择课程或填写虚拟币数量（二选一）',
    my: () => 'Pilih sama ada kursus atau bilangan syiling yang diberi oleh kod.',
  },
  activationForm: {
    en: () => 'A code has exactly 16 letters or digits.',
    zh: () => '激活码必须是 16 位字母或数字',
    my: () => 'Kod mesti mengandungi tepat 16 huruf atau digit.',
  },
  traineeNameMissing: {
    en: () => 'Please enter your name.',
    zh: () => '姓名不能为空',
    my: () => 'Sila masukkan nama anda.',
  },
  traineeNameLong: {
    en: () => 'The name is too long: at most 19 characters.',
    zh: () => '姓名过长',
    my: () => 'Nama terlalu panjang: paling banyak 19 aksara.',
  },
  employeeNumberMissing: {
    en: () => 'Please enter your employee number.',
    zh: () => '工号或学号不能为空',
    my: () => 'Sila masukkan nombor pekerja anda.',
  },
  employeeNumberLong: {
    en: () => 'The employee number has at most 20 characters.',
    zh: () => '工号或学号不能超过 20 位',
    my: () => 'Nombor pekerja paling banyak 20 aksara.',
  },
  codeLetters: {
    en: () => 'Only letters, digits and hyphens.',
    zh: () => '只能包含字母、数字和连字符',
    my: () => 'Hanya huruf, digit dan tanda sempang.',
  },
  notOffered: {
    en: () => 'The default language must be one of the languages above.',
    zh: () => '默认语言必须是上面所选的语言之一',
    my: () => 'Bahasa lalai mesti salah satu daripada bahasa di atas.',
  },
  schoolKey: {
    en: () => '2 to 40 small letters, digits or hyphens, starting with a letter.',
    zh: () => '2 至 40 个小写字母、数字或连字符，以字母开头',
    my: () => '2 hingga 40 huruf kecil, digit atau tanda sempang, bermula dengan huruf.',
  },
  phone: {
    en: () => 'This is not a mobile number of the chosen country.',
    zh: () => '这不是所选国家的手机号',
    my: () => 'Ini bukan nombor telefon bimbit negara yang dipilih.',
  },
  personName: {
    en: () => 'A name has 2 to 60 characters: letters, spaces, hyphens and apostrophes.',
    zh: () => '姓名须为 2 至 60 个字符，只能包含文字、空格、连字符等',
    my: () => 'Nama mengandungi 2 hingga 60 aksara: huruf, ruang, sempang dan koma atas.',
  },
  reason: {
    en: () => 'Please give a reason of at least three characters.',
    zh: () => '请填写原因，至少三个字符',
    my: () => 'Sila beri sebab, sekurang-kurangnya tiga aksara.',
  },
  nameMissing: {
    en: () => 'Please enter a name in at least one language.',
    zh: () => '请至少用一种语言填写名称',
    my: () => 'Sila masukkan nama dalam sekurang-kurangnya satu bahasa.',
  },
  tooMuch: {
    en: () => 'This text is too long to be saved. Please shorten it.',
    zh: () => '此文本过长，无法保存，请缩短',
    my: () => 'Teks ini terlalu panjang untuk disimpan. Sila pendekkan.',
  },
  name: {
    en: () => 'Please enter a name.',
    zh: () => '请填写名称',
    my: () => 'Sila masukkan nama.',
  },
  course: {
    en: () => 'Please choose the course.',
    zh: () => '请选择课程',
    my: () => 'Sila pilih kursus.',
  },
  day: {
    en: () => 'Please enter a date.',
    zh: () => '请输入日期',
    my: () => 'Sila masukkan tarikh.',
  },
  dayBeforeFirst: {
    en: () => 'The last day is before the first day.',
    zh: () => '结束日期早于开始日期',
    my: () => 'Hari terakhir lebih awal daripada hari pertama.',
  },
  daysMost: {
    en: (most) => `At most ${most} days.`,
    zh: (most) => `最多 ${most} 天`,
    my: (most) => `Paling banyak ${most} hari.`,
  },
  endBeforeStart: {
    en: () => commonReasons.endBeforeStart.en,
    zh: () => commonReasons.endBeforeStart.zh,
    my: () => commonReasons.endBeforeStart.my,
  },
  points: {
    en: (most) => `Points from 0 to ${most} with at most two decimals.`,
    zh: (most) => `请输入 0 至 ${most} 的分值，最多两位小数`,
    my: (most) => `Markah 0 hingga ${most}, paling banyak dua perpuluhan.`,
  },
  sumOf100: {
    en: (sum) => `The five values add up to ${sum}. They must add up to 100.`,
    zh: (sum) => `五项之和为 ${sum}，必须等于 100`,
    my: (sum) => `Jumlah lima nilai ialah ${sum}. Jumlahnya mesti 100.`,
  },
  minutes: {
    en: (least, most) => `Whole minutes from ${least} to ${most}.`,
    zh: (least, most) => `请输入 ${least} 至 ${most} 的整数分钟`,
    my: (least, most) => `Minit bulat dari ${least} hingga ${most}.`,
  },
  seconds: {
    en: (least, most) => `Whole seconds from ${least} to ${most}.`,
    zh: (least, most) => `请输入 ${least} 至 ${most} 的整数秒`,
    my: (least, most) => `Saat bulat dari ${least} hingga ${most}.`,
  },
  wholeOrNone: {
    en: (least, most) => `A whole number from ${least} to ${most}, or empty.`,
    zh: (least, most) => `请输入 ${least} 至 ${most} 的整数，或留空`,
    my: (least, most) => `Nombor bulat ${least} hingga ${most}, atau kosong.`,
  },
} satisfies Record<string, Words>

type IssueText = keyof typeof words

/**
 * The prefix of messages that `says` makes. A message without the prefix, such as one about a
 * question, is not a key of these texts.
 */
const ours = 'titian'

/** Returns the message of a rule that has its own text: the name of the text and its limits. */
export const says = (name: IssueText, ...limits: number[]): string =>
  [ours, name, ...limits].join(' ')

/** Returns the message of a rule whose text belongs to one noun. */
export const saysTexts = (texts: FullTexts): string => `${ours} ${JSON.stringify(texts)}`

const isText = (name: string): name is IssueText => Object.hasOwn(words, name)

function ownWords(message: string): Words {
  const texts = JSON.parse(message.slice(ours.length + 1)) as FullTexts
  return { en: () => texts.en, zh: () => texts.zh, my: () => texts.my }
}

function pick(issue: z.core.$ZodIssue): [Words, ...string[]] {
  const [begin, name = '', ...limits] = issue.message.split(' ')
  if (begin === ours && name.startsWith('{')) return [ownWords(issue.message)]
  if (issue.code === 'invalid_type' && issue.input === undefined) return [words.required]
  if (begin === ours && isText(name)) return [words[name], ...limits]
  if (issue.code === 'too_small') {
    const least = Number(issue.minimum)
    if (issue.origin === 'number') return [words.tooSmall, String(least)]
    return least <= 1 || issue.input === '' ? [words.required] : [words.tooShort, String(least)]
  }
  if (issue.code === 'too_big') {
    const most = Number(issue.maximum)
    if (issue.origin !== 'string') return [words.tooLarge, String(most)]
    const excess = typeof issue.input === 'string' ? issue.input.length - most : 0
    return [words.tooLong, String(most), ...(excess > 0 ? [String(excess)] : [])]
  }
  return [words.wrong]
}

/** An error that only the server detects, with its limit if there is one. */
export interface FieldProblem {
  code: string
  limit?: number
}

/** The errors of lists have their own texts, because a list has entries and no characters. */
const wordsOfProblems: Readonly<Record<string, Words>> = {
  required: words.required,
  tooSmall: words.tooSmall,
  tooShort: words.tooSmall,
  tooLarge: words.tooLarge,
  tooLong: words.tooLarge,
  tooDear: words.tooDear,
  nothingChanged: words.nothingChanged,
}

/** Formats a limit with thousands separators, as in all three languages. */
const grouped = (limit: string | number): string => Number(limit).toLocaleString('en')

/** Returns an error of one field in the format of the contract's errors. */
export function wrongField(
  path: string,
  language: Language,
  { code, limit }: FieldProblem = { code: 'wrong' },
): Record<string, string> {
  const text = (wordsOfProblems[code] ?? words.wrong)[language]
  return { [path]: limit === undefined ? text() : text(grouped(limit)) }
}

/** Returns error texts by field path, in the reader's language. */
export function describeIssues(error: z.ZodError, language: Language): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    const [text, ...limits] = pick(issue)
    fields[path] ??= text[language](...limits.map(grouped))
  }
  return fields
}

/**
 * Returns the errors of a value in the form that a refusal has; undefined if the value is valid.
 */
export function problemsIn(
  schema: z.ZodType,
  value: unknown,
  language: Language,
): Record<string, string> {
  const { error } = schema.safeParse(value, { reportInput: true })
  return error ? describeIssues(error, language) : {}
}
