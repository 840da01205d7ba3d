import { homework, type InputOf } from '@titian/contract'
import type { Person, TestApp } from '../../testing/test-app.ts'

type Plan = Partial<Omit<InputOf<typeof homework.addHomework>, 'courseIdSign'>>

/** A task of a course, by one of its teachers; released unless said otherwise. */
export async function makeWork(
  testApp: TestApp,
  teacher: Person,
  courseIdSign: string,
  { released = true, ...plan }: Plan & { released?: boolean } = {},
): Promise<string> {
  // A second one of the same text within a second would be taken for a double click.
  const input = { title: `Task ${(made += 1)}`, ...plan, courseIdSign }
  const { body } = await testApp.ask(homework.addHomework, input, teacher)
  if (!body.data) throw new Error(JSON.stringify(body))
  const { idSign: sign } = body.data
  if (released) await testApp.ask(homework.releaseHomework, { sign, released: true }, teacher)
  return sign
}

let made = 0
