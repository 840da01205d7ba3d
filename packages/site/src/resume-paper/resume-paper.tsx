import { htmlLanguage, type PrintedResume, type ResumeLook } from '@titian/contract'
import { memo, useEffect } from 'react'
import { PaperBack } from './paper-back.tsx'
import { loadPaperFonts } from './paper-fonts.ts'
import { templateViews } from './templates.tsx'

export interface ResumePaperProps {
  paper: PrintedResume
  look: Pick<ResumeLook, 'template' | 'color' | 'spacing' | 'fontSize'>
  /** The picture of template 6, if the page cannot load it from the server, as in a PDF. */
  terraces?: string
}

/** The attributes that the styles of the paper use. */
export const lookData = ({ template, color, spacing, fontSize }: ResumePaperProps['look']) => ({
  'data-template': template,
  'data-color': color,
  'data-spacing': spacing,
  'data-size': fontSize,
})

/**
 * A resume on paper (RES-003 to RES-005), with the same elements in the preview, on the printed
 * page and in the PDF. Its sizes depend on its width, so that lines break equally on a phone and on
 * paper.
 */
export const ResumePaper = memo(function ResumePaper({ paper, look, terraces }: ResumePaperProps) {
  useEffect(loadPaperFonts, [])
  const View = templateViews[look.template]
  return (
    <div className="paper-frame">
      <article className="paper-look paper" lang={htmlLanguage[paper.language]} {...lookData(look)}>
        <PaperBack paper={paper} look={look} terraces={terraces} />
        <View paper={paper} />
      </article>
    </div>
  )
})
