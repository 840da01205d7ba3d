import { type FilePurpose, materials } from '@titian/contract'
import type { Person, TestApp } from '../../testing/test-app.ts'
import { makeFile, sendOverWire } from '../files/factories.ts'

/** Returns the smallest file that is detected as a PDF. */
export const pdf = (text = 'page') => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`)

export interface MaterialPlan {
  courseIdSign: string
  chapterIdSign?: string | null
  dataName?: string
  bytes?: Buffer
  /** The original file name. */
  name?: string
}

/** Stores a file of this teacher and adds it to a course; returns the response. */
export async function addMaterial(testApp: TestApp, by: Person, plan: MaterialPlan) {
  const { dataName = 'Worksheet', bytes = pdf(), name = 'a.pdf', ...place } = plan
  const file = await makeFile(testApp, {
    ownerId: by.userId,
    schoolId: by.schoolId,
    purpose: 'material',
    name,
    bytes,
  })
  const dataPath = testApp.seal('file', file.id)
  return testApp.ask(materials.courseDataAdd, { ...place, dataName, dataPath }, by)
}

const tus = '/api/v1/file/tus'
const base64 = (text: string) => Buffer.from(text).toString('base64')
const resumable = { 'tus-resumable': '1.0.0' }

/** Begins a resumable upload, of a material by default; returns its id. */
export async function beginUpload(
  testApp: TestApp,
  person: Person,
  name: string,
  size: number,
  purpose: FilePurpose = 'material',
) {
  const { headers } = await sendOverWire(testApp, {
    method: 'POST',
    url: tus,
    person,
    headers: {
      ...resumable,
      'upload-length': String(size),
      'upload-metadata': `filename ${base64(name)},purpose ${base64(purpose)}`,
    },
  })
  return String(headers.location).split('/').pop() ?? ''
}

/** Returns the number of bytes of an upload that the server has received. */
export async function bytesArrived(testApp: TestApp, person: Person, id: string): Promise<number> {
  const asked = { method: 'HEAD' as const, url: `${tus}/${id}`, person, headers: resumable }
  return Number((await sendOverWire(testApp, asked)).headers['upload-offset'])
}

export function sendPiece(
  testApp: TestApp,
  person: Person,
  id: string,
  { from, payload }: { from: number; payload: Buffer },
) {
  const headers = {
    ...resumable,
    'upload-offset': String(from),
    'content-type': 'application/offset+octet-stream',
  }
  return sendOverWire(testApp, { method: 'PATCH', url: `${tus}/${id}`, person, payload, headers })
}
