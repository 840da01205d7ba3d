import type { FullTexts, Language } from '../../wire/language.ts'
import type { SectionName } from '../rules.ts'

// The printed words in the language of the resume (RES-081); the site has the texts of the editor.

export const headings: Record<SectionName | 'advantage', FullTexts> = {
  advantage: { en: 'About me', zh: '个人优势', my: 'Tentang saya' },
  intention: { en: 'Looking for', zh: '求职意向', my: 'Hasrat kerja' },
  education: { en: 'Education', zh: '教育经历', my: 'Pendidikan' },
  work: { en: 'Work experience', zh: '工作经历', my: 'Pengalaman kerja' },
  project: { en: 'Projects', zh: '项目经历', my: 'Projek' },
  internship: { en: 'Internships', zh: '实习经历', my: 'Latihan industri' },
  training: { en: 'Training', zh: '培训经历', my: 'Latihan' },
  cultivate: { en: 'Courses', zh: '课程学习', my: 'Kursus' },
  qualification: { en: 'Qualifications', zh: '资格证书', my: 'Kelayakan' },
  skill: { en: 'Skills', zh: '技能', my: 'Kemahiran' },
  language: { en: 'Languages', zh: '语言', my: 'Bahasa' },
  volunteer: { en: 'Volunteer work', zh: '志愿经历', my: 'Kerja sukarela' },
}

export const natureTexts: Record<1 | 2 | 3, FullTexts> = {
  1: { en: 'Internship', zh: '实习', my: 'Latihan industri' },
  2: { en: 'Full-time', zh: '全职', my: 'Sepenuh masa' },
  3: { en: 'Internship or full-time', zh: '实习或全职', my: 'Latihan industri atau sepenuh masa' },
}

export const degreeTexts: Record<1 | 2 | 3 | 4 | 5 | 6 | 7, FullTexts> = {
  1: {
    en: 'Junior high school or below',
    zh: '初中及以下',
    my: 'Sekolah menengah rendah ke bawah',
  },
  2: { en: 'Technical secondary school', zh: '中专', my: 'Sekolah menengah teknik' },
  3: { en: 'High school', zh: '高中', my: 'Sekolah menengah atas' },
  4: { en: 'College diploma', zh: '大专', my: 'Diploma' },
  5: { en: 'Bachelor', zh: '本科', my: 'Ijazah sarjana muda' },
  6: { en: 'Master', zh: '硕士', my: 'Ijazah sarjana' },
  7: { en: 'PhD', zh: '博士', my: 'Ijazah doktor falsafah' },
}

export const skillLevelTexts: Record<1 | 2 | 3, FullTexts> = {
  1: { en: 'basic', zh: '了解', my: 'asas' },
  2: { en: 'good', zh: '熟练', my: 'baik' },
  3: { en: 'expert', zh: '精通', my: 'mahir' },
}

export const languageLevelTexts: Record<1 | 2 | 3 | 4 | 5, FullTexts> = {
  1: { en: 'basic', zh: '入门', my: 'asas' },
  2: { en: 'everyday conversation', zh: '日常交流', my: 'perbualan harian' },
  3: { en: 'at work', zh: '工作交流', my: 'di tempat kerja' },
  4: { en: 'fluent', zh: '流利', my: 'fasih' },
  5: { en: 'first language', zh: '母语', my: 'bahasa ibunda' },
}

export const statusTexts: Record<1 | 2 | 3 | 4 | 5, FullTexts> = {
  1: { en: 'Available at once', zh: '离职，随时到岗', my: 'Boleh bekerja serta-merta' },
  2: {
    en: 'Employed, open to offers',
    zh: '在职，考虑机会',
    my: 'Bekerja, terbuka kepada tawaran',
  },
  3: {
    en: 'Employed, available within a month',
    zh: '在职，月内到岗',
    my: 'Bekerja, boleh bertukar dalam sebulan',
  },
  4: { en: 'Student, looking for work', zh: '在校，正在求职', my: 'Pelajar, mencari kerja' },
  5: { en: 'Not looking for work', zh: '暂不求职', my: 'Tidak mencari kerja' },
}

export const sexTexts: Record<1 | 2, FullTexts> = {
  1: { en: 'Male', zh: '男', my: 'Lelaki' },
  2: { en: 'Female', zh: '女', my: 'Perempuan' },
}

export const factTexts = {
  phone: { en: 'Phone', zh: '电话', my: 'Telefon' },
  email: { en: 'E-mail', zh: '邮箱', my: 'E-mel' },
  wechat: { en: 'WeChat', zh: '微信', my: 'WeChat' },
  city: { en: 'City', zh: '城市', my: 'Bandar' },
  birthday: { en: 'Born', zh: '出生日期', my: 'Tarikh lahir' },
  sex: { en: 'Sex', zh: '性别', my: 'Jantina' },
  status: { en: 'Status', zh: '求职状态', my: 'Status' },
} as const satisfies Record<string, FullTexts>
export type Fact = keyof typeof factTexts

export const unifiedText: FullTexts = {
  en: 'unified enrolment',
  zh: '统招',
  my: 'kemasukan bersepadu',
}
export const nowText: FullTexts = { en: 'now', zh: '至今', my: 'kini' }
export const salaryOpenText: FullTexts = {
  en: 'Salary open',
  zh: '薪资面议',
  my: 'Gaji boleh dirunding',
}

/** Returns a monthly amount in words. */
export const salaryTexts: Record<Language, (amount: string) => string> = {
  en: (amount) => `${amount} a month`,
  zh: (amount) => `每月 ${amount}`,
  my: (amount) => `${amount} sebulan`,
}
export const upToTexts: Record<Language, (amount: string) => string> = {
  en: (amount) => `up to ${amount}`,
  zh: (amount) => `${amount} 以下`,
  my: (amount) => `sehingga ${amount}`,
}
export const fromTexts: Record<Language, (amount: string) => string> = {
  en: (amount) => `from ${amount}`,
  zh: (amount) => `${amount} 以上`,
  my: (amount) => `dari ${amount}`,
}

const english = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const malay = 'Jan Feb Mac Apr Mei Jun Jul Ogos Sep Okt Nov Dis'.split(' ')

/** Formats a month `YYYY-MM` without `Intl`, which differs between browsers. */
export function monthText(month: string, language: Language): string {
  const [year = '', number = ''] = month.split('-')
  if (language === 'zh') return `${year}.${number}`
  const name = (language === 'my' ? malay : english)[Number(number) - 1] ?? number
  return `${name} ${year}`
}

/** Formats a day `YYYY-MM-DD`. */
export function dayText(day: string, language: Language): string {
  const [year = '', month = '', number = ''] = day.split('-')
  if (language === 'zh') return `${year}.${month}.${number}`
  return `${Number(number)} ${monthText(`${year}-${month}`, language)}`
}
