import type { skills } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { found, Refusal } from '../../../platform/refusal.ts'
import { assertKeeps } from '../../employment/index.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import { listRows } from './queries.ts'

async function listKept({ db, school, language }: actions.Keeping) {
  return present.keptSkills(await listRows(db, school.id), language)
}

async function show(context: actions.Keeping, code: string) {
  return found((await listKept(context)).find((skill) => skill.code === code))
}

export const taxonomyAnswers: SomeAnswers<
  typeof skills,
  'manageSkills' | 'keptSkill' | 'saveSkill' | 'retireSkill' | 'skillUses' | 'mergeSkill'
> = {
  manageSkills: async ({ page, size, ...filter }, context) => {
    assertKeeps(context.actor, context.school.id)
    const list = present.filtered(await listKept(context), filter)
    return { list: list.slice((page - 1) * size, page * size), total: list.length }
  },
  keptSkill: async ({ code }, context) => {
    assertKeeps(context.actor, context.school.id)
    return show(context, code)
  },
  saveSkill: async (change, context) => {
    assertKeeps(context.actor, context.school.id)
    const saved = await actions.save(context, change)
    return saved instanceof Refusal ? saved : show(context, saved)
  },
  retireSkill: async (change, context) => {
    assertKeeps(context.actor, context.school.id)
    return (await actions.retire(context, change)) ?? show(context, change.code)
  },
  skillUses: async ({ code }, context) => {
    assertKeeps(context.actor, context.school.id)
    return actions.countUses(context, code)
  },
  mergeSkill: async (change, context) => {
    assertKeeps(context.actor, context.school.id)
    return (await actions.merge(context, change)) ?? show(context, change.into)
  },
}
