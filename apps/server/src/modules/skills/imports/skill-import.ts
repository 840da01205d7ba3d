import {
  type FullTexts,
  reasons,
  schoolSkillsMost,
  skillAliasesMost,
  skillFields,
  skillSheetRows,
} from '@titian/contract'
import { z } from 'zod'
import { lockFor } from '../../../platform/database/advisory-lock.ts'
import type { Db } from '../../../platform/database/database.ts'
import {
  asText,
  type Fault,
  faultRow,
  faultTexts,
  type Importing,
  oneOf,
  problemsOfForm,
  readCells,
  type Reader,
  tagChoices,
} from '../../employment/index.ts'
import type { ImportKind, ImportName, SheetRow } from '../../people/index.ts'
import {
  bookOf,
  foldSkill,
  platformSkill,
  positionGroups,
  type SchoolSkillRow,
  type Skill,
  type SkillBook,
} from '../../resume/index.ts'
import { newSkillCode } from '../taxonomy/actions.ts'
import * as effects from './queries.ts'
import { undo } from './undo.ts'
import { listRows } from '../taxonomy/queries.ts'
import { sheetTexts, skillColumns, type SkillField, skillTitles } from './sheet-texts.ts'
import { findTaken, freshWords } from '../taxonomy/words.ts'

interface SheetSkill {
  line: number
  /** The values of the row; empty cells keep existing values. */
  given: { en: string; zh?: string; my?: string; aliases?: string[]; jobGroup?: string }
}

export interface SkillTypes {
  field: SkillField
  options: Record<string, string>
  row: SheetSkill | (SheetSkill & { after: effects.Written })
  change: { id: number; after: effects.Written }
  fault: Fault
}

export const skillImportName = { name: 'skills', sign: 'skillImport' } as const satisfies ImportName

const readers: Record<SkillField, Reader> = {
  en: asText,
  zh: asText,
  my: asText,
  aliases: (cell) => ({
    value: cell
      .split(/[;；、\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  }),
  jobGroup: oneOf(tagChoices(positionGroups, sheetTexts.group)),
}

const rowForm = z.object({
  ...skillFields.shape.names.partial().required({ en: true }).shape,
  aliases: skillFields.shape.aliases,
  jobGroup: skillFields.shape.jobGroup,
})

/** Checks each row by itself; conflicts with other skills are found in the plan. */
function check(rows: readonly SheetRow<SkillField>[], { language }: Importing) {
  const good: SheetSkill[] = []
  const faults: Fault[] = []
  for (const row of rows) {
    const { given, faults: own } = readCells(row, readers, language)
    own.push(...problemsOfForm(rowForm, given, { ...row, known: own }, language))
    faults.push(...own)
    if (own.length === 0) good.push({ line: row.line, given: given as SheetSkill['given'] })
  }
  return { rows: good, faults }
}

const languages = ['en', 'zh', 'my'] as const

/** Returns the school's skill after the row, or the error of the row. */
function afterRow(
  { given, line }: SheetSkill,
  { code, row, book }: { code: string; row: SchoolSkillRow | undefined; book: Seen },
  { language }: Importing,
): effects.Written | Fault {
  const fault = (field: string, value: string, text: string): Fault => ({
    line,
    field,
    value,
    text,
  })
  const ofPlatform = platformSkill(code)
  const before = ofPlatform?.names ?? row?.names
  if (ofPlatform) {
    // The first cell may contain any word of the skill; the other names must be those of the
    // platform.
    const other = (['zh', 'my'] as const).find(
      (key) => given[key] && foldSkill(given[key]) !== foldSkill(ofPlatform.names[key]),
    )
    const name = other && ofPlatform.names[other]
    if (name)
      return fault(
        other,
        given[other] ?? '',
        sheetTexts.ofPlatform[language].replace('{name}', () => name),
      )
    if (given.jobGroup)
      return fault('jobGroup', given.jobGroup, sheetTexts.groupOfPlatform[language])
  }
  const missing = before ? undefined : languages.find((key) => !given[key])
  if (missing) return fault(missing, '', sheetTexts.nameMissing[language])
  const names: FullTexts = {
    en: before?.en ?? given.en,
    zh: (!ofPlatform && given.zh) || (before?.zh ?? ''),
    my: (!ofPlatform && given.my) || (before?.my ?? ''),
  }
  const known = [...Object.values(names), ...(ofPlatform?.aliases ?? [])]
  const aliases = freshWords([...(row?.aliases ?? []), ...(given.aliases ?? [])], known)
  if (aliases.length > skillAliasesMost)
    return fault('aliases', given.aliases?.join('; ') ?? '', sheetTexts.tooManyWords[language])
  const taken = findTaken(book, code, { names, aliases }, language)
  if (taken) return fault(taken.field.replace('names.', ''), taken.word, taken.text)
  return {
    code,
    names: ofPlatform ? null : names,
    aliases,
    jobGroup: given.jobGroup ?? row?.jobGroup ?? '',
  }
}

const partOf = ({
  names,
  aliases,
  jobGroup,
}: Pick<SchoolSkillRow, 'names' | 'aliases' | 'jobGroup'>) =>
  JSON.stringify([names && languages.map((key) => names[key]), aliases, jobGroup])

type Seen = Pick<SkillBook, 'codeOf' | 'findSkill'>

/** Returns the skills including the rows above. */
function seenBook(book: SkillBook): Seen & { add(written: effects.Written): void } {
  const words = new Map<string, string>()
  const skills = new Map<string, Skill>()
  return {
    codeOf: (name) => words.get(foldSkill(name)) ?? book.codeOf(name),
    findSkill: (code) => skills.get(code) ?? book.findSkill(code),
    add: ({ code, names, aliases }) => {
      for (const word of [...Object.values(names ?? {}), ...aliases])
        words.set(foldSkill(word), code)
      if (names) skills.set(code, { code, names, aliases })
    },
  }
}

type Plan = Awaited<ReturnType<ImportKind<SkillTypes>['plan']>>

/**
 * Plans the rows. Each row concerns the skill with the word of its first column, and sees the rows
 * before it.
 */
function planOf(
  stored: readonly SchoolSkillRow[],
  rows: readonly SheetSkill[],
  context: Importing,
): Plan {
  const plan: Plan = { fresh: [], changed: [], same: 0, faults: [] }
  const lines = new Map<string, number>()
  const now = new Map<string, SchoolSkillRow>(stored.map((row) => [row.code, row]))
  let own = stored.filter(({ names }) => names).length
  const book = seenBook(bookOf(stored))
  for (const sheetRow of rows) {
    const { line, given } = sheetRow
    const named = book.codeOf(given.en)
    const code = named.startsWith('other:') ? newSkillCode() : named
    const row = now.get(code)
    const earlier = lines.get(code)
    const text = earlier && faultTexts.twice[context.language].replace('{line}', String(earlier))
    const after = text
      ? { line, field: 'en', value: given.en, text }
      : afterRow(sheetRow, { code, row, book }, context)
    if ('text' in after) {
      plan.faults.push(after)
      continue
    }
    if (!row && after.names && own >= schoolSkillsMost) {
      const full = reasons.skillsFull[context.language]
      plan.faults.push({ line, field: 'en', value: given.en, text: full })
      continue
    }
    lines.set(code, line)
    if (row ? partOf(row) === partOf(after) : !after.names && after.aliases.length === 0) {
      plan.same += 1
      continue
    }
    if (row) plan.changed.push({ id: row.id, after })
    else plan.fresh.push({ ...sheetRow, after })
    if (!row && after.names) own += 1
    now.set(code, { ...emptyRow, ...row, ...after })
    book.add(after)
  }
  return plan
}

/** The row of a planned skill, which has no id yet. */
const emptyRow: SchoolSkillRow = {
  id: 0,
  schoolId: 0,
  code: '',
  names: null,
  jobGroup: '',
  aliases: [],
  retiredAt: null,
  mergedInto: null,
  createdBy: 0,
  createdAt: new Date(0),
  changedAt: new Date(0),
  version: 0,
}

/** JOB-144: imports skills from a sheet. */
export function skillImport(context: Importing): ImportKind<SkillTypes> {
  const { actor, language } = context
  return {
    ...skillImportName,
    confirmed: 'skill.imported',
    undone: 'skill.importUndone',
    limit: { rows: skillSheetRows, reason: 'sheetOfSkillsTooLong' },
    columns: () => skillColumns,
    faultRow: faultRow(skillTitles),
    check: (rows) => check(rows, context),
    plan: async (db: Db, schoolId, { rows }, lock) => {
      if (lock) await lockFor(db, 'schoolSkills', schoolId)
      return planOf(await listRows(db, schoolId), rows, context)
    },
    apply: async (tx, target, { fresh, changed }, { now }) => {
      const writing = { ...target, byUserId: actor.userId, now }
      await effects.change(tx, writing, changed)
      const made = fresh.flatMap((row) => ('after' in row ? row.after : []))
      return effects.insert(tx, writing, made)
    },
    undo: async (tx, target, _confirmedAt, now) => {
      await lockFor(tx, 'schoolSkills', target.schoolId)
      return undo(tx, target, { now, language })
    },
  }
}
