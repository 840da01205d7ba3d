import type { FullTexts } from '@titian/contract'
import type { SheetColumn } from '../../people/index.ts'

export type SkillField = 'en' | 'zh' | 'my' | 'aliases' | 'jobGroup'

export const skillTitles: Record<SkillField, FullTexts> = {
  en: { en: 'Name in English', zh: '英语名称', my: 'Nama dalam bahasa Inggeris' },
  zh: { en: 'Name in Chinese', zh: '中文名称', my: 'Nama dalam bahasa Cina' },
  my: { en: 'Name in Malay', zh: '马来语名称', my: 'Nama dalam bahasa Melayu' },
  aliases: { en: 'Other words', zh: '别名', my: 'Perkataan lain' },
  jobGroup: { en: 'Group of jobs', zh: '岗位类别', my: 'Kumpulan jawatan' },
}

const otherHeads: Record<SkillField, readonly string[]> = {
  en: ['name', 'english', '英语', '英文', '英文名称', 'inggeris'],
  zh: ['chinese', '中文', 'cina'],
  my: ['malay', 'ms', '马来语', '马来文', '马来文名称', 'melayu'],
  aliases: ['aliases', 'alias'],
  jobGroup: ['group', '类别', '职位类别', 'kumpulan'],
}

export const skillColumns: SheetColumn<SkillField>[] = (
  Object.keys(skillTitles) as SkillField[]
).map((field) => ({
  field,
  title: skillTitles[field],
  required: field === 'en',
  heads: [field, ...Object.values(skillTitles[field]), ...otherHeads[field]],
}))

export const sheetTexts = {
  group: {
    en: 'Write a group of jobs from the list in the form, such as Online shop.',
    zh: '请填写表单列表中的岗位类别，例如：电商运营',
    my: 'Tulis kumpulan jawatan daripada senarai borang, contohnya Kedai dalam talian.',
  },
  ofPlatform: {
    en: 'This skill belongs to the platform, where its name is: {name}.',
    zh: '该技能由平台提供，名称为：{name}',
    my: 'Kemahiran ini milik platform, yang menamakannya: {name}.',
  },
  groupOfPlatform: {
    en: 'A skill of the platform has no group here. Leave the cell empty.',
    zh: '平台技能不设岗位类别，请将该单元格留空',
    my: 'Kemahiran platform tidak mempunyai kumpulan di sini. Kosongkan sel ini.',
  },
  nameMissing: {
    en: 'A new skill needs a name in the three languages.',
    zh: '新技能须填写三种语言的名称',
    my: 'Kemahiran baharu memerlukan nama dalam tiga bahasa.',
  },
  tooManyWords: {
    en: 'A skill can have at most 40 other words.',
    zh: '每个技能最多 40 个别名',
    my: 'Kemahiran boleh mempunyai paling banyak 40 perkataan lain.',
  },
  used: {
    en: 'A course, a career path or a merged skill uses it.',
    zh: '已有课程、职业路径或合并的技能使用该技能',
    my: 'Kursus, laluan kerjaya atau kemahiran yang digabungkan menggunakannya.',
  },
  wordTaken: {
    en: 'Another skill now has one of its words.',
    zh: '它的某个名称已被其他技能使用',
    my: 'Kemahiran lain kini mempunyai salah satu perkataannya.',
  },
} satisfies Record<string, FullTexts>
