import { identities, people } from '@titian/contract'
import { ask, callKey } from '@titian/site'
import type { TFunction } from 'i18next'
import type { ImportSource } from '../../../parts/sheet-import/import-source.ts'

const columns = ['name', 'phone', 'department', 'major', 'class'] as const

/** ACC-187: whom the school knows, from one table. */
export function rosterSource(t: TFunction<'identities'>): ImportSource {
  return {
    kindLabel: t('sheet.kind'),
    kinds: (['student', 'teacher'] as const).map((value) => ({
      value,
      label: t(`roster.kind.${value}`),
    })),
    columnsText: (kind) => t(`sheet.columns.${kind}`),
    heads: (kind) => [
      t(`sheet.number.${kind}`),
      ...columns.map((column) => t(`sheet.head.${column}`)),
    ],
    templateName: (kind) => `${t('sheet.file')}-${t(`roster.kind.${kind}`)}.csv`,
    preview: (filePath, kind) => ask(identities.previewRosterImport, { filePath, kind }),
    confirm: (importSign) => ask(identities.confirmRosterImport, { importSign }),
    undo: (importSign) => ask(identities.undoRosterImport, { importSign }),
    list: (page, size) => ask(identities.listRosterImports, { page, size }),
    listKey: callKey(identities.listRosterImports),
    refresh: [identities.listRoster, identities.listIdentityRequests, people.listAuditLog].map(
      callKey,
    ),
    undoText: t('sheet.undo'),
  }
}
