import { type FullTexts, type Language, languageNames } from '../wire/language.ts'
import type { AuditAction } from './rules.ts'

// The words of the audit log stand here once, for the page and for the file that is exported from it.

const actionTexts: Record<AuditAction, FullTexts> = {
  'person.firstPasswordSet': {
    en: 'First password set',
    zh: '设置首个密码',
    my: 'Kata laluan pertama ditetapkan',
  },
  'person.created': { en: 'Account created', zh: '创建账号', my: 'Akaun dicipta' },
  'person.disabled': { en: 'Account disabled', zh: '禁用账号', my: 'Akaun dinyahaktifkan' },
  'person.enabled': { en: 'Account enabled', zh: '启用账号', my: 'Akaun diaktifkan' },
  'person.mobileChanged': {
    en: 'Phone number changed',
    zh: '更改手机号',
    my: 'Nombor telefon diubah',
  },
  'person.rolesChanged': { en: 'Roles changed', zh: '更改角色', my: 'Peranan diubah' },
  'person.corrected': {
    en: 'Details corrected',
    zh: '更正个人信息',
    my: 'Butiran dibetulkan',
  },
  'person.classChanged': { en: 'Class changed', zh: '更改班级', my: 'Kelas diubah' },
  'people.imported': { en: 'People imported', zh: '导入用户', my: 'Pengguna diimport' },
  'people.importUndone': {
    en: 'Import of people undone',
    zh: '撤销用户导入',
    my: 'Import pengguna dibuat asal',
  },
  'identity.approved': { en: 'Identity confirmed', zh: '通过身份认证', my: 'Identiti disahkan' },
  'identity.refused': { en: 'Identity refused', zh: '拒绝身份认证', my: 'Identiti ditolak' },
  'roster.imported': { en: 'Roster imported', zh: '导入名册', my: 'Daftar nama diimport' },
  'roster.importUndone': {
    en: 'Import of the roster undone',
    zh: '撤销名册导入',
    my: 'Import daftar nama dibuat asal',
  },
  'roster.entryRemoved': {
    en: 'Roster entry removed',
    zh: '移除名册条目',
    my: 'Catatan daftar nama dibuang',
  },
  'questions.imported': {
    en: 'Questions imported',
    zh: '导入题目',
    my: 'Soalan diimport',
  },
  'questions.importUndone': {
    en: 'Import of questions undone',
    zh: '撤销题目导入',
    my: 'Import soalan dibuat asal',
  },
  'impersonation.started': {
    en: 'Acting as a student started',
    zh: '开始模拟学员',
    my: 'Mula bertindak sebagai pelajar',
  },
  'impersonation.ended': {
    en: 'Acting as a student ended',
    zh: '结束模拟学员',
    my: 'Tamat bertindak sebagai pelajar',
  },
  'twoStep.enabled': {
    en: 'Two-step verification switched on',
    zh: '开启两步验证',
    my: 'Pengesahan dua langkah dihidupkan',
  },
  'twoStep.disabled': {
    en: 'Two-step verification switched off',
    zh: '关闭两步验证',
    my: 'Pengesahan dua langkah dimatikan',
  },
  'school.created': { en: 'School created', zh: '创建学校', my: 'Sekolah dicipta' },
  'school.settingsChanged': {
    en: 'School settings changed',
    zh: '更改学校设置',
    my: 'Tetapan sekolah diubah',
  },
  'school.hostsChanged': {
    en: 'School addresses changed',
    zh: '更改学校域名',
    my: 'Alamat web sekolah diubah',
  },
  'school.storageChanged': {
    en: 'Storage space of a school changed',
    zh: '更改学校存储空间',
    my: 'Ruang simpanan sekolah diubah',
  },
  'school.menusChanged': { en: 'Menus changed', zh: '更改菜单', my: 'Menu diubah' },
  'school.homeChanged': { en: 'Home page changed', zh: '更改首页', my: 'Laman utama diubah' },
  'school.agreementChanged': { en: 'Agreement changed', zh: '更改协议', my: 'Perjanjian diubah' },
  'school.pageChanged': {
    en: 'Page of the school changed',
    zh: '更改学校页面',
    my: 'Halaman sekolah diubah',
  },
  'article.approved': { en: 'Article approved', zh: '通过文章审核', my: 'Artikel diluluskan' },
  'article.refused': { en: 'Article refused', zh: '退回文章', my: 'Artikel ditolak' },
  'article.takenDown': { en: 'Article taken down', zh: '下架文章', my: 'Artikel diturunkan' },
  'article.deleted': { en: 'Article deleted', zh: '删除文章', my: 'Artikel dipadamkan' },
  'article.settingsChanged': {
    en: 'Approval of articles changed',
    zh: '更改文章审核设置',
    my: 'Kelulusan artikel diubah',
  },
  'course.approved': { en: 'Course approved', zh: '通过课程审核', my: 'Kursus diluluskan' },
  'course.refused': { en: 'Course refused', zh: '退回课程', my: 'Kursus ditolak' },
  'course.takenOff': {
    en: 'Course taken off the list',
    zh: '下架课程',
    my: 'Kursus ditarik daripada senarai',
  },
  'course.putBack': {
    en: 'Course put back on the list',
    zh: '重新上架课程',
    my: 'Kursus dikembalikan ke senarai',
  },
  'course.changed': {
    en: 'Approved course changed',
    zh: '更改已通过的课程',
    my: 'Kursus yang diluluskan diubah',
  },
  'course.subjectsChanged': { en: 'Subjects changed', zh: '更改学科', my: 'Subjek diubah' },
  'course.teacherAdded': {
    en: 'Teacher added to a course',
    zh: '添加课程教师',
    my: 'Guru ditambah ke kursus',
  },
  'course.teacherRemoved': {
    en: 'Teacher removed from a course',
    zh: '移除课程教师',
    my: 'Guru dikeluarkan daripada kursus',
  },
  'course.leaderChanged': {
    en: 'Main lecturer changed',
    zh: '更换主讲教师',
    my: 'Pensyarah utama ditukar',
  },
  'course.studentsAdded': {
    en: 'Students added to a course',
    zh: '添加课程学员',
    my: 'Pelajar ditambah ke kursus',
  },
  'course.studentsRemoved': {
    en: 'Student removed from a course',
    zh: '移除课程学员',
    my: 'Pelajar dikeluarkan daripada kursus',
  },
  'course.studentsMessaged': {
    en: 'Message sent to students of a course',
    zh: '向课程学员发送消息',
    my: 'Mesej dihantar kepada pelajar kursus',
  },
  'training.published': {
    en: 'Training published',
    zh: '发布培训',
    my: 'Latihan diterbitkan',
  },
  'training.takenBack': {
    en: 'Training taken back',
    zh: '撤回培训',
    my: 'Latihan ditarik balik',
  },
  'training.removed': { en: 'Training deleted', zh: '删除培训', my: 'Latihan dipadam' },
  'training.rulesChanged': {
    en: 'Rules on practical tasks changed',
    zh: '更改实践任务规则',
    my: 'Peraturan tugasan amali diubah',
  },
  'examination.released': {
    en: 'Exam released',
    zh: '发布考试',
    my: 'Peperiksaan diterbitkan',
  },
  'examination.takenBack': {
    en: 'Exam taken back',
    zh: '撤回考试',
    my: 'Peperiksaan ditarik balik',
  },
  'examination.closed': { en: 'Exam closed', zh: '关闭考试', my: 'Peperiksaan ditutup' },
  'marks.changed': { en: 'Marks changed', zh: '更改成绩', my: 'Markah diubah' },
  'marks.corrected': { en: 'Question corrected', zh: '更正题目', my: 'Soalan dibetulkan' },
  'marks.imported': { en: 'Marks imported', zh: '导入成绩', my: 'Markah diimport' },
  'marks.importUndone': {
    en: 'Import of marks undone',
    zh: '撤销成绩导入',
    my: 'Import markah dibuat asal',
  },
  'bulletin.sent': { en: 'Bulletin sent', zh: '发布公告', my: 'Pengumuman dihantar' },
  'bulletin.removed': { en: 'Bulletin removed', zh: '删除公告', my: 'Pengumuman dibuang' },
  'notice.sent': { en: 'Notice sent', zh: '发布通知', my: 'Notis dihantar' },
  'notice.removed': { en: 'Notice taken back', zh: '撤回通知', my: 'Notis ditarik balik' },
  'contribution.hidden': {
    en: 'Contribution hidden',
    zh: '隐藏学员发言',
    my: 'Sumbangan disembunyikan',
  },
  'contribution.shown': {
    en: 'Contribution shown',
    zh: '显示学员发言',
    my: 'Sumbangan dipaparkan',
  },
  'order.refunded': { en: 'Refund granted', zh: '同意退款', my: 'Bayaran balik diluluskan' },
  'order.refundRefused': { en: 'Refund refused', zh: '拒绝退款', my: 'Bayaran balik ditolak' },
  'order.heldAccepted': {
    en: 'Held money accepted',
    zh: '确认待处理款项',
    my: 'Wang yang ditahan diterima',
  },
  'order.heldReturned': {
    en: 'Held money given back',
    zh: '退回待处理款项',
    my: 'Wang yang ditahan dikembalikan',
  },
  'order.discountSaved': {
    en: 'Discount code saved',
    zh: '保存优惠码',
    my: 'Kod diskaun disimpan',
  },
  'order.settingsChanged': {
    en: 'Payment settings changed',
    zh: '更改支付设置',
    my: 'Tetapan bayaran diubah',
  },
  'codes.made': { en: 'Activation codes made', zh: '生成激活码', my: 'Kod pengaktifan dibuat' },
  'codes.downloaded': {
    en: 'Activation codes downloaded',
    zh: '下载激活码',
    my: 'Kod pengaktifan dimuat turun',
  },
  'codes.revoked': {
    en: 'Activation codes revoked',
    zh: '作废激活码',
    my: 'Kod pengaktifan ditarik balik',
  },
  'coins.credited': { en: 'Coins credited', zh: '发放虚拟币', my: 'Syiling dikreditkan' },
  'coins.requested': {
    en: 'Credit of coins requested',
    zh: '申请发放虚拟币',
    my: 'Kredit syiling dimohon',
  },
  'coins.refused': {
    en: 'Credit of coins refused',
    zh: '拒绝发放虚拟币',
    my: 'Kredit syiling ditolak',
  },
  'certificates.issued': { en: 'Certificates issued', zh: '颁发证书', my: 'Sijil dikeluarkan' },
  'certificates.revoked': { en: 'Certificate revoked', zh: '撤销证书', my: 'Sijil ditarik balik' },
  'certificates.reissued': {
    en: 'Certificate issued anew',
    zh: '重新颁发证书',
    my: 'Sijil dikeluarkan semula',
  },
  'certificates.imported': {
    en: 'Certificates imported',
    zh: '导入证书',
    my: 'Sijil diimport',
  },
  'certificates.importUndone': {
    en: 'Import of certificates undone',
    zh: '撤销证书导入',
    my: 'Import sijil dibuat asal',
  },
  'certificates.courseChanged': {
    en: 'Whether a course gives certificates changed',
    zh: '更改课程是否颁发证书',
    my: 'Tetapan sijil kursus diubah',
  },
}

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
  changed: { en: 'Changed', zh: '更改', my: 'Diubah' },
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
  subjects: { en: 'Subjects', zh: '学科', my: 'Subjek' },
  menus: { en: 'Menus', zh: '菜单', my: 'Menu' },
  layout: { en: 'Arrangement', zh: '版式', my: 'Susunan' },
  sections: { en: 'Sections', zh: '栏目', my: 'Bahagian' },
  banners: { en: 'Banners', zh: '轮播图', my: 'Sepanduk' },
  agreement: { en: 'Agreement', zh: '协议', my: 'Perjanjian' },
  agreementVersion: { en: 'Version', zh: '版本', my: 'Versi' },
  asksFrom: {
    en: 'Asks everybody from',
    zh: '重新征求同意的时间',
    my: 'Persetujuan diminta mulai',
  },
  adverts: { en: 'Adverts', zh: '广告', my: 'Iklan' },
  districts: { en: 'Branches', zh: '校区', my: 'Cawangan' },
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
  email: { en: 'E-mail', zh: '电子邮箱', my: 'E-mel' },
  copyrightNotice: { en: 'Copyright notice', zh: '版权声明', my: 'Notis hak cipta' },
  licenceNumber: { en: 'Licence number', zh: '许可证号', my: 'Nombor lesen' },
  footerKind: { en: 'Kind of footer', zh: '页脚样式', my: 'Jenis kaki halaman' },
  requiresAuthentication: {
    en: 'Identity required',
    zh: '须进行身份认证',
    my: 'Identiti diperlukan',
  },
  socialLinks: { en: 'Social links', zh: '社交媒体链接', my: 'Pautan sosial' },
  course: { en: 'Course', zh: '课程', my: 'Kursus' },
  price: { en: 'Price', zh: '价格', my: 'Harga' },
  video: { en: 'Video', zh: '视频', my: 'Video' },
  examination: { en: 'Exam', zh: '考试', my: 'Peperiksaan' },
  score: { en: 'Mark', zh: '得分', my: 'Markah' },
  message: { en: 'Notice', zh: '通知', my: 'Notis' },
  noticeText: { en: 'Text of the notice', zh: '通知内容', my: 'Teks notis' },
  recipients: { en: 'Recipients', zh: '接收人数', my: 'Penerima' },
  people: { en: 'Changed people', zh: '被更改的人员', my: 'Pengguna yang diubah' },
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
    my: 'Had kredit seorang',
  },
  methods: { en: 'Ways to pay', zh: '支付方式', my: 'Cara bayaran' },
  gives: { en: 'Gives a certificate', zh: '颁发证书', my: 'Memberi sijil' },
  certificate: { en: 'Certificate', zh: '证书', my: 'Sijil' },
  exceptions: { en: 'Although', zh: '例外情况', my: 'Walaupun' },
  left: { en: 'Left out', zh: '未导入', my: 'Ditinggalkan' },
}

const subjectTexts: Record<string, FullTexts> = {
  article: { en: 'Articles and news', zh: '文章与资讯', my: 'Artikel dan berita' },
  training: { en: 'Trainings', zh: '培训', my: 'Latihan' },
  person: { en: 'Accounts', zh: '账号', my: 'Akaun' },
  people: { en: 'Imports of people', zh: '用户导入', my: 'Import pengguna' },
  identity: { en: 'Identity', zh: '身份认证', my: 'Identiti' },
  roster: { en: 'Roster', zh: '名册', my: 'Daftar nama' },
  questions: { en: 'Questions', zh: '题目', my: 'Soalan' },
  impersonation: { en: 'Acting as students', zh: '模拟学员', my: 'Bertindak sebagai pelajar' },
  twoStep: { en: 'Two-step verification', zh: '两步验证', my: 'Pengesahan dua langkah' },
  school: { en: 'School', zh: '学校', my: 'Sekolah' },
  course: { en: 'Courses', zh: '课程', my: 'Kursus' },
  examination: { en: 'Exams', zh: '考试', my: 'Peperiksaan' },
  marks: { en: 'Marks', zh: '成绩', my: 'Markah' },
  bulletin: { en: 'Bulletins', zh: '公告', my: 'Pengumuman' },
  notice: { en: 'Notices', zh: '通知', my: 'Notis' },
  order: { en: 'Orders and payment', zh: '订单与支付', my: 'Pesanan dan bayaran' },
  codes: { en: 'Activation codes', zh: '激活码', my: 'Kod pengaktifan' },
  coins: { en: 'Coins', zh: '虚拟币', my: 'Syiling' },
  certificates: { en: 'Certificates', zh: '证书', my: 'Sijil' },
  contribution: {
    en: 'Questions, answers and reviews',
    zh: '提问、回答与评价',
    my: 'Soalan, jawapan dan ulasan',
  },
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
  '2': { en: 'Confirmed', zh: '已认证', my: 'Disahkan' },
  '3': { en: 'Refused', zh: '已拒绝', my: 'Ditolak' },
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
  notCompleted: { en: 'Not completed', zh: '未完成课程', my: 'Belum tamat' },
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

/** An act in words; one of a newer server than the reader's page stays as it was written down. */
export function auditActionText(action: string, language: Language): string {
  return (actionTexts as Record<string, FullTexts>)[action]?.[language] ?? action
}

/** What an act is about, such as `person` of `person.created`. */
export function auditSubjectText(subject: string, language: Language): string {
  return subjectTexts[subject]?.[language] ?? subject
}

/** A field in words; `title.en` is the title in English. */
export function auditFieldText(field: string, language: Language): string {
  const [name = '', part] = field.split('.')
  const text = fieldTexts[name]?.[language] ?? name
  if (part === undefined) return text
  return `${text} (${languageNames[part as Language] ?? part})`
}

/** Codes of roles, kinds and states in words, and no address of a picture; anything else as it was written down. */
export function auditValueText(field: string, value: string, language: Language): string {
  const [name = ''] = field.split('.')
  if (value === '') return ''
  if (pictures.includes(name)) return pictureText[language]
  const words = wordsOfField[name]
  if (!words) return value
  return value
    .split(',')
    .map((code) => words[code]?.[language] ?? code)
    .join(', ')
}
