import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that this module writes to the audit log. */
export const schoolsAuditActions = {
  'school.created': { en: 'School created', zh: '创建学校', my: 'Sekolah dicipta' },
  'school.settingsChanged': {
    en: 'School settings changed',
    zh: '修改学校设置',
    my: 'Tetapan sekolah diubah',
  },
  'school.hostsChanged': {
    en: 'School addresses changed',
    zh: '修改学校域名',
    my: 'Alamat laman sekolah diubah',
  },
  'school.storageChanged': {
    en: 'Limits of a school changed',
    zh: '修改学校限额',
    my: 'Had sekolah diubah',
  },
  'school.suspended': { en: 'School suspended', zh: '暂停学校', my: 'Sekolah digantung' },
  'school.resumed': { en: 'School resumed', zh: '恢复学校', my: 'Sekolah dibuka semula' },
  'school.cachesCleared': {
    en: 'Kept pages of a school made again',
    zh: '重新生成学校页面缓存',
    my: 'Halaman simpanan sekolah dibuat semula',
  },
  'school.menusChanged': { en: 'Menus changed', zh: '修改菜单', my: 'Menu diubah' },
  'school.homeChanged': { en: 'Home page changed', zh: '修改首页', my: 'Laman utama diubah' },
  'school.agreementChanged': { en: 'Agreement changed', zh: '修改协议', my: 'Perjanjian diubah' },
  'school.pageChanged': {
    en: 'Page of the school changed',
    zh: '修改学校页面',
    my: 'Halaman sekolah diubah',
  },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const schoolsAuditSubjects = {
  school: { en: 'School', zh: '学校', my: 'Sekolah' },
} as const satisfies AuditSubjectTexts
