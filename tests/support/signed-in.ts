import type { BrowserContext } from '@playwright/test'

export const demoPassword = 'Titian2026'

const entrances = {
  student: { phone: '123456701', path: '/user/studentLogin' },
  teacher: { phone: '123456702', path: '/user/teacherLogin' },
  staff: { phone: '123456704', path: '/user/teacherLogin' },
  platform: { phone: '123456705', path: '/user/teacherLogin' },
} as const

export type DemoPerson = keyof typeof entrances

async function act(context: BrowserContext, path: string, data: object): Promise<void> {
  const headers = { language: 'en' }
  const answer = await context.request.post(`/api/v1${path}`, { headers, data })
  const { ok, msg } = (await answer.json()) as { ok: boolean; msg: string }
  if (!ok) throw new Error(`${path}: ${msg}`)
}

/** Signs somebody in with the password of the demo, without the form, whose own journeys are elsewhere. */
export async function signInByPhone(
  context: BrowserContext,
  phone: string,
  path = '/user/studentLogin',
): Promise<void> {
  await context.request.get('/api/v1/baseVerify/getQrImage')
  const password = `plain:${demoPassword}`
  await act(context, path, { phone, areaCode: '60', password, code: '8888' })
}

/** Signs a demo person in. */
export async function signInAs(context: BrowserContext, who: DemoPerson): Promise<void> {
  const { phone, path } = entrances[who]
  await signInByPhone(context, phone, path)
}

/** A Malaysian number that no run before has used. */
export function newPhone(): string {
  return `11${String(Date.now()).slice(-6)}${String(Math.floor(Math.random() * 100)).padStart(2, '0')}`
}

interface Message {
  recipient: string
  body: string
}

/** Somebody new, signed in, without the form; answers the phone. */
export async function registerNew(context: BrowserContext): Promise<string> {
  const mobile = newPhone()
  // After many codes from one address the server wants the image code with it (ACC-127).
  await context.request.get('/api/v1/baseVerify/getQrImage')
  const phone = { mobile, areaCode: '60' }
  await act(context, '/baseVerify/sendCodeForMobile', { ...phone, type: 1, code: '8888' })
  const response = await context.request.get('/sandbox/messages.json')
  const messages = (await response.json()) as Message[]
  const message = messages.find(({ recipient }) => recipient.endsWith(mobile))
  const mobileCode = /\d{6}/.exec(message?.body ?? '')?.[0] ?? ''
  const password = `plain:${demoPassword}`
  await act(context, '/user/register', { ...phone, mobileCode, password })
  return mobile
}

interface Listed {
  data: { list: { sign: string }[] }
}

interface Detail {
  data: { catalogue: { lessons: { idSign: string; hasVideo: boolean }[] }[] }
}

/** Signs of real things of the demo school that the student may open. */
export async function demoSigns(context: BrowserContext) {
  const post = async <Body>(path: string, data: object): Promise<Body> => {
    const response = await context.request.post(`/api/v1${path}`, {
      headers: { language: 'en' },
      data,
    })
    return (await response.json()) as Body
  }
  const { data: listed } = await post<Listed>('/course/courseList', {
    courseName: 'Cross-border listing',
    page: 1,
    size: 1,
  })
  const course = listed.list[0]?.sign ?? ''
  const { data: joined } = await post<Listed>('/study/courseStudyProgress', { page: 1, size: 1 })
  const own = await post<Detail>('/course/courseByCourseId', {
    sign: joined.list[0]?.sign ?? course,
  })
  const lesson =
    own.data.catalogue.flatMap((chapter) => chapter.lessons).find((one) => one.hasVideo)?.idSign ??
    ''
  const exams = await context.request.get(`/api/v1/exam/examineByExamine?courseId=${course}`, {
    headers: { language: 'en' },
  })
  const { data: papers } = (await exams.json()) as { data: { examinationId: string }[] | null }
  return { course, lesson, paper: papers?.[0]?.examinationId ?? '' }
}
