import { Box, NativeSelect } from '@mantine/core'
import { IconPuzzle } from '@tabler/icons-react'
import { formulaParts } from '../../formula/formula-parts.ts'
import { ItemText } from '../../media/item-text.tsx'
import { hasMedia, shortText } from '../../media/media-marks.ts'
import { type Option, optionName } from '../../option.ts'
import { ItemGroup } from '../../parts/item-group.tsx'
import classes from '../../parts/item-view.module.css'
import type { KindViewProps } from '../../parts/kind-view.ts'
import { ReviewMarks } from '../../parts/review-marks.tsx'
import { ReviewNotes } from '../../parts/review-notes.tsx'
import { Stem } from '../../parts/stem.tsx'

export const Icon = IconPuzzle

/** The width in pixels below which the chosen option is shown under its prompt. */
const beside = '1 1 230px'
const roomInList = 60

/** Whether an option cannot be shown in a native select, which has only one line of plain text. */
const needsRoom = ({ content }: Option): boolean =>
  content.length > roomInList ||
  content.includes('\n') ||
  hasMedia(content) ||
  formulaParts(content).some(({ kind }) => kind === 'formula')

const wordsOf = (content: string): string => shortText(content, ({ words }) => words)

function Verdict({ option, picked, right, texts }: VerdictProps) {
  return (
    <Box display="flex" style={{ flexWrap: 'wrap', gap: '4px 12px' }}>
      <span className={classes.content}>
        <ItemText text={option.content} />
      </span>
      <ReviewMarks picked={picked} right={right} texts={texts} />
    </Box>
  )
}
type VerdictProps = Pick<KindViewProps, 'texts'> & {
  option: Option
  picked: boolean
  right: boolean
}

type PairProps = KindViewProps & { at: number; prompt: Option; lettered: boolean }

/** The id of a prompt, which names the field of the prompt. */
const promptIdOf = (stemId: string, at: number): string => `${stemId}-${at}`

const idAt = (list: unknown, at: number): string => {
  const id: unknown = Array.isArray(list) ? list[at] : undefined
  return typeof id === 'string' ? id : ''
}

/** The option that the student chose, and in a review the right one. */
function Chosen({ item, value, review, texts, at }: PairProps) {
  const optionOf = (list: unknown) => item.options?.find(({ id }) => id === idAt(list, at))
  const chosen = optionOf(value)
  if (!review)
    return chosen ? (
      <ItemText text={chosen.content} />
    ) : (
      <span className="muted">{texts.words('none')}</span>
    )
  const right = optionOf(review.answer)
  const isRight = chosen !== undefined && chosen === right
  return (
    <>
      {chosen && <Verdict option={chosen} picked right={isRight} texts={texts} />}
      {right && !isRight && <Verdict option={right} picked={false} right texts={texts} />}
    </>
  )
}

function Choice({ item, value, texts, stemId, at, lettered, onChange }: PairProps) {
  const choose = (id: string) =>
    onChange(item.prompts?.map((_, place) => (place === at ? id : idAt(value, place))) ?? [])
  const label = (content: string, place: number) => {
    const words = wordsOf(content).replace(/\s+/g, ' ')
    if (!lettered) return words
    const cut = words.length > roomInList ? `${words.slice(0, roomInList)}…` : words
    return `${optionName(place)}. ${cut}`
  }
  return (
    <NativeSelect
      aria-labelledby={promptIdOf(stemId, at)}
      value={idAt(value, at)}
      data={[
        { value: '', label: texts.words('choose') },
        ...(item.options ?? []).map(({ id, content }, place) => ({
          value: id,
          label: label(content, place),
        })),
      ]}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  )
}

function verdictOf({ value, review, at }: PairProps): 'right' | 'wrong' | undefined {
  const chosen = idAt(value, at)
  if (!review || chosen === '') return undefined
  return chosen === idAt(review.answer, at) ? 'right' : 'wrong'
}

/**
 * A prompt with its field. A click beside the field does nothing, so the card must not look as if
 * it could be clicked.
 */
function Pair(props: PairProps) {
  const { at, prompt, locked, stemId } = props
  return (
    <div className={classes.card} data-locked data-verdict={verdictOf(props)}>
      <b className={classes.letter}>{at + 1}</b>
      <span id={promptIdOf(stemId, at)} className={classes.content}>
        <ItemText text={prompt.content} />
      </span>
      <Box className={classes.pair} flex={beside} miw={0} style={{ whiteSpace: 'pre-wrap' }}>
        {locked ? <Chosen {...props} /> : <Choice {...props} />}
      </Box>
    </div>
  )
}

/** All options in full, if the selects cannot show them. */
function OptionTexts({ item, texts }: KindViewProps) {
  return (
    <Box mb="md">
      <Box component="p" m={0} mb="xs" fz="sm" fw={600}>
        {texts.words('options')}
      </Box>
      <Box component="ul" display="grid" m={0} p={0} style={{ gap: 6, listStyle: 'none' }}>
        {item.options?.map(({ id, content }, place) => (
          <Box key={id} component="li" display="flex" style={{ gap: 8 }}>
            <b className={classes.letter}>{optionName(place)}</b>
            <span className={classes.content}>
              <ItemText text={content} />
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

export function View(props: KindViewProps) {
  const { item, locked, review, texts, stemId } = props
  const lettered = item.options?.some(needsRoom) ?? false
  return (
    <ItemGroup label={props.groupLabel}>
      <Stem id={stemId} text={item.stem} number={props.number} />
      {lettered && !locked && <OptionTexts {...props} />}
      <div className={classes.options}>
        {item.prompts?.map((prompt, at) => (
          <Pair key={prompt.id} {...props} at={at} prompt={prompt} lettered={lettered} />
        ))}
      </div>
      {review && <ReviewNotes notes={[{ term: texts.analysis, text: review.analysis }]} />}
    </ItemGroup>
  )
}
