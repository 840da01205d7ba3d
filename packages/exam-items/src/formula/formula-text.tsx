import { useEffect, useMemo, useState } from 'react'
import { formulaParts, type FormulaPart } from './formula-parts.ts'

type Draw = (tex: string, block: boolean) => string | undefined

let drawing: Draw | undefined

/** The program that draws is loaded with the first formula of a visit; until then its source stands there. */
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
      // Without a network the source is read as it stands.
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
  // oxlint-disable-next-line react/no-danger -- KaTeX escapes what it is given and may write neither links nor styles (trust)
  return <span data-formula dangerouslySetInnerHTML={{ __html: html }} />
}

/** EXM-199: a text of a question with its formulas drawn; `inline` ones never take a line of their own. */
export function FormulaText({ text, inline = false }: { text: string; inline?: boolean }) {
  const parts = useMemo(() => formulaParts(text), [text])
  const draw = useDrawing(parts.some(({ kind }) => kind === 'formula'))
  return parts.map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts have no identity but their place
    <Part key={place} part={part} draw={draw} inline={inline} />
  ))
}
