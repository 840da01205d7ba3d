import { type FullTexts, type Language, languageNames } from './wire/language.ts'
import { punctuationOf } from './wire/punctuation.ts'
import { auditActionTexts, auditSubjectTexts } from './noun-audit-words.ts'

// The texts of the audit log, for the page and the exported file. Texts of actions are in the
// folders of the nouns.

export type AuditAction = keyof typeof auditActionTexts
export const auditActions = Object.keys(auditActionTexts) as AuditAction[]

export const isAuditAction = (action: string): action is AuditAction =>
  Object.hasOwn(auditActionTexts, action)

const fieldTexts: Record<string, FullTexts> = {
  name: { en: 'Name', zh: '姓名', my: 'Nama' },
  mobile: { en: 'Phone', zh: '手机号', my: 'Telefon' },
  roles: { en: 'Roles', zh: '角色', my: 'Peranan' },
  role: { en: 'Role', zh: '角色', my: 'Peranan' },
  studentCard: { en: 'Student number', zh: '学号', my: 'Nombor pelajar' },
  className: { en: 'Class', zh: '班级', my: 'Kelas' },
  number: { en: 'Number', zh: '编号', my: 'Nombor' },
  kind: { en: 'Kind', zh: '类别', my: 'Jenis' },
  fileName: { en: 'File', zh: '文件', my: 'Fail' },
  fresh: { en: 'New', zh: '新增', my: 'Baharu' },
  changed: { en: 'Changed', zh: '更新', my: 'Diubah' },
  removed: { en: 'Removed', zh: '移除', my: 'Dibuang' },
  kept: { en: 'Kept', zh: '保留', my: 'Dikekalkan' },
  university: { en: 'School', zh: '学校', my: 'Sekolah' },
  department: { en: 'Department', zh: '院系', my: 'Jabatan' },
  major: { en: 'Major', zh: '专业', my: 'Jurusan' },
  auditStatus: { en: 'Identity', zh: '身份认证', my: 'Identiti' },
  title: { en: 'Name of the school', zh: '学校名称', my: 'Nama sekolah' },
  key: { en: 'Short name', zh: '标识', my: 'Nama pendek' },
  host: { en: 'Address', zh: '域名', my: 'Alamat laman' },
  hosts: { en: 'Addresses', zh: '域名', my: 'Alamat laman' },
  storage: { en: 'Storage space in GB', zh: '存储空间（GB）', my: 'Ruang simpanan (GB)' },
  mostPeople: { en: 'Limit of accounts', zh: '账号数量上限', my: 'Had akaun' },
  mostVideoMinutes: {
    en: 'Limit of minutes of video',
    zh: '视频时长上限（分钟）',
    my: 'Had minit video',
  },
  subjects: { en: 'Subjects', zh: '学科', my: 'Subjek' },
  menus: { en: 'Menus', zh: '菜单', my: 'Menu' },
  layout: { en: 'Arrangement', zh: '版式', my: 'Susunan' },
  sections: { en: 'Sections', zh: '栏目', my: 'Bahagian' },
  banners: { en: 'Banners', zh: '轮播图', my: 'Slaid karusel' },
  agreement: { en: 'Agreement', zh: '协议', my: 'Perjanjian' },
  agreementVersion: { en: 'Version', zh: '版本', my: 'Versi' },
  asksFrom: {
    en: 'Acceptance asked from',
    zh: '重新征求同意的时间',
    my: 'Persetujuan diminta mulai',
  },
  adverts: { en: 'Adverts', zh: '广告', my: 'Iklan' },
  districts: { en: 'Campuses', zh: '校区', my: 'Kampus' },
  defaultLanguage: { en: 'Default language', zh: '默认语言', my: 'Bahasa lalai' },
  languages: { en: 'Languages', zh: '语言', my: 'Bahasa' },
  currency: { en: 'Currency', zh: '货币', my: 'Mata wang' },
  timeZone: { en: 'Time zone', zh: '时区', my: 'Zon waktu' },
  areaCodes: { en: 'Area codes', zh: '手机区号', my: 'Kod negara' },
  primaryColor: { en: 'Primary colour', zh: '主色', my: 'Warna utama' },
  logo: { en: 'Logo', zh: '校徽', my: 'Logo' },
  transparentLogo: { en: 'Logo on dark ground', zh: '深色背景用校徽', my: 'Logo pada latar gelap' },
  wechatImage: { en: 'WeChat code', zh: '微信二维码', my: 'Kod WeChat' },
  appImage: { en: 'App code', zh: '应用二维码', my: 'Kod aplikasi' },
  address: { en: 'Address', zh: '地址', my: 'Alamat' },
  phone: { en: 'Phone', zh: '电话', my: 'Telefon' },
  email: { en: 'E-mail', zh: '邮箱', my: 'E-mel' },
  copyrightNotice: { en: 'Copyright notice', zh: '版权声明', my: 'Notis hak cipta' },
  licenceNumber: { en: 'Licence number', zh: '许可证号', my: 'Nombor lesen' },
  footerKind: { en: 'Kind of footer', zh: '页脚样式', my: 'Jenis kaki halaman' },
  requiresAuthentication: {
    en: 'Identity required',
    zh: '须进行身份认证',
    my: 'Identiti diperlukan',
  },
  socialLinks: { en: 'Social links', zh: '社交媒体链接', my: 'Pautan sosial' },
  practice: { en: 'Practice', zh: '实训', my: 'Amali' },
  dueAt: { en: 'Due', zh: '截止时间', my: 'Tarikh akhir' },
  course: { en: 'Course', zh: '课程', my: 'Kursus' },
  price: { en: 'Price', zh: '价格', my: 'Harga' },
  video: { en: 'Video', zh: '视频', my: 'Video' },
  examination: { en: 'Exam', zh: '考试', my: 'Peperiksaan' },
  score: { en: 'Mark', zh: '得分', my: 'Markah' },
  message: { en: 'Notice', zh: '通知', my: 'Notis' },
  noticeText: { en: 'Text of the notice', zh: '通知内容', my: 'Teks notis' },
  recipients: { en: 'Recipients', zh: '接收人数', my: 'Penerima' },
  people: { en: 'Changed people', zh: '被修改的人员', my: 'Pengguna yang diubah' },
  question: { en: 'Question', zh: '提问', my: 'Soalan' },
  questionNumber: { en: 'Number of the question', zh: '题号', my: 'Nombor soalan' },
  answer: { en: 'Answer', zh: '回答', my: 'Jawapan' },
  review: { en: 'Review', zh: '评价', my: 'Ulasan' },
  students: { en: 'Students', zh: '学员', my: 'Pelajar' },
  reason: { en: 'Reason', zh: '原因', my: 'Sebab' },
  orderNo: { en: 'Order', zh: '订单号', my: 'Pesanan' },
  amount: { en: 'Amount', zh: '金额', my: 'Jumlah' },
  discountsCode: { en: 'Discount code', zh: '优惠码', my: 'Kod diskaun' },
  codeBatch: { en: 'Batch of codes', zh: '激活码批次', my: 'Kelompok kod' },
  codes: { en: 'Codes', zh: '激活码数量', my: 'Kod' },
  windowMinutes: {
    en: 'Minutes to pay',
    zh: '支付时限（分钟）',
    my: 'Tempoh bayaran (minit)',
  },
  refundDays: { en: 'Days for refunds', zh: '可退款天数', my: 'Hari bayaran balik' },
  creditLimit: {
    en: 'Credit limit for one person',
    zh: '单人发放上限',
    my: 'Had syiling bagi seorang',
  },
  methods: { en: 'Ways to pay', zh: '支付方式', my: 'Cara bayaran' },
  gives: { en: 'Gives a certificate', zh: '颁发证书', my: 'Memberi sijil' },
  certificate: { en: 'Certificate', zh: '证书', my: 'Sijil' },
  exceptions: { en: 'Issued although', zh: '例外情况', my: 'Dikeluarkan walaupun' },
  startsAt: { en: 'Start', zh: '开始时间', my: 'Masa mula' },
  endsAt: { en: 'End', zh: '结束时间', my: 'Masa tamat' },
  leadHours: {
    en: 'Hours of notice before the start',
    zh: '提前通知（小时）',
    my: 'Tempoh notis sebelum mula (jam)',
  },
  texts: { en: 'Text', zh: '内容', my: 'Teks' },
  left: { en: 'Skipped', zh: '未导入', my: 'Dilangkau' },
}

const roleTexts: Record<string, FullTexts> = {
  student: { en: 'Student', zh: '学员', my: 'Pelajar' },
  teacher: { en: 'Teacher', zh: '教师', my: 'Guru' },
  schoolAdmin: { en: 'School staff', zh: '学校管理员', my: 'Kakitangan sekolah' },
  platformAdmin: { en: 'Platform staff', zh: '平台管理员', my: 'Kakitangan platform' },
  normal: { en: 'Member', zh: '普通用户', my: 'Ahli' },
}

const kindTexts: Record<string, FullTexts> = {
  student: { en: 'Student', zh: '学员', my: 'Pelajar' },
  teacher: { en: 'Teacher', zh: '教师', my: 'Guru' },
  studentInfo: { en: 'Student details', zh: '学籍信息', my: 'Butiran pelajar' },
}

const identityTexts: Record<string, FullTexts> = {
  '0': { en: 'Not submitted', zh: '未提交', my: 'Belum dihantar' },
  '1': { en: 'Waiting', zh: '待审核', my: 'Menunggu' },
  '2': { en: 'Confirmed', zh: '已认证', my: 'Diluluskan' },
  '3': { en: 'Refused', zh: '未通过', my: 'Tidak diluluskan' },
}

const pictureText: FullTexts = { en: '(picture)', zh: '（图片）', my: '(gambar)' }
const pictures: readonly string[] = ['logo', 'transparentLogo', 'wechatImage', 'appImage']
const yesNoTexts: Record<string, FullTexts> = {
  yes: { en: 'Yes', zh: '是', my: 'Ya' },
  no: { en: 'No', zh: '否', my: 'Tidak' },
}

const agreementTexts: Record<string, FullTexts> = {
  '1': { en: 'Registration agreement', zh: '注册协议', my: 'Perjanjian pendaftaran' },
  '2': { en: 'Privacy agreement', zh: '隐私协议', my: 'Perjanjian privasi' },
  '3': { en: 'Refund terms', zh: '退款协议', my: 'Terma bayaran balik' },
}

const exceptionTexts: Record<string, FullTexts> = {
  courseGivesNone: {
    en: 'The course gives no certificates',
    zh: '该课程不颁发证书',
    my: 'Kursus ini tidak memberi sijil',
  },
  notCompleted: { en: 'Not completed', zh: '未完成课程', my: 'Belum selesai' },
  notPassed: { en: 'Not passed', zh: '成绩未达标', my: 'Belum lulus' },
}

const wordsOfField: Record<string, Record<string, FullTexts>> = {
  agreement: agreementTexts,
  gives: yesNoTexts,
  exceptions: exceptionTexts,
  roles: roleTexts,
  role: roleTexts,
  kind: kindTexts,
  auditStatus: identityTexts,
}

/** Returns the text of an action; an unknown one, from a newer server, is returned unchanged. */
export function auditActionText(action: string, language: Language): string {
  return (auditActionTexts as Record<string, FullTexts>)[action]?.[language] ?? action
}

/** Returns the subject of an action, such as `person` of `person.created`. */
export function auditSubjectText(subject: string, language: Language): string {
  return (auditSubjectTexts as Record<string, FullTexts>)[subject]?.[language] ?? subject
}

/** Returns the name of a field; `title.en` is the title in English. */
export function auditFieldText(field: string, language: Language): string {
  const [name = '', part] = field.split('.')
  const text = fieldTexts[name]?.[language] ?? name
  if (part === undefined) return text
  return `${text}${punctuationOf(language).bracketed(languageNames[part as Language] ?? part)}`
}

/**
 * Translates codes of roles, kinds and states, and hides addresses of pictures; other values are
 * returned unchanged.
 */
export function auditValueText(field: string, value: string, language: Language): string {
  const [name = ''] = field.split('.')
  if (value === '') return ''
  if (pictures.includes(name)) return pictureText[language]
  const words = wordsOfField[name]
  if (!words) return value
  return punctuationOf(language).list(
    value.split(',').map((code) => words[code]?.[language] ?? code),
  )
}
