import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions of this noun in the audit log. */
export const operationsAuditActions = {
  'job.retried': {
    en: 'Failed jobs run again',
    zh: '重新运行失败的后台任务',
    my: 'Tugas yang gagal dijalankan semula',
  },
  'job.discarded': {
    en: 'Failed jobs removed',
    zh: '移除失败的后台任务',
    my: 'Tugas yang gagal dibuang',
  },
  'maintenance.written': {
    en: 'Maintenance notice written',
    zh: '发布维护通知',
    my: 'Notis penyelenggaraan ditulis',
  },
  'maintenance.changed': {
    en: 'Maintenance notice changed',
    zh: '修改维护通知',
    my: 'Notis penyelenggaraan diubah',
  },
  'maintenance.withdrawn': {
    en: 'Maintenance notice withdrawn',
    zh: '撤回维护通知',
    my: 'Notis penyelenggaraan ditarik balik',
  },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const operationsAuditSubjects = {
  job: { en: 'Jobs of the server', zh: '后台任务', my: 'Tugas pelayan' },
  maintenance: { en: 'Maintenance', zh: '系统维护', my: 'Penyelenggaraan' },
} as const satisfies AuditSubjectTexts
