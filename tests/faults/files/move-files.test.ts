import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { S3Server } from '../../../apps/server/src/testing/object-storage/s3-server.ts'

const program = join(import.meta.dirname, '../../../apps/server/dist/move-files.js')
const secret = 'a-secret-of-this-test-with-more-than-32-letters'
const film = Buffer.alloc(20 * 1024 * 1024, 'film of the school ')

let server: S3Server
let folder: string

beforeEach(async () => {
  server = await S3Server.start({ pageSize: 3 })
  folder = await mkdtemp(join(tmpdir(), 'titian-move-'))
  await mkdir(join(folder, 'files/1'), { recursive: true })
  await writeFile(join(folder, 'files/1/film'), film)
  for (let at = 0; at < 20; at += 1) await writeFile(join(folder, `files/1/${at}`), `file ${at}`)
})
afterEach(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const begin = (flags: string[], FILES: string): ChildProcess =>
  spawn(process.execPath, [program, ...flags], {
    env: { ...process.env, SECRET: secret, DATA_DIR: folder, FILES, ...server.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

async function ended(child: ChildProcess) {
  const [[code], output, problems] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ])
  return { code, output, problems }
}

const moved = (to: string, FILES: string, ...flags: string[]) =>
  ended(begin([`--to=${to}`, ...flags], FILES))

it('[OPS-034] moves all files to object storage and back, and says what is to be set', async () => {
  const there = await moved('s3', 's3,disk')
  expect([there.code, there.problems]).toEqual([0, ''])
  expect(there.output).toContain('Copied: 21 files')
  expect(there.output).toContain('Set FILES=s3 for every process')
  expect(server.objects.get('1/film')?.bytes.equals(film)).toBe(true)
  await rm(join(folder, 'files'), { recursive: true })
  expect((await moved('disk', 'disk,s3')).code).toBe(0)
  expect((await moved('disk', 'disk,s3', '--check')).output).toContain('There before: 21.')
})

it('[OPS-034] refuses settings with which the server would still write to the old place', async () => {
  for (const FILES of ['disk', 's3', 'disk,s3']) {
    const { code, problems } = await moved('s3', FILES)
    expect([code, problems]).toEqual([1, expect.stringContaining('Set FILES=s3,disk')])
  }
  expect((await moved('tape', 's3,disk')).code).toBe(1)
  expect((await moved('s3', 's3,disk', '--unknown')).code).toBe(2)
  expect(server.asked).toHaveLength(0)
})

it('[OPS-034] ends between two files when it is asked to, and copies the rest when it is run again', async () => {
  const child = begin(['--to=s3'], 's3,disk')
  server.fault = ({ method }) => {
    if (method === 'PUT' && server.objects.size === 4) child.kill('SIGTERM')
    return undefined
  }
  const stopped = await ended(child)
  expect([stopped.code, stopped.problems]).toEqual([
    1,
    expect.stringContaining('Run the command again'),
  ])
  expect(server.objects.size).toBeLessThan(21)
  server.fault = () => undefined
  expect((await moved('s3', 's3,disk')).code).toBe(0)
  expect(server.objects.size).toBe(21)
})

it('[OPS-034] [OPS-035] leaves no half object when it is killed in the middle of an upload, and copies it later', async () => {
  server.fault = ({ query }) => (query.get('partNumber') === '2' ? 'silent' : undefined)
  const child = begin(['--to=s3'], 's3,disk')
  await expect
    .poll(() => server.asked.some(({ query }) => query.get('partNumber') === '2'), {
      timeout: 30_000,
    })
    .toBe(true)
  child.kill('SIGKILL')
  await ended(child)
  expect([server.objects.has('1/film'), server.uploads.size]).toEqual([false, 1])
  server.fault = () => undefined
  expect((await moved('s3', 's3,disk')).code).toBe(0)
  expect(server.objects.get('1/film')?.bytes.equals(film)).toBe(true)
})

it('[OPS-033] [OPS-034] ends with the reason when the bucket or the service is not there', async () => {
  const missing = await ended(
    spawn(process.execPath, [program, '--to=s3'], {
      env: {
        ...process.env,
        SECRET: secret,
        DATA_DIR: folder,
        FILES: 's3,disk',
        ...server.env,
        S3_BUCKET: 'another-bucket',
      },
    }),
  )
  expect([missing.code, missing.problems]).toEqual([
    1,
    expect.stringContaining('The bucket does not exist.'),
  ])
})
