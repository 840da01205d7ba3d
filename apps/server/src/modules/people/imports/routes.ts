import { mostImportFaults, type people } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { confirmImport, listImports, previewImport, undoImport } from '../sheets/actions.ts'
import { peopleImport } from './people-import.ts'
import { changeRow } from './texts.ts'

export const importAnswers: SomeAnswers<
  typeof people,
  'previewPeopleImport' | 'confirmPeopleImport' | 'undoPeopleImport' | 'listPeopleImports'
> = {
  previewPeopleImport: async ({ role, ...file }, context) => {
    const looked = await previewImport(peopleImport, file, { role }, context)
    if (looked instanceof Refusal) return looked
    const { preview, changed } = looked
    const newRolesFirst = changed.toSorted((a, b) => Number(b.isNewRole) - Number(a.isNewRole))
    return {
      ...preview,
      changes: newRolesFirst
        .slice(0, mostImportFaults)
        .map((change) => changeRow(change, context.language)),
      newRoles: changed.filter(({ isNewRole }) => isNewRole).length,
    }
  },
  // People who would get a new role are skipped, unless staff accepted new roles (ACC-280).
  confirmPeopleImport: async ({ importSign, acceptRoles }, context) =>
    confirmImport(
      peopleImport,
      context.open('peopleImport', importSign),
      context,
      ({ isNewRole }) => acceptRoles || !isNewRole,
    ),
  undoPeopleImport: async ({ importSign }, context) =>
    undoImport(peopleImport, context.open('peopleImport', importSign), context),
  listPeopleImports: async (page, context) => listImports(peopleImport, page, context),
}
