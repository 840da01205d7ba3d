import type { FullTexts, Language, RowFault } from '@titian/contract'
import type { SheetColumn } from '../../people/index.ts'
import type { Fault } from './cells.ts'

export type CompanyField =
  | 'name'
  | 'industry'
  | 'size'
  | 'city'
  | 'address'
  | 'website'
  | 'introduction'
  | 'contactName'
  | 'email'
  | 'verified'
  | 'recommended'

export type PostField =
  | 'title'
  | 'company'
  | 'position'
  | 'industry'
  | 'city'
  | 'remote'
  | 'nature'
  | 'degree'
  | 'experience'
  | 'salaryLeast'
  | 'salaryMost'
  | 'currency'
  | 'salaryPer'
  | 'negotiable'
  | 'skills'
  | 'language'
  | 'description'
  | 'endsAt'
  | 'published'

type Titles<Field extends string> = Record<Field, FullTexts>

export const companyTitles: Titles<CompanyField> = {
  name: { en: 'Name', zh: '名称', my: 'Nama' },
  industry: { en: 'Industry', zh: '行业', my: 'Industri' },
  size: { en: 'Size', zh: '规模', my: 'Saiz' },
  city: { en: 'City', zh: '城市', my: 'Bandar' },
  address: { en: 'Address', zh: '地址', my: 'Alamat' },
  website: { en: 'Website', zh: '网站', my: 'Laman web' },
  introduction: { en: 'Introduction', zh: '公司介绍', my: 'Pengenalan' },
  contactName: { en: 'Contact person', zh: '联系人', my: 'Pegawai untuk dihubungi' },
  email: { en: 'E-mail address', zh: '邮箱', my: 'Alamat e-mel' },
  verified: { en: 'Checked', zh: '已核实', my: 'Disahkan' },
  recommended: { en: 'Recommended', zh: '推荐', my: 'Disyorkan' },
}

export const postTitles: Titles<PostField> = {
  title: { en: 'Title', zh: '岗位名称', my: 'Tajuk' },
  company: { en: 'Company', zh: '公司', my: 'Syarikat' },
  position: { en: 'Kind of job', zh: '岗位类别', my: 'Jenis jawatan' },
  industry: companyTitles.industry,
  city: companyTitles.city,
  remote: { en: 'Remote', zh: '远程办公', my: 'Kerja jarak jauh' },
  nature: { en: 'Employment', zh: '工作性质', my: 'Jenis pekerjaan' },
  degree: { en: 'Lowest degree', zh: '最低学历', my: 'Kelayakan minimum' },
  experience: { en: 'Years of experience', zh: '工作年限', my: 'Tahun pengalaman' },
  salaryLeast: { en: 'Minimum salary', zh: '最低薪资', my: 'Gaji minimum' },
  salaryMost: { en: 'Maximum salary', zh: '最高薪资', my: 'Gaji maksimum' },
  currency: { en: 'Currency', zh: '币种', my: 'Mata wang' },
  salaryPer: { en: 'Paid by', zh: '计薪方式', my: 'Dibayar mengikut' },
  negotiable: { en: 'Negotiable', zh: '可面议', my: 'Boleh dirunding' },
  skills: { en: 'Skills', zh: '技能', my: 'Kemahiran' },
  language: { en: 'Language of the text', zh: '内容语言', my: 'Bahasa teks' },
  description: { en: 'Description', zh: '岗位描述', my: 'Penerangan' },
  endsAt: { en: 'End date', zh: '截止日期', my: 'Tarikh tamat' },
  published: { en: 'Status', zh: '状态', my: 'Status' },
}

const otherHeads: Partial<Record<CompanyField | PostField, readonly string[]>> = {
  name: ['company', 'company name', '公司', '公司名称', 'syarikat', 'nama syarikat'],
  company: ['company name', '公司名称', 'nama syarikat'],
  contactName: ['contact', 'contact name', '联系方式', 'orang untuk dihubungi', 'hubungan'],
  email: ['email', 'mail', '邮箱地址', '电子邮箱', 'emel'],
  title: ['post', 'job title', '岗位', '职位名称', 'jawatan'],
  position: ['position', '职位', '职位类别', 'jenis kerja'],
  nature: ['nature', '性质'],
  degree: ['degree', '学历', 'kelayakan'],
  experience: ['experience', '经验', 'pengalaman'],
  salaryLeast: ['salary minimum', 'salary min', 'minimum', '薪资下限'],
  salaryMost: ['salary maximum', 'salary max', 'maximum', '薪资上限'],
  salaryPer: ['period', 'salary period', '薪资周期', 'tempoh gaji'],
  language: ['language', '语言', 'bahasa'],
  // The name of the column in earlier templates.
  published: ['state', 'published'],
  endsAt: ['end', 'ends', 'deadline', '截止', 'tarikh akhir'],
}

function columnsOf<Field extends CompanyField | PostField>(
  titles: Titles<Field>,
  required: readonly Field[],
): SheetColumn<Field>[] {
  return (Object.keys(titles) as Field[]).map((field) => ({
    field,
    title: titles[field],
    required: required.includes(field),
    isDate: field === 'endsAt',
    heads: [field, ...Object.values(titles[field]), ...(otherHeads[field] ?? [])],
  }))
}

export const companyColumns = columnsOf(companyTitles, ['name'])
export const postColumns = columnsOf(postTitles, ['title', 'company'])

const mostShown = 100

export const faultRow =
  (titles: Readonly<Record<string, FullTexts>>) =>
  ({ line, field, value, text }: Fault, language: Language): RowFault => ({
    line,
    column: titles[field]?.[language] ?? field,
    value: value.slice(0, mostShown).toWellFormed(),
    text,
  })

export const faultTexts = {
  /** `{line}` is the number of the earlier line. */
  twice: {
    en: 'This is the same as line {line}.',
    zh: '与第 {line} 行重复',
    my: 'Sama dengan baris {line}.',
  },
  noCompany: {
    en: 'Write the name of a company of the school. Import the companies first.',
    zh: '请填写学校已有公司的名称，可先导入公司',
    my: 'Tulis nama syarikat sekolah ini. Import syarikat dahulu.',
  },
  day: {
    en: 'Write the date as 2026-03-01.',
    zh: '日期请写成 2026-03-01 的形式',
    my: 'Tulis tarikh seperti 2026-03-01.',
  },
} satisfies Record<string, FullTexts>

/** The reasons for which a row of an import is kept when the import is undone. */
export const keptTexts = {
  companies: {
    en: 'The company has job posts, or another one was merged into it.',
    zh: '该公司已有岗位，或已有公司合并到该公司',
    my: 'Syarikat ini mempunyai jawatan, atau syarikat lain telah digabungkan dengannya.',
  },
  job_posts: {
    en: 'Students have applied for the post, saved it or reported it.',
    zh: '已有学员投递、收藏或举报该岗位',
    my: 'Pelajar telah memohon, menyimpan atau melaporkan jawatan ini.',
  },
  changed: {
    en: 'It was changed after the import.',
    zh: '导入后已被修改',
    my: 'Ia telah diubah selepas import.',
  },
} satisfies Record<string, FullTexts>
