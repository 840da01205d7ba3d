import { homework, type InputOf } from '@titian/contract'
import type { Person, TestApp } from '../../testing/test-app.ts'

type Plan = Partial<Omit<InputOf<typeof homework.addHomework>, 'courseIdSign'>>

/**
 * Makes a task of a course as one of its teachers, and releases it unless the plan says otherwise.
 */
export async function makeWork(
  testApp: TestApp,
  teacher: Person,
  courseIdSign: string,
  { released = true, ...plan }: Plan & { released?: boolean } = {},
): Promise<string> {
  // Each title is different, because the server takes an equal task within a second as a double
  // click.
  const input = { title: `Task ${(made += 1)}`, ...plan, courseIdSign }
  const { body } = await testApp.ask(homework.addHomework, input, teacher)
  if (!body.data) throw new Error(JSON.stringify(body))
  const { idSign: sign } = body.data
  if (released) await testApp.ask(homework.releaseHomework, { sign, released: true }, teacher)
  return sign
}

let made = 0
