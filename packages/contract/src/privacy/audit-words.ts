import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that this module writes to the audit log. */
export const privacyAuditActions = {
  'ownData.ordered': {
    en: 'Archive of the own data ordered',
    zh: '申请个人数据存档',
    my: 'Arkib data sendiri dipohon',
  },
  'ownData.downloaded': {
    en: 'Archive of the own data downloaded',
    zh: '下载个人数据存档',
    my: 'Arkib data sendiri dimuat turun',
  },
  'closing.begun': {
    en: 'Closing of the own account begun',
    zh: '申请注销账号',
    my: 'Penutupan akaun sendiri dimulakan',
  },
  'closing.withdrawn': {
    en: 'Closing of the own account withdrawn',
    zh: '撤销注销账号申请',
    my: 'Penutupan akaun sendiri dibatalkan',
  },
  'closing.done': { en: 'Account closed', zh: '账号已注销', my: 'Akaun ditutup' },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const privacyAuditSubjects = {
  ownData: { en: 'Own data', zh: '个人数据', my: 'Data sendiri' },
  closing: { en: 'Closing of accounts', zh: '账号注销', my: 'Penutupan akaun' },
} as const satisfies AuditSubjectTexts
