import {
  longTextMost,
  type ResumeContent,
  type Prompt,
  schoolNameMost,
  type SectionName,
  shortTextMost,
} from '@titian/contract'

/** How a field of an entry is edited. */
export interface EntryField {
  name: string
  kind:
    | 'text'
    | 'long'
    | 'month'
    | 'end'
    | 'flag'
    | 'position'
    | 'salary'
    | 'industry'
    | 'industries'
    | 'city'
    | 'nature'
    | 'degree'
    | 'category'
    | 'skills'
    | 'skillName'
    | 'skillLevel'
    | 'languageLevel'
  /** The key below `field` in the texts. */
  label: string
  /** The maximum length in characters. */
  most?: number
  /** The error of an empty required field. */
  prompt?: Prompt
  /** Whether the field has the full width of the form. */
  wide?: true
}

const text = (name: string, label: string, more: Partial<EntryField> = {}): EntryField => ({
  name,
  kind: 'text',
  label,
  most: shortTextMost,
  ...more,
})
const long = (name: string, label: string, more: Partial<EntryField> = {}): EntryField => ({
  name,
  kind: 'long',
  label,
  most: longTextMost,
  wide: true,
  ...more,
})
const wide = { wide: true } as const
const period = (isNeeded = false): EntryField[] => [
  { name: 'start', kind: 'month', label: 'start', ...(isNeeded && { prompt: 'start' }) },
  { name: 'end', kind: 'end', label: 'end', ...(isNeeded && { prompt: 'end' }) },
]

/** The fields of each section in the order of the form. */
export const entryFields: Record<SectionName, EntryField[]> = {
  intention: [
    { name: 'positionCode', kind: 'position', label: 'position', prompt: 'job', ...wide },
    { name: 'industries', kind: 'industries', label: 'industries', prompt: 'industry', ...wide },
    { name: 'city', kind: 'city', label: 'workCity', prompt: 'city', ...wide },
    { name: 'salaryBand', kind: 'salary', label: 'salary', prompt: 'salary', ...wide },
    { name: 'nature', kind: 'nature', label: 'nature', prompt: 'nature', ...wide },
  ],
  education: [
    text('schoolName', 'school', { prompt: 'school', ...wide, most: schoolNameMost }),
    { name: 'degree', kind: 'degree', label: 'degree', prompt: 'degree' },
    text('major', 'major', { prompt: 'major' }),
    ...period(true),
    { name: 'unified', kind: 'flag', label: 'unified', ...wide },
    long('experience', 'campus'),
  ],
  work: [
    text('companyName', 'company', { prompt: 'company', ...wide }),
    { name: 'industry', kind: 'industry', label: 'industry' },
    text('jobTitle', 'jobTitle', { prompt: 'jobTitle' }),
    ...period(true),
    { name: 'skills', kind: 'skills', label: 'skills', ...wide },
    long('content', 'duties', { prompt: 'workContent' }),
    long('achievements', 'achievements'),
  ],
  project: [
    text('name', 'projectName', { prompt: 'projectName', ...wide }),
    text('role', 'role'),
    text('link', 'link', { most: 300 }),
    ...period(),
    long('content', 'projectContent', { prompt: 'projectContent' }),
    long('achievements', 'achievements'),
  ],
  internship: [
    text('companyName', 'company', { prompt: 'company', ...wide }),
    text('jobTitle', 'jobTitle', { prompt: 'jobTitle', ...wide }),
    ...period(),
    long('content', 'duties', { prompt: 'internshipContent' }),
  ],
  training: [
    text('name', 'trainingName', wide),
    text('place', 'trainingPlace', { prompt: 'trainingPlace', ...wide }),
    ...period(),
    long('content', 'trainingContent', { prompt: 'trainingContent' }),
  ],
  cultivate: [
    text('courseName', 'courseName', { prompt: 'courseName', ...wide }),
    text('organiser', 'organiser', wide),
    ...period(),
    long('content', 'courseContent'),
  ],
  qualification: [
    text('name', 'qualification', { prompt: 'qualification', ...wide }),
    { name: 'category', kind: 'category', label: 'category', prompt: 'category' },
    { name: 'date', kind: 'month', label: 'qualificationDate' },
    text('issuer', 'issuer'),
    text('number', 'number'),
  ],
  skill: [
    {
      name: 'name',
      kind: 'skillName',
      label: 'skill',
      most: shortTextMost,
      prompt: 'skill',
      ...wide,
    },
    { name: 'level', kind: 'skillLevel', label: 'level', ...wide },
    text('evidence', 'evidence', { ...wide, most: 120 }),
  ],
  language: [
    text('name', 'language', { prompt: 'languageName', ...wide }),
    { name: 'level', kind: 'languageLevel', label: 'level', ...wide },
  ],
  volunteer: [
    text('organisation', 'organisation', { prompt: 'organisation', ...wide }),
    text('role', 'role', wide),
    ...period(),
    long('content', 'volunteerContent'),
  ],
}

export type EntryValues = { id: string; hidden: boolean } & Record<string, unknown>

/** The empty value of each kind of field. The contract reports values that are missing. */
const blanks: Readonly<Record<string, unknown>> = {
  industries: [],
  skills: [],
  unified: false,
  level: 0,
  currency: 'MYR',
  salaryBand: null,
  nature: null,
  degree: null,
  start: null,
  end: null,
  date: null,
}

/** The second field that the control of a field edits, such as the currency of a salary. */
const besides: Readonly<Record<string, string>> = {
  positionCode: 'positionName',
  salaryBand: 'currency',
}
const namesOf = (section: SectionName) =>
  entryFields[section].flatMap(({ name }) => [name, besides[name] ?? []].flat())

export function blankEntry(section: SectionName, id: string): EntryValues {
  const fields = namesOf(section).map((name) => [
    name,
    blanks[name] === undefined ? '' : blanks[name],
  ])
  return { id, hidden: false, ...(Object.fromEntries(fields) as object) }
}

/**
 * Returns an entry with each field once and in a fixed order, so that two copies can be compared.
 */
export function pickEntry(
  section: SectionName,
  id: string,
  { sections }: ResumeContent,
): EntryValues | null {
  const found: Readonly<Record<string, unknown>> | undefined = sections[section].find(
    (entry) => entry.id === id,
  )
  if (!found) return null
  const fields = namesOf(section).map((name) => [name, found[name]])
  return { id, hidden: found['hidden'] === true, ...(Object.fromEntries(fields) as object) }
}

/** Returns the values so that a half-filled form can be printed. */
function printable(section: SectionName, values: EntryValues): EntryValues {
  const choices = { salaryBand: 0, nature: 3, degree: 0 }
  const chosen = Object.entries(choices).filter(([name]) => name in values && values[name] === null)
  return section === 'intention' || section === 'education'
    ? { ...values, ...Object.fromEntries(chosen) }
    : values
}

/**
 * Returns the content with the entry of a form. The entry keeps its index; a new entry comes first.
 */
export function layEntry(
  section: SectionName,
  content: ResumeContent,
  values: EntryValues,
): ResumeContent {
  const entries: readonly { id: string }[] = content.sections[section]
  const laid = printable(section, values)
  const isThere = entries.some(({ id }) => id === values.id)
  const next = isThere
    ? entries.map((entry) => (entry.id === values.id ? laid : entry))
    : [laid, ...entries]
  return { ...content, sections: { ...content.sections, [section]: next } }
}
