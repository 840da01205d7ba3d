import { people } from '@titian/contract'
import { ask, callKey } from '@titian/site'
import type { TFunction } from 'i18next'
import type { ImportSource, SheetKind } from '../../../parts/sheet-import/import-source.ts'

const columns = {
  student: ['phone', 'areaCode', 'name', 'studentCard', 'className'],
  teacher: ['phone', 'areaCode', 'name'],
} as const satisfies Record<SheetKind, readonly string[]>

/** ACC-219: many accounts from one table. */
export function peopleSource(t: TFunction<'people'>): ImportSource {
  return {
    kindLabel: t('sheet.kind'),
    kinds: (['student', 'teacher'] as const).map((value) => ({
      value,
      label: t(`filter.role.${value}`),
    })),
    columnsText: (kind) => t(`sheet.columns.${kind}`),
    heads: (kind) => columns[kind].map((column) => t(`sheet.head.${column}`)),
    templateName: (kind) => `${t('sheet.file')}-${t(`filter.role.${kind}`)}.csv`,
    preview: (filePath, role) => ask(people.previewPeopleImport, { filePath, role }),
    confirm: (importSign, acceptRoles) =>
      ask(people.confirmPeopleImport, { importSign, acceptRoles }),
    undo: (importSign) => ask(people.undoPeopleImport, { importSign }),
    list: (page, size) => ask(people.listPeopleImports, { page, size }),
    listKey: callKey(people.listPeopleImports),
    refresh: [people.listPeople, people.getPerson, people.listAuditLog].map(callKey),
    undoText: t('sheet.undo'),
  }
}
