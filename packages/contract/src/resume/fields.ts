import { z } from 'zod'
import { says, saysTexts } from '../wire/issues.ts'
import {
  degrees,
  endsTooEarly,
  identities,
  isBirthday,
  jobStatuses,
  languageLevels,
  linkMost,
  longTextMost,
  mostIndustries,
  mostSkills,
  natures,
  salaryBands,
  salaryCurrencies,
  schoolNameMost,
  shortTextMost,
  skillLevels,
  otherPosition,
  type SectionName,
  untilNow,
} from './rules.ts'
import { type Prompt, prompts } from './prompts.ts'

const asks = (prompt: Prompt) => saysTexts(prompts[prompt])
/** Returns the error of a missing value. A value that is too long has the usual text. */
const missing = (prompt: Prompt) => (issue: { code?: string }) =>
  issue.code === 'invalid_type' ? asks(prompt) : undefined

/** RES-008: trimmed, so that spaces count as missing. */
const needed = (prompt: Prompt, most = shortTextMost) =>
  z
    .string({ error: missing(prompt) })
    .trim()
    .min(1, asks(prompt))
    .max(most)
const optional = (most = shortTextMost) => z.string().trim().max(most).default('')
const long = optional(longTextMost)

/** A schema for one of fixed numbers, with a prompt if nothing is chosen. */
function oneOf<const Codes extends readonly number[]>(codes: Codes, prompt?: Prompt) {
  return z.literal(codes, prompt && { error: asks(prompt) })
}

/** A code of a list of tags; only the server can check it. */
const tag = (prompt: Prompt) =>
  z
    .string({ error: missing(prompt) })
    .trim()
    .min(1, asks(prompt))
    .max(40)

/** A month as text. It has no day, so it is the same month in every time zone. */
const monthText = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/
const month = (prompt: Prompt) =>
  z.string({ error: missing(prompt) }).regex(monthText, asks(prompt))
const endMonth = (prompt: Prompt) => z.union([z.literal(untilNow), month(prompt)], asks(prompt))

const period = { start: month('start'), end: endMonth('end') }
const optionalPeriod = {
  start: month('start').nullable().default(null),
  end: endMonth('end').nullable().default(null),
}

/** A link that a browser opens as a page. */
const link = z
  .union([z.literal(''), z.url({ protocol: /^https?$/ }).max(linkMost)], says('webAddress'))
  .default('')

/** The fields of an entry of each section, as entered. */
export const sectionFields = {
  /** RES-031: a job intention, with the position and the conditions that a person looks for. */
  intention: {
    positionCode: tag('job'),
    positionName: optional(),
    salaryBand: z
      .number({ error: missing('salary') })
      .int(asks('salary'))
      .min(0, asks('salary'))
      .max(salaryBands.length - 1, asks('salary')),
    currency: z.enum(salaryCurrencies),
    industries: z
      .array(tag('industry'), { error: missing('industry') })
      .min(1, asks('industry'))
      .max(mostIndustries),
    city: tag('city'),
    nature: oneOf(natures, 'nature'),
  },
  /** RES-041: a school or university, with the degree. */
  education: {
    schoolName: needed('school', schoolNameMost),
    unified: z.boolean().default(false),
    degree: oneOf(degrees, 'degree'),
    major: needed('major'),
    ...period,
    experience: long,
  },
  /** RES-045: a job, with its tasks and achievements. */
  work: {
    companyName: needed('company'),
    industry: z.string().trim().max(40).default(''),
    jobTitle: needed('jobTitle'),
    ...period,
    skills: z.array(z.string().trim().min(1).max(30)).max(mostSkills).default([]),
    content: needed('workContent', longTextMost),
    achievements: long,
  },
  /** RES-049: a project, with the role of the person. */
  project: {
    name: needed('projectName'),
    role: optional(),
    link,
    ...optionalPeriod,
    content: needed('projectContent', longTextMost),
    achievements: long,
  },
  /** RES-059: internships that a student adds besides the trainings of the platform. */
  internship: {
    companyName: needed('company'),
    jobTitle: needed('jobTitle'),
    ...optionalPeriod,
    content: needed('internshipContent', longTextMost),
  },
  /** RES-051: a training that the person attended elsewhere. */
  training: {
    name: optional(),
    place: needed('trainingPlace'),
    ...optionalPeriod,
    content: needed('trainingContent', longTextMost),
  },
  /** RES-052: a course that the person took. */
  cultivate: {
    courseName: needed('courseName'),
    organiser: optional(),
    ...optionalPeriod,
    content: long,
  },
  /** RES-053: a certificate or another qualification. */
  qualification: {
    category: tag('category'),
    name: needed('qualification'),
    issuer: optional(),
    number: optional(),
    date: month('start').nullable().default(null),
  },
  /** RES-086: where the skill comes from, such as an examination with its result. */
  skill: { name: needed('skill'), level: oneOf(skillLevels).default(0), evidence: optional(120) },
  /** RES-086: a language that the person can speak. */
  language: { name: needed('languageName'), level: oneOf(languageLevels).default(0) },
  /** RES-055: voluntary work. */
  volunteer: {
    organisation: needed('organisation'),
    role: optional(),
    ...optionalPeriod,
    content: long,
  },
} satisfies Record<SectionName, z.ZodRawShape>
type SectionFields = typeof sectionFields

/** RES-075: the degree; 0 if an imported file has none, although the form requires one. */
const keptDegree = z.literal([0, ...degrees])
const keptPeriod = {
  start: z.union([z.literal(''), period.start]),
  end: z.union([z.literal(''), period.end]),
}

/**
 * The fields of a stored entry. An imported entry may lack required fields, which the form asks for
 * later (RES-075).
 */
export const keptFields = {
  ...sectionFields,
  education: { ...sectionFields.education, degree: keptDegree, major: optional(), ...keptPeriod },
  work: { ...sectionFields.work, jobTitle: optional(), content: long, ...keptPeriod },
  project: { ...sectionFields.project, content: long },
}

interface Ruled {
  start?: string | null
  end?: string | null
  positionCode?: string
  positionName?: string
}

/**
 * RES-040, RES-064: checks that compare several fields. They run only after each field is valid by
 * itself.
 */
export function fitsTogether({ value, issues }: z.core.ParsePayload): void {
  const { start = null, end = null, positionCode, positionName } = value as Ruled
  if (endsTooEarly(start, end))
    issues.push({ code: 'custom', input: end, path: ['end'], message: asks('endBeforeStart') })
  if (positionCode === otherPosition && !positionName)
    issues.push({
      code: 'custom',
      input: positionName,
      path: ['positionName'],
      message: asks('customJob'),
    })
}

/** A stored entry of a section; the server generates `id`. */
export type EntryFields<Name extends SectionName> = z.output<z.ZodObject<SectionFields[Name]>>

/** RES-013 to RES-022. A birthday is a text without a time zone. */
export const basicFields = {
  name: needed('name'),
  status: oneOf(jobStatuses).nullable().default(null),
  sex: z.literal([0, 1, 2]).default(0),
  identity: oneOf(identities).nullable().default(null),
  birthday: z.iso.date().nullable().default(null),
  wechat: optional(),
  contact: optional(),
  email: z.union([z.literal(''), z.email(says('email')).max(120)], says('email')).default(''),
  city: z.string().trim().max(40).default(''),
}

/**
 * The same fields as input. The birthday is checked only in the input, so that a birthday from an
 * earlier version can still be read (FRM-485).
 */
export const basicInput = {
  ...basicFields,
  birthday: z.iso.date().refine(isBirthday, asks('birthday')).nullable().default(null),
}
