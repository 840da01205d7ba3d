import { nameOfType, typeEndings } from '../files/index.ts'

/**
 * Returns the file name of a download: the teacher's name with the extension of the content type.
 */
export function fileNameOf(dataName: string, type: string): string {
  // Browsers would treat a slash as a folder and drop the part before it.
  return nameOfType(dataName.replace(/[\\/]/g, '-'), type)
}

/** CRS-119: returns the lower-case extension of the content type. */
export function dataTypeOf(type: string): string {
  return typeEndings(type)[0] ?? ''
}

/** True when the type sent by the client matches the content. */
export function isTypeOf(said: string, type: string): boolean {
  return typeEndings(type).includes(said.toLowerCase().replace(/^\./, ''))
}
