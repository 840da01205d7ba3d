import {
  type Language,
  mostSheetFaults,
  mostSheetRows,
  postFields,
  type PostFields,
  reasons,
} from '@titian/contract'
import type { ImportKind, ImportName, SheetRow } from '../../people/index.ts'
import type { SkillBook } from '../../resume/index.ts'
import type { JobPostRow, NewJobPost } from '../tables.ts'
import { allMissingIn, isFutureEnd, salaryOf, usualEndFrom } from '../posts/rules.ts'
import {
  asNumber,
  asText,
  type Fault,
  oneOf,
  problemsOfForm,
  readCells,
  type Reader,
  soundForm,
} from './cells.ts'
import * as choices from './choices.ts'
import { type Importing, keepGiven } from './company-import.ts'
import * as queries from './queries.ts'
import { faultRow, faultTexts, postColumns, type PostField, postTitles } from './texts.ts'
import { undoRows } from './undo.ts'
import { localTime } from '../../../platform/sheets/local-time.ts'

/**
 * Returns the last moment of a day written as 2026-03-01, 2026/3/1 or 2026年3月1日, in the time zone
 * of the reader.
 */
function endOfDay(text: string, timeZone: string): Date | undefined {
  const plain = text.normalize('NFKC')
  const match = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:$|[T\s])/.exec(plain)
  if (!match) return undefined
  const [, year = 0, month = 0, day = 0] = match.map(Number)
  const wanted = new Date(Date.UTC(year, month - 1, day, 23, 59, 59, 999))
  const isDay = wanted.getUTCDate() === day && wanted.getUTCMonth() + 1 === month
  if (!isDay || year < 1970 || year > 2999) return undefined
  const shown = new Date(`${localTime(wanted, timeZone).replace(' ', 'T')}.999Z`)
  return new Date(2 * wanted.getTime() - shown.getTime())
}

type Form = Omit<PostFields, 'companySign'>

interface SheetPost {
  line: number
  company: string
  /** The valid values in the row. */
  given: Partial<Form>
  /**
   * The fields with a fault. A row with a fault is never imported. It is compared only to find its
   * other faults.
   */
  wrong?: readonly string[]
  isPublished: boolean
  /** The texts of the cells. They are shown beside faults that the comparison finds. */
  values: Record<PostField, string>
}

type Values = Omit<
  NewJobPost,
  'schoolId' | 'createdBy' | 'createdAt' | 'changedAt' | 'companyId' | 'id'
>
interface PlannedPost extends SheetPost {
  companyId: number
}
/** A row with its company, which may be unknown. */
type ComparedPost = SheetPost & { companyId: number | undefined }

export interface PostTypes {
  field: PostField
  options: { timeZone: string; language: Language }
  row: SheetPost | PlannedPost
  change: { id: number; after: Values & { companyId: number } }
  fault: Fault
}

/** The import with the skills that the school knows. */
export type ImportingPosts = Importing & { book: SkillBook }

export const postImportName = { name: 'jobPosts', sign: 'postImport' } as const satisfies ImportName

const readersIn = (timeZone: string): Record<PostField, Reader> => ({
  title: asText,
  company: asText,
  position: oneOf(choices.positionChoices),
  industry: oneOf(choices.industryChoices),
  city: oneOf(choices.cityChoices),
  remote: oneOf(choices.yesChoices),
  nature: oneOf(choices.natureChoices),
  degree: oneOf(choices.degreeChoices),
  experience: asNumber,
  salaryLeast: asNumber,
  salaryMost: asNumber,
  currency: oneOf(choices.currencyChoices),
  salaryPer: oneOf(choices.periodChoices),
  negotiable: oneOf(choices.yesChoices),
  skills: (cell) => {
    const skills = choices.readSkills(cell)
    return skills.every(({ level }) => [1, 2, 3, 4, 5].includes(level))
      ? { value: skills }
      : { text: choices.skillsExpected }
  },
  language: oneOf(choices.languageChoices),
  description: asText,
  endsAt: (cell) => {
    const end = endOfDay(cell, timeZone)
    return end ? { value: end.toISOString() } : { text: faultTexts.day }
  },
  published: oneOf(choices.stateChoices),
})

/** Adds the sealed id of a company. The rules of the form require one, but a row has none. */
const asForm = (fields: object): Record<string, unknown> => ({ ...fields, companySign: 'row' })
/** A valid title. It replaces a wrong title, so that the other fields can be checked. */
const needed = { title: 'row' }

function withSkillNames(given: Record<string, unknown>, language: Language, book: SkillBook) {
  const skills = given['skills'] as PostFields['skills'] | undefined
  if (!skills) return given
  const names = skills.map((one) => ({
    ...one,
    name: choices.skillNameIn(one.name, language, book),
  }))
  return { ...given, skills: names }
}

function readRow(
  row: SheetRow<PostField>,
  readers: Record<PostField, Reader>,
  options: PostTypes['options'],
  { now, language, book }: ImportingPosts,
): { post: SheetPost; faults: Fault[] } {
  const { line, values } = row
  const { given, faults } = readCells(row, readers, language)
  const { published, company: _, ...said } = given
  const spoken = (said['language'] as Language | undefined) ?? options.language
  const named = withSkillNames(said, spoken, book)
  const form = asForm({ language: options.language, ...named })
  faults.push(...problemsOfForm(postFields, form, { ...row, known: faults }, language, needed))
  const { endsAt } = said
  if (typeof endsAt === 'string' && !isFutureEnd(new Date(endsAt), now))
    faults.push({
      line,
      field: 'endsAt',
      value: values.endsAt,
      text: reasons.postEndPast[language],
    })
  if (values.company === '')
    faults.push({ line, field: 'company', value: '', text: faultTexts.noCompany[language] })
  const wrong = faults.map(({ field }) => field)
  const possible = Object.fromEntries(
    Object.entries(said).filter(([field]) => !wrong.includes(field)),
  )
  return {
    faults,
    post: {
      line,
      company: values.company,
      given: keepGiven(postFields.parse(soundForm(form, faults, needed)), possible),
      ...(wrong.length > 0 && { wrong }),
      isPublished: published === true,
      values: { ...values, description: values.description.slice(0, 100) },
    },
  }
}

function check(
  rows: readonly SheetRow<PostField>[],
  options: PostTypes['options'],
  context: ImportingPosts,
) {
  const readers = readersIn(options.timeZone)
  const read = rows.map((row) => readRow(row, readers, options, context))
  return {
    rows: read.map(({ post }) => post),
    faults: read.flatMap(({ faults }) => faults),
  }
}

const units = (cents: number | null) => (cents === null ? null : cents / 100)

/** Returns a stored post as its form has it. */
const formOf = (post: JobPostRow): object => ({
  ...post,
  salaryLeast: units(post.salaryLeast),
  salaryMost: units(post.salaryMost),
  endsAt: post.endsAt.toISOString(),
})

/** Returns when the post ends after the import, and whether this is the usual end. */
function endAfter(
  { given, isPublished }: SheetPost,
  before: JobPostRow | undefined,
  now: Date,
): Pick<Values, 'usualEnd'> & { endsAt: Date } {
  const isNew = isPublished && !before?.publishedAt
  const usualEnd = given.endsAt === undefined && (before?.usualEnd ?? true)
  const own = given.endsAt ?? before?.endsAt
  const usual = before && !isNew ? before.endsAt : usualEndFrom(now)
  return { usualEnd, endsAt: usualEnd || !own ? usual : new Date(own) }
}

const publishedAfter = (row: SheetPost, before: JobPostRow | undefined, now: Date) =>
  before?.publishedAt ?? (row.isPublished ? now : null)

/**
 * Returns the columns of the post after the import, for changing an existing post or inserting a
 * new one.
 */
function valuesAfter(
  row: SheetPost,
  before: JobPostRow | undefined,
  { language, now }: { language: Language; now: Date },
): Values {
  const {
    companySign: _,
    endsAt,
    ...form
  } = postFields.parse(asForm({ language, ...(before && formOf(before)), ...row.given }))
  return {
    ...form,
    ...salaryOf({ ...form, endsAt, companySign: '' }),
    publishedAt: publishedAfter(row, before, now),
    ...endAfter(row, before, now),
    title: before?.title ?? form.title,
    takenDownReason: '',
  }
}

/**
 * Returns the faults that only appear together with the existing post, or because the row is to be
 * published.
 */
function faultsUpon(
  row: SheetPost,
  before: JobPostRow | undefined,
  { language, now }: Pick<Importing, 'language' | 'now'>,
): Fault[] {
  const { line, values, given, wrong = [] } = row
  const known = wrong.map((field) => ({ field }))
  const form = asForm({ ...(before && formOf(before)), ...given })
  const faults = before ? problemsOfForm(postFields, form, { line, values, known }, language) : []
  if (!publishedAfter(row, before, now)) return faults
  const add = (field: PostField, text: string) => {
    if ([...known, ...faults].some((fault) => fault.field === field)) return
    faults.push({ line, field, value: values[field], text })
  }
  const { description = '', city = '', remote = false } = { ...before, ...given }
  // If the cell about remote work cannot be read, the post may be remote, and would then need no
  // city.
  const post = { description, city, remote: remote || wrong.includes('remote') }
  for (const { field, reason } of allMissingIn(post)) add(field, reasons[reason][language])
  if (!before?.publishedAt && !isFutureEnd(endAfter(row, before, now).endsAt, now))
    add('endsAt', reasons.postEndPast[language])
  return faults
}

const comparedFields = (Object.keys(postTitles) as PostField[])
  .map((field) => (field === 'published' ? 'publishedAt' : field))
  .filter((field) => field !== 'company')

const compared = (post: object) =>
  JSON.stringify(comparedFields.map((field) => (post as Record<string, unknown>)[field]))

type Plan = Awaited<ReturnType<ImportKind<PostTypes>['plan']>>

/** Adds to each row the company with this name, if there is one. */
async function withCompanies(
  db: Parameters<ImportKind<PostTypes>['plan']>[0],
  schoolId: number,
  rows: readonly SheetPost[],
  lock: boolean,
): Promise<ComparedPost[]> {
  const names = [...new Set(rows.map(({ company }) => company))]
  const found = await queries.companiesNamed(db, schoolId, names, lock ? 'share' : undefined)
  const byName = new Map(found.map(({ at, company }) => [names[at - 1], company.id]))
  return rows.map((row) => ({ ...row, companyId: byName.get(row.company) }))
}

interface Written {
  context: Importing
  /** The language of the posts in the sheet. */
  language: Language
}

const isPlanned = (row: ComparedPost): row is PlannedPost => row.companyId !== undefined

/**
 * Returns the key of the post that a row means; undefined if this is unclear because of a fault.
 */
function keyOf({ companyId, given: { title, city = '' }, wrong = [] }: ComparedPost) {
  if (companyId === undefined || title === undefined || wrong.includes('city')) return undefined
  return JSON.stringify([companyId, title.toLowerCase(), city])
}

/**
 * Decides what happens to each row. A row with a fault is not imported, and only checked for
 * further faults.
 */
function planOf(
  rows: readonly ComparedPost[],
  found: Awaited<ReturnType<typeof queries.postsTitled>>,
  { context, language }: Written,
): Plan {
  const existing = new Map<number, JobPostRow[]>()
  for (const { at, post } of found) existing.set(at, [...(existing.get(at) ?? []), post])
  const lines = new Map<string, number>()
  const plan: Plan = { fresh: [], changed: [], same: 0, faults: [] }
  for (const [at, row] of rows.entries()) {
    const { line, given, wrong = [], values } = row
    const faults: Fault[] = []
    const add = (field: 'company' | 'title', text: string) =>
      faults.push({ line, field, value: values[field], text })
    if (!isPlanned(row) && !wrong.includes('company'))
      add('company', faultTexts.noCompany[context.language])
    const key = keyOf(row)
    const earlier = key === undefined ? undefined : lines.get(key)
    if (earlier !== undefined)
      add('title', faultTexts.twice[context.language].replace('{line}', String(earlier)))
    const posts = existing.get(at) ?? []
    const before = posts.find((post) => post.city === (given.city ?? ''))
    // Without a valid city, it is unclear which post the row means, and so which fields the post
    // already has.
    const isOpen = wrong.includes('city') && posts.length > 0
    if (!isOpen) faults.push(...faultsUpon(row, before, context))
    plan.faults.push(...faults)
    if (faults.length > 0 || wrong.length > 0 || key === undefined || !isPlanned(row)) continue
    lines.set(key, line)
    if (!before) {
      plan.fresh.push(row)
      continue
    }
    const after = valuesAfter(row, before, { language, now: context.now })
    if (compared(before) === compared(after)) plan.same += 1
    else plan.changed.push({ id: before.id, after: { ...after, companyId: row.companyId } })
  }
  return plan
}

/** JOB-091: returns the import of posts from a sheet. */
export function postImport(context: ImportingPosts): ImportKind<PostTypes> {
  const { actor, language, now } = context
  return {
    ...postImportName,
    confirmed: 'jobPost.imported',
    undone: 'jobPost.importUndone',
    limit: { rows: mostSheetRows, reason: 'sheetOfPostsTooLong', faults: mostSheetFaults },
    columns: () => postColumns,
    faultRow: faultRow(postTitles),
    check: (rows, options) => check(rows, options, context),
    plan: async (db, schoolId, { rows, options }, lock) => {
      const wanted = lock ? rows.filter(({ wrong }) => !wrong) : rows
      const named = await withCompanies(db, schoolId, wanted, lock !== undefined)
      const titles = named.map(({ companyId = 0, given: { title = '' } }) => ({ companyId, title }))
      const found = await queries.postsTitled(db, schoolId, titles, now, lock)
      return planOf(named, found, { context, language: options.language })
    },
    apply: async (tx, target, { fresh, changed }, { options }) => {
      const writing = { ...target, byUserId: actor.userId, now }
      await queries.changeRows(tx, 'job_posts', writing, changed)
      const rows = (fresh as PlannedPost[]).map((row) => ({
        ...valuesAfter(row, undefined, { language: options.language, now }),
        companyId: row.companyId,
      }))
      return (await queries.insertRows(tx, 'job_posts', writing, rows)).length
    },
    loggedOptions: () => ({}),
    undo: (tx, target, _confirmedAt, time) =>
      undoRows(tx, 'job_posts', target, { now: time, language }),
  }
}
