import { nameOfType, typeEndings } from '../files/index.ts'

/** The name with which a material is saved: what its teacher called it, with the ending of its content. */
export function fileNameOf(dataName: string, type: string): string {
  // A slash would be read as a folder, and only the words after it kept.
  return nameOfType(dataName.replace(/[\\/]/g, '-'), type)
}

/** CRS-119: the ending that belongs to the content, in lower case. */
export function dataTypeOf(type: string): string {
  return typeEndings(type)[0] ?? ''
}

/** Whether what a client says of the type agrees with the content. */
export function isTypeOf(said: string, type: string): boolean {
  return typeEndings(type).includes(said.toLowerCase().replace(/^\./, ''))
}
