import type { people } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

export const importAnswers: SomeAnswers<
  typeof people,
  'previewPeopleImport' | 'confirmPeopleImport' | 'undoPeopleImport' | 'listPeopleImports'
> = {
  previewPeopleImport: async ({ filePath, role }, context) =>
    actions.previewImport(filePath, role, context),
  confirmPeopleImport: async ({ importSign, acceptRoles }, context) =>
    actions.confirmImport(context.open('peopleImport', importSign), acceptRoles, context),
  undoPeopleImport: async ({ importSign }, context) =>
    actions.undoImport(context.open('peopleImport', importSign), context),
  listPeopleImports: async ({ page, size }, { db, actor, seal }) => {
    const { rows, total } = await queries.listImports(db, actor.schoolId, page, size)
    return {
      list: rows.map((row) => present.importRow(row, row.createdAt, seal('peopleImport', row.id))),
      total,
    }
  },
}
