import type { Formats } from '../format/formats.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** A size as people read it: 812 KB, 3.4 MB. */
export function fileSize(bytes: number, { number }: Formats): string {
  if (bytes < megabyte) return `${number(Math.ceil(bytes / kilobyte))} KB`
  return `${number(Math.round((bytes / megabyte) * 10) / 10)} MB`
}
