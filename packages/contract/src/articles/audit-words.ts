import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that articles write to the audit log. */
export const articlesAuditActions = {
  'article.approved': { en: 'Article approved', zh: '通过文章审核', my: 'Artikel diluluskan' },
  'article.refused': { en: 'Article returned', zh: '退回文章', my: 'Artikel dikembalikan' },
  'article.takenDown': { en: 'Article taken down', zh: '下架文章', my: 'Artikel ditarik balik' },
  'article.deleted': { en: 'Article deleted', zh: '删除文章', my: 'Artikel dipadam' },
  'article.settingsChanged': {
    en: 'Approval of articles changed',
    zh: '修改文章审核设置',
    my: 'Kelulusan artikel diubah',
  },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const articlesAuditSubjects = {
  article: { en: 'Articles and news', zh: '文章与资讯', my: 'Artikel dan berita' },
} as const satisfies AuditSubjectTexts
