import type { identities } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { importRow } from '../../people/index.ts'
import * as actions from './actions.ts'
import * as queries from './queries.ts'

export const importAnswers: SomeAnswers<
  typeof identities,
  'previewRosterImport' | 'confirmRosterImport' | 'undoRosterImport' | 'listRosterImports'
> = {
  previewRosterImport: async ({ filePath, kind }, context) =>
    actions.previewImport(filePath, kind, context),
  confirmRosterImport: async ({ importSign }, context) => {
    const key = { schoolId: context.actor.schoolId, id: context.open('rosterImport', importSign) }
    return actions.confirmImport(await queries.getImport(context.db, key), context)
  },
  undoRosterImport: async ({ importSign }, context) => {
    const key = { schoolId: context.actor.schoolId, id: context.open('rosterImport', importSign) }
    return actions.undoImport(await queries.getImport(context.db, key), context)
  },
  listRosterImports: async (page, { db, actor, seal }) => {
    const { rows, total } = await queries.listImports(db, actor.schoolId, page)
    const list = rows.map(({ imported, byName }) => {
      const at = imported.undoneAt ?? imported.confirmedAt ?? imported.createdAt
      return importRow({ ...imported, byName }, at, seal('rosterImport', imported.id))
    })
    return { list, total }
  },
}
