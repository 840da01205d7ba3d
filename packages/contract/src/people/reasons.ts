import type { FullTexts } from '../wire/language.ts'

/** Why a change of an account or a sheet of people is refused. */
export const peopleReasons = {
  notOnYourself: {
    en: 'You cannot do this to your own account.',
    zh: '不能对自己的账号执行此操作',
    my: 'Anda tidak boleh melakukan ini pada akaun sendiri.',
  },
  schoolPeopleFull: {
    en: 'The school may have {{most}} accounts, and all of them are used. Disable accounts that nobody needs, or ask the platform for more.',
    zh: '本校最多可有 {{most}} 个账号，现已用完，请停用不再需要的账号，或向平台申请更多',
    my: 'Sekolah ini boleh mempunyai {{most}} akaun dan semuanya telah digunakan. Nyahaktifkan akaun yang tidak diperlukan, atau mohon tambahan daripada pihak platform.',
  },
  sheetUnreadable: {
    en: 'This file could not be read as a table. Use CSV or XLSX.',
    zh: '无法读取该表格，请使用 CSV 或 XLSX',
    my: 'Fail ini tidak dapat dibaca. Gunakan CSV atau XLSX.',
  },
  sheetColumns: {
    en: 'A column is missing in the first row; see the template.',
    zh: '首行须为列名，请参考模板',
    my: 'Ada lajur yang tiada dalam baris pertama; lihat templat.',
  },
  sheetTooLong: {
    en: 'A table can have at most 20,000 rows.',
    zh: '表格最多 20,000 行',
    my: 'Jadual boleh mempunyai paling banyak 20,000 baris.',
  },
  sheetOfPostsTooLong: {
    en: 'A table of companies or job posts can have at most 5,000 rows.',
    zh: '公司或岗位表格最多 5,000 行',
    my: 'Jadual syarikat atau jawatan boleh mempunyai paling banyak 5,000 baris.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return. */
export const peopleStaffReasons: readonly (keyof typeof peopleReasons)[] = [
  'notOnYourself',
  'schoolPeopleFull',
  'sheetUnreadable',
  'sheetColumns',
  'sheetTooLong',
  'sheetOfPostsTooLong',
]
