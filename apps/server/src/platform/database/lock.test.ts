import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lockDirectory } from './lock.ts'

function directory(): string {
  return mkdtempSync(join(tmpdir(), 'titian-lock-'))
}

it('refuses a directory that a living process holds, and names the process', () => {
  const path = directory()
  const release = lockDirectory(path)
  expect(() => lockDirectory(path)).toThrow(new RegExp(`in use by process ${process.pid}`))
  release()
  expect(() => lockDirectory(path)()).not.toThrow()
})

it('respects a lock that is just being written, and takes over one that was never completed', () => {
  const path = directory()
  const file = join(path, 'titian.lock')
  writeFileSync(file, '')
  expect(() => lockDirectory(path)).toThrow(/just starting/)
  const before = new Date(Date.now() - 60_000)
  utimesSync(file, before, before)
  expect(() => lockDirectory(path)()).not.toThrow()
})

it('takes over the lock of a process that has ended', () => {
  const path = directory()
  writeFileSync(join(path, 'titian.lock'), '999999999 1')
  expect(() => lockDirectory(path)()).not.toThrow()
})
