import {
  longTextMost,
  type ResumeSections,
  schoolNameMost,
  type SectionName,
  shortTextMost,
} from '@titian/contract'
import type { EntryReader } from './entry-reader.ts'

/** Words for degrees; the first match counts. */
const degreeWords: [RegExp, ResumeSections['education'][number]['degree']][] = [
  [/ph\.?\s?d|doctor|doktor|博士/i, 7],
  [/master|mba|m\.?sc|硕士|研究生/i, 6],
  [/muda|bachelor|b\.?sc|b\.?a\b|b\.?eng|undergraduate|本科|学士/i, 5],
  [/sarjana/i, 6],
  [/diploma|associate|college|大专|专科/i, 4],
  [/high school|stpm|a-?level|高中/i, 3],
  [/technical|vocational|中专|vokasional/i, 2],
]

const levelOf = <Level extends number>(
  text: string,
  words: [RegExp, Level][],
  none: Level,
): Level => words.find(([pattern]) => pattern.test(text))?.[1] ?? none

const skillWords: [RegExp, 0 | 1 | 2 | 3][] = [
  [/expert|master|advanced|senior|精通|mahir/i, 3],
  [/good|intermediate|proficient|熟练|baik/i, 2],
  [/basic|beginner|novice|了解|asas/i, 1],
]
const languageWords: [RegExp, 0 | 1 | 2 | 3 | 4 | 5][] = [
  [/native|first|mother|母语|ibunda/i, 5],
  [/fluent|full professional|c[12]|流利|fasih/i, 4],
  [/professional|work|b2|工作|kerja/i, 3],
  [/conversation|everyday|limited|intermediate|b1|日常|harian/i, 2],
  [/basic|elementary|beginner|a[12]|入门|asas/i, 1],
]

type Read<Name extends SectionName> = (
  reader: EntryReader,
) => Omit<ResumeSections[Name][number], 'id' | 'hidden'>

const dated = ({ start, end }: { start: string | null; end: string | null }) => ({
  start: start ?? '',
  end: end ?? '',
})

const readWork: Read<'work'> = (reader) => ({
  companyName: reader.text(['name', 'company']),
  industry: '',
  jobTitle: reader.text(['position']),
  ...dated(reader.period()),
  skills: [],
  content: reader.text(['summary', 'description'], longTextMost),
  achievements: reader.lines('highlights'),
})

const readEducation: Read<'education'> = (reader) => ({
  schoolName: reader.text(['institution', 'school'], schoolNameMost),
  unified: false,
  degree: levelOf(reader.text(['studyType']), degreeWords, 0),
  major: reader.text(['area']),
  ...dated(reader.period()),
  experience: reader.lines('courses'),
})

const readProject: Read<'project'> = (reader) => ({
  name: reader.text(['name']),
  role: reader.words('roles'),
  link: reader.link('url'),
  ...reader.period(),
  content: reader.text(['description', 'summary'], longTextMost),
  achievements: reader.lines('highlights'),
})

const readVolunteer: Read<'volunteer'> = (reader) => ({
  organisation: reader.text(['organization', 'organisation', 'name']),
  role: reader.text(['position']),
  ...reader.period(),
  content: [
    reader.text(['summary'], longTextMost / 2),
    reader.lines('highlights', longTextMost / 2 - 1),
  ]
    .filter(Boolean)
    .join('\n'),
})

const readQualification =
  (category: string): Read<'qualification'> =>
  (reader) => ({
    category,
    name: reader.text(['name', 'title']),
    issuer: reader.text(['issuer', 'awarder']),
    number: '',
    date: reader.month('date'),
  })

/** When a group of skills has no name, the words of the group become the name. */
const readSkill: Read<'skill'> = (reader) => {
  const name = reader.text(['name'])
  const words = reader.words('keywords', name ? 120 : shortTextMost)
  const level = levelOf(reader.text(['level']), skillWords, 0)
  return name ? { name, level, evidence: words } : { name: words, level, evidence: '' }
}

const readLanguage: Read<'language'> = (reader) => ({
  name: reader.text(['language', 'name']),
  level: levelOf(reader.text(['fluency', 'level']), languageWords, 0),
})

interface Rule {
  section: SectionName
  read: (reader: EntryReader) => object
  /** The field without which the entry is useless. */
  title: string
}

/** The lists of the format and the sections they are imported into. */
export const rules: Record<string, Rule> = {
  work: { section: 'work', read: readWork, title: 'companyName' },
  volunteer: { section: 'volunteer', read: readVolunteer, title: 'organisation' },
  education: { section: 'education', read: readEducation, title: 'schoolName' },
  projects: { section: 'project', read: readProject, title: 'name' },
  certificates: { section: 'qualification', read: readQualification('other'), title: 'name' },
  awards: { section: 'qualification', read: readQualification('award'), title: 'name' },
  skills: { section: 'skill', read: readSkill, title: 'name' },
  languages: { section: 'language', read: readLanguage, title: 'name' },
}
