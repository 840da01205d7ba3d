import type { FullTexts } from '@titian/contract'

/** Why a saved view was refused, shown at its name (ACC-288). */
export const viewTexts = {
  nameTaken: {
    en: 'Another view already has this name.',
    zh: '已有同名的视图',
    my: 'Paparan lain sudah menggunakan nama ini.',
  },
  tooMany: {
    en: 'At most 30 saved views. Remove one first.',
    zh: '最多保存 30 个视图，请先删除一个',
    my: 'Paling banyak 30 paparan disimpan. Buang satu dahulu.',
  },
} satisfies Record<string, FullTexts>
