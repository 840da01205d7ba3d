import type { FullTexts } from '@titian/contract'

type Words = Record<string, { title: FullTexts; content: FullTexts; url: string | null }>

/** The page on which a person downloads their own data and closes the account. */
const ownDataPage = '/home/learning/account/own-data'

/** The texts of notices about a person's own account. */
export const accountWords = {
  impersonationStarted: {
    title: {
      en: 'A member of staff viewed your account',
      zh: '学校工作人员查看了您的账号',
      my: 'Kakitangan sekolah telah melihat akaun anda',
    },
    content: {
      en: '{name} opened the site as you see it. The reason: {reason}. Nothing could be changed or handed in.',
      zh: '{name}以您的视角打开了本站。原因：{reason}。期间不能修改或提交任何内容。',
      my: '{name} membuka laman ini seperti yang anda lihat. Sebabnya: {reason}. Tiada apa-apa boleh diubah atau dihantar.',
    },
    url: null,
  },
  archiveReady: {
    title: {
      en: 'The archive of your data is ready',
      zh: '您的数据存档已生成',
      my: 'Arkib data anda sudah siap',
    },
    content: {
      en: 'You can download it until {day} (UTC). After that it is removed.',
      zh: '您可在 {day}（UTC）前下载，之后存档将被删除。',
      my: 'Anda boleh memuat turunnya sehingga {day} (UTC). Selepas itu arkib dipadamkan.',
    },
    url: ownDataPage,
  },
  archiveFailed: {
    title: {
      en: 'The archive of your data could not be made',
      zh: '您的数据存档生成失败',
      my: 'Arkib data anda tidak dapat disediakan',
    },
    content: {
      en: 'You can order it again at once. If it fails again, please tell your school.',
      zh: '您可以立即重新申请。若再次失败，请联系学校。',
      my: 'Anda boleh memohon semula sekarang. Jika gagal lagi, sila maklumkan kepada sekolah.',
    },
    url: ownDataPage,
  },
  closingBegun: {
    title: {
      en: 'Your account will be closed',
      zh: '您的账号即将注销',
      my: 'Akaun anda akan ditutup',
    },
    content: {
      en: 'You asked for it. The account is closed on {day} (UTC). Until then you can keep it on the page of your data. If it was not you, keep the account and change your password.',
      zh: '您已申请注销账号，账号将于 {day}（UTC）注销。在此之前，您可在“我的数据”页面保留账号。若非本人操作，请保留账号并修改密码。',
      my: 'Anda telah memohonnya. Akaun ditutup pada {day} (UTC). Sebelum itu anda boleh mengekalkannya di halaman data anda. Jika bukan anda yang memohon, kekalkan akaun dan tukar kata laluan.',
    },
    url: ownDataPage,
  },
  closingWithdrawn: {
    title: {
      en: 'Your account stays open',
      zh: '您的账号已保留',
      my: 'Akaun anda dikekalkan',
    },
    content: {
      en: 'You kept your account. Nothing was erased.',
      zh: '您已选择保留账号，所有数据均未删除。',
      my: 'Anda mengekalkan akaun. Tiada apa-apa dipadamkan.',
    },
    url: ownDataPage,
  },
  closingStopped: {
    title: {
      en: 'Your account was not closed',
      zh: '您的账号未注销',
      my: 'Akaun anda tidak ditutup',
    },
    content: {
      en: 'Something has to be settled first, such as a refund or a course that only you teach. The page of your data lists it. You can close the account afterwards.',
      zh: '注销前需先处理一些事项，例如退款或仅由您授课的课程，详见“我的数据”页面。处理后可再次申请注销。',
      my: 'Ada perkara yang perlu diselesaikan dahulu, seperti bayaran balik atau kursus yang hanya anda ajar. Senarainya ada di halaman data anda. Selepas itu anda boleh menutup akaun.',
    },
    url: ownDataPage,
  },
} as const satisfies Words
