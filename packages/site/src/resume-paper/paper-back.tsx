import type { PrintedResume, ResumeLook } from '@titian/contract'
import { artAddress } from '@titian/ui/terraces'
import type { CSSProperties } from 'react'

interface PaperBackProps {
  paper: Pick<PrintedResume, 'name'>
  look: Pick<ResumeLook, 'template' | 'color'>
  /** The picture of template 6, for a page that cannot request it from the server. */
  terraces?: string
}

const palettes = {
  terracotta: 'clay',
  ink: 'mist',
  forest: 'paddy',
  sea: 'lake',
  plum: 'dusk',
} as const satisfies Record<ResumeLook['color'], string>

/** The options of the terraces in a margin: upright, and in colours that suit the text. */
export const marginPicture = (color: ResumeLook['color']) => ({
  width: 160,
  height: 1400,
  layers: 8,
  sky: true,
  sun: false,
  accents: false,
  palette: palettes[color],
})

/** The background of each page, up to its edges. It has no text, and screen readers skip it. */
export function PaperBack({ paper, look: { template, color }, terraces }: PaperBackProps) {
  if (template !== 4 && template !== 6) return null
  const address = terraces ?? artAddress(paper.name, marginPicture(color))
  const style: CSSProperties | undefined =
    template === 6 ? { backgroundImage: `url("${address}")` } : undefined
  return <div className="paper-back" style={style} aria-hidden />
}
