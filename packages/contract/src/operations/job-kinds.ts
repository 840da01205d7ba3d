import type { FullTexts, Language } from '../wire/language.ts'

/** What each kind of job does; the kinds are the names in the queue. */
const kinds: Record<string, FullTexts> = {
  'accounts.removeExpired': {
    en: 'Remove expired sessions and codes',
    zh: '清除过期的会话和验证码',
    my: 'Buang sesi dan kod yang tamat tempoh',
  },
  'accounts.sortNames': {
    en: 'Prepare the order of names',
    zh: '准备姓名排序',
    my: 'Sediakan susunan nama',
  },
  'applications.forgetErased': {
    en: 'Remove erased applications',
    zh: '清除已删除的求职申请',
    my: 'Buang permohonan kerja yang dipadam',
  },
  'applications.printCopies': {
    en: 'Print copies of resumes',
    zh: '生成简历副本',
    my: 'Cetak salinan resume',
  },
  'audit.removeOld': {
    en: 'Remove old entries of the audit log',
    zh: '清除过期的操作日志',
    my: 'Buang entri lama log audit',
  },
  'certificates.issueDue': { en: 'Issue certificates', zh: '颁发证书', my: 'Keluarkan sijil' },
  'certificates.removeOldPreviews': {
    en: 'Remove old previews of certificates',
    zh: '清除旧的证书预览',
    my: 'Buang pratonton sijil lama',
  },
  'employment.announceNews': {
    en: 'Report new job posts for saved searches',
    zh: '推送已保存搜索的新岗位',
    my: 'Maklumkan jawatan baharu bagi carian tersimpan',
  },
  'employment.remindKeepers': {
    en: 'Remind of saved job posts',
    zh: '提醒收藏的岗位',
    my: 'Ingatkan tentang jawatan tersimpan',
  },
  'employment.removeOldSheets': {
    en: 'Remove old sheets of job posts',
    zh: '清除旧的岗位表格',
    my: 'Buang helaian jawatan lama',
  },
  'evaluations.gatherEnded': {
    en: 'Gather ended evaluations',
    zh: '汇总已结束的评价',
    my: 'Kumpulkan penilaian yang tamat',
  },
  'exams.closeDue': {
    en: 'Close papers at their end',
    zh: '到时收卷',
    my: 'Tutup kertas apabila masa tamat',
  },
  'exams.removeOldEvidence': {
    en: 'Remove old notes about papers',
    zh: '清除旧的答卷记录',
    my: 'Buang catatan kertas lama',
  },
  'exams.removeOldPreviews': {
    en: 'Remove old previews of questions',
    zh: '清除旧的题目预览',
    my: 'Buang pratonton soalan lama',
  },
  'exams.removeUnusedMedia': {
    en: 'Remove unused files of questions',
    zh: '清除未使用的题目文件',
    my: 'Buang fail soalan yang tidak digunakan',
  },
  'exams.repairCounts': { en: 'Count papers again', zh: '重新统计答卷', my: 'Kira semula kertas' },
  'files.countSchools': {
    en: 'Count the files of schools',
    zh: '统计学校文件',
    my: 'Kira fail sekolah',
  },
  'files.makeRenditions': {
    en: 'Find videos to convert',
    zh: '查找待转换的视频',
    my: 'Cari video untuk ditukar',
  },
  'files.makeRenditionsOf': { en: 'Convert a video', zh: '转换视频', my: 'Tukar video' },
  'files.removeHalfUploads': {
    en: 'Remove unfinished uploads',
    zh: '清除未完成的上传',
    my: 'Buang muat naik yang tidak selesai',
  },
  'files.removeLapsedFiles': {
    en: 'Remove expired files',
    zh: '清除过期文件',
    my: 'Buang fail yang tamat tempoh',
  },
  'files.removeUnfinishedFiles': {
    en: 'Remove unfinished parts from object storage',
    zh: '清除对象存储中未完成的分片',
    my: 'Buang bahagian yang tidak selesai dalam storan objek',
  },
  'files.removeUnnamedFiles': {
    en: 'Remove files that nothing names',
    zh: '清除无引用的文件',
    my: 'Buang fail tanpa rujukan',
  },
  'grades.removeOldPreviews': {
    en: 'Remove old previews of grades',
    zh: '清除旧的成绩预览',
    my: 'Buang pratonton gred lama',
  },
  'identities.removeExpired': {
    en: 'Remove expired proofs of identity',
    zh: '清除过期的身份材料',
    my: 'Buang bukti identiti yang tamat tempoh',
  },
  'installation.backUp': {
    en: 'Make the backup of the night',
    zh: '制作夜间备份',
    my: 'Buat sandaran malam',
  },
  'mails.forgetOld': {
    en: 'Erase the contents of old e-mails',
    zh: '清除旧邮件内容',
    my: 'Padam kandungan e-mel lama',
  },
  'mails.sendDue': { en: 'Send e-mails', zh: '发送邮件', my: 'Hantar e-mel' },
  'messages.removeOld': {
    en: 'Remove old notices',
    zh: '清除过期的通知',
    my: 'Buang notis lama',
  },
  'orders.askProvider': {
    en: 'Ask about payments',
    zh: '查询支付结果',
    my: 'Tanya tentang bayaran',
  },
  'orders.closeDue': {
    en: 'Close unpaid orders',
    zh: '关闭未支付的订单',
    my: 'Tutup pesanan yang belum dibayar',
  },
  'orders.endBooks': {
    en: 'Remove books that are old enough',
    zh: '清除到期的账簿',
    my: 'Buang buku akaun yang cukup lama',
  },
  'orders.giveBack': { en: 'Refund payments', zh: '退款', my: 'Pulangkan bayaran' },
  'orders.handleNotices': {
    en: 'Handle notices of payments',
    zh: '处理支付通知',
    my: 'Kendalikan notis bayaran',
  },
  'orders.proveCoins': {
    en: 'Check the balances of coins',
    zh: '核对金币余额',
    my: 'Semak baki syiling',
  },
  'people.removeExpired': {
    en: 'Remove expired imports of people',
    zh: '清除过期的用户导入',
    my: 'Buang import pengguna yang tamat tempoh',
  },
  'practice.endDueTurns': {
    en: 'Find turns of games that end',
    zh: '查找到时的回合',
    my: 'Cari giliran permainan yang tamat',
  },
  'practice.endTurn': {
    en: 'End a turn of a game',
    zh: '结束回合',
    my: 'Tamatkan giliran permainan',
  },
  'practice.submitDue': {
    en: 'Submit practices at their end',
    zh: '到时提交实训',
    my: 'Hantar latihan apabila masa tamat',
  },
  'privacy.closeDue': { en: 'Close accounts', zh: '注销账号', my: 'Tutup akaun' },
  'privacy.endArchives': {
    en: 'Remove expired archives of personal data',
    zh: '清除过期的个人数据包',
    my: 'Buang arkib data peribadi yang tamat tempoh',
  },
  'privacy.makeArchive': {
    en: 'Make an archive of personal data',
    zh: '生成个人数据包',
    my: 'Buat arkib data peribadi',
  },
  'privacy.makeWaiting': {
    en: 'Find archives to make',
    zh: '查找待生成的数据包',
    my: 'Cari arkib untuk dibuat',
  },
  'resume.countPoints': {
    en: 'Count the points of resumes',
    zh: '计算简历积分',
    my: 'Kira mata resume',
  },
  'skills.removeOldSheets': {
    en: 'Remove old sheets of skills',
    zh: '清除旧的技能表格',
    my: 'Buang helaian kemahiran lama',
  },
  'study.removeOldFacePhotos': {
    en: 'Remove old photos of faces',
    zh: '清除旧的人脸核验照片',
    my: 'Buang foto wajah lama',
  },
}

/** What a kind of job does, in words; the kind itself if it has none, as in a newer version. */
export const jobKindText = (kind: string, language: Language): string =>
  kinds[kind]?.[language] ?? kind
