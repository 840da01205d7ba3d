import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that this module writes to the audit log. */
export const gradesAuditActions = {
  'marks.imported': { en: 'Marks imported', zh: '导入成绩', my: 'Markah diimport' },
  'marks.importUndone': {
    en: 'Import of marks undone',
    zh: '撤销成绩导入',
    my: 'Import markah dibuat asal',
  },
} as const satisfies AuditActionTexts

/**
 * This module has no subjects of its own: its actions are about marks, and `exams` already defines
 * this subject.
 */
export const gradesAuditSubjects = {} satisfies AuditSubjectTexts
