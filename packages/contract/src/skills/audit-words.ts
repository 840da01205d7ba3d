import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that this module writes to the audit log. */
export const skillsAuditActions = {
  'skill.added': { en: 'Skill added', zh: '添加技能', my: 'Kemahiran ditambah' },
  'skill.changed': { en: 'Skill changed', zh: '修改技能', my: 'Kemahiran diubah' },
  'skill.retired': { en: 'Skill retired', zh: '停用技能', my: 'Kemahiran dihentikan' },
  'skill.restored': {
    en: 'Skill offered again',
    zh: '恢复技能',
    my: 'Kemahiran ditawarkan semula',
  },
  'skill.merged': { en: 'Skills merged', zh: '合并技能', my: 'Kemahiran digabungkan' },
  'skill.imported': { en: 'Skills imported', zh: '导入技能', my: 'Kemahiran diimport' },
  'skill.importUndone': {
    en: 'Import of skills undone',
    zh: '撤销技能导入',
    my: 'Import kemahiran dibuat asal',
  },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const skillsAuditSubjects = {
  skill: { en: 'Skills', zh: '技能', my: 'Kemahiran' },
} as const satisfies AuditSubjectTexts
