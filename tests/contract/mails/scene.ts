import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { queueMail } from '../../../apps/server/src/platform/mail/queue-mail.ts'
import { sendDue } from '../../../apps/server/src/platform/mail/send-due.ts'

export interface MailScene {
  /** A mail that the recipient's server refused. */
  failed: string
}

export async function makeMails(
  testApp: TestApp,
  schoolId: number,
  word: string,
): Promise<MailScene> {
  const { services } = testApp.app
  const content = { subject: `${word} subject`, text: `${word} text`, html: '' }
  const to = { name: `${word} company`, address: 'refused@company.example' }
  const id = await testApp.db.transaction((tx) =>
    queueMail(
      tx,
      { ...services, now: testApp.clock.now() },
      { schoolId, kind: 'application', language: 'en', to, ...content },
    ),
  )
  await sendDue(services, testApp.clock)
  return { failed: testApp.seal('mail', id) }
}
