// @vitest-environment happy-dom
import { refusals } from '@titian/contract'
import { NetworkFailure, ServerRefusal, setPerson } from '@titian/site'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { uploads, type UploadTarget } from './upload-store.ts'

const { answer } = vi.hoisted(() => {
  // An earlier test file may have loaded the modules that are mocked here.
  vi.resetModules()
  const answer: { error: Error } = { error: new Error('unset') }
  return { answer }
})

vi.mock(import('@titian/site'), async (original) => ({
  ...(await original()),
  uploadFile: (file, _purpose, options) => {
    options?.onProgress?.({ sent: file.size, total: file.size })
    return Promise.reject(answer.error)
  },
}))

const { code, status } = refusals.invalidInput
const refused = () =>
  new ServerRefusal('/finish', status, { code, msg: '', extend: { reason: 'fileTypeWrong' } })
const target: UploadTarget = {
  purpose: 'material',
  list: 'course/chapter',
  attach: () => Promise.resolve(),
  onDone: () => {},
}
const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 5))

beforeEach(() => setPerson('anna'))
afterEach(() => setPerson(null))
// A later test file must not get the mocks.
afterAll(() => void vi.resetModules())

async function uploadAndComeBack(error: Error) {
  answer.error = error
  uploads.start('key', new File(['text'], 'fake.mp4'), target)
  await flushPromises()
  const phase = uploads.row('key')?.phase
  // Switching to another person and back clears the memory, as a reload does.
  setPerson('bo')
  setPerson('anna')
  return { phase, left: uploads.keysOf('course/chapter'), asked: uploads.interrupted('key') }
}

it('[TCH-186] a file that the server refused is not asked for on the next visit', async () => {
  expect(await uploadAndComeBack(refused())).toEqual({
    phase: 'failed',
    left: '',
    asked: undefined,
  })
})

it('[CRS-120] a file whose connection broke is asked for on the next visit', async () => {
  expect(await uploadAndComeBack(new NetworkFailure('network'))).toMatchObject({
    phase: 'failed',
    left: 'key',
    asked: { name: 'fake.mp4' },
  })
})
