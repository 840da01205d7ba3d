import type { FileHandle } from 'node:fs/promises'

/** Maximum number of boxes; films of cameras and editors have a few dozen. */
const mostBoxes = 1000
/** Bytes that contain the fields of `mvhd` and `mehd`. */
const fieldBytes = 32

interface Box {
  type: string
  /** The offsets of its content in the file. */
  start: number
  end: number
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

async function readBox(file: FileHandle, at: number, end: number): Promise<Box | undefined> {
  const head = await readAt(file, at, 16)
  if (head.length < 8) return undefined
  const short = head.readUInt32BE(0)
  if (short === 1 && head.length < 16) return undefined
  const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short
  const headLength = short === 1 ? 16 : 8
  if (length < headLength || at + length > end) return undefined
  return { type: head.toString('latin1', 4, 8), start: at + headLength, end: at + length }
}

/**
 * Finds the first box of each type between two offsets; other boxes are skipped without reading.
 */
async function findBoxes(
  file: FileHandle,
  { start, end }: Pick<Box, 'start' | 'end'>,
  types: readonly string[],
): Promise<Record<string, Box>> {
  const found: Record<string, Box> = {}
  let at = start
  for (let count = 0; count < mostBoxes && at < end; count += 1) {
    const box = await readBox(file, at, end)
    if (!box) break
    if (types.includes(box.type)) found[box.type] ??= box
    if (types.every((type) => type in found)) break
    at = box.end
  }
  return found
}

async function readFields(file: FileHandle, box: Box): Promise<Buffer> {
  return readAt(file, box.start, Math.min(fieldBytes, box.end - box.start))
}

interface Length {
  timescale: number
  duration: number
}

/** The time scale and the duration; a fragmented film has its duration in a separate box. */
function readMovieHead(fields: Buffer): Length | undefined {
  const isLong = fields[0] === 1
  if (fields.length < (isLong ? 32 : 20)) return undefined
  return isLong
    ? { timescale: fields.readUInt32BE(20), duration: Number(fields.readBigUInt64BE(24)) }
    : { timescale: fields.readUInt32BE(12), duration: fields.readUInt32BE(16) }
}

function readFragmentsLength(fields: Buffer): number {
  if (fields[0] === 1) return fields.length < 12 ? 0 : Number(fields.readBigUInt64BE(4))
  return fields.length < 8 ? 0 : fields.readUInt32BE(4)
}

/**
 * The length of an MP4 film in seconds from its movie header (ISO 14496-12); undefined when
 * unreadable.
 */
export async function readMp4Seconds(file: FileHandle): Promise<number | undefined> {
  const { size } = await file.stat()
  const { moov } = await findBoxes(file, { start: 0, end: size }, ['moov'])
  const { mvhd, mvex } = moov ? await findBoxes(file, moov, ['mvhd', 'mvex']) : {}
  const head = mvhd && readMovieHead(await readFields(file, mvhd))
  if (!head) return undefined
  const { mehd } = mvex && head.duration === 0 ? await findBoxes(file, mvex, ['mehd']) : {}
  const duration = mehd ? readFragmentsLength(await readFields(file, mehd)) : head.duration
  const seconds = Math.round((duration / head.timescale) * 1000) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}
