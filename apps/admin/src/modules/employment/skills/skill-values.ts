import { type KeptSkill, type ParsedOf, resume, skills } from '@titian/contract'
import { callKey } from '@titian/site'

/** The values of the skill form. */
export interface SkillValues extends Record<string, unknown> {
  names: KeptSkill['names']
  aliases: string[]
  jobGroup: string
}

export const skillLanguages = ['en', 'zh', 'my'] as const

/** A skill that has not been saved yet. */
export const newSkill: KeptSkill = {
  code: '',
  isOwn: true,
  names: { en: '', zh: '', my: '' },
  aliases: [],
  platformAliases: [],
  jobGroup: '',
  jobGroupName: '',
  isRetired: false,
  mergedInto: '',
  changedAt: null,
  version: 0,
}

export const skillValuesOf = ({ names, aliases, jobGroup }: KeptSkill): SkillValues => ({
  names,
  aliases,
  jobGroup,
})

export const skillInputOf = (
  values: SkillValues,
  code: string,
  version: number,
): ParsedOf<typeof skills.saveSkill> => ({ ...values, code: code || null, version })

/** The queries of every list that shows or offers skills. */
export const skillLists = [
  skills.manageSkills,
  skills.keptSkill,
  skills.listSkills,
  skills.skillUses,
  resume.skillInfo,
].map(callKey)
