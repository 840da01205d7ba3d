import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that accounts write to the audit log. */
export const accountsAuditActions = {
  'impersonation.started': {
    en: 'Acting as a student started',
    zh: '开始模拟学员',
    my: 'Mula bertindak sebagai pelajar',
  },
  'impersonation.ended': {
    en: 'Acting as a student ended',
    zh: '结束模拟学员',
    my: 'Tamat bertindak sebagai pelajar',
  },
  'proof.given': {
    en: 'Own password confirmed before a payment is returned',
    zh: '退款前已验证本人密码',
    my: 'Kata laluan sendiri disahkan sebelum bayaran balik',
  },
  'proof.failed': {
    en: 'Wrong password before a payment is returned',
    zh: '退款前输入的密码错误',
    my: 'Kata laluan salah sebelum bayaran balik',
  },
  'twoStep.enabled': {
    en: 'Two-step verification switched on',
    zh: '开启两步验证',
    my: 'Pengesahan dua langkah dihidupkan',
  },
  'twoStep.disabled': {
    en: 'Two-step verification switched off',
    zh: '关闭两步验证',
    my: 'Pengesahan dua langkah dimatikan',
  },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const accountsAuditSubjects = {
  impersonation: { en: 'Acting as students', zh: '模拟学员', my: 'Bertindak sebagai pelajar' },
  proof: {
    en: 'Password confirmations',
    zh: '密码确认',
    my: 'Pengesahan kata laluan',
  },
  twoStep: { en: 'Two-step verification', zh: '两步验证', my: 'Pengesahan dua langkah' },
} as const satisfies AuditSubjectTexts
