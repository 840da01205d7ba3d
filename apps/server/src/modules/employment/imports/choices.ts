import {
  degreeTexts,
  type FullTexts,
  type Language,
  natureTexts,
  type salaryCurrencies,
} from '@titian/contract'
import {
  cities,
  foldSkill,
  industries,
  positions,
  type SkillBook,
  type Tag,
} from '../../resume/index.ts'

/** The allowed values of a cell, by code or by name in any language. */
export interface Choices<Value> {
  byWord: ReadonlyMap<string, readonly Value[]>
  /** The code of a value. If several values have the same name, a cell must contain the code. */
  codeOf: (value: Value) => string
  expected: FullTexts
}

interface Option<Value> {
  value: Value
  words: readonly string[]
}

export function choices<Value>(
  options: readonly Option<Value>[],
  expected: FullTexts,
  codeOf: (value: Value) => string = String,
): Choices<Value> {
  const byWord = new Map<string, Value[]>()
  for (const { value, words } of options)
    for (const word of new Set(words.map(foldSkill)))
      byWord.set(word, [...(byWord.get(word) ?? []), value])
  return { byWord, codeOf, expected }
}

export const ofTags = (tags: readonly Tag[], expected: FullTexts) =>
  choices(
    tags.map(({ code, names }) => ({ value: code, words: [code, ...Object.values(names)] })),
    expected,
  )

const codesAndTexts = <Value extends number>(texts: Readonly<Record<Value, FullTexts>>) =>
  Object.entries<FullTexts>(texts).map(([code, names]) => ({
    value: Number(code) as Value,
    words: [code, ...Object.values(names)],
  }))

export const industryChoices = ofTags(industries, {
  en: 'Write an industry from the list in the form, such as E-commerce.',
  zh: '请填写表单列表中的行业，例如：电子商务',
  my: 'Tulis industri daripada senarai borang, contohnya E-dagang.',
})
export const positionChoices = ofTags(positions, {
  en: 'Write a kind of job from the list in the form, such as Accountant.',
  zh: '请填写表单列表中的岗位类别，例如：会计',
  my: 'Tulis jenis jawatan daripada senarai borang, contohnya Akauntan.',
})
export const cityChoices = choices(
  Array.from(cities, ([code, { names }]) => ({
    value: code,
    words: [code, ...Object.values(names)],
  })),
  {
    en: 'Write a city from the list in the form, such as Kuala Lumpur.',
    zh: '请填写表单列表中的城市，例如：吉隆坡',
    my: 'Tulis bandar daripada senarai borang, contohnya Kuala Lumpur.',
  },
)

type Size = 0 | 1 | 2 | 3 | 4 | 5
export const sizeChoices = choices<Size>(
  [
    { value: 0, words: ['0', 'not specified', '未填写', 'tidak dinyatakan'] },
    {
      value: 1,
      words: [
        '1',
        'under 20 people',
        'under 20',
        '少于 20 人',
        '20 人以下',
        '少于20人',
        'kurang daripada 20 orang',
      ],
    },
    {
      value: 2,
      words: [
        '2',
        '20 to 99 people',
        '20-99',
        '20–99 人',
        '20 至 99 人',
        '20-99人',
        '20 hingga 99 orang',
      ],
    },
    {
      value: 3,
      words: [
        '3',
        '100 to 499 people',
        '100-499',
        '100–499 人',
        '100 至 499 人',
        '100-499人',
        '100 hingga 499 orang',
      ],
    },
    {
      value: 4,
      words: [
        '4',
        '500 to 999 people',
        '500-999',
        '500–999 人',
        '500 至 999 人',
        '500-999人',
        '500 hingga 999 orang',
      ],
    },
    {
      value: 5,
      words: [
        '5',
        '1,000 people or more',
        '1000 people or more',
        '1000+',
        '1000 人以上',
        '1,000 人以上',
        '1000人以上',
        '1,000 orang atau lebih',
      ],
    },
  ],
  {
    en: 'Write under 20, 20-99, 100-499, 500-999 or 1000+.',
    zh: '请填写：20 人以下、20 至 99 人、100 至 499 人、500 至 999 人或 1,000 人以上',
    my: 'Tulis under 20, 20-99, 100-499, 500-999 atau 1000+.',
  },
)

export const yesChoices = choices<boolean>(
  [
    { value: true, words: ['yes', 'y', 'true', '1', '是', 'ya'] },
    { value: false, words: ['no', 'n', 'false', '0', '否', 'tidak'] },
  ],
  { en: 'Write yes or no.', zh: '请填写“是”或“否”', my: 'Tulis ya atau tidak.' },
)

export const natureChoices = choices(codesAndTexts(natureTexts), {
  en: 'Write Internship, Full-time, or Internship or full-time.',
  zh: '请填写：实习、全职，或实习或全职',
  my: 'Tulis Latihan industri, Sepenuh masa, atau Latihan industri atau sepenuh masa.',
})

export const degreeChoices = choices<number>(
  [
    ...codesAndTexts(degreeTexts),
    { value: 0, words: ['0', 'no requirement', '不限', 'tiada syarat', 'tiada keperluan'] },
  ],
  {
    en: 'Write a degree from the list in the form, such as Bachelor, or No requirement.',
    zh: '请填写表单列表中的学历，例如：本科，或“不限”',
    my: 'Tulis kelayakan daripada senarai borang, atau Tiada syarat.',
  },
)

export const currencyChoices = choices<(typeof salaryCurrencies)[number]>(
  [
    { value: 'MYR', words: ['myr', 'rm', '马币', '令吉', 'ringgit'] },
    { value: 'CNY', words: ['cny', 'rmb', '人民币', 'yuan'] },
    { value: 'USD', words: ['usd', '美元', 'dolar as'] },
    { value: 'SGD', words: ['sgd', '新加坡元', '新币', 'dolar singapura'] },
    { value: 'HKD', words: ['hkd', '港币', '港元', 'dolar hong kong'] },
    { value: 'TWD', words: ['twd', '新台币', 'dolar taiwan'] },
  ],
  {
    en: 'Write MYR, CNY, SGD, HKD, TWD or USD.',
    zh: '请填写 MYR、CNY、SGD、HKD、TWD 或 USD',
    my: 'Tulis MYR, CNY, SGD, HKD, TWD atau USD.',
  },
)

export const periodChoices = choices<'hour' | 'month' | 'year'>(
  [
    { value: 'hour', words: ['hour', '小时', 'jam'] },
    { value: 'month', words: ['month', '月', 'bulan'] },
    { value: 'year', words: ['year', '年', 'tahun'] },
  ],
  {
    en: 'Write hour, month or year.',
    zh: '请填写：小时、月或年',
    my: 'Tulis jam, bulan atau tahun.',
  },
)

export const languageChoices = choices<Language>(
  [
    { value: 'en', words: ['en', 'english', '英文', '英语', 'inggeris', 'bahasa inggeris'] },
    { value: 'zh', words: ['zh', 'chinese', '中文', '汉语', 'cina', 'bahasa cina'] },
    { value: 'my', words: ['my', 'ms', 'malay', '马来文', '马来语', 'melayu', 'bahasa melayu'] },
  ],
  {
    en: 'Write English, Chinese or Malay.',
    zh: '请填写：英语、中文或马来语',
    my: 'Tulis Inggeris, Cina atau Melayu.',
  },
)

/** True for a post that is to be published. */
export const stateChoices = choices<boolean>(
  [
    { value: false, words: ['draft', '草稿', 'draf'] },
    { value: true, words: ['published', 'live', '已发布', '发布', 'diterbitkan'] },
  ],
  {
    en: 'Write draft or published.',
    zh: '请填写“草稿”或“已发布”',
    my: 'Tulis draf atau diterbitkan.',
  },
)

/**
 * JOB-145: returns the school's skill for its code or any of its names. Any other name stays as it
 * is, as in the form.
 */
export const skillNameIn = (name: string, language: Language, book: SkillBook): string =>
  (book.findSkill(book.codeOf(name)) ?? book.findSkill(name))?.names[language] ?? name

export const skillsExpected: FullTexts = {
  en: 'Write each skill with a level from 1 to 5, such as Copywriting: 3; Python: 2.',
  zh: '请填写技能及 1 至 5 的等级，例如：文案（3）；Python: 2',
  my: 'Tulis setiap kemahiran dengan tahap 1 hingga 5, contohnya Python: 2; SQL: 3.',
}

/** Reads skills such as `Python: 3; 文案（2）`. A skill without a level gets the lowest one. */
export function readSkills(cell: string): { name: string; level: number }[] {
  return cell
    .split(/[;；、\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, name = part, level] =
        /^(.*?)\s*[:：=(（]\s*([^:：=()（）]*?)\s*[)）]?$/s.exec(part) ?? []
      return { name: name.trim(), level: level === undefined ? 1 : Number(level || Number.NaN) }
    })
}
