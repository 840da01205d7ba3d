import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that this module writes to the audit log. */
export const identitiesAuditActions = {
  'identity.approved': {
    en: 'Identity confirmed',
    zh: '通过身份认证',
    my: 'Permohonan identiti diluluskan',
  },
  'identity.refused': {
    en: 'Identity not confirmed',
    zh: '不通过身份认证',
    my: 'Permohonan identiti tidak diluluskan',
  },
  'roster.imported': { en: 'Roster imported', zh: '导入名册', my: 'Daftar nama diimport' },
  'roster.importUndone': {
    en: 'Import of the roster undone',
    zh: '撤销名册导入',
    my: 'Import daftar nama dibuat asal',
  },
  'roster.entryRemoved': {
    en: 'Roster entry removed',
    zh: '移除名册条目',
    my: 'Catatan daftar nama dibuang',
  },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const identitiesAuditSubjects = {
  identity: { en: 'Identity', zh: '身份认证', my: 'Identiti' },
  roster: { en: 'Roster', zh: '名册', my: 'Daftar nama' },
} as const satisfies AuditSubjectTexts
