import type { FullTexts } from '../wire/language.ts'

/** Why a call about the skills of a school is refused. */
export const skillsReasons = {
  skillOfPlatform: {
    en: 'This skill belongs to the platform. You can add other words to it.',
    zh: '该技能由平台提供，您只能为其添加别名',
    my: 'Kemahiran ini milik platform. Anda hanya boleh menambah perkataan lain.',
  },
  skillMerged: {
    en: 'This skill was merged into another one.',
    zh: '该技能已合并到其他技能',
    my: 'Kemahiran ini telah digabungkan dengan kemahiran lain.',
  },
  skillItself: {
    en: 'A skill cannot be merged into itself.',
    zh: '技能不能与自身合并',
    my: 'Kemahiran tidak boleh digabungkan dengan dirinya sendiri.',
  },
  skillRetired: {
    en: 'This skill is retired. Offer it again first, or choose another one.',
    zh: '该技能已停用，请先恢复或选择其他技能',
    my: 'Kemahiran ini telah dihentikan. Tawarkannya semula dahulu, atau pilih kemahiran lain.',
  },
  skillWordsFull: {
    en: 'The two skills have more than 40 other words together. Remove some first.',
    zh: '两个技能的别名合计超过 40 个，请先删除一些',
    my: 'Kedua-dua kemahiran mempunyai lebih daripada 40 perkataan lain. Buang sebahagian dahulu.',
  },
  skillsFull: {
    en: 'A school can add at most 1,000 skills.',
    zh: '学校最多可添加 1,000 个技能',
    my: 'Sekolah boleh menambah paling banyak 1,000 kemahiran.',
  },
  sheetOfSkillsTooLong: {
    en: 'A table of skills can have at most 2,000 rows.',
    zh: '技能表格最多 2,000 行',
    my: 'Jadual kemahiran boleh mempunyai paling banyak 2,000 baris.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return. */
export const skillsStaffReasons: readonly (keyof typeof skillsReasons)[] = [
  'skillOfPlatform',
  'skillMerged',
  'skillItself',
  'skillRetired',
  'skillWordsFull',
  'skillsFull',
  'sheetOfSkillsTooLong',
]
