import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that certificates write to the audit log. */
export const certificatesAuditActions = {
  'certificates.issued': { en: 'Certificates issued', zh: '颁发证书', my: 'Sijil dikeluarkan' },
  'certificates.revoked': { en: 'Certificate revoked', zh: '撤销证书', my: 'Sijil ditarik balik' },
  'certificates.reissued': {
    en: 'Certificate reissued',
    zh: '重新颁发证书',
    my: 'Sijil dikeluarkan semula',
  },
  'certificates.imported': {
    en: 'Certificates imported',
    zh: '导入证书',
    my: 'Sijil diimport',
  },
  'certificates.importUndone': {
    en: 'Import of certificates undone',
    zh: '撤销证书导入',
    my: 'Import sijil dibuat asal',
  },
  'certificates.courseChanged': {
    en: 'Certificates of a course switched on or off',
    zh: '修改课程是否颁发证书',
    my: 'Tetapan sijil kursus diubah',
  },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const certificatesAuditSubjects = {
  certificates: { en: 'Certificates', zh: '证书', my: 'Sijil' },
} as const satisfies AuditSubjectTexts
