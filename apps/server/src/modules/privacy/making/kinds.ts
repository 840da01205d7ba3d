import type { FilePurpose, FullTexts } from '@titian/contract'

const people = {
  student: { en: 'Student', zh: '学员', my: 'Pelajar' },
  teacher: { en: 'Teacher', zh: '教师', my: 'Guru' },
  studentInfo: { en: 'Details of a student', zh: '学籍信息', my: 'Butiran pelajar' },
}

const purposes = {
  avatar: { en: 'Picture of the account', zh: '头像', my: 'Gambar akaun' },
  own: { en: 'Own file', zh: '个人文件', my: 'Fail sendiri' },
  handIn: { en: 'Hand-in', zh: '作业提交', my: 'Kerja yang dihantar' },
  returned: { en: 'Returned with a mark', zh: '批改后返还', my: 'Dikembalikan dengan markah' },
  introVideo: { en: 'Introduction video', zh: '自我介绍视频', my: 'Video pengenalan' },
  resumeCopy: { en: 'Resume that was sent', zh: '已投递的简历', my: 'Resume yang dihantar' },
  face: { en: 'Face photo', zh: '人脸核验照片', my: 'Foto wajah' },
  lessonVideo: { en: 'Video of a lesson', zh: '课时视频', my: 'Video pelajaran' },
  captions: { en: 'Subtitles', zh: '字幕', my: 'Sari kata' },
  cover: { en: 'Cover of a course', zh: '课程封面', my: 'Gambar muka kursus' },
  textPicture: { en: 'Picture in a text', zh: '文字中的图片', my: 'Gambar dalam teks' },
  textVideo: { en: 'Video in a text', zh: '文字中的视频', my: 'Video dalam teks' },
  questionPicture: { en: 'Picture of a question', zh: '题目图片', my: 'Gambar soalan' },
  questionAudio: { en: 'Audio of a question', zh: '题目音频', my: 'Audio soalan' },
  schoolImage: { en: 'Picture of the school', zh: '学校图片', my: 'Gambar sekolah' },
  sheet: { en: 'Spreadsheet', zh: '表格', my: 'Hamparan' },
  questions: { en: 'File of questions', zh: '题目文件', my: 'Fail soalan' },
  courseFile: { en: 'File of a course', zh: '课程文件', my: 'Fail kursus' },
  material: { en: 'Course resource', zh: '课程资料', my: 'Bahan kursus' },
} satisfies Record<FilePurpose, FullTexts>

/** The kinds of the rows, by holding. */
export const kindTexts: Readonly<Record<string, Readonly<Record<string, FullTexts>>>> = {
  events: {
    created: { en: 'Ordered', zh: '下单', my: 'Dipesan' },
    payStarted: { en: 'Payment started', zh: '发起支付', my: 'Pembayaran dimulakan' },
    payFailed: { en: 'Payment failed', zh: '支付失败', my: 'Pembayaran gagal' },
    received: { en: 'Payment received', zh: '收到款项', my: 'Bayaran diterima' },
    receivedTwice: { en: 'Second payment received', zh: '重复收款', my: 'Bayaran kedua diterima' },
    receivedLate: {
      en: 'Payment received after closing',
      zh: '关闭后收款',
      my: 'Bayaran diterima selepas ditutup',
    },
    held: { en: 'Payment on hold', zh: '款项待核', my: 'Bayaran ditahan' },
    heldAccepted: {
      en: 'Payment on hold accepted',
      zh: '待核款项已接受',
      my: 'Bayaran yang ditahan diterima',
    },
    paidByCoins: { en: 'Paid with coins', zh: '虚拟币支付', my: 'Dibayar dengan syiling' },
    closing: { en: 'Can no longer be paid', zh: '停止接受支付', my: 'Tidak boleh dibayar lagi' },
    closed: { en: 'Closed', zh: '已关闭', my: 'Ditutup' },
    cancelled: { en: 'Cancelled by the buyer', zh: '购买人取消', my: 'Dibatalkan oleh pembeli' },
    refundAsked: { en: 'Refund requested', zh: '申请退款', my: 'Bayaran balik dipohon' },
    refundRefused: { en: 'Refund refused', zh: '拒绝退款', my: 'Bayaran balik ditolak' },
    refundGranted: { en: 'Refund approved', zh: '同意退款', my: 'Bayaran balik diluluskan' },
    refunded: { en: 'Refunded', zh: '款项已退回', my: 'Dibayar balik' },
    refundFailed: { en: 'Refund failed', zh: '退款失败', my: 'Bayaran balik gagal' },
    disputed: { en: 'Disputed by a bank', zh: '银行提出争议', my: 'Dipertikaikan oleh bank' },
    disputeWon: {
      en: 'Dispute decided in favour of the school',
      zh: '争议结果：支持学校',
      my: 'Pertikaian memihak kepada sekolah',
    },
    disputeLost: {
      en: 'Dispute decided in favour of the buyer',
      zh: '争议结果：支持购买人',
      my: 'Pertikaian memihak kepada pembeli',
    },
    noted: { en: 'Note', zh: '备注', my: 'Catatan' },
    closedUnheard: {
      en: 'Closed without an answer from the earlier payment service',
      zh: '原支付服务无回应，已关闭',
      my: 'Ditutup tanpa jawapan perkhidmatan pembayaran terdahulu',
    },
  },
  coins: {
    grant: { en: 'Credited by the school', zh: '学校发放', my: 'Dikreditkan oleh sekolah' },
    hold: { en: 'Held for an order', zh: '订单占用', my: 'Ditahan untuk pesanan' },
    release: { en: 'Released from an order', zh: '订单释放', my: 'Dilepaskan daripada pesanan' },
    capture: { en: 'Paid for an order', zh: '订单支付', my: 'Dibayar untuk pesanan' },
    refund: { en: 'Refund', zh: '退款', my: 'Bayaran balik' },
    code: { en: 'From a code', zh: '激活码兑换', my: 'Daripada kod' },
    reversal: { en: 'Correction', zh: '更正', my: 'Pembetulan' },
  },
  examEvents: {
    begun: { en: 'Started', zh: '开始答题', my: 'Bermula' },
    takenOver: {
      en: 'Opened in another window or on another device',
      zh: '在其他窗口或设备上打开',
      my: 'Dibuka di tetingkap atau peranti lain',
    },
    extended: { en: 'Extended', zh: '延长了时间', my: 'Masa dilanjutkan' },
    submitted: { en: 'Handed in', zh: '交卷', my: 'Dihantar' },
    auto_submitted: {
      en: 'Handed in by the system at the end of the time',
      zh: '时间到，系统自动交卷',
      my: 'Dihantar oleh sistem apabila masa tamat',
    },
    answerFile: {
      en: 'Answer file uploaded',
      zh: '上传了答案文件',
      my: 'Fail jawapan dimuat naik',
    },
    lateTaken: { en: 'Late answer accepted', zh: '迟到答案已采纳', my: 'Jawapan lewat diterima' },
    lateRefused: {
      en: 'Late answer not accepted',
      zh: '迟到答案未采纳',
      my: 'Jawapan lewat tidak diterima',
    },
  },
  practices: {
    oneSeat: {
      en: 'One seat; three bots play the others',
      zh: '担任一个角色，其余三个由机器人担任',
      my: 'Satu peranan; tiga bot memainkan yang lain',
    },
    allSeats: {
      en: 'All four seats yourself',
      zh: '自己担任全部四个角色',
      my: 'Keempat-empat peranan sendiri',
    },
    team: { en: 'A team of four', zh: '四人团队', my: 'Pasukan empat orang' },
  },
  faceEvents: {
    agreed: { en: 'Agreed', zh: '已同意', my: 'Bersetuju' },
    refused: { en: 'Not agreed', zh: '未同意', my: 'Tidak bersetuju' },
    allowed: { en: 'Excused by a teacher', zh: '教师已免除', my: 'Dikecualikan oleh guru' },
    takenBack: { en: 'Excuse withdrawn', zh: '免除已撤销', my: 'Pengecualian ditarik balik' },
  },
  roster: people,
  identity: people,
  // The source of access to a course; the number after it identifies the order or code.
  courses: {
    order: { en: 'Bought', zh: '购买', my: 'Dibeli' },
    code: { en: 'Activation code', zh: '激活码', my: 'Kod pengaktifan' },
  },
  files: purposes,
}
