import { Box, Group } from '@mantine/core'
import { IconPhotoOff, IconVolumeOff } from '@tabler/icons-react'
import { use, useMemo, useState, type MouseEvent } from 'react'
import { FormulaText } from '../formula/formula-text.tsx'
import { type MediaMark, mediaParts } from './media-marks.ts'
import { addressOf } from './media-address.ts'
import { Enlarge, MediaWords } from './media-context.ts'

/** Shows the description of a file that cannot be loaded. */
function Gone({ kind, words }: MediaMark) {
  const texts = use(MediaWords)
  const Icon = kind === 'picture' ? IconPhotoOff : IconVolumeOff
  return (
    <Group
      component="span"
      display="inline-flex"
      gap={4}
      px="xs"
      py={4}
      bd="1px dashed var(--field-line)"
      bdrs="md"
      fz="sm"
      c="var(--text-2)"
    >
      <Icon size={18} aria-hidden /> {texts.gone(words)}
    </Group>
  )
}

/**
 * A link and not a button. It may be inside the label of an option, and clicking it must not choose
 * the option.
 */
function Picture(mark: MediaMark) {
  const { words, sign } = mark
  const texts = use(MediaWords)
  const enlarge = use(Enlarge)
  const [isGone, setGone] = useState(false)
  if (isGone) return <Gone {...mark} />
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    enlarge(mark)
  }
  return (
    <Box
      component="a"
      display="block"
      w="fit-content"
      maw="100%"
      my="xs"
      style={{ cursor: 'zoom-in' }}
      href={addressOf(sign)}
      target="_blank"
      rel="noreferrer"
      title={texts.enlarge}
      aria-haspopup="dialog"
      onClick={press}
    >
      <Box
        component="img"
        display="block"
        maw="100%"
        mah="min(60vh, 420px)"
        mih={44}
        bd="1px solid var(--line)"
        bdrs="md"
        src={addressOf(sign)}
        alt={words}
        loading="lazy"
        decoding="async"
        onError={() => setGone(true)}
      />
    </Box>
  )
}

function Audio(mark: MediaMark) {
  const { words, sign } = mark
  const [isGone, setGone] = useState(false)
  if (isGone) return <Gone {...mark} />
  return (
    <Box component="span" display="grid" maw={420} my="xs" fz="sm" lh="md">
      <span aria-hidden>{words}</span>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- understanding the audio is often the question */}
      <Box
        component="audio"
        w="100%"
        controls
        preload="metadata"
        src={addressOf(sign)}
        aria-label={words}
        onError={() => setGone(true)}
      />
    </Box>
  )
}

/** EXM-199, EXM-201, EXM-202: a text with rendered formulas, pictures and audio. */
export function ItemText({ text }: { text: string }) {
  const parts = useMemo(() => mediaParts(text), [text])
  return parts.map((part, place) => {
    // The parts of the text have no ids, so the key is the index. It also contains the file. So
    // another file at the same index is mounted again.
    const key = `${place} ${part.kind === 'text' ? '' : part.sign}`
    if (part.kind === 'text') return <FormulaText key={key} text={part.text} />
    return part.kind === 'picture' ? <Picture key={key} {...part} /> : <Audio key={key} {...part} />
  })
}
