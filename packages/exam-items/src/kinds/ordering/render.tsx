import { Box, Button, Group, Text } from '@mantine/core'
import { IconArrowsSort, IconCheck, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ItemAnswer } from '../../answer.ts'
import { ItemText } from '../../media/item-text.tsx'
import { shortText } from '../../media/media-marks.ts'
import type { Option } from '../../option.ts'
import { ItemGroup } from '../../parts/item-group.tsx'
import classes from '../../parts/item-view.module.css'
import type { KindViewProps } from '../../parts/kind-view.ts'
import { ReviewNotes } from '../../parts/review-notes.tsx'
import { Stem } from '../../parts/stem.tsx'
import { MoveControls } from './move-controls.tsx'
import { useMoves } from './use-moves.ts'

export const Icon = IconArrowsSort

const asList = (answer: ItemAnswer): string[] => (Array.isArray(answer) ? answer : [])

/**
 * Returns the entries in the order of the answer. Without an answer, the order is the one that was
 * shown.
 */
function entriesIn(options: readonly Option[], order: readonly string[]): Option[] {
  const named = order.flatMap((id) => options.filter((option) => option.id === id))
  return [...named, ...options.filter((option) => !named.includes(option))]
}

/** Returns a short name for buttons, because an entry may be long or a picture. */
const nameOf = ({ content }: Option): string =>
  shortText(content, ({ words }) => words)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)

type EntryProps = {
  entry: Option
  /** The position of the entry, from 1; undefined while the order is no answer yet. */
  place?: number | undefined
  verdict?: 'right' | 'wrong'
  style?: React.CSSProperties | undefined
  children?: ReactNode
}

/**
 * Whether an entry is long. On a phone, the buttons of a long entry are below it, because its text
 * needs the width.
 */
const isLong = ({ content }: Option): boolean => content.length > 20
const longStyle = { flexBasis: '24ch' } as const

function Entry({ entry, place, verdict, style, children }: EntryProps) {
  return (
    <li className={classes.card} data-locked data-verdict={verdict} style={style}>
      {place && <b className={classes.letter}>{place}</b>}
      <span className={classes.content} style={isLong(entry) ? longStyle : undefined}>
        <ItemText text={entry.content} />
      </span>
      {children}
    </li>
  )
}

/**
 * The entries while the student orders them. The first order comes from chance, so it is no answer
 * until the student moves an entry or confirms the order.
 */
function Writing(props: KindViewProps) {
  const { item, value, texts, stemId, onChange } = props
  const entries = entriesIn(item.options ?? [], asList(value))
  const give = (list: readonly Option[]) => onChange(list.map(({ id }) => id))
  const moves = useMoves({
    base: stemId,
    list: entries,
    idOf: ({ id }) => id,
    onMoved: give,
    say: (entry, place) =>
      texts.words('moved', { entry: nameOf(entry), place, total: entries.length }),
  })
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {texts.words('hint')}
      </Text>
      <ol className={classes.options}>
        {entries.map((entry, at) => (
          <Entry key={entry.id} entry={entry} place={moves.placeOf(at)} style={moves.styleOf(at)}>
            {/* Negative margins, so that the buttons do not make the card higher. */}
            <Box component="span" ml="auto" my={-10}>
              <MoveControls
                {...moves.controlsOf(entry, at)}
                upLabel={texts.words('up', { entry: nameOf(entry) })}
                downLabel={texts.words('down', { entry: nameOf(entry) })}
              />
            </Box>
          </Entry>
        ))}
      </ol>
      <Group mt="sm" gap="sm" mih={44}>
        <Text id={`${stemId}-given`} tabIndex={-1} size="sm" c="var(--text-2)">
          {texts.words(value === null ? 'untouched' : 'answered')}
        </Text>
        {value === null && (
          <Button
            variant="default"
            mih={44}
            leftSection={<IconCheck size={18} aria-hidden />}
            onClick={() => {
              moves.focusAfter(`${stemId}-given`)
              give(entries)
            }}
          >
            {texts.words('confirm')}
          </Button>
        )}
      </Group>
      <output className="visually-hidden">{moves.status}</output>
    </>
  )
}

function Verdict({
  place,
  belongs,
  texts,
}: { place: number; belongs: number } & Pick<KindViewProps, 'texts'>) {
  const right = place === belongs
  const Sign = right ? IconCheck : IconX
  return (
    <span className={classes.marks}>
      <span className={classes.mark} data-verdict={right ? 'right' : 'wrong'}>
        <Sign size={16} aria-hidden />
        {texts.words(right ? 'inPlace' : 'belongs', { place: belongs })}
      </span>
    </span>
  )
}

/** The order that the student gave. In a review, each position is marked as right or wrong. */
function Given({ item, value, review, texts }: KindViewProps) {
  const order = asList(value)
  const right = review && asList(review.answer)
  if (right && order.length === 0) return null
  return (
    <ol className={classes.options}>
      {entriesIn(item.options ?? [], order).map((entry, at) => {
        const belongs = (right?.indexOf(entry.id) ?? -1) + 1
        const verdict = belongs === at + 1 ? 'right' : 'wrong'
        return (
          <Entry
            key={entry.id}
            entry={entry}
            place={order.length > 0 ? at + 1 : undefined}
            {...(right && { verdict })}
          >
            {right && <Verdict place={at + 1} belongs={belongs} texts={texts} />}
          </Entry>
        )
      })}
    </ol>
  )
}

function Notes({ item, value, review, texts }: KindViewProps) {
  if (!review) return null
  const right = asList(review.answer)
  const isRight = asList(value).join(' ') === right.join(' ')
  const lines = entriesIn(item.options ?? [], right).map(
    ({ content }, at) => `${at + 1}. ${content}`,
  )
  return (
    <ReviewNotes
      notes={[
        { term: texts.rightAnswer, text: isRight ? '' : lines.join('\n') },
        { term: texts.analysis, text: review.analysis },
      ]}
    />
  )
}

export function View(props: KindViewProps) {
  const { item, locked, stemId, number } = props
  return (
    <ItemGroup label={props.groupLabel}>
      <Stem id={stemId} text={item.stem} number={number} />
      <Box miw={0}>{locked ? <Given {...props} /> : <Writing {...props} />}</Box>
      <Notes {...props} />
    </ItemGroup>
  )
}
