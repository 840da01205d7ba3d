import { importRow } from '../people/index.ts'
import type { SomeAnswers } from './answers.ts'
import * as actions from './import-actions.ts'
import * as imports from './import-queries.ts'

export const importAnswers: SomeAnswers<
  'previewRosterImport' | 'confirmRosterImport' | 'undoRosterImport' | 'listRosterImports'
> = {
  previewRosterImport: async ({ filePath, kind }, context) =>
    actions.previewImport(filePath, kind, context),
  confirmRosterImport: async ({ importSign }, context) => {
    const key = { schoolId: context.actor.schoolId, id: context.open('rosterImport', importSign) }
    return actions.confirmImport(await imports.getImport(context.db, key), context)
  },
  undoRosterImport: async ({ importSign }, context) => {
    const key = { schoolId: context.actor.schoolId, id: context.open('rosterImport', importSign) }
    return actions.undoImport(await imports.getImport(context.db, key), context)
  },
  listRosterImports: async (page, { db, actor, seal }) => {
    const { rows, total } = await imports.listImports(db, actor.schoolId, page)
    const list = rows.map(({ imported, byName }) => {
      const at = imported.undoneAt ?? imported.confirmedAt ?? imported.createdAt
      return importRow({ ...imported, byName }, at, seal('rosterImport', imported.id))
    })
    return { list, total }
  },
}
