import { filePurposes } from '@titian/contract'

const [text, workbook] = filePurposes.questions.types
export const questionExtensions = '.xlsx,.gift,.txt,.xml'

/**
 * Browsers do not know the type of GIFT files and report several types for XML, so the server
 * inspects the bytes.
 */
export function typedFile(file: File): File {
  const type = /\.xlsx$/i.test(file.name) ? workbook : text
  return type === file.type
    ? file
    : new File([file], file.name, { type, lastModified: file.lastModified })
}
