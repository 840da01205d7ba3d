import type { Formats } from '../format/formats.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte
const gigabyte = 1024 * megabyte

/** A size as people read it: 812 KB, 3.4 MB, 1.2 GB. */
export function fileSize(bytes: number, { number }: Formats): string {
  if (bytes < megabyte) return `${number(Math.ceil(bytes / kilobyte))} KB`
  const [unit, name] = bytes < gigabyte ? [megabyte, 'MB'] : [gigabyte, 'GB']
  return `${number(Math.round((bytes / unit) * 10) / 10)} ${name}`
}
