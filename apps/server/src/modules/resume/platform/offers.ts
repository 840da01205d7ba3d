import {
  type EntryFields,
  type EntrySource,
  type Language,
  longTextMost,
  pickText,
  punctuationOf,
  schoolNameMost,
  type SectionName,
  shortTextMost,
  type Texts,
} from '@titian/contract'
import { passedOf, percentOf } from '../../exams/index.ts'
import { addEntry } from '../content/changes.ts'
import type { Altered } from '../content/content.ts'
import { type Known, startContent, type StoredContent } from '../content/content.ts'
import { entryIdOf } from '../content/entry-id.ts'
import type { ExamMark, FinishedCourse, HeldCertificate, TaskMark } from './queries.ts'
import { texts } from './texts.ts'

/** The platform's records of a student. */
export interface Recorded {
  account: Known & { university: string | null; major: Texts; department: Texts }
  school: Texts
  courses: readonly FinishedCourse[]
  certificates: readonly HeldCertificate[]
  tasks: readonly TaskMark[]
  exams: readonly ExamMark[]
}

interface Offered<Name extends SectionName> {
  id: string
  section: Name
  fields: EntryFields<Name>
  source: EntrySource | undefined
}
/** An entry that can be added unchanged. */
export type EntryOffer = { [Name in SectionName]: Offered<Name> }[SectionName]

const monthOf = (day: string): string => day.slice(0, 7)
const short = (text: string, most = shortTextMost): string => text.slice(0, most).toWellFormed()
const numberOf = (text: string | null): number | null => (text === null ? null : Number(text))

function coursesOf({ courses, school }: Recorded, language: Language): EntryOffer[] {
  return courses.map(({ id, names, joined_on, completed_on }) => {
    const title = pickText(names, language)
    return {
      id: entryIdOf('course', id),
      section: 'cultivate',
      fields: {
        courseName: short(title),
        organiser: short(pickText(school, language)),
        start: monthOf(joined_on),
        end: monthOf(completed_on),
        content: '',
      },
      source: { kind: 'course', title, date: completed_on, result: null },
    }
  })
}

function certificatesOf({ certificates }: Recorded, language: Language): EntryOffer[] {
  return certificates.map(({ id, number, names, school, issued_on, result }) => {
    const title = pickText(names, language)
    return {
      id: entryIdOf('certificate', id),
      section: 'qualification',
      fields: {
        category: 'course',
        name: short(title),
        issuer: short(pickText(school, language)),
        number,
        date: monthOf(issued_on),
      },
      source: { kind: 'certificate', title, date: issued_on, result: numberOf(result) },
    }
  })
}

/** Returns ended or completed trainings with at least one marked practical task. */
function trainingsOf({ tasks, school }: Recorded, language: Language): EntryOffer[] {
  const ids = new Set(tasks.map(({ training_id }) => training_id))
  return [...ids].flatMap((id): EntryOffer[] => {
    const all = tasks.filter(({ training_id }) => training_id === id)
    const [first] = all
    const marked = all.filter(({ score }) => score !== null)
    if (!first?.is_over || marked.length === 0) return []
    const title = pickText(first.names, language)
    const passed = all.filter((task) => task.passed)
    const points = all.reduce((sum, task) => sum + task.points, 0)
    const reached = marked.reduce((sum, { score }) => sum + (score ?? 0), 0)
    const handedIn = marked.flatMap(({ handed_in_on }) => handed_in_on ?? []).toSorted()
    const date = first.ends_on ?? handedIn.at(-1) ?? first.joined_on
    const lines = passed.map(
      (task) => `${task.title}${punctuationOf(language).colon}${task.score} / ${task.points}`,
    )
    return [
      {
        id: entryIdOf('training', id),
        section: 'internship',
        fields: {
          companyName: short(pickText(school, language)),
          jobTitle: short(title),
          start: monthOf(first.begins_on ?? first.joined_on),
          end: monthOf(date),
          content: short(
            [texts.tasks[language](passed.length, all.length), ...lines].join('\n'),
            longTextMost,
          ),
        },
        source: {
          kind: 'training',
          title,
          date,
          result: points > 0 ? Math.round((reached * 1000) / points) / 10 : null,
        },
      },
    ]
  })
}

const evidenceMost = 120

/**
 * Returns for each course its best passed final examination, otherwise its best other examination,
 * otherwise its completion.
 */
function skillsOf({ exams, courses }: Recorded, language: Language): EntryOffer[] {
  const passed = exams
    .filter(({ score, total }) => passedOf(score, total))
    .toSorted(
      (one, other) =>
        Number(other.is_final) - Number(one.is_final) ||
        other.score / other.total - one.score / one.total,
    )
  const best = new Map(passed.toReversed().map((exam) => [exam.course_id, exam]))
  const skill = (id: string, names: Texts, evidence: string, source: EntrySource): EntryOffer => ({
    id: entryIdOf('skill', id),
    section: 'skill',
    fields: {
      name: short(pickText(names, language)),
      level: 0,
      evidence: short(evidence, evidenceMost),
    },
    source,
  })
  const examined = [...best.values()].map(
    ({ course_id, names, name, score, total, submitted_on }) => {
      const result = percentOf(score, total)
      const evidence = texts.exam[language](name, result ?? 0)
      const source = { kind: 'exam', title: name, date: submitted_on, result } as const
      return skill(course_id, names, evidence, source)
    },
  )
  const completed = courses
    .filter(({ id }) => !best.has(id))
    .map(({ id, names, completed_on }) => {
      const title = pickText(names, language)
      const source = { kind: 'course', title, date: completed_on, result: null } as const
      return skill(id, names, texts.course[language](title), source)
    })
  return [...examined, ...completed]
}

/** ACC-252: returns the studies confirmed by the school; the person adds degree and dates. */
function studiesOf({ account }: Recorded, language: Language): EntryOffer[] {
  const major = pickText(account.major, language)
  if (!account.university || !major) return []
  const fields = {
    schoolName: short(account.university, schoolNameMost),
    unified: false,
    degree: 0,
    major: short(major),
    start: '',
    end: '',
    experience: '',
  }
  return [
    {
      id: entryIdOf('studies', account.university, account.major),
      section: 'education',
      // Degree and dates are missing, as in some imported files: the form requests both (RES-075).
      fields: fields as unknown as EntryFields<'education'>,
      source: undefined,
    },
  ]
}

/** RES-088: entries that the resume lacks; an accepted and deleted entry is offered again. */
export function entryOffersOf(content: StoredContent, recorded: Recorded): EntryOffer[] {
  const { language } = content.look
  const all = [studiesOf, trainingsOf, certificatesOf, coursesOf, skillsOf].flatMap((make) =>
    make(recorded, language),
  )
  const taken = new Set(Object.values(content.sections).flatMap((list) => list.map(({ id }) => id)))
  const names = new Set(content.sections.skill.map(({ name }) => name.toLowerCase()))
  return all.filter(
    (offer) =>
      !taken.has(offer.id) &&
      !(offer.section === 'skill' && names.has(offer.fields.name.toLowerCase())),
  )
}

export interface ProfileOffer {
  id: string
  field: 'name' | 'sex' | 'contact' | 'photo'
  take: (content: StoredContent) => StoredContent
}

/** RES-088: returns account data that differs from the resume. */
export function profileOffersOf(content: StoredContent, { account }: Recorded): ProfileOffer[] {
  const known = startContent(account, content.look.language)
  const offers: ProfileOffer[] = []
  for (const field of ['name', 'sex', 'contact'] as const) {
    const value = known.basics[field]
    if (!value || value === content.basics[field]) continue
    const take = (now: StoredContent) => ({ ...now, basics: { ...now.basics, [field]: value } })
    offers.push({ id: entryIdOf(field, value), field, take })
  }
  const { photoFileId } = account
  if (photoFileId !== null && photoFileId !== content.photoFileId) {
    const take = (now: StoredContent) => ({ ...now, photoFileId })
    offers.push({ id: entryIdOf('photo', photoFileId), field: 'photo', take })
  }
  return offers
}

/** Returns the content with the chosen offers; the newest entry of a section comes first. */
export function takeOffers(
  content: StoredContent,
  recorded: Recorded,
  ids: readonly string[],
): Altered {
  const chosen = new Set(ids)
  const withProfile = profileOffersOf(content, recorded)
    .filter(({ id }) => chosen.has(id))
    .reduce((now, { take }) => take(now), content)
  return entryOffersOf(content, recorded)
    .filter(({ id }) => chosen.has(id))
    .toReversed()
    .reduce<Altered>(
      (now, { section, id, fields, source }) =>
        typeof now === 'string' ? now : addEntry(now, section, id, fields as never, source),
      withProfile,
    )
}
