import { useEffect, useMemo, useState } from 'react'
import { formulaParts, type FormulaPart } from './formula-parts.ts'

type Draw = (tex: string, block: boolean) => string | undefined

let drawing: Draw | undefined

/**
 * KaTeX is loaded for the first formula of a visit. Until it has loaded, the text of the formula is
 * shown.
 */
function useDrawing(needed: boolean): Draw | undefined {
  const [draw, setDraw] = useState(() => drawing)
  useEffect(() => {
    if (!needed || draw) return undefined
    let gone = false
    void import('./draw-formula.ts').then(
      ({ drawFormula }) => {
        drawing = drawFormula
        if (!gone) setDraw(() => drawFormula)
      },
      // Without a network the source stays.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [needed, draw])
  return draw
}

interface PartProps {
  part: FormulaPart
  draw: Draw | undefined
  inline: boolean
}

function Part({ part, draw, inline }: PartProps) {
  if (part.kind === 'text') return part.text
  const html = draw?.(part.tex, part.block && !inline)
  if (html === undefined) return <code>{part.source}</code>
  // oxlint-disable-next-line react/no-danger -- KaTeX escapes its input, and `trust` forbids links and styles
  return <span data-formula dangerouslySetInnerHTML={{ __html: html }} />
}

/** EXM-199: a text with its formulas rendered. With `inline`, no formula has a line of its own. */
export function FormulaText({ text, inline = false }: { text: string; inline?: boolean }) {
  const parts = useMemo(() => formulaParts(text), [text])
  const draw = useDrawing(parts.some(({ kind }) => kind === 'formula'))
  return parts.map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts have no id
    <Part key={place} part={part} draw={draw} inline={inline} />
  ))
}
