import type { FullTexts, MailKind } from '@titian/contract'

/** The texts of the confirmation mail; values replace the placeholders in braces. */
export const confirmTexts: Record<'subject' | 'text' | 'press', FullTexts> = {
  subject: {
    en: 'Confirm your e-mail address at {school}',
    zh: '请确认您在{school}的邮箱',
    my: 'Sahkan alamat e-mel anda di {school}',
  },
  text: {
    en: `This address was entered on the account page of {school} ({host}). Open the link within {hours} hours and press the button there to get e-mails at this address.

If you did not enter it, please ignore this e-mail. Without confirmation, no further e-mails are sent.`,
    zh: `此邮箱已在{school}（{host}）的“我的账号”页面填写。请在 {hours} 小时内打开链接，并点击页面上的按钮，即可用此邮箱接收邮件。

如非您本人填写，无需任何操作；未经确认，不会再收到邮件。`,
    my: `Alamat ini telah diisi di halaman akaun {school} ({host}). Buka pautan dalam tempoh {hours} jam dan tekan butang di situ untuk menerima e-mel di alamat ini.

Jika anda tidak mengisinya, abaikan e-mel ini. Tanpa pengesahan, tiada e-mel lain akan dihantar.`,
  },
  press: { en: 'Confirm the address', zh: '确认邮箱', my: 'Sahkan alamat' },
}

export const noticeTexts: Record<'open' | 'why' | 'off', FullTexts> = {
  open: { en: 'Open at {school}', zh: '在{school}查看', my: 'Buka di {school}' },
  why: {
    en: 'You get this e-mail because you chose “{kind}” on your account page at {school} ({host}).',
    zh: '您收到此邮件，是因为您在{school}（{host}）的“我的账号”页面选择了“{kind}”。',
    my: 'Anda menerima e-mel ini kerana anda memilih “{kind}” di halaman akaun anda di {school} ({host}).',
  },
  off: { en: 'Switch these e-mails off', zh: '不再接收此类邮件', my: 'Hentikan e-mel jenis ini' },
}

/** The kinds of mails as on the account page. */
export const kindNames: Record<MailKind, FullTexts> = {
  system: { en: 'System notices', zh: '系统通知', my: 'Notis sistem' },
  course: { en: 'Notices of my courses', zh: '课程通知', my: 'Notis kursus saya' },
  school: { en: 'Notices of the school', zh: '学校通知', my: 'Notis sekolah' },
  applications: {
    en: 'Answers to my applications',
    zh: '求职申请的答复',
    my: 'Jawapan kepada permohonan saya',
  },
  digest: {
    en: 'Weekly list of new jobs',
    zh: '每周新岗位汇总',
    my: 'Senarai mingguan jawatan baharu',
  },
}
