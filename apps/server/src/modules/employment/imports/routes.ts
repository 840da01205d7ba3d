import type { employment } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { confirmImport, listImports, previewImport, undoImport } from '../../people/index.ts'
import { platformBook, skillBook } from '../../resume/index.ts'
import { assertKeeps } from '../keepers.ts'
import { companyImport, companyImportName } from './company-import.ts'
import { postImport, postImportName } from './post-import.ts'

type Names =
  | 'previewCompanyImport'
  | 'confirmCompanyImport'
  | 'listCompanyImports'
  | 'undoCompanyImport'
  | 'previewPostImport'
  | 'confirmPostImport'
  | 'listPostImports'
  | 'undoPostImport'

export const sheetAnswers: SomeAnswers<typeof employment, Names> = {
  previewCompanyImport: async (file, context) => {
    assertKeeps(context.actor, context.school.id)
    const looked = await previewImport(companyImport(context), file, {}, context)
    return looked instanceof Refusal ? looked : looked.preview
  },
  confirmCompanyImport: async ({ importSign }, context) => {
    assertKeeps(context.actor, context.school.id)
    return confirmImport(companyImport(context), context.open('companyImport', importSign), context)
  },
  listCompanyImports: async (page, context) => {
    assertKeeps(context.actor, context.school.id)
    return listImports(companyImportName, page, context)
  },
  undoCompanyImport: async ({ importSign }, context) => {
    assertKeeps(context.actor, context.school.id)
    const id = context.open('companyImport', importSign)
    const done = await undoImport(companyImport(context), id, context)
    return done instanceof Refusal ? done : { ...done, left: done.left ?? [] }
  },
  previewPostImport: async ({ timeZone, ...file }, context) => {
    assertKeeps(context.actor, context.school.id)
    const book = await skillBook(context.db, context.school.id)
    const options = { timeZone, language: context.school.defaultLanguage }
    const looked = await previewImport(postImport({ ...context, book }), file, options, context)
    return looked instanceof Refusal ? looked : looked.preview
  },
  confirmPostImport: async ({ importSign }, context) => {
    assertKeeps(context.actor, context.school.id)
    return confirmImport(
      postImport({ ...context, book: platformBook }),
      context.open('postImport', importSign),
      context,
    )
  },
  listPostImports: async (page, context) => {
    assertKeeps(context.actor, context.school.id)
    return listImports(postImportName, page, context)
  },
  undoPostImport: async ({ importSign }, context) => {
    assertKeeps(context.actor, context.school.id)
    const id = context.open('postImport', importSign)
    const done = await undoImport(postImport({ ...context, book: platformBook }), id, context)
    return done instanceof Refusal ? done : { ...done, left: done.left ?? [] }
  },
}
