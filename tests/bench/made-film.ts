import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const lesson = fileURLToPath(
  new URL('../../apps/server/seeds/media/sea-freight.mp4', import.meta.url),
)
const headerBytes = 8
const blockBytes = 4 * 1024 * 1024

export interface MadeFilm {
  path: string
  size: number
  sha256: string
}

/** A playable film, padded by a random `free` box to the requested size. */
export async function makeFilm(path: string, size: number): Promise<MadeFilm> {
  const film = await readFile(lesson)
  const header = Buffer.alloc(headerBytes)
  header.writeUInt32BE(size - film.length, 0)
  header.write('free', 4, 'latin1')
  const chance = createCipheriv('aes-128-ctr', randomBytes(16), randomBytes(16))
  const zeros = Buffer.alloc(blockBytes)
  const hash = createHash('sha256')
  const out = createWriteStream(path)
  const add = async (bytes: Buffer) => {
    hash.update(bytes)
    if (!out.write(bytes)) await once(out, 'drain')
  }
  await add(film)
  await add(header)
  let left = size - film.length - headerBytes
  while (left > 0) {
    const bytes = chance.update(left < blockBytes ? zeros.subarray(0, left) : zeros)
    await add(bytes)
    left -= bytes.length
  }
  out.end()
  await once(out, 'close')
  return { path, size, sha256: hash.digest('hex') }
}
