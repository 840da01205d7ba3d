import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { queueMail } from './queue-mail.ts'
import { sendDue } from './send-due.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const get = async (url: string) => testApp.app.http.inject({ url })

it('[JOB-071] counts waiting and failed mails in the metrics, and mails that wait for an hour in the readiness', async () => {
  const { services } = testApp.app
  const content = {
    kind: 'application',
    language: 'en',
    subject: 'One',
    text: 'One',
    html: '',
  } as const
  for (const who of ['refused', 'full', 'away', 'hr'])
    await testApp.db.transaction((tx) =>
      queueMail(
        tx,
        { ...services, now: testApp.clock.now() },
        {
          ...content,
          schoolId: testApp.schoolId,
          to: { name: '', address: `${who}@company.example` },
        },
      ),
    )
  await sendDue(services, testApp.clock)
  testApp.clock.pass(3601)
  // Both cache their figures for some seconds.
  const waits = { timeout: 10_000, interval: 200 }
  await expect
    .poll(async () => (await get('/readyz')).json().mails, waits)
    .toBe('waiting for more than an hour: 2')
  expect((await get('/readyz')).json().ok).toBe(true)
  const { body } = await get('/metrics')
  for (const line of ['waiting"} 2', 'late"} 2', 'failed"} 1'])
    expect(body).toContain(`titian_mails{state="${line}`)
})
