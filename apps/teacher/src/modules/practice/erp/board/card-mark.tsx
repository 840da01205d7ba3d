import { Flex, UnstyledButton } from '@mantine/core'
import { IconBulb, IconCheck, IconCircleDashed, IconHourglass } from '@tabler/icons-react'
import { useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { useTranslation } from 'react-i18next'
import { type CardProgress, type CardState, cardStateOf } from './progress.ts'

const icons = { notBegun: IconCircleDashed, begun: IconHourglass, met: IconCheck } as const

const colors: Record<CardState, { bg: string; c: string }> = {
  notBegun: { bg: 'transparent', c: 'var(--text-2)' },
  begun: { bg: 'var(--warn-tint)', c: 'var(--warn)' },
  met: { bg: 'var(--ok-tint)', c: 'var(--ok)' },
}

/** The icon of a state. Shape and colour differ between all states. */
export function CardIcon({ state }: { state: CardState }) {
  const Icon = icons[state]
  return <Icon size={16} color={colors[state].c} aria-hidden style={{ flex: 'none' }} />
}

/** Returns the text of a cell for tooltips and screen readers. */
export function useCardText(): (card: CardProgress) => string {
  const { t } = useTranslation('erp')
  const { number, comma } = useFormats()
  const content = useErpContent()
  return (card) => {
    const state = cardStateOf(card)
    const text = t(state === 'notBegun' ? 'board.cellNone' : 'board.cell', {
      card: content.cardTitle(card),
      state: t(`state.${state}`),
      met: number(card.met),
      of: number(card.of),
    })
    return card.hints === 0 ? text : `${text}${comma}${t('board.hints', { count: card.hints })}`
  }
}

function Sign({ card }: { card: CardProgress }) {
  const { t } = useTranslation('erp')
  const { number } = useFormats()
  const state = cardStateOf(card)
  return (
    <Flex
      aria-hidden
      direction="column"
      align="center"
      justify="center"
      gap={2}
      miw={44}
      mih={44}
      bdrs="sm"
      fz="xs"
      className="num"
      {...colors[state]}
    >
      <CardIcon state={state} />
      {state === 'notBegun' ? null : t('board.of', { met: number(card.met), of: number(card.of) })}
      {card.hints === 0 ? null : (
        <Flex component="span" align="center" c="var(--text-2)">
          <IconBulb size={12} />
          {number(card.hints)}
        </Flex>
      )}
    </Flex>
  )
}

interface CardMarkProps {
  card: CardProgress
  isOpen: boolean
  /** The id of the table row that shows the failed statements. */
  controls: string
  onPress: () => void
}

/**
 * PRC-235: the state of one card of one student. If statements of the card failed, a button shows
 * them.
 */
export function CardMark({ card, isOpen, controls, onPress }: CardMarkProps) {
  const text = useCardText()(card)
  if (card.failed.length === 0)
    return (
      <span title={text}>
        <Sign card={card} />
        <span className="visually-hidden">{text}</span>
      </span>
    )
  return (
    <UnstyledButton
      display="block"
      w="100%"
      title={text}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onPress}
      bdrs="sm"
      style={{ outline: isOpen ? '2px solid currentColor' : undefined }}
    >
      <Sign card={card} />
      <span className="visually-hidden">{text}</span>
    </UnstyledButton>
  )
}
