import { resume } from '@titian/contract'
import { makeMember } from '../../../apps/server/src/modules/accounts/factories.ts'
import { sampleContent } from '../../../apps/server/src/modules/resume/export/factories.ts'
import { saveResume } from '../../../apps/server/src/modules/resume/queries.ts'
import { openTestApp, TestClock } from '../../../apps/server/src/testing/test-app.ts'
import type { EmptyPlace } from '../../support/database.ts'
import { separateIds } from '../recorded-rounds.ts'
import type { Send } from '../load.ts'
import type { Scene } from '../scene.ts'

export interface Writer {
  token: string
  resumeId: string
}

/** Creates students with a resume each, which fills one page by default. */
export async function prepareWriters(
  place: EmptyPlace,
  count: number,
  content = sampleContent('zh', { template: 2 }),
): Promise<Writer[]> {
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  const writers: Writer[] = []
  for (let number = 1; number <= count; number += 1) {
    const person = await makeMember(testApp, { name: `李玥 ${number}` })
    await saveResume(testApp.db, person, { revision: 1, content, savedAt: testApp.clock.now() })
    writers.push({ token: person.token, resumeId: testApp.seal('resume', person.userId) })
  }
  await separateIds(testApp.database.pool)
  await testApp.close()
  return writers
}

const address = ({ path }: { path: string }, query: Record<string, string> = {}) =>
  `/api/v1${path}?${new URLSearchParams(query).toString()}`

/** The request that reads a student's resume. */
const detail = ({ token, resumeId }: Writer) =>
  ({ method: 'GET', path: address(resume.resumeDetail, { resumeId }), token }) as const

/** Saves "About me" like the editor, based on the newest revision. */
export async function writeAdvantage(writer: Writer, text: string, send: Send): Promise<number> {
  const { token, resumeId } = writer
  const read = await send(detail(writer))
  const { revision } = (JSON.parse(read.text) as { data: { revision: number } }).data
  const { status, text: answer } = await send({
    method: 'PUT',
    path: address(resume.updatePersonalAdvantage),
    token,
    body: { resumeId, revision, personalAdvantage: text },
  })
  return status === 200 && answer.startsWith('{"ok":true') ? answer.length : -1
}

/**
 * Requests the PDF. Resolves with the number of bytes of the response, or with -1 if there is no
 * PDF.
 */
export async function askPdf({ token, resumeId }: Writer, send: Send): Promise<number> {
  const body = { resumeId }
  const answer = await send({ method: 'POST', path: address(resume.exportResumePdf), token, body })
  return answer.status === 200 ? answer.bytes : -1
}

/** The frequent calls of the editor. */
export function resumeScenes(writers: readonly Writer[]): Scene[] {
  const of = (connection: number) => {
    const writer = writers[connection]
    if (!writer) throw new Error(`No student for connection ${connection}.`)
    return writer
  }
  let number = 0
  return [
    {
      name: 'read the resume',
      kind: 'read',
      async exchange(connection, send) {
        const { status, text } = await send(detail(of(connection)))
        return status === 200 ? text.length : -1
      },
    },
    {
      name: 'read and save a part',
      kind: 'write',
      exchange(connection, send) {
        number += 1
        return writeAdvantage(of(connection), `I am number ${number}.`, send)
      },
    },
  ]
}
