import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'
import { refusals } from '@titian/contract'
import { call, sentCode, askAnswer } from './ask-server.ts'
import { newPhone } from './new-names.ts'

export const demoPassword = 'Titian2026'

const entrances = {
  student: { phone: '123456701', path: '/user/studentLogin' },
  teacher: { phone: '123456702', path: '/user/teacherLogin' },
  staff: { phone: '123456704', path: '/user/teacherLogin' },
  platform: { phone: '123456705', path: '/user/teacherLogin' },
} as const

export type DemoPerson = keyof typeof entrances

/**
 * Signs a person in with the demo password. The form is not used, because it has journeys of its
 * own.
 */
export async function signInByPhone(
  context: BrowserContext,
  phone: string,
  path = '/user/studentLogin',
): Promise<void> {
  await context.request.get('/api/v1/baseVerify/getQrImage')
  const fields = { phone, areaCode: '60', password: `plain:${demoPassword}`, code: '8888' }
  let answer = await askAnswer(context, path, fields)
  while (answer.code === refusals.tooFast.code) {
    // Waits a second, because another worker has signed in the same person at the same moment
    // (FRM-169).
    await pause(1000)
    answer = await askAnswer(context, path, fields)
  }
  if (!answer.ok) throw new Error(`${path}: ${answer.msg}`)
}

/** Cookies of the session that all journeys of one worker share, by person. */
const cookieCache = new Map<DemoPerson, Awaited<ReturnType<BrowserContext['cookies']>>>()
const sessionCookies = ['token', 'isLogin']

/** Signs a demo person in with the session of an earlier journey, if it has not ended. */
export async function signInAs(context: BrowserContext, who: DemoPerson): Promise<void> {
  const known = cookieCache.get(who)
  if (known) {
    await context.addCookies(known)
    if ((await askAnswer(context, '/user/loginInfo')).ok) return
  }
  const { phone, path } = entrances[who]
  await signInByPhone(context, phone, path)
  const cookies = await context.cookies()
  cookieCache.set(
    who,
    cookies.filter(({ name }) => sessionCookies.includes(name)),
  )
}

/** Registers and signs in a new person without the form; returns the phone. */
export async function registerNew(context: BrowserContext, name?: string): Promise<string> {
  const mobile = newPhone()
  // After many codes from one address the server also requires the image code (ACC-127).
  await context.request.get('/api/v1/baseVerify/getQrImage')
  const phone = { mobile, areaCode: '60' }
  await call(context, '/baseVerify/sendCodeForMobile', { ...phone, type: 1, code: '8888' })
  const mobileCode = await sentCode(context, mobile)
  const password = `plain:${demoPassword}`
  await call(context, '/user/register', { ...phone, mobileCode, password, name })
  return mobile
}

interface Listed {
  list: { sign: string }[]
}

interface Detail {
  catalogue: { lessons: { idSign: string; hasVideo: boolean; preview: boolean }[] }[]
}

/** Reads the sealed ids of the demo school's objects that the student may open. */
export async function demoSigns(context: BrowserContext) {
  const first = { page: 1, size: 1 }
  const listed = await call<Listed>(context, '/course/courseList', {
    courseName: 'Cross-border listing',
    ...first,
  })
  const course = listed.list[0]?.sign ?? ''
  const joined = await call<Listed>(context, '/study/courseStudyProgress', { page: 1, size: 20 })
  // Searches a course with films, because journeys also enrol the student in courses without films.
  let lessons: Detail['catalogue'][number]['lessons'] = []
  for (const { sign } of [...joined.list, { sign: course }]) {
    const own = await call<Detail>(context, '/course/courseByCourseId', { sign })
    lessons = own.catalogue.flatMap((chapter) => chapter.lessons)
    if (lessons.some(({ hasVideo }) => hasVideo)) break
  }
  const lesson = lessons.find(({ hasVideo }) => hasVideo)?.idSign ?? ''
  const preview = lessons.find((one) => one.preview)?.idSign ?? ''
  const papers = await call<{ examinationId: string }[] | null>(
    context,
    `/exam/examineByExamine?courseId=${course}`,
  )
  const work = await call<{ examineId: string }[]>(
    context,
    `/course/examineByWork?courseId=${course}`,
  )
  const done = await call<Listed>(context, '/study/courseStudyProgress', {
    ...first,
    studyStatus: 2,
  })
  const paid = await call<{ list: { idSign: string }[] }>(context, '/order/orderList', {
    ...first,
    orderType: 2,
  })
  const articles = await call<Listed>(context, '/article/list', first)
  const news = await call<Listed>(context, '/news/informationList', first)
  const school = await call<{ pages: { sign: string }[] }>(context, '/school/baseInfo')
  const trains = await call<Listed>(context, '/train/myTrainList', {
    ...first,
    state: 'inProgress',
  })
  const train = trains.list[0]?.sign ?? ''
  const films = await call<{ videos: { videoId: string }[] }[]>(
    context,
    `/train/videoList?trainId=${train}`,
  )
  const jobs = await call<{ list: { positionId: string; company: { sign: string } }[] }>(
    context,
    '/employment/enterpriseRecruitmentList?signType=1&page=1&size=1',
  )
  const sent = await call<Listed>(context, '/employment/sentEmails?page=1&size=1')
  return {
    application: sent.list[0]?.sign ?? '',
    job: jobs.list[0]?.positionId ?? '',
    company: jobs.list[0]?.company.sign ?? '',
    article: articles.list[0]?.sign ?? '',
    news: news.list[0]?.sign ?? '',
    schoolPage: school.pages[0]?.sign ?? '',
    course,
    train,
    trainVideo: films[0]?.videos[0]?.videoId ?? '',
    order: paid.list[0]?.idSign ?? '',
    completed: done.list[0]?.sign ?? '',
    lesson,
    preview,
    paper: papers?.[0]?.examinationId ?? '',
    work: work[0]?.examineId ?? '',
  }
}
