import { filePurposes } from '@titian/contract'

const [text, workbook] = filePurposes.questions.types
export const questionExtensions = '.xlsx,.gift,.txt,.xml'

/** Browsers know no type of GIFT and several of XML; what a file is, the server finds in its bytes. */
export function typedFile(file: File): File {
  const type = /\.xlsx$/i.test(file.name) ? workbook : text
  return type === file.type
    ? file
    : new File([file], file.name, { type, lastModified: file.lastModified })
}
