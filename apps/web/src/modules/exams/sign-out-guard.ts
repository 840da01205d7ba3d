import { presentPerson, whenSignedOut } from '@titian/site'
import { journalHere } from './saving/journal-here.ts'

/** EXM-132: one attempt to send what this device holds; how many answers only it has afterwards. */
export async function deliverBeforeSignOut(): Promise<number> {
  const person = presentPerson()
  if (person === null || journalHere.read() === null) return 0
  const { sendLeftAnswers } = await import('./saving/left-answers.ts')
  return (await sendLeftAnswers(person)).left
}

/** EXM-132: nothing of the person stays on the device. */
whenSignedOut(async (person) => {
  const { emptyJournals } = await import('./saving/browser-journal.ts')
  await emptyJournals(person)
})
