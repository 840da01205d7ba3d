import { makeFile } from '../../apps/server/src/modules/courses/factories.ts'
import { forgetSchools } from '../../apps/server/src/modules/schools/hosts/actions.ts'
import {
  openTestApp,
  type TestApp,
  type TestAppOptions,
} from '../../apps/server/src/testing/test-app.ts'
import { type CertificateScene, makeCertificates } from './certificates/certificate-scene.ts'
import { type ArticleScene, makeArticles } from './articles/article-scene.ts'
import { type CourseScene, makeCourses, putUpload } from './courses/course-scene.ts'
import { makeMaterials } from './materials/material-scene.ts'
import { makeCourseFile } from './bundles/bundle-scene.ts'
import { type DiscussionScene, makeDiscussions } from './discussions/discussion-scene.ts'
import { type ExamScene, makeExams } from './exams/exam-scene.ts'
import { type FaceScene, makeFaces } from './identities/face-scene.ts'
import { type SecondFactor, makeSecondFactor } from './accounts/second-factor.ts'
import { type GradeScene, makeGrades } from './grades/grade-scene.ts'
import { type HomeworkScene, makeHomework } from './homework/homework-scene.ts'
import { makeTrainings, type TrainingScene } from './training/training-scene.ts'
import { type IdentityScene, makeIdentities } from './identities/identity-scene.ts'
import { makeMessages, type MessageScene } from './messages/message-scene.ts'
import { makeOwnAccount, type OwnAccount } from './accounts/own-account-scene.ts'
import { makeOrders, type OrderScene } from './orders/order-scene.ts'
import { type ApplicationScene, makeApplications } from './applications/scene.ts'
import { type EmploymentScene, makeEmployment } from './employment/scene.ts'
import { makeSkills, type SkillScene } from './skills/scene.ts'
import { type MailScene, makeMails } from './mails/scene.ts'
import { type EvaluationsScene, makeRubrics } from './evaluations/scene.ts'
import { makeRuns, type PracticeScene } from './practice/scene.ts'
import { makeMaintenance } from './operations/maintenance-scene.ts'
import { makePaths, type PromoteScene } from './promote/scene.ts'
import { makeResume, type ResumeScene } from './resume/scene.ts'
import { rows } from './rows.ts'
import { type SignInScene, makeSignIn, makePeople, type People } from './people/people-scene.ts'
import { makeMembers, type MemberScene } from './courses/member-scene.ts'
import { makeTeam, type TeamScene } from './courses/team-scene.ts'
import { makeSharing, type SharingScene } from './sharing/sharing-scene.ts'
import { makeStaffWork, type StaffScene } from './people/staff-scene.ts'

/** One school with every kind of thing that a call can name. */
export interface SchoolScene {
  host: string
  /** A word that occurs in every name and every text of this school, and in no other school. */
  word: string
  people: People
  /** The sealed id of the school, a picture, and a page. */
  school: { sign: string; picture: string; page: string }
  /** A file that the student uploaded. */
  ownFile: string
  courses: CourseScene
  exams: ExamScene
  discussions: DiscussionScene
  /** The first of two files of a chapter of the free course. */
  material: string
  /** A whole course that the teacher uploaded as a file. */
  courseFile: string
  articles: ArticleScene
  homework: HomeworkScene
  training: TrainingScene
  grades: GradeScene
  certificates: CertificateScene
  team: TeamScene
  members: MemberScene
  signIn: SignInScene
  secondFactor: SecondFactor
  ownAccount: OwnAccount
  identities: IdentityScene
  messages: MessageScene
  sharing: SharingScene
  orders: OrderScene
  faces: FaceScene
  staff: StaffScene
  resume: ResumeScene
  employment: EmploymentScene
  skills: SkillScene
  practice: PracticeScene
  evaluations: EvaluationsScene
  promote: PromoteScene
  applications: ApplicationScene
  mails: MailScene
  /** Returns the sealed id of a notice of maintenance, which belongs to no school. */
  maintenance(): string
  versions: Versions
  /** Restores the bytes of the teacher's upload and returns its id. */
  putUpload(): Promise<string>
}

/** The newest version number of each object, for the calls that change it. */
interface Versions {
  course: number
  chapter: number
  lesson: number
  examination: number
  question: number
  record: number
}

export interface Scene {
  testApp: TestApp
  first: SchoolScene
  second: SchoolScene
}

/** Creates the content around the school's pages. */
async function decorate(testApp: TestApp, schoolId: number, word: string) {
  const title = JSON.stringify({ en: `${word} news` })
  const of = [schoolId, title]
  await rows(testApp, 'update schools set title = $2 where id = $1', of)
  await rows(testApp, "insert into menus (school_id, name, url) values ($1, $2, '/')", of)
  await rows(testApp, "insert into banners (school_id, title, seed) values ($1, $2, 's')", of)
  await rows(
    testApp,
    "insert into adverts (school_id, place, title, seed) select $1, place, $2, 's' from unnest(array[1, 6, 7, 8]) place",
    of,
  )
  forgetSchools()
}

async function makeSchoolItself(testApp: TestApp, schoolId: number, word: string) {
  const id = await makeFile(testApp.db, {
    schoolId,
    ownerId: null,
    purpose: 'schoolImage',
    type: 'image/png',
    name: `${word}.png`,
  })
  const [page] = await rows<{ id: string }>(
    testApp,
    `insert into school_pages (school_id, place, title, html, published, created_at, updated_at)
     values ($1, 'help', $2, $3, true, now(), now()) returning id`,
    [schoolId, { en: `${word} help` }, { en: `<p>${word}</p>` }],
  )
  return {
    sign: testApp.seal('school', schoolId),
    picture: testApp.seal('file', id),
    page: testApp.seal('schoolPage', Number(page?.id)),
  }
}

async function makeOwnFile(testApp: TestApp, schoolId: number, ownerId: number, word: string) {
  const name = `${word}.pdf`
  const type = 'application/pdf'
  const id = await makeFile(testApp.db, { schoolId, ownerId, purpose: 'own', type, name })
  return testApp.seal('file', id)
}

async function readVersions(testApp: TestApp, schoolId: number): Promise<Versions> {
  const newest = async (table: string, column = 'version', where = 'true'): Promise<number> => {
    const first = `where school_id = $1 and ${where} order by id limit 1`
    const sql = `select ${column} as version from ${table} ${first}`
    const [row] = await rows<{ version: number }>(testApp, sql, [schoolId])
    return Number(row?.version)
  }
  return {
    course: await newest('courses'),
    chapter: await newest('chapters'),
    lesson: await newest('lessons'),
    examination: await newest('examinations'),
    question: await newest('questions', 'current_version'),
    record: await newest('attempts', 'version', "state <> 'in_progress'"),
  }
}

async function makeSchool(
  testApp: TestApp,
  schoolId: number,
  host: string,
  word: string,
): Promise<SchoolScene> {
  await decorate(testApp, schoolId, word)
  const people = await makePeople(testApp, schoolId, word)
  const school = await makeSchoolItself(testApp, schoolId, word)
  const ownFile = await makeOwnFile(testApp, schoolId, people.student.userId, word)
  const courses = await makeCourses(testApp, people, word)
  const exams = await makeExams(testApp, people, word, courses)
  const signIn = await makeSignIn(testApp, schoolId, word, host)
  const secondFactor = await makeSecondFactor(testApp, schoolId, { word, host, people })
  const ownAccount = await makeOwnAccount(testApp, schoolId, { word, host, people })
  const identities = await makeIdentities(testApp, people, word)
  const messages = await makeMessages(testApp, people, courses, word)
  const discussions = await makeDiscussions(testApp, people, courses, word)
  const material = await makeMaterials(testApp, people, courses, word)
  const courseFile = await makeCourseFile(testApp, people, word)
  const articles = await makeArticles(testApp, people, word)
  const homework = await makeHomework(testApp, people, courses, word)
  const grades = await makeGrades(testApp, people, courses, word)
  const certificates = await makeCertificates(testApp, people, courses, word)
  const sharing = await makeSharing(testApp, people, courses)
  const orders = await makeOrders(testApp, people, word)
  const faces = await makeFaces(testApp, people, word)
  const staff = await makeStaffWork(testApp, people, word)
  const members = await makeMembers(testApp, people, courses.free.course, word)
  const training = await makeTrainings(testApp, people, word)
  const resume = await makeResume(testApp, people, word)
  const employment = await makeEmployment(testApp, people, word)
  const skills = await makeSkills(testApp, people, word)
  const practice = await makeRuns(testApp, people, courses, word)
  const evaluations = await makeRubrics(testApp, people, courses, word)
  const promote = await makePaths(testApp, people, {
    word,
    course: courses.free.course,
    training: training.train,
  })
  const applications = await makeApplications(testApp, people, employment, word)
  const mails = await makeMails(testApp, schoolId, word)
  const maintenance = await makeMaintenance(testApp)
  const versions = await readVersions(testApp, schoolId)
  return {
    host,
    word,
    people,
    school,
    ownFile,
    courses,
    exams,
    discussions,
    material,
    courseFile,
    articles,
    homework,
    training,
    grades,
    certificates,
    team: makeTeam(testApp, people),
    members,
    signIn,
    secondFactor,
    ownAccount,
    identities,
    messages,
    sharing,
    orders,
    faces,
    staff,
    resume,
    employment,
    skills,
    practice,
    evaluations,
    promote,
    applications,
    mails,
    maintenance: () => maintenance,
    versions,
    putUpload: () => putUpload(testApp, word),
  }
}

/** Two schools that are equal except for their word. */
export async function openScene(options: TestAppOptions = {}): Promise<Scene> {
  const testApp = await openTestApp(options)
  const first = await makeSchool(testApp, testApp.schoolId, 'localhost', 'Kelapa')
  const second = await makeSchool(testApp, testApp.otherSchoolId, 'other.localhost', 'Durian')
  return { testApp, first, second }
}
