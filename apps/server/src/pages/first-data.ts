import {
  accounts,
  type AnyCall,
  articles,
  courses,
  type InputOf,
  type Language,
  type HomeSection,
  schools,
  training,
} from '@titian/contract'
import type { Context } from '../platform/http/context.ts'
import type { AnsweredCall } from '../platform/http/answer.ts'
import { checkInput } from '../platform/http/input.ts'
import { serialise } from '../platform/http/writing/serialise.ts'
import { Refusal, Refused } from '../platform/refusal.ts'

/** An API call whose response is embedded in the page. */
export interface FirstCall {
  call: AnyCall
  input: Record<string, unknown>
}

export function firstCall<C extends AnyCall>(call: C, input: InputOf<C>): FirstCall {
  return { call, input: { ...input } }
}

export interface FirstAnswer extends FirstCall {
  /** The data of the response; undefined when the call was refused. */
  data: unknown
  json: string
}

const missingOf = ({ name }: Refusal) => (name === 'notFound' ? ('missing' as const) : undefined)

/** Runs API calls inside the server with the caller's rights, without HTTP. */
export class FirstData {
  private readonly answered: Map<AnyCall, AnsweredCall>

  constructor(all: AnsweredCall[]) {
    this.answered = new Map(all.map((one) => [one.call, one]))
  }

  /** Returns undefined when the call was refused, `missing` when the thing does not exist. */
  async ask(
    { call, input }: FirstCall,
    context: Context,
  ): Promise<FirstAnswer | 'missing' | undefined> {
    const one = this.answered.get(call)
    // The input may come from the page address, so it is not trusted.
    const checked = checkInput(call, input, context.language)
    if (!one || !checked.ok) return undefined
    try {
      const data = await one.answer(checked.value, context)
      if (data instanceof Refusal) return missingOf(data)
      return { call, input, data, json: serialise(call, data) }
    } catch (error) {
      if (error instanceof Refused) return missingOf(error.refusal)
      throw error
    }
  }
}

/** The calls whose data every page needs for rendering. */
export const frameCalls: FirstCall[] = [
  firstCall(schools.schoolInitial, {}),
  firstCall(schools.schoolBaseInfo, {}),
  firstCall(schools.navigationBar, {}),
]
export const headerCalls: FirstCall[] = [firstCall(schools.advertisingList, { positionId: 3 })]
/**
 * The call for the signed-in person, so that the header needs no further request. It renews the
 * session cookies as the API call does, because a page view is a use of the session (ACC-065).
 */
export const personCalls: FirstCall[] = [firstCall(accounts.loginInfo, {})]

/** The calls of each section of the home page, with the same input as in the browser. */
export const homeCalls: Record<HomeSection, FirstCall[]> = {
  carousel: [firstCall(schools.homeBanner, {}), firstCall(courses.sliderCourse, {})],
  adverts: [
    firstCall(schools.advertisingList, { positionId: 1 }),
    firstCall(schools.advertisingList, { positionId: 2 }),
  ],
  courseGroups: [firstCall(courses.courseTypeThreeList, {})],
  chosenCourses: [firstCall(courses.chosenCourses, { size: 5 })],
  newCourses: [firstCall(courses.courseList, { hotType: 'new', page: 1, size: 4 })],
  trainingCamp: [firstCall(training.recommendedTrain, {})],
  information: [
    firstCall(articles.informationList, { page: 1, size: 4, category: 1 }),
    firstCall(articles.informationList, { page: 1, size: 4, category: 2 }),
    firstCall(articles.hotNews, { size: 5 }),
  ],
  schoolDistricts: [firstCall(schools.schoolDistricts, {})],
}

interface PageFacts {
  language: Language
  loggedIn: boolean
  /** Address of the live channel; null when pages have to poll (FRM-172). */
  live: string | null
  /** FRM-317: the address names a thing that does not exist. */
  missing: boolean
}

/** Escapes `<`, so that no text of the data can close the script element. */
export function writeFirstData(
  { language, loggedIn, live, missing }: PageFacts,
  frame: FirstAnswer[],
  answers: FirstAnswer[],
): { json: string; element: string } {
  const [initial = 'null', baseInfo = 'null', menus = 'null'] = frame.map((answer) => answer.json)
  const calls = answers.map(
    ({ call, input, json }) =>
      `{"path":${JSON.stringify(call.path)},"input":${JSON.stringify(input)},"data":${json}}`,
  )
  const body = `{"language":"${language}","school":{"initial":${initial},"baseInfo":${baseInfo},"menus":${menus}},"loggedIn":${loggedIn},"live":${JSON.stringify(live)},"missing":${missing},"calls":[${calls.join(',')}]}`
  const json = body.replaceAll('<', '\\u003c')
  return { json, element: `<script type="application/json" id="first-data">${json}</script>` }
}
