import type { FullTexts } from '@titian/contract'

/**
 * The texts of mails to companies, in the language of the post; values replace the placeholders in
 * braces.
 */
export const mailTexts = {
  delivered: {
    subject: {
      en: 'Application for “{title}”: {applicant}',
      zh: '应聘“{title}”：{applicant}',
      my: 'Permohonan untuk “{title}”: {applicant}',
    },
    text: {
      en: `Dear {company},

{applicant} of {school} applies for your post “{title}”.
{letter}
Read the resume and answer here, without an account:
{link}

The link opens this application until {day}. Please do not share it.

{school}`,
      zh: `{company}，您好：

{school}的{applicant}应聘贵公司岗位“{title}”。
{letter}
请打开以下链接查看简历并答复，无需注册账号：
{link}

该链接仅可打开这一份申请，有效期至 {day}，请勿转发。

{school}`,
      my: `Tuan/Puan {company},

{applicant} dari {school} memohon jawatan “{title}”.
{letter}
Baca resume dan beri jawapan di sini, tanpa akaun:
{link}

Pautan ini membuka permohonan ini sahaja sehingga {day}. Sila jangan kongsikannya.

{school}`,
    },
  },
  renewed: {
    subject: {
      en: 'New link to the application for “{title}”: {applicant}',
      zh: '“{title}”应聘申请的新链接：{applicant}',
      my: 'Pautan baharu bagi permohonan untuk “{title}”: {applicant}',
    },
    text: {
      en: `Dear {company},

here is a new link to the application of {applicant} of {school} for your post “{title}”. The earlier link no longer opens it.
{letter}
Read the resume and answer here, without an account:
{link}

The link opens this application until {day}. Please do not share it.

{school}`,
      zh: `{company}，您好：

这是{school}的{applicant}应聘岗位“{title}”的新链接，之前的链接已失效。
{letter}
请打开以下链接查看简历并答复，无需注册账号：
{link}

该链接仅可打开这一份申请，有效期至 {day}，请勿转发。

{school}`,
      my: `Tuan/Puan {company},

ini pautan baharu bagi permohonan {applicant} dari {school} untuk jawatan “{title}”. Pautan sebelum ini tidak lagi boleh dibuka.
{letter}
Baca resume dan beri jawapan di sini, tanpa akaun:
{link}

Pautan ini membuka permohonan ini sahaja sehingga {day}. Sila jangan kongsikannya.

{school}`,
    },
  },
  withdrawn: {
    subject: {
      en: 'Application withdrawn for “{title}”: {applicant}',
      zh: '撤回应聘“{title}”：{applicant}',
      my: 'Permohonan ditarik balik untuk “{title}”: {applicant}',
    },
    text: {
      en: `Dear {company},

{applicant} of {school} has withdrawn the application for your post “{title}”.
{letter}
{school}`,
      zh: `{company}，您好：

{school}的{applicant}已撤回对贵公司岗位“{title}”的申请。
{letter}
{school}`,
      my: `Tuan/Puan {company},

{applicant} dari {school} telah menarik balik permohonan untuk jawatan “{title}”.
{letter}
{school}`,
    },
  },
  accepted: {
    subject: {
      en: 'Offer accepted for “{title}”: {applicant}',
      zh: '已接受“{title}”的录用：{applicant}',
      my: 'Tawaran diterima untuk “{title}”: {applicant}',
    },
    text: {
      en: `Dear {company},

{applicant} of {school} accepts your offer for “{title}”.
{letter}
{school}`,
      zh: `{company}，您好：

{school}的{applicant}已接受贵公司“{title}”的录用。
{letter}
{school}`,
      my: `Tuan/Puan {company},

{applicant} dari {school} menerima tawaran anda untuk “{title}”.
{letter}
{school}`,
    },
  },
  declined: {
    subject: {
      en: 'Offer declined for “{title}”: {applicant}',
      zh: '谢绝“{title}”的录用：{applicant}',
      my: 'Tawaran ditolak untuk “{title}”: {applicant}',
    },
    text: {
      en: `Dear {company},

{applicant} of {school} declines your offer for “{title}”.
{letter}
{school}`,
      zh: `{company}，您好：

{school}的{applicant}谢绝了贵公司“{title}”的录用。
{letter}
{school}`,
      my: `Tuan/Puan {company},

{applicant} dari {school} menolak tawaran anda untuk “{title}”.
{letter}
{school}`,
    },
  },
} as const satisfies Record<string, { subject: FullTexts; text: FullTexts }>
export type MailTexts = keyof typeof mailTexts
