import { employment } from '@titian/contract'
import type { Person, TestApp } from '../../../testing/test-app.ts'
import { makeSheet } from '../../people/factories.ts'

export type Language = 'en' | 'zh' | 'my'

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
export const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join(',')).join('\n')

const kinds = {
  companies: {
    preview: employment.previewCompanyImport,
    confirm: employment.confirmCompanyImport,
    undo: employment.undoCompanyImport,
  },
  posts: {
    preview: employment.previewPostImport,
    confirm: employment.confirmPostImport,
    undo: employment.undoPostImport,
  },
}
type Kind = keyof typeof kinds

/** Returns the steps of an import by one member of staff. */
export function importsBy(testApp: TestApp, admin: Person) {
  const look = async (kind: Kind, text: string, language: Language = 'en') => {
    const filePath = await makeSheet(testApp, admin, text)
    return testApp.ask(kinds[kind].preview, { filePath }, { person: admin, language })
  }
  const preview = async (kind: Kind, text: string, language: Language = 'en') => {
    const { body } = await look(kind, text, language)
    if (!body.data) throw new Error(JSON.stringify(body))
    return body.data
  }
  const confirm = (kind: Kind, importSign: string) =>
    testApp.ask(kinds[kind].confirm, { importSign }, admin)
  const undo = (kind: Kind, importSign: string) =>
    testApp.ask(kinds[kind].undo, { importSign }, { person: admin, language: 'en' })
  const take = async (kind: Kind, text: string) => {
    const { importSign } = await preview(kind, text)
    const { body } = await confirm(kind, importSign)
    return { importSign, done: body.data }
  }
  return { look, preview, confirm, undo, take }
}
