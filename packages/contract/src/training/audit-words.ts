import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that this module writes to the audit log. */
export const trainingAuditActions = {
  'training.published': {
    en: 'Training published',
    zh: '发布培训',
    my: 'Latihan diterbitkan',
  },
  'training.takenBack': {
    en: 'Training withdrawn',
    zh: '撤回培训',
    my: 'Latihan ditarik balik',
  },
  'training.removed': { en: 'Training deleted', zh: '删除培训', my: 'Latihan dipadam' },
  'training.rulesChanged': {
    en: 'Rules on practical tasks changed',
    zh: '修改实训任务规则',
    my: 'Peraturan tugasan amali diubah',
  },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const trainingAuditSubjects = {
  training: { en: 'Trainings', zh: '培训', my: 'Latihan' },
} as const satisfies AuditSubjectTexts
