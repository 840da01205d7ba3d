import {
  type ResumeContent,
  type ResumeSections,
  type SectionName,
  untilNow,
} from '@titian/contract'

/** The output must fit both published schemas, so empty values are omitted (RES-074). */
type Json = Record<string, unknown>

/** Removes empty values, which the schemas refuse. */
function filled(fields: Json): Json {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== undefined && value !== '' && !(Array.isArray(value) && !value.length),
    ),
  )
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Returns a period; an open end is written by omitting it. */
const dates = ({ start, end }: { start: string | null; end: string | null }) => ({
  startDate: start ?? undefined,
  endDate: end === untilNow ? undefined : (end ?? undefined),
})

export interface WriteNames {
  position(code: string): string
  city(pathCode: string): string
  country(pathCode: string): string
  degree(code: ResumeSections['education'][number]['degree']): string
  skillLevel(level: number): string
  languageLevel(level: number): string
}

/** Returns the content without its hidden parts, because the file is given to others. */
export function visibleOf(content: ResumeContent): ResumeContent {
  const entries = Object.entries(content.sections).map(([name, list]) => [
    name,
    content.hiddenSections.includes(name as SectionName)
      ? []
      : (list as { hidden: boolean }[]).filter(({ hidden }) => !hidden),
  ])
  const sections = Object.fromEntries(entries) as ResumeSections
  if (!content.shownLines) return { ...content, sections }
  const visible = Object.values(sections).flatMap((list) => list.map(({ id }) => id))
  const shownLines = Object.entries(content.shownLines).filter(([id]) => visible.includes(id))
  return { ...content, sections, shownLines: Object.fromEntries(shownLines) }
}

function basicsOf(content: ResumeContent, names: WriteNames): Json {
  const { basics, personalAdvantage, sections } = content
  const wanted = sections.intention.map(
    ({ positionName, positionCode }) => positionName || names.position(positionCode),
  )
  return filled({
    name: basics.name,
    label: wanted.join(', '),
    email: basics.email,
    phone: basics.contact,
    summary: personalAdvantage,
    location: basics.city
      ? filled({ city: names.city(basics.city), countryCode: names.country(basics.city) })
      : undefined,
  })
}

function workOf({ sections }: ResumeContent): Json {
  const entryOf = (entry: ResumeSections['work' | 'internship'][number]) => ({
    name: entry.companyName,
    position: entry.jobTitle,
    ...dates(entry),
    summary: entry.content,
  })
  return {
    work: [
      ...sections.work.map((entry) =>
        filled({ ...entryOf(entry), highlights: linesOf(entry.achievements) }),
      ),
      ...sections.internship.map((entry) => filled(entryOf(entry))),
    ],
    volunteer: sections.volunteer.map((entry) =>
      filled({
        organization: entry.organisation,
        position: entry.role,
        ...dates(entry),
        summary: entry.content,
      }),
    ),
    projects: sections.project.map((entry) =>
      filled({
        name: entry.name,
        description: entry.content,
        highlights: linesOf(entry.achievements),
        roles: entry.role ? [entry.role] : [],
        url: entry.link,
        ...dates(entry),
      }),
    ),
  }
}

function learningOf({ sections }: ResumeContent, names: WriteNames): Json {
  return {
    education: [
      ...sections.education.map((entry) =>
        filled({
          institution: entry.schoolName,
          area: entry.major,
          studyType: names.degree(entry.degree),
          ...dates(entry),
        }),
      ),
      ...sections.training.map((entry) =>
        filled({ institution: entry.place, area: entry.name, ...dates(entry) }),
      ),
      ...sections.cultivate.map((entry) =>
        filled({ institution: entry.organiser, area: entry.courseName, ...dates(entry) }),
      ),
    ],
    certificates: sections.qualification.map(({ name, issuer, date }) =>
      filled({ name, issuer, date: date ?? undefined }),
    ),
    skills: sections.skill.map(({ name, level }) =>
      filled({ name, level: names.skillLevel(level) }),
    ),
    languages: sections.language.map(({ name, level }) =>
      filled({ language: name, fluency: names.languageLevel(level) }),
    ),
  }
}

/**
 * Returns the visible resume as JSON Resume. `meta.titian` contains values that the format lacks.
 * Other programs keep `meta.titian`, so this product can import its own file again without a loss
 * (RES-074, RES-075).
 */
export function writeJsonResume(whole: ResumeContent, names: WriteNames): Json {
  const content = visibleOf(whole)
  return {
    ...filled({
      basics: basicsOf(content, names),
      ...workOf(content),
      ...learningOf(content, names),
    }),
    meta: { version: 'v1.0.0', titian: { version: 1, content } },
  }
}
