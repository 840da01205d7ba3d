// Beside the components and not in them, because a thread of the server draws the page too and loads no style sheets.
import './paper.css'
import './templates.css'

export { openPaperMeasure } from './measure-paper.tsx'
export { waitForPaperFonts } from './paper-fonts.ts'
export { ResumePages } from './resume-pages.tsx'
export { ResumePaper } from './resume-paper.tsx'
