import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that this module writes to the audit log. */
export const peopleAuditActions = {
  'person.passwordLinkMade': {
    en: 'Link for a password made',
    zh: '生成设置密码的链接',
    my: 'Pautan kata laluan dibuat',
  },
  'person.firstPasswordSet': {
    en: 'First password set',
    zh: '设置首个密码',
    my: 'Kata laluan pertama ditetapkan',
  },
  'person.created': { en: 'Account created', zh: '创建账号', my: 'Akaun dicipta' },
  'person.disabled': { en: 'Account disabled', zh: '禁用账号', my: 'Akaun dinyahaktifkan' },
  'person.enabled': { en: 'Account enabled', zh: '启用账号', my: 'Akaun diaktifkan' },
  'person.mobileChanged': {
    en: 'Phone number changed',
    zh: '更换手机号',
    my: 'Nombor telefon diubah',
  },
  'person.rolesChanged': { en: 'Roles changed', zh: '修改角色', my: 'Peranan diubah' },
  'person.corrected': {
    en: 'Details corrected',
    zh: '更正个人信息',
    my: 'Butiran dibetulkan',
  },
  'person.classChanged': { en: 'Class changed', zh: '修改班级', my: 'Kelas diubah' },
  'people.imported': { en: 'People imported', zh: '导入用户', my: 'Pengguna diimport' },
  'people.importUndone': {
    en: 'Import of people undone',
    zh: '撤销用户导入',
    my: 'Import pengguna dibuat asal',
  },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const peopleAuditSubjects = {
  person: { en: 'Accounts', zh: '账号', my: 'Akaun' },
  people: { en: 'Imports of people', zh: '用户导入', my: 'Import pengguna' },
} as const satisfies AuditSubjectTexts
