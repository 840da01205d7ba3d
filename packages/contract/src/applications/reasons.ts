import type { FullTexts } from '../wire/language.ts'

/** Why a call about an application is refused. */
export const applicationReasons = {
  intentionMissing: {
    en: 'Add a job intention to your resume before you apply.',
    zh: '请先在简历中填写求职意向，再投递简历',
    my: 'Tambah hasrat kerja pada resume anda sebelum memohon.',
  },
  postEnded: {
    en: 'This post has ended and takes no more applications.',
    zh: '该岗位已结束招聘，不再接收简历',
    my: 'Jawatan ini telah tamat dan tidak lagi menerima permohonan.',
  },
  companyNoAddress: {
    en: 'This company has no e-mail address for applications. Please tell your school.',
    zh: '该公司未填写接收简历的邮箱，请告知学校',
    my: 'Syarikat ini tiada alamat e-mel untuk permohonan. Sila maklumkan kepada sekolah anda.',
  },
  interviewPast: {
    en: 'Choose a time after now.',
    zh: '请选择晚于现在的时间',
    my: 'Pilih masa selepas sekarang.',
  },
  interviewTimeMissing: {
    en: 'Choose the time of the interview.',
    zh: '请选择面试时间',
    my: 'Pilih masa temu duga.',
  },
  interviewPlaceMissing: {
    en: 'Say where the interview is: an address or a link.',
    zh: '请填写面试地点或链接',
    my: 'Nyatakan tempat temu duga: alamat atau pautan.',
  },
  applicationChanged: {
    en: 'This application has changed since you opened it. Please check it again.',
    zh: '该申请在您打开后已有变化，请重新确认',
    my: 'Permohonan ini telah berubah sejak anda membukanya. Sila semak semula.',
  },
  applicationOver: {
    en: 'This application has ended, so this step is no longer possible.',
    zh: '该申请已结束，无法再进行此操作',
    my: 'Permohonan ini telah berakhir, jadi langkah ini tidak lagi boleh dibuat.',
  },
  applicationClosed: {
    en: 'This application has ended. Its resume is no longer shown.',
    zh: '该申请已结束，不再显示简历',
    my: 'Permohonan ini telah berakhir. Resumenya tidak lagi dipaparkan.',
  },
  companyLinkWrong: {
    en: 'This link is not complete. Open it from the e-mail again.',
    zh: '链接不完整，请从邮件中重新打开',
    my: 'Pautan ini tidak lengkap. Buka semula daripada e-mel.',
  },
  companyLinkEnded: {
    en: 'This link has ended. Ask the school for a new one.',
    zh: '该链接已失效，请联系学校重新发送',
    my: 'Pautan ini telah tamat. Minta pautan baharu daripada sekolah.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only application pages of the student site show. */
export const applicationModuleReasons = Object.keys(
  applicationReasons,
) as (keyof typeof applicationReasons)[]
