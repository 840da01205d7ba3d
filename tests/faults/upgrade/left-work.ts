/** What a student of the demo school had before an upgrade. */
export interface Left {
  cookie: string
  examinationId: string
  /** Saved answers by the id of their question. */
  answers: Record<string, unknown>
  /** Titles of courses by the id that a visitor received. */
  titles: Record<string, unknown>
}

interface Body {
  ok: boolean
  msg: string
  data: never
}

async function ask<Data>(origin: string, path: string, cookie: string, input?: object) {
  const query = new URLSearchParams(input as Record<string, string>)
  const isReading = path === '/exam/examineByExamine' || path === '/user/loginInfo'
  const response = await fetch(`${origin}/api/v1${path}${isReading ? `?${query}` : ''}`, {
    ...(isReading ? {} : { method: 'POST', body: JSON.stringify(input) }),
    headers: { 'content-type': 'application/json', language: 'en', cookie },
  })
  const body = (await response.json()) as Body
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return { ...body, data: body.data as Data | undefined, cookie: cookies.join('; ') }
}

async function signIn(origin: string): Promise<string> {
  const image = await fetch(`${origin}/api/v1/baseVerify/getQrImage`)
  const first = image.headers.getSetCookie().map((line) => line.split(';')[0])
  const fields = { phone: '123456701', areaCode: '60', password: 'plain:Titian2026', code: '8888' }
  const answer = await ask(origin, '/user/studentLogin', first.join('; '), fields)
  if (!answer.ok) throw new Error(`The student could not sign in: ${answer.msg}`)
  return answer.cookie
}

interface Paper {
  groups: {
    children: {
      unitestingBankId: string
      item: { kind: string; options?: { id: string }[] }
      value: unknown
    }[]
  }[]
}

async function readPaper(origin: string, cookie: string, examinationId: string) {
  const { data } = await ask<Paper>(origin, '/exam/getExaminationPaper', cookie, { examinationId })
  return data?.groups.flatMap((group) => group.children) ?? []
}

/** The saved answers by the id of their question. */
async function readAnswers(origin: string, cookie: string, examinationId: string) {
  const children = await readPaper(origin, cookie, examinationId)
  const saved = children.filter(({ value }) => value !== null)
  return Object.fromEntries(saved.map(({ unitestingBankId, value }) => [unitestingBankId, value]))
}

/** Starts an exam, and saves an answer for each question with one right option. */
async function answerIn(origin: string, cookie: string, examinationId: string) {
  const begun = await ask<{ recordId: string }>(origin, '/exam/addRecord', cookie, {
    examinationId,
  })
  if (!begun.data) return {}
  const children = await readPaper(origin, cookie, examinationId)
  for (const [seq, { unitestingBankId, item }] of children.entries())
    if (item.kind === 'single')
      await ask(origin, '/exam/savePaper', cookie, {
        unitestingUserRecordId: begun.data.recordId,
        countDown: null,
        subjectAnswerReqList: [
          { unitestingBankId, answer: item.options?.at(-1)?.id ?? '', seq: seq + 1 },
        ],
      })
  return readAnswers(origin, cookie, examinationId)
}

async function titleOf(origin: string, sign: string): Promise<unknown> {
  const { data } = await ask<{ course: { courseName: unknown } }>(
    origin,
    '/course/courseByCourseId',
    '',
    { sign },
  )
  return data?.course.courseName
}

export async function leaveWork(origin: string): Promise<Left> {
  const cookie = await signIn(origin)
  const courses = await ask<{ list: { sign: string }[] }>(origin, '/course/courseList', '', {
    page: 1,
    size: 20,
  })
  const signs = courses.data?.list.map(({ sign }) => sign) ?? []
  const titles = Object.fromEntries(
    await Promise.all(signs.map(async (sign) => [sign, await titleOf(origin, sign)] as const)),
  )
  for (const courseId of signs) {
    await ask(origin, '/study/joinStudy', cookie, { sign: courseId })
    const exams = await ask<{ examinationId: string }[]>(origin, '/exam/examineByExamine', cookie, {
      courseId,
    })
    for (const { examinationId } of exams.data ?? []) {
      const answers = await answerIn(origin, cookie, examinationId)
      if (Object.keys(answers).length > 0) return { cookie, examinationId, answers, titles }
    }
  }
  throw new Error('No exam of the demo school took an answer.')
}

/** The same things, as the server has them now. */
export async function openWork(origin: string, { cookie, examinationId, titles }: Left) {
  const signs = Object.keys(titles)
  return {
    titles: Object.fromEntries(
      await Promise.all(signs.map(async (sign) => [sign, await titleOf(origin, sign)] as const)),
    ),
    answers: await readAnswers(origin, cookie, examinationId),
    isSignedIn: (await ask(origin, '/user/loginInfo', cookie)).ok,
    signsInAgain: (await signIn(origin)) !== '',
  }
}
