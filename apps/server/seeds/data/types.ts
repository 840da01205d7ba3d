/**
 * The types of the demo content: plain data with keys instead of database ids. `my` is Malay
 * everywhere.
 */

export type Language = 'en' | 'zh' | 'my'
export type Text3 = { en: string; zh: string; my: string }

/**
 * One node of the course type tree with three levels. `key` is unique in the tree. `icon` is the
 * name of a Tabler icon.
 */
export type SubjectSeed = { key: string; name: Text3; icon: string; children?: SubjectSeed[] }

export type LessonSeed = {
  title: Text3
  /**
   * media/NAME.mp4; its captions are NAME.en.vtt and so on, or are generated from films/films.json.
   */
  video?: string
}
export type ChapterSeed = { name: Text3; synopsis: Text3; lessons: LessonSeed[] }

export type CourseKind = 'beginner' | 'intermediate' | 'advanced'
export type CourseSeed = {
  key: string
  /** The teaching language. */
  language: Language
  name: Text3
  /** Subject keys from level 1 down to level 3. */
  subject: [string, string, string]
  kind: CourseKind
  /** 1 carries credit; 2 does not. */
  type: 1 | 2
  /** Minor units (sen) of MYR; 0 is free. */
  price: number
  credit: number
  hours: number
  featured: boolean
  recommended: boolean
  /** Two or three sentences, plain text. */
  content: Text3
  /** Simple HTML: h3, p, ul, li. */
  details: Text3
  aims: Text3
  audience: Text3
  requirements: Text3
  /** Teacher keys, the main teacher first. */
  teachers: string[]
  launchedDaysAgo: number
  chapters: ChapterSeed[]
}

export type Sex = 'female' | 'male'
export type TeacherSeed = {
  key: string
  name: string
  sex: Sex
  /** Local part of a demo address; the seeder adds the domain. */
  account: string
  title: Text3
  bio: Text3
}
export type StudentSeed = {
  key: string
  name: string
  sex: Sex
  studentNumber: string
  department: Text3
  major: Text3
  className: string
}

export type QuestionKind =
  | 'single'
  | 'multiple'
  | 'blank'
  | 'judge'
  | 'annotation'
  | 'ordering'
  | 'matching'
/** How a `multiple` is marked: all or nothing, right minus wrong, or a share for each option. */
export type MarkStrategy = 'all' | 'rightMinusWrong' | 'perOption'
export type QuestionSeed = {
  kind: QuestionKind
  /** Plain text. In a `blank` each gap is written ___ . */
  stem: Text3
  /**
   * single, multiple: the options; ordering: the items in the right order; matching: the options
   * without a partner.
   */
  options?: Text3[]
  /** single, multiple: indices into `options`. */
  right?: number[]
  /** blank: for each gap, the accepted answers in any language. */
  blanks?: string[][]
  /** judge: the correct answer. */
  truth?: boolean
  /** matching: the correct pairs. */
  pairs?: [Text3, Text3][]
  /** annotation: the model answer. */
  model?: Text3
  points: number
  level: 1 | 2 | 3
  analysis: Text3
  strategy?: MarkStrategy
}
export type QuestionBankSeed = { courseKey: string; questions: QuestionSeed[] }

/**
 * `question` is an index into the bank of the exam's course; `points` overrides the bank's points.
 */
export type ExamSlotSeed = { question: number; points: number }
export type ExamSeed = {
  key: string
  courseKey: string
  /** 0 unit test, 1 final exam. */
  type: 0 | 1
  name: Text3
  /** 0 means no limit. */
  minutes: number
  attention: Text3
  slots: ExamSlotSeed[]
}

export type MenuSeed = {
  name: Text3
  url: string
  openMode: 'self' | 'blank'
  children?: { name: Text3; url: string }[]
}
/** `seed` generates the terrace picture. */
export type BannerSeed = { title: Text3; lead: Text3; action: Text3; url: string; seed: string }
export type AdvertSeed = {
  positionId: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  title: Text3
  text: Text3
  url: string
  seed: string
}
/** 1 registration, 2 privacy, 3 refund. `html` uses h3, p, ul, li. */
export type AgreementSeed = { type: 1 | 2 | 3; title: Text3; html: Text3 }
/** A page of the school; `html` uses h3, p, ul, li. */
export type SchoolPageSeed = { place: 'content' | 'help'; title: Text3; html: Text3 }
export type SchoolSeed = {
  key: string
  hosts: string[]
  /** Registration numbers by host (FRM-189). */
  registrationNumbers?: Record<string, string>
  title: Text3
  defaultLanguage: Language
  languages: Language[]
  currency: { code: string; symbol: string }
  address: Text3
  phone: string
  email: string
  copyrightNotice: Text3
  licenceNumber: string
  primaryColour: string
  districts: { name: Text3; address: Text3; phone: string }[]
  socialLinks: { name: string; url: string }[]
  menus: MenuSeed[]
  banners: BannerSeed[]
  adverts: AdvertSeed[]
  agreements: AgreementSeed[]
}

/** Builds a `Text3` from its texts in English, Chinese and Malay. */
export const t3 = (en: string, zh: string, my: string): Text3 => ({ en, zh, my })
