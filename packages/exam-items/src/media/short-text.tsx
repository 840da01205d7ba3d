import { Box, Group } from '@mantine/core'
import { IconVolume } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { FormulaText } from '../formula/formula-text.tsx'
import { addressOf } from './media-address.ts'
import { type MediaMark, mediaParts } from './media-marks.ts'

function Thumbnail({ words, sign }: MediaMark) {
  const [isGone, setGone] = useState(false)
  if (isGone) return words
  return (
    <Box
      component="img"
      display="inline-block"
      h={36}
      maw={96}
      bd="1px solid var(--line)"
      bdrs="sm"
      style={{ objectFit: 'contain', verticalAlign: 'middle' }}
      src={addressOf(sign)}
      alt={words}
      loading="lazy"
      decoding="async"
      onError={() => setGone(true)}
    />
  )
}

/**
 * EXM-259: a question text in a row of a list. Formulas stay in the line, pictures are small, and
 * nothing can be clicked, because such rows are often links or labels.
 */
export function ShortText({ text }: { text: string }) {
  const parts = useMemo(() => mediaParts(text), [text])
  return parts.map((part, place) => {
    // The parts of the text have no ids, so the key is the index. It also contains the file. So
    // another file at the same index is mounted again.
    const key = `${place} ${part.kind === 'text' ? '' : part.sign}`
    if (part.kind === 'text') return <FormulaText key={key} text={part.text} inline />
    if (part.kind === 'picture') return <Thumbnail key={key} {...part} />
    return (
      <Group key={key} component="span" display="inline-flex" gap={4}>
        <IconVolume size={16} aria-hidden /> {part.words}
      </Group>
    )
  })
}
