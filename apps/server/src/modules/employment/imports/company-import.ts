import { companyFields, mostSheetFaults, mostSheetRows } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import type { ImportKind, ImportName, SheetRow } from '../../people/index.ts'
import type { CompanyRow } from '../tables.ts'
import { asText, type Fault, oneOf, problemsOfForm, readCells, type Reader } from './cells.ts'
import { cityChoices, industryChoices, sizeChoices, yesChoices } from './choices.ts'
import * as queries from './queries.ts'
import { companyColumns, type CompanyField, companyTitles, faultRow, faultTexts } from './texts.ts'
import { undoRows } from './undo.ts'

type Fields = Pick<CompanyRow, CompanyField>

interface SheetCompany {
  line: number
  /** The values in the row. */
  given: Partial<Fields> & { name: string }
}

export interface CompanyTypes {
  field: CompanyField
  options: Record<string, string>
  row: SheetCompany
  change: { id: number; after: Fields }
  fault: Fault
}

export const companyImportName = {
  name: 'companies',
  sign: 'companyImport',
} as const satisfies ImportName

const readers: Record<CompanyField, Reader> = {
  name: asText,
  industry: oneOf(industryChoices),
  size: oneOf(sizeChoices),
  city: oneOf(cityChoices),
  address: asText,
  website: asText,
  introduction: asText,
  contactName: asText,
  email: asText,
  verified: oneOf(yesChoices),
  recommended: oneOf(yesChoices),
}

export type Importing = Pick<Context, 'now' | 'language' | 'school'> & { actor: User }

/**
 * Keeps the fields of a form for which the row has a value, in the form in which they are stored.
 */
export const keepGiven = (form: Record<string, unknown>, given: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(form).filter(([field]) => field in given))

/** Checks the rows. If two rows are about the same company, the first one is used. */
function check(rows: readonly SheetRow<CompanyField>[], { language }: Importing) {
  const lines = new Map<string, number>()
  const good: SheetCompany[] = []
  const faults: Fault[] = []
  for (const row of rows) {
    const { given, faults: own } = readCells(row, readers, language)
    own.push(...problemsOfForm(companyFields, given, { ...row, known: own }, language))
    const key = row.values.name.toLowerCase()
    const earlier = lines.get(key)
    if (earlier !== undefined) {
      const text = faultTexts.twice[language].replace('{line}', String(earlier))
      own.push({ line: row.line, field: 'name', value: row.values.name, text })
    }
    faults.push(...own)
    if (own.length > 0) continue
    lines.set(key, row.line)
    const said = keepGiven(companyFields.parse(given), given)
    good.push({ line: row.line, given: said as SheetCompany['given'] })
  }
  return { rows: good, faults }
}

/** Makes a new company from a row. A field without a value has the value of an empty form. */
function newCompany({ given }: SheetCompany): Record<string, unknown> {
  const { logoPath: _, ...fields } = companyFields.parse(given)
  return fields
}

const fields = Object.keys(companyTitles) as CompanyField[]

/**
 * Returns the changes of a company. Its name is never changed, because the company was found by
 * this name.
 */
function changeOf(company: CompanyRow, { given }: SheetCompany) {
  const pick = (from: Fields) => fields.map((field) => from[field])
  const after = { ...company, ...given, name: company.name }
  const kept = Object.fromEntries(fields.map((field) => [field, after[field]]))
  return JSON.stringify(pick(company)) === JSON.stringify(pick(after))
    ? undefined
    : { id: company.id, after: kept as Fields }
}

/** JOB-090: returns the import of companies from a sheet. */
export function companyImport(context: Importing): ImportKind<CompanyTypes> {
  const { actor, language } = context
  return {
    ...companyImportName,
    confirmed: 'company.imported',
    undone: 'company.importUndone',
    limit: { rows: mostSheetRows, reason: 'sheetOfPostsTooLong', faults: mostSheetFaults },
    columns: () => companyColumns,
    faultRow: faultRow(companyTitles),
    check: (rows) => check(rows, context),
    plan: async (db, schoolId, { rows }, lock) => {
      const names = rows.map(({ given }) => given.name)
      const found = await queries.companiesNamed(db, schoolId, names, lock && 'update')
      // `at` counts from 1.
      const byPlace = new Map(found.map(({ at, company }) => [at - 1, company]))
      const fresh = rows.filter((_, index) => !byPlace.has(index))
      const changed = rows.flatMap((row, index) => {
        const company = byPlace.get(index)
        return (company && changeOf(company, row)) || []
      })
      return { fresh, changed, same: rows.length - fresh.length - changed.length, faults: [] }
    },
    apply: async (tx, target, { fresh, changed }, { now }) => {
      const writing = { ...target, byUserId: actor.userId, now }
      await queries.changeRows(tx, 'companies', writing, changed)
      const made = await queries.insertRows(tx, 'companies', writing, fresh.map(newCompany))
      return made.length
    },
    undo: (tx, target, _confirmedAt, now) => undoRows(tx, 'companies', target, { now, language }),
  }
}
