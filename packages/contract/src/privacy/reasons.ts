import type { FullTexts } from '../wire/language.ts'

/** Why an archive is not made or an account not closed. */
export const privacyReasons = {
  archiveWaits: {
    en: 'Your archive is being made already. You get a message when it is ready.',
    zh: '您的数据存档正在生成，完成后会通知您',
    my: 'Arkib anda sedang disediakan. Anda akan menerima mesej apabila siap.',
  },
  archiveOnceADay: {
    en: 'You can order one archive a day. The next one is possible in {{hours}} hours.',
    zh: '每天只能申请一次数据存档，请 {{hours}} 小时后再申请',
    my: 'Anda boleh memohon satu arkib sehari. Permohonan seterusnya boleh dibuat dalam {{hours}} jam.',
  },
  closingHindered: {
    en: 'Some things must be settled before the account can be closed. They are listed on this page.',
    zh: '注销账号前需先处理本页列出的事项',
    my: 'Beberapa perkara perlu diselesaikan sebelum akaun boleh ditutup. Senarainya ada di halaman ini.',
  },
} as const satisfies Record<string, FullTexts>
