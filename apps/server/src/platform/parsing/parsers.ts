import { inspectContent } from './content.ts'
import { readPdfText } from './pdf-text.ts'
import { readQuestions } from './questions.ts'
import { drawSharePicture } from './share-picture.ts'
import { drawSchoolIcon } from './school-icon.ts'
import { readTable } from './table.ts'

/**
 * The parsers of a thread. They exchange plain data, and return an error for broken files instead
 * of throwing.
 */
export const parsers = {
  content: inspectContent,
  table: readTable,
  questions: readQuestions,
  sharePicture: drawSharePicture,
  schoolIcon: drawSchoolIcon,
  pdfText: readPdfText,
}

export type ParseKind = keyof typeof parsers
