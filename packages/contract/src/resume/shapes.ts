import { z } from 'zod'
import { languages } from '../wire/language.ts'
import { basicFields, keptFields } from './fields.ts'
import { entriesMost, longTextMost, sectionNames, templates } from './rules.ts'

/** The result of a change: its revision and time (RES-076, RES-078). */
export const changed = z.object({
  revision: z.number().int(),
  savedAt: z.string(),
  /** The id of an added entry. */
  id: z.string().optional(),
})
export type ResumeChanged = z.output<typeof changed>

/**
 * RES-089: the data of the platform on which an entry is based. Only the server writes this field.
 */
export const entrySource = z.object({
  kind: z.enum(['course', 'certificate', 'training', 'exam']),
  /** The name of the course, training or examination. */
  title: z.string(),
  /** `YYYY-MM-DD`. */
  date: z.string(),
  /** The score out of 100; null where nothing was measured. */
  result: z.number().nullable(),
})
export type EntrySource = z.output<typeof entrySource>

const kept = { hidden: z.boolean(), source: entrySource.optional() }
const entry = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({ ...fields, id: z.string(), ...kept })

/** The entries of each section, in the order that the person chose. */
const sections = z.object({
  intention: z.array(entry(keptFields.intention)),
  education: z.array(entry(keptFields.education)),
  work: z.array(entry(keptFields.work)),
  project: z.array(entry(keptFields.project)),
  internship: z.array(entry(keptFields.internship)),
  training: z.array(entry(keptFields.training)),
  cultivate: z.array(entry(keptFields.cultivate)),
  qualification: z.array(entry(keptFields.qualification)),
  skill: z.array(entry(keptFields.skill)),
  language: z.array(entry(keptFields.language)),
  volunteer: z.array(entry(keptFields.volunteer)),
})
export type ResumeSections = z.output<typeof sections>

/** The look of the resume (RES-004, RES-081). */
export const lookFields = {
  template: z.literal(templates),
  /** The language of headings, dates and options, independent of the site's. */
  language: z.enum(languages),
  color: z.enum(['terracotta', 'ink', 'forest', 'sea', 'plum']),
  spacing: z.enum(['compact', 'normal', 'wide']),
  fontSize: z.enum(['small', 'normal', 'large']),
}
const look = z.object(lookFields)
export type ResumeLook = z.output<typeof look>

/**
 * RES-140: the number of printed lines by the id of the entry. Without a number, all lines of the
 * entry are printed.
 */
export const shownLines = z
  .record(
    z.string().max(64),
    z
      .number()
      .int()
      .min(1)
      .max(longTextMost * 2),
  )
  .refine((lines) => Object.keys(lines).length <= entriesMost * sectionNames.length)
export type ShownLines = z.output<typeof shownLines>

/** The content of a resume, as revisions store it. */
export const resumeContent = z.object({
  basics: z.object(basicFields),
  personalAdvantage: z.string(),
  look,
  /** Each section once; sections in `hiddenSections` keep their position. */
  sectionOrder: z.array(z.enum(sectionNames)),
  hiddenSections: z.array(z.enum(sectionNames)),
  /** Missing if no entry is shortened, and in older documents. */
  shownLines: shownLines.optional(),
  sections,
})
export type ResumeContent = z.output<typeof resumeContent>

/** RES-006: a resume with its photo, its content and the number of its revision. */
export const resumeDetail = z.object({
  resumeId: z.string(),
  revision: z.number().int(),
  savedAt: z.string(),
  /** The address of the picture, or empty. */
  photo: z.string(),
  content: resumeContent,
})
export type ResumeDetail = z.output<typeof resumeDetail>

export const resumeInfo = z.object({
  resumeId: z.string(),
  revision: z.number().int(),
  savedAt: z.string(),
  photo: z.string(),
  ...basicFields,
})

export const tagRow = z.object({ code: z.string(), name: z.string() })
export type ResumeTag = z.output<typeof tagRow>
/** RES-034: a group of positions. */
export const tagGroup = tagRow.extend({ tags: z.array(tagRow) })

/** RES-023: a city, state or country. */
export const cityRow = z.object({ pathCode: z.string(), name: z.string() })
export const cityTree = cityRow.extend({
  childTagInfo: z.array(cityRow.extend({ childTagInfo: z.array(cityRow) })),
})

/** RES-077: an earlier revision of a resume, as a row in the list of revisions. */
export const revisionRow = z.object({
  revision: z.number().int(),
  savedAt: z.string(),
  /** The changed section or part, and the action. */
  part: z.string(),
  act: z.enum([
    'created',
    'added',
    'changed',
    'removed',
    'ordered',
    'restored',
    'imported',
    'filled',
    'fitted',
  ]),
  /** The number of characters, so that lost text is visible in the list. */
  characters: z.number().int(),
})
