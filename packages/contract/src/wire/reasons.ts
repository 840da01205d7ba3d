import { articleReasons } from '../articles/article-reasons.ts'
import { schoolReasons } from '../schools/school-reasons.ts'
import { examPaperReasons } from '../exams/paper-reasons.ts'
import { answerFileReasons } from '../exams/answer-file-reasons.ts'
import { examTimeReasons } from '../exams/time-reasons.ts'
import { certificateReasons } from '../certificates/certificate-reasons.ts'
import { memberReasons } from '../courses/member-reasons.ts'
import { shareReasons } from '../sharing/share-reasons.ts'
import { subjectReasons, teamReasons } from '../courses/team-reasons.ts'
import { orderReasons } from '../orders/order-reasons.ts'
import { markReasons } from '../grades/mark-reasons.ts'
import { encodingReasons } from '../files/encoding-reasons.ts'
import { importReasons } from '../people/import-reasons.ts'
import { faceReasons } from '../study/face-reasons.ts'
import { messageReasons } from '../messages/message-reasons.ts'
import { trainReasons } from '../training/train-reasons.ts'
import type { FullTexts } from './language.ts'
import { requestReasons } from './request-reasons.ts'

/** Why exactly a call was refused, where the code alone would not tell; sent as `extend.reason`, its text as `msg`. */
export const reasons = {
  captchaNeeded: {
    en: 'Many codes were sent from here. Please enter the characters in the picture.',
    zh: '当前网络请求过多，请输入图形验证码',
    my: 'Banyak kod dihantar dari sini. Sila masukkan kod gambar.',
  },
  smsLimit: {
    en: 'Too many codes for today. Please try again tomorrow.',
    zh: '今日验证码次数已达上限，请明天再试',
    my: 'Terlalu banyak kod untuk hari ini. Sila cuba esok.',
  },
  loginLocked: {
    en: 'Too many wrong passwords. Please wait 15 minutes or use “Forgot password”.',
    zh: '密码错误次数过多，请 15 分钟后再试或找回密码',
    my: 'Terlalu banyak kata laluan salah. Sila tunggu 15 minit atau gunakan “Lupa kata laluan”.',
  },
  tooManyRequests: {
    en: 'Too many requests, please try again later.',
    zh: '您的请求过于频繁，请稍后重试',
    my: 'Terlalu banyak permintaan, sila cuba lagi nanti.',
  },
  networkBusy: {
    en: 'Too many failed sign-ins came from this network. Please wait {{seconds}} seconds.',
    zh: '此网络的登录失败次数过多，请 {{seconds}} 秒后再试',
    my: 'Terlalu banyak log masuk yang gagal daripada rangkaian ini. Sila tunggu {{seconds}} saat.',
  },
  notTaughtHere: {
    en: 'This phone has no teacher account.',
    zh: '未注册',
    my: 'Nombor ini tiada akaun guru.',
  },
  noTeacherLogin: {
    en: 'This account has no permission to sign in as a teacher.',
    zh: '无权限登录',
    my: 'Akaun ini tiada kebenaran untuk log masuk sebagai guru.',
  },
  oldNumberFirst: {
    en: 'Please verify the old number first.',
    zh: '请先验证原手机号',
    my: 'Sila sahkan nombor lama dahulu.',
  },
  samePassword: {
    en: 'The two passwords are not the same.',
    zh: '两次输入的密码不一致',
    my: 'Kedua-dua kata laluan tidak sama.',
  },
  wrongAppCode: {
    en: 'This code of the authenticator app is not right.',
    zh: '动态码不正确',
    my: 'Kod aplikasi pengesah ini tidak betul.',
  },
  accountChanged: {
    en: 'This account was changed just now. Please sign in again.',
    zh: '账号信息刚刚发生变更，请重新登录',
    my: 'Akaun ini baru sahaja diubah. Sila log masuk semula.',
  },
  secondStepOver: {
    en: 'This sign-in took too long or had too many wrong codes. Please start again.',
    zh: '登录已超时或动态码错误次数过多，请重新登录',
    my: 'Log masuk ini terlalu lama atau terlalu banyak kod salah. Sila mula semula.',
  },
  impersonationOver: {
    en: 'Acting as the student has ended.',
    zh: '模拟操作已结束',
    my: 'Operasi sebagai pelajar telah tamat.',
  },
  ownerOnly: {
    en: 'Only the student can see this, not staff who act as the student.',
    zh: '此内容仅学员本人可见，模拟学员时无法查看',
    my: 'Hanya pelajar itu sendiri boleh melihat ini, bukan staf yang bertindak sebagai pelajar.',
  },
  onlyStudents: {
    en: 'You can act only as students of your school.',
    zh: '只能模拟本校学员',
    my: 'Anda hanya boleh bertindak sebagai pelajar sekolah anda.',
  },
  socialUnbound: {
    en: 'No account is bound to this social account yet. Sign in by phone once to bind it.',
    zh: '该社交账号尚未绑定，请先用手机号登录后绑定',
    my: 'Akaun sosial ini belum dipautkan. Log masuk dengan telefon sekali untuk memautkannya.',
  },
  socialTaken: {
    en: 'This social account is bound to another account.',
    zh: '该社交账号已绑定其他账号',
    my: 'Akaun sosial ini telah dipautkan kepada akaun lain.',
  },
  socialBound: {
    en: 'Your account is bound to another social account. Unbind that one first.',
    zh: '您的账号已绑定其他社交账号，请先解绑',
    my: 'Akaun anda telah dipautkan kepada akaun sosial lain. Nyahpaut dahulu.',
  },
  socialOver: {
    en: 'The scan was cancelled or has expired. Please scan again.',
    zh: '扫码已取消或过期，请重新扫码',
    my: 'Imbasan dibatalkan atau telah luput. Sila imbas semula.',
  },
  otherAccount: {
    en: 'Another account is signed in here.',
    zh: '当前已登录其他账号',
    my: 'Akaun lain sedang log masuk di sini.',
  },
  identityTries: {
    en: 'Too many tries for today. Please try again tomorrow.',
    zh: '今日认证次数已达上限，请明天再试',
    my: 'Terlalu banyak cubaan hari ini. Sila cuba esok.',
  },
  identityWaiting: {
    en: 'Your identity is being checked already.',
    zh: '您的身份正在审核中',
    my: 'Identiti anda sedang disemak.',
  },
  identityApproved: {
    en: 'Your identity is confirmed already.',
    zh: '您的身份已通过认证',
    my: 'Identiti anda telah disahkan.',
  },
  decidedMeanwhile: {
    en: 'Someone else has already decided this.',
    zh: '已由他人处理',
    my: 'Orang lain telah membuat keputusan.',
  },
  reasonNeeded: {
    en: 'Please give a reason.',
    zh: '请填写原因',
    my: 'Sila beri sebab.',
  },
  notOnYourself: {
    en: 'You cannot do this to your own account.',
    zh: '不能对自己的账号执行此操作',
    my: 'Anda tidak boleh melakukan ini pada akaun sendiri.',
  },
  hostTaken: {
    en: 'Another school uses this address.',
    zh: '该域名已被其他学校使用',
    my: 'Sekolah lain menggunakan alamat ini.',
  },
  keyTaken: {
    en: 'Another school uses this short name.',
    zh: '该标识已被其他学校使用',
    my: 'Sekolah lain menggunakan nama pendek ini.',
  },
  loginTicketUsed: {
    en: 'This sign-in link was used or has expired.',
    zh: '登录链接已失效',
    my: 'Pautan log masuk ini telah digunakan atau luput.',
  },
  passwordLinkOver: {
    en: 'This link was used already, has expired or was replaced by a newer one. Run the setup again for a new link.',
    zh: '此链接已使用、已过期或已被新链接取代，请重新运行安装程序获取新链接',
    my: 'Pautan ini telah digunakan, tamat tempoh atau diganti. Jalankan persediaan sekali lagi untuk pautan baharu.',
  },
  needsHttps: {
    en: 'This page was opened without https, so that a password cannot be sent safely. Open it with https://.',
    zh: '当前页面未使用 https，无法安全发送密码，请使用 https:// 打开',
    my: 'Halaman ini dibuka tanpa https, jadi kata laluan tidak dapat dihantar dengan selamat. Buka dengan https://.',
  },
  fileTooLarge: {
    en: 'The file is larger than allowed.',
    zh: '文件超过允许的大小',
    my: 'Fail melebihi saiz yang dibenarkan.',
  },
  ownFilesFull: {
    en: 'Your files take up all the room there is. Remove some first.',
    zh: '您的文件空间已满，请先删除部分文件',
    my: 'Ruang fail anda telah penuh. Padamkan sebahagian dahulu.',
  },
  personalFilesFull: {
    en: 'Your files and hand-ins take up all the room that a person has. Please ask your school.',
    zh: '您的文件和提交内容已用完个人空间，请联系学校',
    my: 'Fail dan kerja yang anda hantar telah memenuhi ruang anda. Sila hubungi sekolah.',
  },
  databaseFull: {
    en: 'The server has no space left and saves nothing now. Please tell the school.',
    zh: '服务器空间不足，暂时无法保存，请告知学校',
    my: 'Pelayan kehabisan ruang dan tidak dapat menyimpan apa-apa sekarang. Sila maklumkan kepada sekolah.',
  },
  schoolFilesFull: {
    en: 'The school has used up its storage space. Please tell the school staff: they can remove files or ask for more.',
    zh: '本校的存储空间已用完，请告知学校工作人员：可删除文件或申请更多空间',
    my: 'Ruang simpanan sekolah ini telah penuh. Sila maklumkan kepada kakitangan sekolah: mereka boleh memadam fail atau memohon ruang tambahan.',
  },
  storageFull: {
    en: 'The school has no room for files now. Please tell the school; what you wrote is kept.',
    zh: '学校的存储空间不足，暂时无法上传文件，请告知学校；您填写的内容已保留',
    my: 'Ruang simpanan sekolah tidak mencukupi sekarang. Sila maklumkan kepada sekolah; apa yang anda tulis disimpan.',
  },
  fileTypeWrong: {
    en: 'Files of this type are not accepted here.',
    zh: '不支持此类型的文件',
    my: 'Jenis fail ini tidak diterima di sini.',
  },
  fileTooMuch: {
    en: 'This file takes too long to read. Save it anew, or split it, and try again.',
    zh: '该文件读取耗时过长，请重新保存或拆分后再试',
    my: 'Fail ini mengambil masa terlalu lama untuk dibaca. Simpan semula atau pecahkannya, kemudian cuba lagi.',
  },
  tooManyMaterials: {
    en: 'A course holds at most 200 files. Delete some first.',
    zh: '每门课程最多 200 个文件，请先删除部分文件',
    my: 'Satu kursus memuatkan paling banyak 200 fail. Padamkan sebahagian dahulu.',
  },
  fileInUse: {
    en: 'This file already belongs to another course.',
    zh: '该文件已用于其他课程',
    my: 'Fail ini sudah digunakan dalam kursus lain.',
  },
  avatarTooLarge: {
    en: 'The image must be at most 5 MB.',
    zh: '图片大小不能超过 5M',
    my: 'Imej mestilah tidak melebihi 5 MB.',
  },
  avatarType: {
    en: 'Uploading images must be in jpg/jpeg/png format!',
    zh: '上传图片只能是 jpg/jpeg/png 格式！',
    my: 'Imej yang dimuat naik mestilah dalam format jpg/jpeg/png!',
  },
  uploadUnfinished: {
    en: 'The upload is not finished yet.',
    zh: '文件尚未上传完成',
    my: 'Muat naik belum selesai.',
  },
  courseNotFree: {
    en: 'This course must be bought or activated first.',
    zh: '请先购买或激活该课程',
    my: 'Kursus ini perlu dibeli atau diaktifkan dahulu.',
  },
  joinFirst: {
    en: 'Please join the course first.',
    zh: '请先加入课程',
    my: 'Sila sertai kursus ini dahulu.',
  },
  studyFirst: {
    en: 'Watch a third of the course first, then review it.',
    zh: '学习课程的三分之一后即可评价',
    my: 'Tonton satu pertiga kursus dahulu, kemudian beri ulasan.',
  },
  notesOfCourseFull: {
    en: 'You have 500 notes in this course, which is the most. Remove one to add another.',
    zh: '本课程笔记已达 500 条上限，请先删除后再添加',
    my: 'Anda sudah mempunyai 500 nota dalam kursus ini, iaitu had maksimum. Padam satu nota dahulu.',
  },
  notesFull: {
    en: 'You have 3,000 notes, which is the most. Remove one to add another.',
    zh: '您的笔记已达 3,000 条上限，请先删除后再添加',
    my: 'Anda sudah mempunyai 3,000 nota, iaitu had maksimum. Padam satu nota dahulu.',
  },
  noPreview: {
    en: 'This lesson has no preview. Join the course to watch it.',
    zh: '本课时没有试看，加入课程后即可观看',
    my: 'Pelajaran ini tiada pratonton. Sertai kursus untuk menontonnya.',
  },
  courseHasStudents: {
    en: 'Students have this course. It can be taken off the list, not deleted.',
    zh: '已有学员加入该课程，只能下架，不能删除',
    my: 'Ada pelajar dalam kursus ini. Ia boleh ditarik dari senarai, bukan dipadam.',
  },
  courseIncomplete: {
    en: 'A course needs at least one lesson with a video before it is submitted.',
    zh: '课程至少需要一个含视频的课时才能提交',
    my: 'Kursus perlu sekurang-kurangnya satu pelajaran bervideo sebelum dihantar.',
  },
  lastVideoOfListed: {
    en: 'This is the last video of a course that is on the list. Take the course off the list first.',
    zh: '这是已上架课程的最后一个视频，请先下架课程',
    my: 'Ini video terakhir kursus yang berada dalam senarai. Tarik kursus daripada senarai dahulu.',
  },
  chapterHasLessons: {
    en: 'Please delete the lessons of this chapter first.',
    zh: '请先删除该章的课时',
    my: 'Sila padam pelajaran dalam bab ini dahulu.',
  },
  changedMeanwhile: {
    en: 'Someone else has changed this. Their version is shown beside yours.',
    zh: '内容已被他人修改，请核对最新版本',
    my: 'Orang lain telah mengubahnya. Versi mereka ditunjukkan di sebelah versi anda.',
  },
  wrongStep: {
    en: 'This is not possible in the current state.',
    zh: '当前状态不允许此操作',
    my: 'Ini tidak boleh dibuat dalam keadaan sekarang.',
  },
  priceNotYours: {
    en: 'Only the main lecturer and the staff of the school change the price.',
    zh: '只有主讲教师和学校工作人员可以修改价格',
    my: 'Hanya guru utama dan kakitangan sekolah boleh mengubah harga.',
  },
  noVideo: {
    en: 'This lesson has no video yet.',
    zh: '该课时暂无视频',
    my: 'Pelajaran ini belum ada video.',
  },
  playedElsewhere: {
    en: 'Another lesson is playing in another window.',
    zh: '您正在另一个窗口播放课程',
    my: 'Pelajaran lain sedang dimainkan di tetingkap lain.',
  },
  examNotOpen: {
    en: 'The exam is not open yet.',
    zh: '考试尚未开始',
    my: 'Peperiksaan belum dibuka.',
  },
  examOver: { en: 'The exam is over.', zh: '考试已结束', my: 'Peperiksaan telah tamat.' },
  noAttemptsLeft: {
    en: 'You have no attempts left.',
    zh: '您的答题次数已用完',
    my: 'Anda tiada percubaan lagi.',
  },
  attemptOpen: {
    en: 'You have started this paper. Please continue it.',
    zh: '您已开始答题，请继续作答',
    my: 'Anda telah memulakan kertas ini. Sila sambung.',
  },
  paperOpen: {
    en: 'You have an exam paper of this course open. Please hand it in before you leave the course.',
    zh: '您在本课程有尚未交卷的考试，请交卷后再退出课程',
    my: 'Anda mempunyai kertas peperiksaan kursus ini yang belum dihantar. Sila hantar kertas itu sebelum keluar daripada kursus.',
  },
  attemptClosed: {
    en: 'This paper was submitted and cannot be changed.',
    zh: '试卷已提交，不能修改',
    my: 'Kertas ini telah dihantar dan tidak boleh diubah.',
  },
  attemptTakenOver: {
    en: 'This paper is open in a newer window. Continue answering there.',
    zh: '该试卷已在新窗口打开，请在新窗口作答',
    my: 'Kertas ini dibuka di tetingkap baharu. Sila sambung di sana.',
  },
  timeUp: {
    en: 'Time is up. The paper was submitted with your saved answers.',
    zh: '时间到，已按已保存的答案提交试卷',
    my: 'Masa telah tamat. Kertas dihantar dengan jawapan yang disimpan.',
  },
  scoresDoNotAddUp: {
    en: 'The points of the questions do not add up to the total.',
    zh: '各题分值之和与总分不一致',
    my: 'Jumlah markah soalan tidak sama dengan markah penuh.',
  },
  sameQuestion: {
    en: 'You already have exactly this question for the same course.',
    zh: '同一课程中您已有完全相同的题目',
    my: 'Anda sudah ada soalan yang sama tepat untuk kursus ini.',
  },
  handInEmpty: {
    en: 'Write a text or choose a file.',
    zh: '请填写内容或选择文件',
    my: 'Tulis teks atau pilih fail.',
  },
  handInEnded: {
    en: 'The time for handing this in is over.',
    zh: '提交时间已截止',
    my: 'Masa untuk menghantar tugasan ini telah tamat.',
  },
  handInGraded: {
    en: 'This has been marked and can no longer be replaced.',
    zh: '已批改，不能再替换',
    my: 'Tugasan ini telah dinilai dan tidak boleh diganti lagi.',
  },
  tasksFirst: {
    en: 'This task opens after these: {{tasks}}.',
    zh: '请先完成并通过：{{tasks}}',
    my: 'Tugasan ini dibuka selepas tugasan berikut: {{tasks}}.',
  },
  taskNumberUsed: {
    en: 'Another task here has this number.',
    zh: '此编号已被本处其他任务使用',
    my: 'Tugasan lain di sini sudah menggunakan nombor ini.',
  },
  removedForGood: {
    en: 'You were removed from this course. Its teachers can add you again.',
    zh: '您已被移出本课程，如需重新加入请联系授课教师',
    my: 'Anda telah dikeluarkan daripada kursus ini. Gurunya boleh menambah anda semula.',
  },
  trainEnded: {
    en: 'This training is over.',
    zh: '本次培训已结束',
    my: 'Latihan ini telah tamat.',
  },
  handInReplaced: {
    en: 'The student has handed in a newer version. Please mark that one.',
    zh: '学员已提交新版本，请批改最新版本',
    my: 'Pelajar telah menghantar versi baharu. Sila nilai versi itu.',
  },
  workHandedIn: {
    en: 'Students have handed in work for this. You can withdraw it instead.',
    zh: '已有学员提交，不能删除，可以撤回发布',
    my: 'Ada pelajar yang telah menghantar tugasan ini. Anda boleh menariknya balik.',
  },
  pointsGiven: {
    en: 'A student already has more points than this.',
    zh: '已有学员的得分高于此分值',
    my: 'Ada pelajar yang sudah mendapat markah lebih tinggi.',
  },
  scoreAboveWork: {
    en: 'This is more than the task is worth.',
    zh: '得分超过了该任务的分值',
    my: 'Markah ini melebihi markah penuh tugasan.',
  },
  scoreAboveMost: {
    en: 'This is more than the question is worth.',
    zh: '得分超过了本题的分值',
    my: 'Markah ini melebihi markah penuh soalan.',
  },
  correctedOtherwise: {
    en: 'This question was given to everybody or left out. Undo that correction first.',
    zh: '此题已设为全员满分或不计分，请先撤销该更正',
    my: 'Soalan ini telah diberi markah penuh atau dikecualikan. Tarik balik pembetulan itu dahulu.',
  },
  nothingCorrected: {
    en: 'Nothing about the question has been changed.',
    zh: '题目没有任何改动',
    my: 'Tiada apa-apa pada soalan ini diubah.',
  },
  nothingLeftToCount: {
    en: 'At least one question of the paper has to count.',
    zh: '试卷中至少要有一道题计分',
    my: 'Sekurang-kurangnya satu soalan mesti dikira.',
  },
  otherShape: {
    en: 'The kind of question, its options in their order and the number of blanks must stay: the answers were given to them.',
    zh: '题型、选项及其顺序和填空数量不能改变，因为学员已据此作答',
    my: 'Jenis soalan, pilihan serta susunannya dan bilangan tempat kosong mesti kekal kerana jawapan telah diberi berdasarkannya.',
  },
  correctedSince: {
    en: 'This question was corrected again since. Undo the newest correction first.',
    zh: '此题之后又有更正，请先撤销最新的更正',
    my: 'Soalan ini telah dibetulkan sekali lagi. Tarik balik pembetulan terbaharu dahulu.',
  },
  markedSince: {
    en: 'Papers marked by hand since: {{papers}}. The correction can no longer be undone.',
    zh: '此后已有{{papers}}份答卷经人工评分，不能再撤销此更正',
    my: 'Kertas yang dinilai secara manual selepas itu: {{papers}}. Pembetulan ini tidak boleh ditarik balik lagi.',
  },
  examHasNoQuestions: {
    en: 'Add at least one question before release.',
    zh: '发布前请至少添加一道题',
    my: 'Tambah sekurang-kurangnya satu soalan sebelum diterbitkan.',
  },
  examHasRecords: {
    en: 'Students have started this exam. It can be closed instead.',
    zh: '已有学员作答，可改为关闭考试',
    my: 'Pelajar telah memulakan peperiksaan ini. Ia boleh ditutup.',
  },
  keysShown: {
    en: 'Students can already see the right answers. Whoever writes after it is opened again may know them.',
    zh: '已有学员可以查看正确答案。重新开放后作答的学员可能已知道答案',
    my: 'Sebahagian pelajar sudah dapat melihat jawapan yang betul. Pelajar yang menjawab selepas dibuka semula mungkin mengetahuinya.',
  },
  ...examPaperReasons,
  ...answerFileReasons,
  ...examTimeReasons,
  endBeforeStart: {
    en: 'The end must be after the start.',
    zh: '结束时间必须晚于开始时间',
    my: 'Masa tamat mestilah selepas masa mula.',
  },
  ...requestReasons,
  ...encodingReasons,
  ...importReasons,
  ...faceReasons,
  ...teamReasons,
  ...subjectReasons,
  ...memberReasons,
  ...shareReasons,
  ...markReasons,
  ...certificateReasons,
  ...orderReasons,
  ...trainReasons,
  ...articleReasons,
  ...messageReasons,
  ...schoolReasons,
} as const satisfies Record<string, FullTexts>

export type ReasonName = keyof typeof reasons
