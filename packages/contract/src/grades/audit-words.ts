import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions of this noun in the audit log. */
export const gradesAuditActions = {
  'marks.imported': { en: 'Marks imported', zh: '导入成绩', my: 'Markah diimport' },
  'marks.importUndone': {
    en: 'Import of marks undone',
    zh: '撤销成绩导入',
    my: 'Import markah dibuat asal',
  },
} as const satisfies AuditActionTexts

/** Empty, because these actions are about marks, a subject that exams already define. */
export const gradesAuditSubjects = {} satisfies AuditSubjectTexts
