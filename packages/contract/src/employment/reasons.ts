import type { FullTexts } from '../wire/language.ts'

/** The reasons why a call about a company or a post is refused. */
export const employmentReasons = {
  companyTaken: {
    en: 'The school already has a company with this name.',
    zh: '学校已有同名公司',
    my: 'Sekolah sudah mempunyai syarikat dengan nama ini.',
  },
  companyHasPosts: {
    en: 'This company has posts that take applications. Take them down or merge the company into another one first.',
    zh: '该公司仍有招聘中的岗位，请先下架这些岗位，或将其合并到其他公司',
    my: 'Syarikat ini masih mempunyai jawatan yang menerima permohonan. Tarik balik jawatan itu atau gabungkan syarikat ini dahulu.',
  },
  companyItself: {
    en: 'A company cannot be merged into itself.',
    zh: '公司不能与自身合并',
    my: 'Syarikat tidak boleh digabungkan dengan dirinya sendiri.',
  },
  postNotDraft: {
    en: 'This post has already been published.',
    zh: '该岗位已发布过',
    my: 'Jawatan ini telah diterbitkan sebelum ini.',
  },
  postTakenDown: {
    en: 'This post was taken down. Copy it to write a new one.',
    zh: '该岗位已下架，请复制后另建岗位',
    my: 'Jawatan ini telah ditarik balik. Salin untuk menulis jawatan baharu.',
  },
  postNotShown: {
    en: 'This post is a draft or was taken down already.',
    zh: '该岗位是草稿或已下架',
    my: 'Jawatan ini masih draf atau telah ditarik balik.',
  },
  postEndPast: {
    en: 'The end date must be in the next 180 days.',
    zh: '截止日期须晚于现在，且不超过 180 天',
    my: 'Tarikh tamat mestilah selepas sekarang dan dalam tempoh 180 hari.',
  },
  postTextMissing: {
    en: 'Describe the work before you publish the post.',
    zh: '请先填写岗位描述再发布',
    my: 'Terangkan kerja ini sebelum menerbitkan jawatan.',
  },
  postCityMissing: {
    en: 'Choose the city, or say that the work is remote.',
    zh: '请选择城市，或勾选可远程办公',
    my: 'Pilih bandar, atau nyatakan bahawa ini kerja jarak jauh.',
  },
  reportDecided: {
    en: 'This report has already been decided.',
    zh: '该举报已处理',
    my: 'Laporan ini telah diputuskan.',
  },
  tooManySearches: {
    en: 'You already have 20 saved searches. Remove one first.',
    zh: '您已保存 20 个搜索，请先删除一个',
    my: 'Anda sudah menyimpan 20 carian. Buang satu dahulu.',
  },
  searchSaysNothing: {
    en: 'Type a word or choose a filter before you save the search.',
    zh: '请先输入关键词或选择筛选条件，再保存搜索',
    my: 'Taip satu perkataan atau pilih satu penapis sebelum menyimpan carian.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return. */
export const employmentStaffReasons: readonly (keyof typeof employmentReasons)[] = [
  'companyTaken',
  'companyHasPosts',
  'companyItself',
  'postNotDraft',
  'postTakenDown',
  'postNotShown',
  'postEndPast',
  'postTextMissing',
  'postCityMissing',
  'reportDecided',
]
