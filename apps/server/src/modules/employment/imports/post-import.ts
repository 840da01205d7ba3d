import {
  type Language,
  mostSheetRows,
  postFields,
  type PostFields,
  reasons,
} from '@titian/contract'
import type { ImportKind, ImportName, SheetRow } from '../../people/index.ts'
import type { JobPostRow, NewJobPost } from '../tables.ts'
import { isFutureEnd, missingIn, salaryOf, usualEndFrom } from '../posts/rules.ts'
import {
  asNumber,
  asText,
  type Fault,
  oneOf,
  problemsOfForm,
  readCells,
  type Reader,
} from './cells.ts'
import * as choices from './choices.ts'
import { type Importing, keepGiven } from './company-import.ts'
import { endOfDay } from './days.ts'
import * as queries from './queries.ts'
import { faultRow, faultTexts, postColumns, type PostField, postTitles } from './texts.ts'
import { undoRows } from './undo.ts'

type Form = Omit<PostFields, 'companySign'>

interface SheetPost {
  line: number
  company: string
  given: Partial<Form> & Pick<Form, 'title'>
  isPublished: boolean
  /** Shown beside a fault that is found when the row is compared. */
  values: Record<PostField, string>
}

type Values = Omit<
  NewJobPost,
  'schoolId' | 'createdBy' | 'createdAt' | 'changedAt' | 'companyId' | 'id'
>
interface PlannedPost extends SheetPost {
  companyId: number
}

export interface PostTypes {
  field: PostField
  options: { timeZone: string; language: Language }
  row: SheetPost | PlannedPost
  change: { id: number; after: Values & { companyId: number } }
  fault: Fault
}

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

/** The rules of the form name the company by a sign, which a row does not have. */
const asForm = (fields: object) => ({ ...fields, companySign: 'row' })

function withSkillNames(given: Record<string, unknown>, language: Language) {
  const skills = given['skills'] as PostFields['skills'] | undefined
  if (!skills) return given
  const names = skills.map((one) => ({ ...one, name: choices.skillNameIn(one.name, language) }))
  return { ...given, skills: names }
}

function readRow(
  row: SheetRow<PostField>,
  readers: Record<PostField, Reader>,
  options: PostTypes['options'],
  { now, language }: Importing,
): { post?: SheetPost; faults: Fault[] } {
  const { line, values } = row
  const { given, faults } = readCells(row, readers, language)
  const { published, company: _, ...said } = given
  const named = withSkillNames(said, (said['language'] as Language | undefined) ?? options.language)
  const form = asForm({ language: options.language, ...named })
  faults.push(...problemsOfForm(postFields, form, { ...row, known: faults }, language))
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
  if (faults.length > 0) return { faults }
  const kept = keepGiven(postFields.parse(form), said) as SheetPost['given']
  const shown = { ...values, description: values.description.slice(0, 100) }
  return {
    faults,
    post: {
      line,
      company: values.company,
      given: kept,
      isPublished: published === true,
      values: shown,
    },
  }
}

function check(
  rows: readonly SheetRow<PostField>[],
  options: PostTypes['options'],
  context: Importing,
) {
  const readers = readersIn(options.timeZone)
  const read = rows.map((row) => readRow(row, readers, options, context))
  return {
    rows: read.flatMap(({ post }) => (post ? [post] : [])),
    faults: read.flatMap(({ faults }) => faults),
  }
}

const units = (cents: number | null) => (cents === null ? null : cents / 100)

/** A stored post as its form holds it. */
const formOf = (post: JobPostRow): object => ({
  ...post,
  salaryLeast: units(post.salaryLeast),
  salaryMost: units(post.salaryMost),
  endsAt: post.endsAt.toISOString(),
})

/** What the table would hold after the row, upon the post that is there or as a new one. */
function valuesAfter(
  { given, isPublished }: SheetPost,
  before: JobPostRow | undefined,
  { language, now }: { language: Language; now: Date },
): Values {
  const {
    companySign: _,
    endsAt,
    ...form
  } = postFields.parse(asForm({ language, ...(before && formOf(before)), ...given }))
  const isNew = isPublished && !before?.publishedAt
  const usualEnd = given.endsAt === undefined && (before?.usualEnd ?? true)
  const usual = before && !isNew ? before.endsAt : usualEndFrom(now)
  return {
    ...form,
    ...salaryOf({ ...form, endsAt, companySign: '' }),
    publishedAt: before?.publishedAt ?? (isPublished ? now : null),
    endsAt: usualEnd || endsAt === null ? usual : new Date(endsAt),
    usualEnd,
    title: before?.title ?? form.title,
    takenDownReason: '',
  }
}

/** What is wrong with a row only upon the post that is there, or because it is to be published. */
function faultsUpon(
  row: SheetPost,
  before: JobPostRow | undefined,
  { language, now }: Pick<Importing, 'language' | 'now'>,
  textLanguage: Language,
): Fault[] {
  const { line, values } = row
  if (before) {
    const form = asForm({ ...formOf(before), ...row.given })
    const faults = problemsOfForm(postFields, form, { line, values, known: [] }, language)
    if (faults.length > 0) return faults
  }
  const after = valuesAfter(row, before, { language: textLanguage, now })
  const missing = after.publishedAt ? missingIn(after) : undefined
  if (missing)
    return [
      {
        line,
        field: missing.field,
        value: values[missing.field],
        text: reasons[missing.reason][language],
      },
    ]
  if (after.publishedAt && !before?.publishedAt && !isFutureEnd(after.endsAt, now))
    return [{ line, field: 'endsAt', value: values.endsAt, text: reasons.postEndPast[language] }]
  return []
}

const comparedFields = (Object.keys(postTitles) as PostField[])
  .map((field) => (field === 'published' ? 'publishedAt' : field))
  .filter((field) => field !== 'company')

const compared = (post: object) =>
  JSON.stringify(comparedFields.map((field) => (post as Record<string, unknown>)[field]))

type Plan = Awaited<ReturnType<ImportKind<PostTypes>['plan']>>

/** The rows whose company is known; the others are faults. */
async function withCompanies(
  db: Parameters<ImportKind<PostTypes>['plan']>[0],
  schoolId: number,
  rows: readonly SheetPost[],
  { language, lock }: { language: Language; lock: boolean },
): Promise<{ known: PlannedPost[]; faults: Fault[] }> {
  const names = [...new Set(rows.map(({ company }) => company))]
  const found = await queries.companiesNamed(db, schoolId, names, lock ? 'share' : undefined)
  const byName = new Map(found.map(({ at, company }) => [names[at - 1], company.id]))
  const known: PlannedPost[] = []
  const faults: Fault[] = []
  for (const row of rows) {
    const companyId = byName.get(row.company)
    if (companyId !== undefined) known.push({ ...row, companyId })
    else {
      const text = faultTexts.noCompany[language]
      faults.push({ line: row.line, field: 'company', value: row.company, text })
    }
  }
  return { known, faults }
}

interface Written {
  context: Importing
  /** The language of the posts of the sheet. */
  language: Language
}

/** What becomes of each row whose company is known. */
function planOf(
  known: readonly PlannedPost[],
  found: Awaited<ReturnType<typeof queries.postsTitled>>,
  faults: Fault[],
  { context, language }: Written,
): Plan {
  const existing = new Map<number, JobPostRow[]>()
  for (const { at, post } of found) existing.set(at, [...(existing.get(at) ?? []), post])
  const lines = new Map<string, number>()
  const plan: Plan = { fresh: [], changed: [], same: 0, faults }
  for (const [at, row] of known.entries()) {
    const { line, companyId, given } = row
    const city = given.city ?? ''
    const key = JSON.stringify([companyId, given.title.toLowerCase(), city])
    const earlier = lines.get(key)
    const before = existing.get(at)?.find((post) => post.city === city)
    if (earlier !== undefined) {
      const text = faultTexts.twice[language].replace('{line}', String(earlier))
      plan.faults.push({ line, field: 'title', value: given.title, text })
      continue
    }
    const own = faultsUpon(row, before, context, language)
    plan.faults.push(...own)
    if (own.length > 0) continue
    lines.set(key, line)
    if (!before) {
      plan.fresh.push(row)
      continue
    }
    const after = valuesAfter(row, before, { language, now: context.now })
    if (compared(before) === compared(after)) plan.same += 1
    else plan.changed.push({ id: before.id, after: { ...after, companyId } })
  }
  return plan
}

/** JOB-091: posts from a sheet. */
export function postImport(context: Importing): ImportKind<PostTypes> {
  const { actor, language, now } = context
  return {
    ...postImportName,
    confirmed: 'jobPost.imported',
    undone: 'jobPost.importUndone',
    limit: { rows: mostSheetRows, reason: 'sheetOfPostsTooLong' },
    columns: () => postColumns,
    faultRow: faultRow(postTitles),
    check: (rows, options) => check(rows, options, context),
    plan: async (db, schoolId, { rows, options }, lock) => {
      const { known, faults } = await withCompanies(db, schoolId, rows, { language, lock: !!lock })
      const wanted = known.map(({ companyId, given }) => ({ companyId, title: given.title }))
      const found = await queries.postsTitled(db, schoolId, wanted, now, lock)
      return planOf(known, found, faults, { context, language: options.language })
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
    undo: (tx, target, _confirmedAt, at) =>
      undoRows(tx, 'job_posts', target, { now: at, language }),
  }
}
