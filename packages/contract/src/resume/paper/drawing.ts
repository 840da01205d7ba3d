import type { ResumeLook } from '../shapes.ts'
import type { PrintedResume } from './paper.ts'

/** The parts of a complete HTML page for the printer program. */
export interface PaperDrawing {
  paper: PrintedResume
  look: ResumeLook
  /** Addresses of the style sheets of the fonts. */
  fontSheets: readonly string[]
}
