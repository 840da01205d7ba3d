import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that this module writes to the audit log. */
export const messagesAuditActions = {
  'bulletin.sent': { en: 'School notice sent', zh: '发布学校通知', my: 'Notis sekolah dihantar' },
  'bulletin.removed': {
    en: 'School notice removed',
    zh: '撤回学校通知',
    my: 'Notis sekolah dibuang',
  },
  'notice.sent': { en: 'Notice sent', zh: '发布课程通知', my: 'Notis kursus dihantar' },
  'notice.removed': {
    en: 'Notice withdrawn',
    zh: '撤回课程通知',
    my: 'Notis kursus ditarik balik',
  },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const messagesAuditSubjects = {
  bulletin: { en: 'School notices', zh: '学校通知', my: 'Notis sekolah' },
  notice: { en: 'Notices', zh: '课程通知', my: 'Notis kursus' },
} as const satisfies AuditSubjectTexts
