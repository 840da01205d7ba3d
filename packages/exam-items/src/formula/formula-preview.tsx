import type { EditTexts } from '../texts/edit-texts.ts'
import type { Item } from '../item.ts'
import classes from '../parts/item-editor.module.css'
import { hasFormula } from './formula-parts.ts'
import { FormulaText } from './formula-text.tsx'

const textsOf = (item: Item): string[] => [
  item.stem,
  ...('options' in item ? item.options.map(({ content }) => content) : []),
  item.analysis,
]

/** What is written with formulas, as students read it; nothing where there are none. */
export function FormulaPreview({ item, texts }: { item: Item; texts: EditTexts }) {
  const written = textsOf(item).filter(hasFormula)
  if (written.length === 0) return null
  return (
    <section className={classes.stem} aria-label={texts.formulas}>
      <b>{texts.formulas}</b>
      {written.map((text, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the texts have no identity but their place
        <p key={place}>
          <FormulaText text={text} />
        </p>
      ))}
    </section>
  )
}
