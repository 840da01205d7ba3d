import type { ServerModule } from '../../platform/module.ts'
import { peopleJobs } from './jobs.ts'
import { peopleRoutes } from './routes.ts'

export { peopleOfPerson } from './own-data/queries.ts'
export { createPerson, dropRole } from './directory/actions.ts'
export { idsOfNamed, idsOfNamePart, idsOfStudentCard, personNamed } from './directory/queries.ts'
export { columnsOf as peopleColumns, titles as peopleTitles } from './imports/texts.ts'
export { counted, phoneDigits, searchedWords, signPairs } from './rules.ts'
export {
  confirmImport,
  listImports,
  previewImport,
  removeOldPreviews,
  storePreview,
  undoImport,
} from './sheets/actions.ts'
export type {
  ImportCheck,
  ImportKind,
  ImportName,
  ImportSteps,
  ImportTarget,
  Undone,
} from './sheets/kind.ts'
export { lostText } from './sheets/lost-cell.ts'
export { readSheet, type SheetFile, type SheetRow } from './sheets/read-sheet.ts'
export { unsureEncoding } from './sheets/unsure-encoding.ts'
export {
  findColumns,
  plainHead,
  plainName,
  plainNumber,
  planRows,
  readPhoneText,
  type SheetColumn,
  unknownHeads,
} from './sheets/rules.ts'
export { sheetImportEffects, sheetImports } from './tables.ts'

export const peopleModule: ServerModule = {
  name: 'people',
  routes: peopleRoutes,
  jobs: peopleJobs,
}
