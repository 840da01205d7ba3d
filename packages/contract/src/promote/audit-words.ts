import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that this module writes to the audit log. */
export const promoteAuditActions = {
  'careerPath.added': {
    en: 'Career path added',
    zh: '添加职业路径',
    my: 'Laluan kerjaya ditambah',
  },
  'careerPath.changed': {
    en: 'Career path changed',
    zh: '修改职业路径',
    my: 'Laluan kerjaya diubah',
  },
  'careerPath.published': {
    en: 'Career path published',
    zh: '发布职业路径',
    my: 'Laluan kerjaya diterbitkan',
  },
  'careerPath.withdrawn': {
    en: 'Career path withdrawn',
    zh: '撤回职业路径',
    my: 'Laluan kerjaya ditarik balik',
  },
  'careerPath.removed': {
    en: 'Career path removed',
    zh: '删除职业路径',
    my: 'Laluan kerjaya dibuang',
  },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const promoteAuditSubjects = {
  careerPath: { en: 'Career paths', zh: '职业路径', my: 'Laluan kerjaya' },
} as const satisfies AuditSubjectTexts
