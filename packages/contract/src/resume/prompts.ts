import type { FullTexts } from '../wire/language.ts'

/**
 * RES-009, RES-039, RES-040, RES-044, RES-048, RES-050, RES-051: the texts beside empty required
 * fields.
 */
export const prompts = {
  name: { en: 'Please enter your name.', zh: '请填写姓名', my: 'Sila masukkan nama anda.' },
  job: {
    en: 'Please choose the job you want.',
    zh: '请选择求职岗位',
    my: 'Sila pilih jawatan yang dikehendaki.',
  },
  customJob: {
    en: 'Please enter the name of the job.',
    zh: '请填写自定义岗位名称',
    my: 'Sila masukkan nama jawatan.',
  },
  salary: {
    en: 'Please choose the salary range.',
    zh: '请选择薪资范围',
    my: 'Sila pilih julat gaji.',
  },
  industry: {
    en: 'Please choose an industry.',
    zh: '请选择行业',
    my: 'Sila pilih industri.',
  },
  city: { en: 'Please choose the city.', zh: '请选择城市', my: 'Sila pilih bandar.' },
  nature: {
    en: 'Please choose internship or full-time.',
    zh: '请选择求职性质',
    my: 'Sila pilih jenis pekerjaan.',
  },
  school: {
    en: 'Please enter the name of the school.',
    zh: '请填写学校名称',
    my: 'Sila masukkan nama sekolah.',
  },
  degree: { en: 'Please choose the degree.', zh: '请选择学历', my: 'Sila pilih tahap kelayakan.' },
  major: {
    en: 'Please enter the major.',
    zh: '请填写专业',
    my: 'Sila masukkan jurusan.',
  },
  start: {
    en: 'Please choose the month it began.',
    zh: '请选择开始时间',
    my: 'Sila pilih bulan mula.',
  },
  end: {
    en: 'Please choose the month it ended, or “until now”.',
    zh: '请选择结束时间或“至今”',
    my: 'Sila pilih bulan tamat, atau “hingga kini”.',
  },
  endBeforeStart: {
    en: 'The end is before the start.',
    zh: '结束时间不能早于开始时间',
    my: 'Tarikh tamat lebih awal daripada tarikh mula.',
  },
  company: {
    en: 'Please enter the name of the company.',
    zh: '请填写公司名称',
    my: 'Sila masukkan nama syarikat.',
  },
  jobTitle: {
    en: 'Please enter the job title.',
    zh: '请填写岗位名称',
    my: 'Sila masukkan nama jawatan.',
  },
  workContent: {
    en: 'Please write what you did at work.',
    zh: '请填写工作内容',
    my: 'Sila tulis kandungan kerja anda.',
  },
  projectName: {
    en: 'Please enter the name of the project.',
    zh: '请填写项目名称',
    my: 'Sila masukkan nama projek.',
  },
  projectContent: {
    en: 'Please describe the project.',
    zh: '请填写项目内容',
    my: 'Sila terangkan projek itu.',
  },
  trainingPlace: {
    en: 'Please enter where the training took place.',
    zh: '请填写培训地点',
    my: 'Sila masukkan tempat latihan.',
  },
  trainingContent: {
    en: 'Please write what the training was about.',
    zh: '请填写培训内容',
    my: 'Sila tulis kandungan latihan.',
  },
  courseName: {
    en: 'Please enter the name of the course.',
    zh: '请填写课程名称',
    my: 'Sila masukkan nama kursus.',
  },
  category: {
    en: 'Please choose the kind of qualification.',
    zh: '请选择资格证书类别',
    my: 'Sila pilih jenis kelayakan.',
  },
  qualification: {
    en: 'Please enter the name of the qualification.',
    zh: '请填写证书名称',
    my: 'Sila masukkan nama kelayakan.',
  },
  skill: { en: 'Please enter the skill.', zh: '请填写技能', my: 'Sila masukkan kemahiran.' },
  languageName: {
    en: 'Please enter the language.',
    zh: '请填写语言',
    my: 'Sila masukkan bahasa.',
  },
  organisation: {
    en: 'Please enter the name of the organisation.',
    zh: '请填写组织名称',
    my: 'Sila masukkan nama organisasi.',
  },
  internshipContent: {
    en: 'Please write what you did there.',
    zh: '请填写实习内容',
    my: 'Sila tulis apa yang anda lakukan di sana.',
  },
  birthday: {
    en: 'Please enter a day from 1 January 1900 to today.',
    zh: '请填写 1900 年 1 月 1 日至今天之间的日期',
    my: 'Sila masukkan tarikh dari 1 Januari 1900 hingga hari ini.',
  },
} as const satisfies Record<string, FullTexts>
export type Prompt = keyof typeof prompts
