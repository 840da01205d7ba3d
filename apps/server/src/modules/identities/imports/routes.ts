import type { identities } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { confirmImport, listImports, previewImport, undoImport } from '../../people/index.ts'
import { rosterImport } from './roster-import.ts'

export const importAnswers: SomeAnswers<
  typeof identities,
  'previewRosterImport' | 'confirmRosterImport' | 'undoRosterImport' | 'listRosterImports'
> = {
  previewRosterImport: async ({ kind, ...file }, context) => {
    const looked = await previewImport(rosterImport, file, { kind }, context)
    return looked instanceof Refusal ? looked : looked.preview
  },
  confirmRosterImport: async ({ importSign }, context) =>
    confirmImport(rosterImport, context.open('rosterImport', importSign), context),
  undoRosterImport: async ({ importSign }, context) =>
    undoImport(rosterImport, context.open('rosterImport', importSign), context),
  listRosterImports: async (page, context) => listImports(rosterImport, page, context),
}
