import { Flex } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCheck,
  IconCircleDashed,
  IconHourglass,
  IconLock,
} from '@tabler/icons-react'
import type { StepState } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import type { StepProgress } from './progress.ts'

const icons = {
  locked: IconLock,
  open: IconCircleDashed,
  inProgress: IconHourglass,
  passed: IconCheck,
  warning: IconAlertTriangle,
} as const

const colors: Record<StepState, { bg: string; c: string }> = {
  locked: { bg: 'transparent', c: 'var(--text-2)' },
  open: { bg: 'var(--sunken)', c: 'var(--text-2)' },
  inProgress: { bg: 'var(--info-tint)', c: 'var(--info)' },
  passed: { bg: 'var(--ok-tint)', c: 'var(--ok)' },
  warning: { bg: 'var(--warn-tint)', c: 'var(--warn)' },
}

/** The icon of a state. Shape and colour differ between all states. */
export function StepIcon({ state }: { state: StepState }) {
  const Icon = icons[state]
  return <Icon size={16} color={colors[state].c} aria-hidden style={{ flex: 'none' }} />
}

/** Returns the text of a cell for tooltips and screen readers. */
export function useStepText(): (one: StepProgress) => string {
  const { t } = useTranslation('market')
  const { number } = useFormats()
  return ({ step, state, points, of }) =>
    t('board.cell', {
      step: t(`step.${step}`),
      state: t(`state.${state}`),
      points: number(points),
      of: number(of),
    })
}

/** PRC-147: one step of one shop: colour, icon and points. */
export function StepMark({ one }: { one: StepProgress }) {
  const { number } = useFormats()
  const text = useStepText()(one)
  return (
    <>
      <Flex
        aria-hidden
        title={text}
        direction="column"
        align="center"
        justify="center"
        gap={2}
        miw={44}
        mih={44}
        bdrs="sm"
        fz="xs"
        className="num"
        {...colors[one.state]}
      >
        <StepIcon state={one.state} />
        {one.state === 'locked' ? null : number(one.points)}
      </Flex>
      <span className="visually-hidden">{text}</span>
    </>
  )
}
