import { Stack } from '@mantine/core'
import type { EditTexts } from '../texts/edit-texts.ts'
import { hasFormula } from '../formula/formula-parts.ts'
import { ItemText } from '../media/item-text.tsx'
import { hasMedia } from '../media/media-marks.ts'

/**
 * Shows how texts with formulas, pictures or audio will look; renders nothing if a text has none of
 * them.
 */
export function FormulaPreview({ of, texts }: { of: readonly string[]; texts: EditTexts }) {
  const written = of.filter((text) => hasFormula(text) || hasMedia(text))
  if (written.length === 0) return null
  return (
    <Stack
      component="section"
      aria-label={texts.formulas}
      gap="xs"
      miw={0}
      p="md"
      bd="1px dashed var(--line-strong)"
      bdrs="md"
      style={{ overflowWrap: 'break-word', whiteSpace: 'pre-wrap' }}
    >
      <b>{texts.formulas}</b>
      {written.map((text, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the texts have no id
        <p key={place}>
          <ItemText text={text} />
        </p>
      ))}
    </Stack>
  )
}
