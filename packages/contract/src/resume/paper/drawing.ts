import type { ResumeLook } from '../shapes.ts'
import type { PrintedResume } from './paper.ts'

/** What a whole page of HTML is made of, for the program that prints it. */
export interface PaperDrawing {
  paper: PrintedResume
  look: ResumeLook
  /** Addresses of the style sheets of the fonts. */
  fontSheets: readonly string[]
}
