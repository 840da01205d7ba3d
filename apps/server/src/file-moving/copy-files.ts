import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '../platform/files/file-store.ts'
import { isMissing } from '../platform/files/folder.ts'

export interface CopyOptions {
  /** Reads both files of each key that is in both stores, and compares them. */
  check: boolean
  /** Files that are copied at once: most files are small, and each waits for the network. */
  atOnce?: number
  isStopped?: () => boolean
  report(sentence: string): void
}

export interface CopiedFiles {
  copied: number
  bytes: number
  /** Files that the new store had before. */
  present: number
  /** Files that people removed before they were copied. */
  removed: number
  /** Keys whose bytes differ. */
  different: string[]
  isStopped: boolean
}

interface Stores {
  from: FileStore
  to: FileStore
}

/** Keys of files with other bytes that are remembered for the report. */
const mostNamed = 20
const reportEvery = 1000

async function hashOf(store: FileStore, key: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(store.read(key), hash)
  return hash.digest('hex')
}

/** Copies a file and returns the hash of the bytes that were read. */
async function putAndHash({ from, to }: Stores, key: string): Promise<string> {
  const hash = createHash('sha256')
  const bytes = from.read(key)
  const hashed = async function* () {
    for await (const piece of bytes) {
      hash.update(piece as Buffer)
      yield piece as Buffer
    }
  }
  await to.put(key, hashed())
  return hash.digest('hex')
}

/** False also for a file that was removed since its size was asked. */
async function hasHash(store: FileStore, key: string, hash: string): Promise<boolean> {
  try {
    return (await hashOf(store, key)) === hash
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

type Outcome = 'copied' | 'present' | 'removed' | 'different'

async function copyMissing(stores: Stores, key: string, length: number): Promise<Outcome> {
  const { from, to } = stores
  let hash: string
  try {
    hash = await putAndHash(stores, key)
  } catch (error) {
    if (isMissing(error)) return 'removed'
    throw error
  }
  const isSame = (await to.sizeOf(key)) === length && (await hasHash(to, key, hash))
  // The server removes a file from the old store first. A file that is still there was not removed
  // before the copy was complete, so that its removal also removes the copy.
  const isRemoved = (await from.sizeOf(key)) === undefined
  if (isRemoved || !isSame) await to.remove(key)
  return isRemoved ? 'removed' : isSame ? 'copied' : 'different'
}

async function comparePresent({ from, to }: Stores, key: string): Promise<Outcome> {
  try {
    return (await hashOf(from, key)) === (await hashOf(to, key)) ? 'present' : 'different'
  } catch (error) {
    if (isMissing(error)) return 'removed'
    throw error
  }
}

async function copyOne(
  stores: Stores,
  { key, length }: { key: string; length: number },
  check: boolean,
): Promise<Outcome> {
  // New files are written to the new store alone, so that its file is never the older one.
  const found = await stores.to.sizeOf(key)
  if (found === undefined) return copyMissing(stores, key, length)
  return check ? comparePresent(stores, key) : 'present'
}

function sentenceOf({ copied, bytes, present, removed }: CopiedFiles): string {
  const megabytes = Math.round(bytes / 1024 / 1024)
  return `Copied: ${copied} files, ${megabytes} MB. There before: ${present}. Removed by people on the way: ${removed}.`
}

/**
 * OPS-034: copies every file that the new store lacks, and compares length and checksum. It may be
 * stopped and started again, while people add and remove files.
 */
export async function copyFiles(
  stores: Stores,
  { check, atOnce = 8, isStopped = () => false, report }: CopyOptions,
): Promise<CopiedFiles> {
  const done: CopiedFiles = {
    copied: 0,
    bytes: 0,
    present: 0,
    removed: 0,
    different: [],
    isStopped: false,
  }
  const waiting = stores.from.list()[Symbol.asyncIterator]()
  let looked = 0
  let failure: unknown
  const work = async () => {
    while (!isStopped() && failure === undefined) {
      const { value: file, done: isOver } = await waiting.next()
      if (isOver) return
      const outcome = await copyOne(stores, file, check)
      if (outcome === 'different') {
        if (done.different.length < mostNamed) done.different.push(file.key)
      } else done[outcome] += 1
      if (outcome === 'copied') done.bytes += file.length
      looked += 1
      if (looked % reportEvery === 0) report(sentenceOf(done))
    }
  }
  const workers = Array.from({ length: atOnce }, () =>
    work().catch((error: unknown) => {
      failure ??= error
    }),
  )
  await Promise.all(workers)
  done.isStopped = isStopped()
  report(sentenceOf(done))
  if (failure !== undefined) throw failure
  return done
}
