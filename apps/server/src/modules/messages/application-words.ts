/** JOB-104: the texts of notices to a student about the steps of an application. */
export const applicationWords = {
  applicationViewed: {
    title: {
      en: '{company} has read your application',
      zh: '{company}已查看您的申请',
      my: '{company} telah membaca permohonan anda',
    },
    content: {
      en: 'Your application for “{title}” was opened by the company.',
      zh: '公司已查看您对“{title}”的申请。',
      my: 'Permohonan anda untuk “{title}” telah dibuka oleh syarikat.',
    },
    url: null,
  },
  applicationShortlisted: {
    title: {
      en: '{company} has shortlisted you',
      zh: '您已进入{company}的候选名单',
      my: '{company} telah menyenarai pendek anda',
    },
    content: {
      en: 'You are on the shortlist for “{title}”.',
      zh: '您已进入“{title}”的候选名单。',
      my: 'Anda disenarai pendek untuk “{title}”.',
    },
    url: null,
  },
  applicationInterview: {
    title: {
      en: '{company} invites you to an interview',
      zh: '{company}邀请您参加面试',
      my: '{company} menjemput anda ke temu duga',
    },
    content: {
      en: 'An interview for “{title}”. Open the application to see when and where.',
      zh: '“{title}”的面试邀请，请打开申请查看时间和地点。',
      my: 'Temu duga untuk “{title}”. Buka permohonan untuk melihat masa dan tempatnya.',
    },
    url: null,
  },
  applicationOffered: {
    title: {
      en: '{company} offers you the job',
      zh: '{company}向您发出录用通知',
      my: '{company} menawarkan jawatan kepada anda',
    },
    content: {
      en: 'An offer for “{title}”. Open the application to accept or to decline it.',
      zh: '您收到“{title}”的录用通知，请打开申请选择接受或谢绝。',
      my: 'Tawaran untuk “{title}”. Buka permohonan untuk menerima atau menolaknya.',
    },
    url: null,
  },
  applicationRejected: {
    title: {
      en: 'Your application to {company} was not successful',
      zh: '{company}未通过您的申请',
      my: 'Permohonan anda kepada {company} tidak berjaya',
    },
    content: {
      en: 'Your application for “{title}” was not successful this time.',
      zh: '很遗憾，您对“{title}”的申请未获通过。',
      my: 'Permohonan anda untuk “{title}” tidak berjaya kali ini.',
    },
    url: null,
  },
  applicationExpired: {
    title: {
      en: 'A post you applied for was taken down',
      zh: '您申请的岗位已下架',
      my: 'Jawatan yang anda pohon telah ditarik balik',
    },
    content: {
      en: '“{title}” of {company} was taken down before the company answered, so your application has ended.',
      zh: '{company}的“{title}”在公司答复前已下架，您的申请随之结束。',
      my: '“{title}” daripada {company} ditarik balik sebelum syarikat menjawab, maka permohonan anda telah tamat.',
    },
    url: null,
  },
}

/** The names of the texts for each step. */
export const applicationWordsOf = {
  viewed: 'applicationViewed',
  shortlisted: 'applicationShortlisted',
  interview: 'applicationInterview',
  offered: 'applicationOffered',
  rejected: 'applicationRejected',
  expired: 'applicationExpired',
} as const
