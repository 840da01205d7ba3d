import type { FileHandle } from 'node:fs/promises'

const endBytes = 22 + 65_535
const mostDirectoryBytes = 1024 * 1024

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** The entry names from the directory at an archive's end; nothing is unpacked. */
export async function listNames(file: FileHandle): Promise<string[] | undefined> {
  const { size } = await file.stat()
  const tail = await readAt(file, Math.max(0, size - endBytes), Math.min(size, endBytes))
  const at = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  if (at < 0 || at + 22 > tail.length) return undefined
  const [length, start] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)]
  if (length > mostDirectoryBytes || start + length > size) return undefined
  const directory = await readAt(file, start, length)
  const names: string[] = []
  for (let place = 0; place + 46 <= directory.length;) {
    if (directory.readUInt32LE(place) !== 0x02014b50) return undefined
    const end = place + 46 + directory.readUInt16LE(place + 28)
    names.push(directory.toString('utf8', place + 46, end))
    place = end + directory.readUInt16LE(place + 30) + directory.readUInt16LE(place + 32)
  }
  return names
}

const office = 'application/vnd.openxmlformats-officedocument'
const mainParts = [
  ['word/document.xml', `${office}.wordprocessingml.document`],
  ['xl/workbook.xml', `${office}.spreadsheetml.sheet`],
  ['ppt/presentation.xml', `${office}.presentationml.presentation`],
] as const

/**
 * The office file type by the entry names; undefined when the archive contains programs or cannot
 * be read.
 */
export function officeType(names: readonly string[] | undefined): string | undefined {
  if (!names || names.some((name) => name.toLowerCase().endsWith('vbaproject.bin')))
    return undefined
  const isOffice = names.includes('[Content_Types].xml')
  const part = isOffice ? mainParts.find(([name]) => names.includes(name)) : undefined
  return part ? part[1] : 'application/zip'
}
