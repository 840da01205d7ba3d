/** The bytes from `start` up to, but not including, `end`. */
export interface ByteRange {
  start: number
  end: number
}

/** Reads a part of a file; fewer bytes at its end. */
export type ReadPart = (start: number, length: number) => Promise<Buffer>

interface Box extends ByteRange {
  type: string
  /** The offset of its content. */
  inside: number
}

/**
 * Maximum bytes of an index, far above that of many hours; a larger one is not read into memory.
 */
const largestIndex = 32 * 1024 * 1024
const mostBoxes = 1000

function boxAt(bytes: Buffer, at: number, position: number, end: number): Box | undefined {
  if (bytes.length < at + 8) return undefined
  const short = bytes.readUInt32BE(at)
  if (short === 1 && bytes.length < at + 16) return undefined
  const length =
    short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - position : short
  const head = short === 1 ? 16 : 8
  if (length < head || position + length > end) return undefined
  return {
    type: bytes.toString('latin1', at + 4, at + 8),
    start: position,
    inside: position + head,
    end: position + length,
  }
}

async function topBoxes(read: ReadPart, size: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = 0; at < size && boxes.length < mostBoxes;) {
    const box = boxAt(await read(at, 16), 0, at, size)
    if (!box) break
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** The child boxes of a box in memory. */
function children(bytes: Buffer): { type: string; content: Buffer }[] {
  const found: { type: string; content: Buffer }[] = []
  for (let at = 0; at < bytes.length && found.length < mostBoxes;) {
    const box = boxAt(bytes, at, at, bytes.length)
    if (!box) break
    found.push({ type: box.type, content: bytes.subarray(box.inside, box.end) })
    at = box.end
  }
  return found
}

function child(bytes: Buffer | undefined, ...path: string[]): Buffer | undefined {
  return path.reduce<Buffer | undefined>(
    (inside, type) => inside && children(inside).find((one) => one.type === type)?.content,
    bytes,
  )
}

/** The number of samples that begin before `seconds`, in decoding order. */
function samplesBefore(stts: Buffer, timescale: number, seconds: number): number {
  const limit = seconds * timescale
  const entries = stts.readUInt32BE(4)
  let samples = 0
  let time = 0
  for (let entry = 0; entry < entries && time < limit; entry += 1) {
    const count = stts.readUInt32BE(8 + entry * 8)
    const delta = stts.readUInt32BE(12 + entry * 8)
    const fitting = delta === 0 ? count : Math.min(count, Math.ceil((limit - time) / delta))
    samples += fitting
    time += count * delta
  }
  return samples
}

/** The byte ranges of the first `count` samples of a track. */
function placesOf(stbl: Buffer, count: number): ByteRange[] | undefined {
  const stsz = child(stbl, 'stsz')
  const stsc = child(stbl, 'stsc')
  const wide = child(stbl, 'co64')
  const offsets = wide ?? child(stbl, 'stco')
  if (!stsz || !stsc || !offsets) return undefined
  const oneSize = stsz.readUInt32BE(4)
  const chunks = offsets.readUInt32BE(4)
  const runs = stsc.readUInt32BE(4)
  const places: ByteRange[] = []
  let sample = 0
  let run = 0
  for (let chunk = 1; chunk <= chunks && sample < count; chunk += 1) {
    while (run + 1 < runs && stsc.readUInt32BE(8 + (run + 1) * 12) <= chunk) run += 1
    const perChunk = stsc.readUInt32BE(12 + run * 12)
    const last = Math.min(count, sample + perChunk)
    const start = wide
      ? Number(offsets.readBigUInt64BE(8 + (chunk - 1) * 8))
      : offsets.readUInt32BE(8 + (chunk - 1) * 4)
    let end = start
    for (; sample < last; sample += 1) end += oneSize || stsz.readUInt32BE(12 + sample * 4)
    places.push({ start, end })
  }
  return places
}

function merged(ranges: ByteRange[]): ByteRange[] {
  const result: ByteRange[] = []
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else result.push({ start, end })
  }
  return result
}

function readTracks(moov: Buffer, seconds: number): ByteRange[] | undefined {
  const places: ByteRange[] = []
  // A fragmented film has its sample tables in many places, which are not read.
  if (child(moov, 'mvex')) return undefined
  for (const { type, content } of children(moov)) {
    if (type !== 'trak') continue
    const mdhd = child(content, 'mdia', 'mdhd')
    const stbl = child(content, 'mdia', 'minf', 'stbl')
    const stts = child(stbl, 'stts')
    if (!mdhd || !stbl || !stts) return undefined
    const timescale = mdhd.readUInt32BE(mdhd[0] === 1 ? 20 : 12)
    const found = placesOf(stbl, samplesBefore(stts, timescale, seconds))
    if (!found || timescale === 0) return undefined
    places.push(...found)
  }
  return places.length > 0 ? places : undefined
}

/**
 * The byte ranges that the first seconds of an MP4 file need: their samples and all metadata.
 * Undefined when the file does not contain them (ISO 14496-12).
 */
export async function bytesOfFirst(
  read: ReadPart,
  size: number,
  seconds: number,
): Promise<ByteRange[] | undefined> {
  try {
    const boxes = await topBoxes(read, size)
    const index = boxes.find(({ type }) => type === 'moov')
    // A broken box hides the bytes after it, which then are in no range.
    if (!index || index.end - index.inside > largestIndex) return undefined
    const moov = await read(index.inside, index.end - index.inside)
    const samples = readTracks(moov, seconds)
    const headers = boxes.map(({ type, start, inside, end }) => ({
      start,
      end: ['ftyp', 'moov', 'free'].includes(type) ? end : inside,
    }))
    return samples && merged([...headers, ...samples])
  } catch (error) {
    // A table is shorter than its declared length.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
