import type { FullTexts } from '../wire/language.ts'

/** Why a change of the installation is refused. */
export const operationsReasons = {
  maintenancePast: {
    en: 'The end of the maintenance is in the past.',
    zh: '维护结束时间已过',
    my: 'Masa tamat penyelenggaraan telah berlalu.',
  },
  maintenanceOver: {
    en: 'This notice has ended or was withdrawn. Please write a new one.',
    zh: '该维护通知已结束或已撤回，请新建通知',
    my: 'Notis ini telah tamat atau ditarik balik. Sila tulis notis baharu.',
  },
  maintenanceChanged: {
    en: 'Someone else has changed this notice. Please close the form and open it again.',
    zh: '该通知已被他人修改，请关闭后重新打开',
    my: 'Orang lain telah mengubah notis ini. Sila tutup borang dan buka semula.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return. */
export const operationsStaffReasons: readonly (keyof typeof operationsReasons)[] = [
  'maintenancePast',
  'maintenanceOver',
  'maintenanceChanged',
]
