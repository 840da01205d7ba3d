import type { skills } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { assertKeeps } from '../../employment/index.ts'
import { confirmImport, listImports, previewImport, undoImport } from '../../people/index.ts'
import { skillImport, skillImportName } from './skill-import.ts'

export const skillSheetAnswers: SomeAnswers<
  typeof skills,
  'previewSkillImport' | 'confirmSkillImport' | 'listSkillImports' | 'undoSkillImport'
> = {
  previewSkillImport: async (file, context) => {
    assertKeeps(context.actor, context.school.id)
    const looked = await previewImport(skillImport(context), file, {}, context)
    return looked instanceof Refusal ? looked : looked.preview
  },
  confirmSkillImport: async ({ importSign }, context) => {
    assertKeeps(context.actor, context.school.id)
    return confirmImport(skillImport(context), context.open('skillImport', importSign), context)
  },
  listSkillImports: async (page, context) => {
    assertKeeps(context.actor, context.school.id)
    return listImports(skillImportName, page, context)
  },
  undoSkillImport: async ({ importSign }, context) => {
    assertKeeps(context.actor, context.school.id)
    const id = context.open('skillImport', importSign)
    const done = await undoImport(skillImport(context), id, context)
    return done instanceof Refusal ? done : { ...done, left: done.left ?? [] }
  },
}
