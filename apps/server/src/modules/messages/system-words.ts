import type { FullTexts } from '@titian/contract'
import { accountWords } from './account-words.ts'
import { applicationWords } from './application-words.ts'
import { courseWords } from './course-words.ts'
import { evaluationWords } from './evaluation-words.ts'

interface Words {
  title: FullTexts
  content: FullTexts
  /** The address to which the notice links. */
  url: string | null
}

/**
 * The texts of system notices in the language of the reader. `{gap}` is filled with a value of the
 * notice.
 */
export const systemWords = {
  ...courseWords,
  ...applicationWords,
  ...evaluationWords,
  identityApproved: {
    title: {
      en: 'Your identity is confirmed',
      zh: '您的身份认证已通过',
      my: 'Identiti anda telah disahkan',
    },
    content: {
      en: 'Your school has confirmed your identity.',
      zh: '学校已确认您的身份信息。',
      my: 'Sekolah anda telah mengesahkan identiti anda.',
    },
    url: '/home/learning/account',
  },
  identityRefused: {
    title: {
      en: 'Your identity was not confirmed',
      zh: '您的身份认证未通过',
      my: 'Identiti anda tidak disahkan',
    },
    content: {
      en: 'The reason: {reason}',
      zh: '原因：{reason}',
      my: 'Sebabnya: {reason}',
    },
    url: '/home/learning/account',
  },
  lateAnswerTaken: {
    title: {
      en: 'A late answer was accepted',
      zh: '迟到的答案已被采纳',
      my: 'Satu jawapan lewat telah diterima',
    },
    content: {
      en: '{name}, question {number}: your teacher accepted the answer that arrived late, and the question was marked again. The reason: {reason}',
      zh: '“{name}”第 {number} 题：教师采纳了您迟到的答案，并已重新评分。理由：{reason}',
      my: '{name}, soalan {number}: guru anda menerima jawapan yang tiba lewat dan soalan itu telah dinilai semula. Sebabnya: {reason}',
    },
    url: null,
  },
  lateAnswerRefused: {
    title: {
      en: 'A late answer was not accepted',
      zh: '迟到的答案未被采纳',
      my: 'Satu jawapan lewat tidak diterima',
    },
    content: {
      en: '{name}, question {number}: your teacher did not accept the answer that arrived late. The reason: {reason}',
      zh: '“{name}”第 {number} 题：教师未采纳您迟到的答案。理由：{reason}',
      my: '{name}, soalan {number}: guru anda tidak menerima jawapan yang tiba lewat. Sebabnya: {reason}',
    },
    url: null,
  },
  timeGiven: {
    title: {
      en: 'You have been given more time or attempts',
      zh: '您获得了额外的时间或次数',
      my: 'Anda diberi masa atau percubaan tambahan',
    },
    content: {
      en: '{teacher} has given you more time or attempts for {name}. The page of the exam shows what applies to you. The reason: {reason}',
      zh: '{teacher}为您增加了“{name}”的答题时间或次数，详见考试页面。原因：{reason}',
      my: '{teacher} memberi anda masa atau percubaan tambahan untuk {name}. Halaman peperiksaan memaparkan butirannya. Sebabnya: {reason}',
    },
    url: null,
  },
  standingTimeGiven: {
    title: {
      en: 'You have more time in tests and exams',
      zh: '您在测验与考试中享有额外时间',
      my: 'Anda mendapat masa tambahan dalam ujian dan peperiksaan',
    },
    content: {
      en: '{teacher} has given you more time or attempts for all tests and exams from now on. The page of each exam shows what applies to you. The reason: {reason}',
      zh: '{teacher}已为您今后的所有测验与考试增加时间或次数，详见各考试页面。原因：{reason}',
      my: '{teacher} memberi anda masa atau percubaan tambahan untuk semua ujian dan peperiksaan mulai sekarang. Halaman setiap peperiksaan memaparkan butirannya. Sebabnya: {reason}',
    },
    url: null,
  },
  timeEnded: {
    title: {
      en: 'Your extra time or attempts have ended',
      zh: '您的额外时间或次数已取消',
      my: 'Masa atau percubaan tambahan anda telah ditamatkan',
    },
    content: {
      en: '{name}: the usual time and attempts apply to you again. A paper you are answering keeps its end. The reason: {reason}',
      zh: '“{name}”：您的时间和次数已恢复为通常的安排，正在作答的试卷结束时间不变。原因：{reason}',
      my: '{name}: masa dan percubaan biasa terpakai semula kepada anda. Kertas yang sedang dijawab mengekalkan waktu tamatnya. Sebabnya: {reason}',
    },
    url: null,
  },
  standingTimeEnded: {
    title: {
      en: 'Your extra time in tests and exams has ended',
      zh: '您在测验与考试中的额外时间已取消',
      my: 'Masa tambahan anda dalam ujian dan peperiksaan telah ditamatkan',
    },
    content: {
      en: 'The usual time and attempts apply to you again in all tests and exams. A paper you are answering keeps its end. The reason: {reason}',
      zh: '您在所有测验与考试中的时间和次数已恢复为通常的安排，正在作答的试卷结束时间不变。原因：{reason}',
      my: 'Masa dan percubaan biasa terpakai semula kepada anda dalam semua ujian dan peperiksaan. Kertas yang sedang dijawab mengekalkan waktu tamatnya. Sebabnya: {reason}',
    },
    url: null,
  },
  examExtended: {
    title: {
      en: 'Your exam has more time or earlier results',
      zh: '考试安排有调整',
      my: 'Masa peperiksaan anda dilanjutkan atau keputusan dipercepat',
    },
    content: {
      en: '{teacher} has extended {name} or shows its results sooner. The page of the exam shows what applies now. The reason: {reason}',
      zh: '{teacher}已延长“{name}”的时间，或提前公布其结果，最新安排见考试页面。原因：{reason}',
      my: '{teacher} melanjutkan {name} atau memaparkan keputusannya lebih awal. Halaman peperiksaan memaparkan butiran terkini. Sebabnya: {reason}',
    },
    url: null,
  },
  marksCorrected: {
    title: {
      en: 'Your result was corrected',
      zh: '您的考试成绩已更正',
      my: 'Keputusan anda telah dibetulkan',
    },
    content: {
      en: '{name}, question {number}: the marking was corrected, and your result has changed. The reason: {reason}',
      zh: '“{name}”第 {number} 题的评分已更正，您的成绩因此有变化。原因：{reason}',
      my: '{name}, soalan {number}: penilaian telah dibetulkan dan keputusan anda berubah. Sebabnya: {reason}',
    },
    url: null,
  },
  gradeGiven: {
    title: {
      en: 'A mark was set by your teacher',
      zh: '教师已调整您的成绩',
      my: 'Guru anda telah menetapkan satu markah',
    },
    content: {
      en: '{title}: {teacher} gave you a mark instead of the calculated one. The reason: {reason}',
      zh: '{title}：{teacher}为您登记了成绩，以此代替系统计算的成绩。原因：{reason}',
      my: '{title}: {teacher} memberi anda markah bagi menggantikan markah yang dikira. Sebabnya: {reason}',
    },
    url: null,
  },
  gradeTakenBack: {
    title: {
      en: 'A mark set by your teacher was withdrawn',
      zh: '教师已撤销对您成绩的调整',
      my: 'Markah yang ditetapkan oleh guru anda telah ditarik balik',
    },
    content: {
      en: '{title}: the calculated mark counts again. The reason: {reason}',
      zh: '{title}：恢复采用系统计算的成绩。原因：{reason}',
      my: '{title}: markah yang dikira terpakai semula. Sebabnya: {reason}',
    },
    url: null,
  },
  handInGraded: {
    title: {
      en: 'Your work has been marked',
      zh: '您的作业已批改',
      my: 'Tugasan anda telah dinilai',
    },
    content: {
      en: '{title}: {score} of {points} points.',
      zh: '{title}：得分 {score}，满分 {points}。',
      my: '{title}: {score} daripada {points} markah.',
    },
    url: null,
  },
  assessmentReleased: {
    title: {
      en: 'The result of a practice was released',
      zh: '实训成绩已发布',
      my: 'Keputusan amali telah dikeluarkan',
    },
    content: {
      en: '{title}: {score} of 100 points. You see how each criterion was rated, and you can appeal once within 7 days.',
      zh: '{title}：得分 {score}，满分 100。您可查看各评分项的评价，并可在 7 天内申诉一次。',
      my: '{title}: {score} daripada 100 markah. Anda boleh melihat penilaian setiap kriteria dan membuat rayuan sekali dalam tempoh 7 hari.',
    },
    url: null,
  },
  appealAnswered: {
    title: {
      en: 'Your appeal was answered',
      zh: '您的申诉已有答复',
      my: 'Rayuan anda telah dijawab',
    },
    content: {
      en: '{title}: {after} of 100 points, before the appeal {before}. Open the assessment to read the answer.',
      zh: '{title}：得分 {after}（满分 100），申诉前为 {before}。请打开评估查看答复。',
      my: '{title}: {after} daripada 100 markah, sebelum rayuan {before}. Buka penilaian untuk membaca jawapannya.',
    },
    url: null,
  },
  questionAsked: {
    title: {
      en: 'A question about {course}',
      zh: '课程“{course}”有新提问',
      my: 'Satu soalan tentang {course}',
    },
    content: {
      en: '{name} asks: {text}',
      zh: '{name}提问：{text}',
      my: '{name} bertanya: {text}',
    },
    url: null,
  },
  questionAnswered: {
    title: {
      en: 'Your question about {course} was answered',
      zh: '您在课程“{course}”中的提问已有回答',
      my: 'Soalan anda tentang {course} telah dijawab',
    },
    content: {
      en: '{name} answers: {text}',
      zh: '{name}回答：{text}',
      my: '{name} menjawab: {text}',
    },
    url: null,
  },
  resumeReviewRequested: {
    title: {
      en: '{name} asks for comments on a resume',
      zh: '{name}请您批阅简历',
      my: '{name} meminta komen tentang resume',
    },
    content: {
      en: 'You see a copy of the resume and can write comments on each section.',
      zh: '您可以查看简历副本，并在各栏目写下批注。',
      my: 'Anda melihat satu salinan resume dan boleh menulis komen pada setiap bahagian.',
    },
    url: null,
  },
  resumeReviewFinished: {
    title: {
      en: '{name} has read your resume',
      zh: '{name}已批阅您的简历',
      my: '{name} telah membaca resume anda',
    },
    content: {
      en: 'Number of comments: {count}. They are under Comments in the editor of the resume.',
      zh: '共 {count} 条批注，可在简历编辑页的“批注”中查看。',
      my: 'Bilangan komen: {count}. Lihat di bawah Komen dalam editor resume.',
    },
    url: '/resume',
  },
  faceRefused: {
    title: {
      en: '{name} does not want to be photographed',
      zh: '{name}不同意拍照',
      my: '{name} tidak mahu difoto',
    },
    content: {
      en: '{name} refused the photo that {course} asks for before a lesson plays. You can allow playing without it under Face check of the course.',
      zh: '{name}拒绝了课程“{course}”播放前的拍照要求。您可以在该课程的“人脸核验”中允许其免拍照播放。',
      my: '{name} menolak foto yang diminta oleh {course} sebelum pelajaran dimainkan. Anda boleh membenarkan pelajaran dimainkan tanpanya di bahagian Semakan wajah kursus itu.',
    },
    url: null,
  },
  orderPaid: {
    title: {
      en: 'You have bought a course',
      zh: '课程购买成功',
      my: 'Anda telah membeli sebuah kursus',
    },
    content: {
      en: 'You have bought {course} (order {order}, {amount}). You find it under My courses.',
      zh: '您已购买课程“{course}”，订单号 {order}，金额 {amount}，可在我的课程中学习。',
      my: 'Anda telah membeli {course} (pesanan {order}, {amount}). Kursus itu ada di bawah Kursus saya.',
    },
    url: '/home/learning/account',
  },
  orderReopened: {
    title: {
      en: 'Your closed order is paid after all',
      zh: '已关闭的订单收到付款',
      my: 'Pesanan yang ditutup telah dibayar',
    },
    content: {
      en: 'The payment of {amount} for order {order} arrived after the order was closed. The order is open again and paid, and {course} is yours. If you no longer want the course, you can see in the order whether a refund is possible.',
      zh: '订单 {order} 关闭后收到了 {amount} 的付款。该订单已恢复为已支付，课程“{course}”已开通。如不再需要该课程，请在订单中查看是否可以申请退款。',
      my: 'Bayaran {amount} bagi pesanan {order} diterima selepas pesanan itu ditutup. Pesanan dibuka semula sebagai dibayar dan {course} kini milik anda. Jika anda tidak lagi mahukan kursus itu, lihat dalam pesanan sama ada bayaran balik boleh dipohon.',
    },
    url: '/home/learning/account/orders',
  },
  orderRefunded: {
    title: {
      en: 'You received a refund',
      zh: '退款已到账',
      my: 'Anda menerima bayaran balik',
    },
    content: {
      en: '{amount} of order {order} ({course}) was paid back the way you paid.',
      zh: '订单 {order}（“{course}”）的 {amount} 已原路退回。',
      my: '{amount} bagi pesanan {order} ({course}) telah dibayar balik melalui cara bayaran asal.',
    },
    url: '/home/learning/account',
  },
  refundRefused: {
    title: {
      en: 'Your request for a refund was refused',
      zh: '您的退款申请未通过',
      my: 'Permohonan bayaran balik anda ditolak',
    },
    content: {
      en: 'Order {order} ({course}) is not refunded. The reason: {reason}',
      zh: '订单 {order}（“{course}”）的退款申请未通过。原因：{reason}',
      my: 'Pesanan {order} ({course}) tidak dibayar balik. Sebabnya: {reason}',
    },
    url: '/home/learning/account',
  },
  paymentReturned: {
    title: {
      en: 'A payment is being refunded',
      zh: '一笔付款将原路退回',
      my: 'Satu bayaran akan dibayar balik kepada anda',
    },
    content: {
      en: '{amount} for order {order} ({course}) came too late, twice, or with a wrong amount. It is paid back the way you paid. {reason}',
      zh: '订单 {order}（“{course}”）的付款 {amount} 因逾期、重复或金额不符，将原路退回。{reason}',
      my: '{amount} bagi pesanan {order} ({course}) tiba lewat, dua kali, atau dengan jumlah yang salah. Wang itu dibayar balik melalui cara bayaran asal. {reason}',
    },
    url: '/home/learning/account',
  },
  orderDisputed: {
    title: {
      en: 'Your course is paused',
      zh: '您的课程已暂停',
      my: 'Kursus anda dijeda',
    },
    content: {
      en: 'Your bank disputes the payment of {amount} for order {order}. {course} is paused until this is decided; your progress is kept. If this is a mistake, please contact your bank.',
      zh: '您的银行对订单 {order} 的付款 {amount} 提出了争议。在争议处理完成前，课程“{course}”暂停学习，学习记录会保留。如属误会，请联系您的银行。',
      my: 'Bank anda mempertikaikan bayaran {amount} bagi pesanan {order}. {course} dijeda sehingga perkara ini diputuskan; kemajuan anda disimpan. Jika ini satu kesilapan, sila hubungi bank anda.',
    },
    url: '/home/learning/account',
  },
  disputeOver: {
    title: {
      en: 'Your course is open again',
      zh: '您的课程已恢复',
      my: 'Kursus anda dibuka semula',
    },
    content: {
      en: 'The dispute about order {order} is over. You find {course} under My courses again.',
      zh: '订单 {order} 的付款争议已处理完成，课程“{course}”已恢复学习。',
      my: 'Pertikaian bagi pesanan {order} telah selesai. {course} ada semula di bawah Kursus saya.',
    },
    url: '/home/learning/account',
  },
  certificateIssued: {
    title: {
      en: 'You have a new certificate',
      zh: '您获得了一张新证书',
      my: 'Anda menerima sijil baharu',
    },
    content: {
      en: 'Your certificate for {course} was issued. Its number is {number}: anyone with this number can check the certificate.',
      zh: '您已获得“{course}”的证书，证书编号为 {number}，凭编号即可查验。',
      my: 'Sijil anda bagi {course} telah dikeluarkan. Nombornya {number}: sesiapa yang ada nombor ini boleh menyemak sijil itu.',
    },
    url: '/home/learning/certificates',
  },
  articleApproved: {
    title: {
      en: 'Your article is published',
      zh: '您的文章已发布',
      my: 'Artikel anda telah diterbitkan',
    },
    content: {
      en: 'Your school approved “{title}”. Everybody can read it now.',
      zh: '学校已通过“{title}”，现已公开发布。',
      my: 'Sekolah anda telah meluluskan “{title}”. Semua orang boleh membacanya sekarang.',
    },
    url: null,
  },
  articleRefused: {
    title: {
      en: 'Your article was returned',
      zh: '您的文章被退回',
      my: 'Artikel anda dikembalikan',
    },
    content: {
      en: '“{title}” was not published. The reason: {reason}',
      zh: '“{title}”未获发布。原因：{reason}',
      my: '“{title}” tidak diterbitkan. Sebabnya: {reason}',
    },
    url: null,
  },
  articleTakenDown: {
    title: {
      en: 'Your article was taken down',
      zh: '您的文章已被下架',
      my: 'Artikel anda telah ditarik balik',
    },
    content: {
      en: 'Your school no longer shows “{title}”. You find it under Articles.',
      zh: '学校已下架“{title}”，您可在文章管理中查看。',
      my: 'Sekolah anda tidak lagi memaparkan “{title}”. Anda boleh menemuinya di bawah Artikel.',
    },
    url: null,
  },
  postEnding: {
    title: {
      en: 'A job post ends soon',
      zh: '岗位即将截止',
      my: 'Jawatan kosong akan tamat',
    },
    content: {
      en: '“{title}” ends on {day}. Open the post to extend it.',
      zh: '岗位“{title}”将于{day}截止，可打开该岗位延长期限。',
      my: '“{title}” tamat pada {day}. Buka jawatan itu untuk melanjutkan tempohnya.',
    },
    url: null,
  },
  postTakenDown: {
    title: {
      en: 'The job post you reported was taken down',
      zh: '您举报的岗位已下架',
      my: 'Jawatan yang anda laporkan telah ditarik balik',
    },
    content: {
      en: 'Your school took down “{title}”. The reason: {reason}',
      zh: '学校已下架岗位“{title}”。原因：{reason}',
      my: 'Sekolah anda telah menarik balik “{title}”. Sebabnya: {reason}',
    },
    url: null,
  },
  postLeft: {
    title: {
      en: 'Your report of a job post was checked',
      zh: '您对岗位的举报已处理',
      my: 'Laporan anda tentang jawatan telah disemak',
    },
    content: {
      en: 'Your school checked “{title}” and keeps it. The reason: {reason}',
      zh: '学校已核查岗位“{title}”，维持不变。原因：{reason}',
      my: 'Sekolah anda telah menyemak “{title}” dan mengekalkannya. Sebabnya: {reason}',
    },
    url: null,
  },
  savedSearchesFound: {
    title: {
      en: 'New jobs for your saved searches',
      zh: '您保存的搜索有新岗位',
      my: 'Jawatan baharu untuk carian anda',
    },
    content: {
      en: 'New jobs this week: {count}. {titles}. You can switch a saved search off on the Jobs page.',
      zh: '本周新岗位 {count} 个：{titles}。可在招聘页面关闭已保存的搜索。',
      my: 'Jawatan baharu minggu ini: {count}. {titles}. Anda boleh mematikan carian yang disimpan di halaman Kerjaya.',
    },
    url: null,
  },
  ...accountWords,
} as const satisfies Record<string, Words>

export type SystemWords = keyof typeof systemWords
