import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that this module writes to the audit log. */
export const practiceAuditActions = {
  'practice.dueMoved': {
    en: 'Due date of a student extended',
    zh: '修改学员的截止时间',
    my: 'Tarikh akhir pelajar dilanjutkan',
  },
  'practice.eventSet': {
    en: 'Event of a practice set',
    zh: '设置实训事件',
    my: 'Peristiwa amali ditetapkan',
  },
  'practice.eventTakenBack': {
    en: 'Event of a practice withdrawn',
    zh: '撤回实训事件',
    my: 'Peristiwa amali ditarik balik',
  },
  'practice.cardReset': {
    en: 'Card of a student restarted',
    zh: '重置学员的任务卡',
    my: 'Kad pelajar ditetapkan semula',
  },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const practiceAuditSubjects = {
  practice: { en: 'Practice', zh: '实训', my: 'Amali' },
} as const satisfies AuditSubjectTexts
