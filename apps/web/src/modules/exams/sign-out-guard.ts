import { presentPerson, whenSignedOut } from '@titian/site'
import { journalHere } from './saving/journal-here.ts'

/**
 * EXM-132: tries once to send the stored answers. Resolves to the number of answers that remain
 * only on this device.
 */
export async function deliverBeforeSignOut(): Promise<number> {
  const person = presentPerson()
  if (person === null || journalHere.read() === null) return 0
  const { sendUnsentAnswers } = await import('./saving/left-answers.ts')
  return (await sendUnsentAnswers(person)).left
}

/** EXM-132: removes all data of the person from the device. */
whenSignedOut(async (person) => {
  const { emptyJournals } = await import('./saving/browser-journal.ts')
  await emptyJournals(person)
})
