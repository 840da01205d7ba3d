import { endsTooEarly, otherPosition, type SectionName, skillsWanted } from './rules.ts'
import type { ResumeContent } from './shapes.ts'

/** RES-087: the points of each part, out of 100. */
export const partPoints = {
  contact: 5,
  email: 5,
  city: 5,
  status: 5,
  personalAdvantage: 10,
  intention: 15,
  education: 15,
  /** Work, an internship, a project or a voluntary service. */
  experience: 20,
  /** At least three skills. */
  skill: 10,
  language: 5,
  /** A course, a training or a qualification. */
  learning: 5,
} as const
export type ResumePart = keyof typeof partPoints

/** A missing part with its points. */
export interface MissingPart {
  part: ResumePart
  points: number
  /** The id of an existing entry that lacks a required field. */
  entryId?: string
}

const sectionsOfPart: Partial<Record<ResumePart, readonly SectionName[]>> = {
  intention: ['intention'],
  education: ['education'],
  experience: ['work', 'internship', 'project', 'volunteer'],
  skill: ['skill'],
  language: ['language'],
  learning: ['cultivate', 'training', 'qualification'],
}

/**
 * @lintignore The required fields of each section. The student site has no schemas to read them
 * from; a test compares this list with the schemas.
 */
export const requiredFields: Record<SectionName, readonly string[]> = {
  intention: ['positionCode', 'industries', 'city', 'nature'],
  education: ['schoolName', 'degree', 'major', 'start', 'end'],
  work: ['companyName', 'jobTitle', 'start', 'end', 'content'],
  project: ['name', 'content'],
  internship: ['companyName', 'jobTitle', 'content'],
  training: ['place', 'content'],
  cultivate: ['courseName'],
  qualification: ['category', 'name'],
  skill: ['name'],
  language: ['name'],
  volunteer: ['organisation'],
}

const isEmpty = (value: unknown): boolean =>
  !value ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'string' && value.trim() === '')

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Whether an entry has what the form of its section requires. */
function isWhole(name: SectionName, entry: object): boolean {
  const fields: Record<string, unknown> = { ...entry }
  if (requiredFields[name].some((field) => isEmpty(fields[field]))) return false
  if (endsTooEarly(textOf(fields['start']), textOf(fields['end']))) return false
  return fields['positionCode'] !== otherPosition || !isEmpty(fields['positionName'])
}

interface Counted {
  whole: number
  /** The first entry that lacks a required field, such as an imported entry without dates. */
  unfinished?: string
}

/** Counts the printed entries, without hidden sections and entries. */
function countEntries(content: ResumeContent, names: readonly SectionName[]): Counted {
  const shown = names
    .filter((name) => !content.hiddenSections.includes(name))
    .flatMap((name) => content.sections[name].map((entry) => ({ name, entry })))
    .filter(({ entry }) => !entry.hidden)
  const lacking = shown.filter(({ name, entry }) => !isWhole(name, entry))
  const [unfinished] = lacking
  return {
    whole: shown.length - lacking.length,
    ...(unfinished && { unfinished: unfinished.entry.id }),
  }
}

function findMissing(content: ResumeContent, part: ResumePart): MissingPart | undefined {
  const missing = { part, points: partPoints[part] }
  const names = sectionsOfPart[part]
  if (!names) {
    const texts: Record<string, unknown> = { ...content.basics, ...content }
    return texts[part] ? undefined : missing
  }
  const { whole, unfinished } = countEntries(content, names)
  if (whole >= (part === 'skill' ? skillsWanted : 1)) return undefined
  return { ...missing, ...(unfinished !== undefined && { entryId: unfinished }) }
}

/** RES-087: returns the missing parts, most points first. */
export function missingOf(content: ResumeContent): MissingPart[] {
  return (Object.keys(partPoints) as ResumePart[])
    .flatMap((part) => findMissing(content, part) ?? [])
    .toSorted((one, other) => other.points - one.points)
}

/** RES-087: returns the completeness out of 100. */
export function completenessOf(content: ResumeContent): number {
  return missingOf(content).reduce((points, missing) => points - missing.points, 100)
}
