import type { FullTexts } from '../wire/language.ts'

export const resumeReasons = {
  /** RES-035, RES-037: one job intention must remain. */
  lastIntention: {
    en: 'The last job intention cannot be deleted.',
    zh: '最后一条求职意向不能删除',
    my: 'Hasrat kerja yang terakhir tidak boleh dipadam.',
  },
  notJsonResume: {
    en: 'This is not a JSON Resume: the file has no JSON object.',
    zh: '这不是 JSON Resume 文件：内容不是 JSON 对象',
    my: 'Ini bukan JSON Resume: fail tidak mengandungi objek JSON.',
  },
  /**
   * RES-105: the three reasons why a sharing link opens nothing; a visitor reads which of them
   * applies.
   */
  resumeLinkWrong: {
    en: 'This address does not lead to a resume. Characters may be missing or changed: ask for the link again.',
    zh: '该链接没有对应的简历，可能缺少或改动了字符，请向对方重新索取链接',
    my: 'Alamat ini tidak membawa kepada sebarang resume. Mungkin ada aksara yang hilang atau berubah: minta pautan itu sekali lagi.',
  },
  resumeLinkEnded: {
    en: 'This link has expired. Ask the person who sent it to renew it.',
    zh: '该链接已过有效期，请联系发送者续期',
    my: 'Tempoh pautan ini sudah tamat. Minta orang yang menghantarnya memperbaharuinya.',
  },
  resumeLinkWithdrawn: {
    en: 'The person who shared this resume has withdrawn the link.',
    zh: '分享者已撤回该链接',
    my: 'Orang yang berkongsi resume ini telah menarik balik pautan ini.',
  },
  /** RES-122: the limits of requests for a review. */
  reviewRequested: {
    en: 'This teacher already has an open request from you. Withdraw it first to send a newer copy.',
    zh: '您已向这位教师发送过请求，且尚未完成。如需发送新的副本，请先撤回。',
    my: 'Guru ini sudah menerima permintaan anda yang masih terbuka. Tarik baliknya dahulu untuk menghantar salinan yang lebih baharu.',
  },
  reviewsFull: {
    en: 'Three requests are open. Wait until a teacher has finished, or withdraw one.',
    zh: '已有 3 个请求未完成，请等待教师完成或先撤回一个',
    my: 'Tiga permintaan masih terbuka. Tunggu sehingga seorang guru selesai, atau tarik balik satu.',
  },
  reviewsToday: {
    en: 'You have made 10 requests within 24 hours. Ask again tomorrow.',
    zh: '24 小时内最多发送 10 个请求，请明天再试',
    my: 'Anda telah membuat 10 permintaan dalam masa 24 jam. Minta semula esok.',
  },
  /** RES-127, RES-129: the limit of comments, and no changes after the review is finished. */
  commentsFull: {
    en: 'A request takes at most 50 comments. Delete one or change one that is there.',
    zh: '每个请求最多 50 条批注，请删除或修改已有的批注',
    my: 'Satu permintaan menerima paling banyak 50 komen. Padam atau ubah komen yang sedia ada.',
  },
  reviewFinished: {
    en: 'You have finished this request, so its comments can no longer be changed.',
    zh: '您已完成该请求，批注不能再修改',
    my: 'Anda telah menyelesaikan permintaan ini, jadi komennya tidak boleh diubah lagi.',
  },
  /**
   * RES-094: the account of the link's owner is disabled. The visitor does not learn this reason.
   */
  resumeLinkClosed: {
    en: 'This link cannot be opened at present. Ask the person who sent it.',
    zh: '该链接目前无法打开，请联系发送者',
    my: 'Pautan ini tidak dapat dibuka buat masa ini. Tanya orang yang menghantarnya.',
  },
  entriesFull: {
    en: 'A section has at most 30 entries. Delete the least important one.',
    zh: '每个栏目最多 30 条，请先删除不太重要的一条',
    my: 'Satu bahagian mempunyai paling banyak 30 entri. Padam yang paling kurang penting.',
  },
  /** RES-070: an exported PDF must contain every character of the resume. */
  pdfTextLost: {
    en: 'The PDF was not made, because characters were lost in these parts: {{parts}}. Write them in another way, or print the page.',
    zh: 'PDF 未生成，因为以下内容在其中缺少字符：{{parts}}。请换一种写法，或直接打印页面。',
    my: 'PDF tidak dijana kerana bahagian ini kehilangan aksara: {{parts}}. Tulis dengan cara lain, atau cetak halaman ini.',
  },
} as const satisfies Record<string, FullTexts>

/** All reasons of resumes, because only resume pages show them. */
export const resumeModuleReasons = Object.keys(resumeReasons) as (keyof typeof resumeReasons)[]
