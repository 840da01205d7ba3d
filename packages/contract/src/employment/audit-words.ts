import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that employment writes to the audit log. */
export const employmentAuditActions = {
  'company.added': { en: 'Company added', zh: '添加公司', my: 'Syarikat ditambah' },
  'company.changed': { en: 'Company changed', zh: '修改公司', my: 'Syarikat diubah' },
  'company.removed': { en: 'Company removed', zh: '删除公司', my: 'Syarikat dibuang' },
  'company.merged': { en: 'Companies merged', zh: '合并公司', my: 'Syarikat digabungkan' },
  'company.imported': {
    en: 'Companies imported',
    zh: '导入公司',
    my: 'Syarikat diimport',
  },
  'company.importUndone': {
    en: 'Import of companies undone',
    zh: '撤销公司导入',
    my: 'Import syarikat dibuat asal',
  },
  'jobPost.imported': { en: 'Job posts imported', zh: '导入岗位', my: 'Jawatan diimport' },
  'jobPost.importUndone': {
    en: 'Import of job posts undone',
    zh: '撤销岗位导入',
    my: 'Import jawatan dibuat asal',
  },
  'jobPost.published': { en: 'Job post published', zh: '发布岗位', my: 'Jawatan diterbitkan' },
  'jobPost.changed': { en: 'Job post changed', zh: '修改岗位', my: 'Jawatan diubah' },
  'jobPost.takenDown': { en: 'Job post taken down', zh: '下架岗位', my: 'Jawatan ditarik balik' },
  'jobPost.prolonged': {
    en: 'Job posts extended',
    zh: '延长岗位期限',
    my: 'Tempoh jawatan dilanjutkan',
  },
  'jobPost.coursePinned': {
    en: 'Course shown with a job post chosen',
    zh: '选择岗位推荐课程',
    my: 'Kursus yang dipaparkan dengan jawatan dipilih',
  },
  'jobPost.reportDecided': {
    en: 'Report of a job post decided',
    zh: '处理岗位举报',
    my: 'Laporan jawatan diputuskan',
  },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const employmentAuditSubjects = {
  company: { en: 'Companies', zh: '公司', my: 'Syarikat' },
  jobPost: { en: 'Job posts', zh: '岗位', my: 'Jawatan kosong' },
} as const satisfies AuditSubjectTexts
