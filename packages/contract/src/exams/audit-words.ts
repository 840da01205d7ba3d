import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that exams write to the audit log. */
export const examsAuditActions = {
  'questions.imported': {
    en: 'Questions imported',
    zh: '导入题目',
    my: 'Soalan diimport',
  },
  'questions.importUndone': {
    en: 'Import of questions undone',
    zh: '撤销题目导入',
    my: 'Import soalan dibuat asal',
  },
  'examination.released': {
    en: 'Exam released',
    zh: '发布考试',
    my: 'Peperiksaan diterbitkan',
  },
  'examination.takenBack': {
    en: 'Exam put back to draft',
    zh: '撤回考试',
    my: 'Peperiksaan dikembalikan ke draf',
  },
  'examination.closed': { en: 'Exam closed', zh: '关闭考试', my: 'Peperiksaan ditutup' },
  'marks.changed': { en: 'Marks changed', zh: '修改成绩', my: 'Markah diubah' },
  'marks.corrected': { en: 'Question corrected', zh: '更正题目', my: 'Soalan dibetulkan' },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const examsAuditSubjects = {
  questions: { en: 'Questions', zh: '题目', my: 'Soalan' },
  examination: { en: 'Exams', zh: '考试', my: 'Peperiksaan' },
  marks: { en: 'Marks', zh: '成绩', my: 'Markah' },
} as const satisfies AuditSubjectTexts
