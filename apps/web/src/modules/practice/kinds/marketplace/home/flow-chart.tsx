import { Box, Group, Text } from '@mantine/core'
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type MarketStepView, stepStates } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { CardLink, SectionHead, Surface, useNarrow } from '@titian/ui'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../links.ts'
import { StateBadge, stateTones, stepIcons, useStepName } from '../parts/step-look.tsx'

/** The number of steps in a row of a wide window. */
const across = 4

/**
 * Returns the position of a step in the grid. The rows run alternately to the right and to the
 * left.
 */
function placeOf(at: number) {
  const row = Math.floor(at / across)
  const isBack = row % 2 === 1
  const column = isBack ? across - 1 - (at % across) : at % across
  const isLastOfRow = at % across === across - 1
  return { order: row * across + column, isBack, isLastOfRow }
}

const arrowPlaces: Record<'down' | 'left' | 'right', CSSProperties> = {
  right: { right: -30, top: '50%', marginTop: -10 },
  left: { left: -30, top: '50%', marginTop: -10 },
  down: { left: '50%', marginLeft: -10, bottom: -28 },
}
const arrows = { right: IconChevronRight, left: IconChevronLeft, down: IconChevronDown }

/**
 * An arrow to the next step. Screen readers skip it, because the text of that step says the same.
 */
function Arrow({ at }: { at: number }) {
  const { isBack, isLastOfRow } = placeOf(at)
  const way = isLastOfRow ? 'down' : isBack ? 'left' : 'right'
  const Icon = arrows[way]
  return (
    <Box
      component="span"
      aria-hidden
      style={{ position: 'absolute', color: 'var(--text-3)', ...arrowPlaces[way] }}
    >
      <Icon size={20} />
    </Box>
  )
}

const toneColors = {
  ok: 'var(--ok)',
  info: 'var(--info)',
  warn: 'var(--warn)',
  brand: 'var(--primary)',
  danger: 'var(--danger)',
  neutral: 'var(--text-3)',
}
const isFilled = (step: MarketStepView) => step.state !== 'open' && step.state !== 'locked'

function StepIcon({ step }: { step: MarketStepView }) {
  const Icon = stepIcons[step.step]
  const color = toneColors[stateTones[step.state]]
  const filled = isFilled(step)
  return (
    <Box
      component="span"
      w={32}
      h={32}
      bdrs={8}
      c={filled ? 'var(--on-dark)' : color}
      bg={filled ? color : step.state === 'open' ? 'var(--primary-tint)' : 'transparent'}
      style={{ display: 'grid', placeItems: 'center', flex: 'none' }}
    >
      <Icon size={20} aria-hidden />
    </Box>
  )
}

/** For a locked step, what it waits for; for any other step, its points so far. */
function Condition({ step }: { step: MarketStepView }) {
  const { t } = useTranslation('marketplace')
  const { list } = useFormats()
  const nameOf = useStepName()
  if (step.state !== 'locked' || step.waitsFor.length === 0) return null
  return (
    <Text component="span" fz="xs" c="var(--text-2)">
      {t('chart.waitsFor', { steps: list(step.waitsFor.map(nameOf)) })}
    </Text>
  )
}

function Points({ step }: { step: MarketStepView }) {
  const { t } = useTranslation('marketplace')
  const { points, of } = step
  return (
    <Text component="span" fz="xs" c="var(--text-2)" className="num">
      <span aria-hidden>{t('chart.points', { points, of })}</span>
      <span className="visually-hidden">{t('chart.pointsSaid', { points, of })}</span>
    </Text>
  )
}

function Inside({ step, narrow }: { step: MarketStepView; narrow: boolean }) {
  const nameOf = useStepName()
  return (
    <>
      <Group
        component="span"
        gap={10}
        align={narrow ? 'center' : 'flex-start'}
        wrap={narrow ? 'nowrap' : 'wrap'}
        flex="1 1 auto"
        miw={0}
      >
        <StepIcon step={step} />
        <Text
          component="b"
          fz="sm"
          fw={600}
          lh={1.35}
          flex="1 1 88px"
          miw={0}
          style={{ overflowWrap: 'anywhere' }}
        >
          {nameOf(step.step)}
        </Text>
      </Group>
      <Condition step={step} />
      <Box
        component="span"
        style={{
          display: 'flex',
          flexDirection: narrow ? 'column' : 'row',
          flexWrap: 'wrap',
          alignItems: narrow ? 'flex-end' : 'center',
          justifyContent: 'space-between',
          gap: 4,
        }}
      >
        <StateBadge state={step.state} />
        <Points step={step} />
      </Box>
    </>
  )
}

function cardStyle(step: MarketStepView, narrow: boolean): CSSProperties {
  const strong = step.state === 'inProgress' || step.state === 'warning'
  return {
    display: 'flex',
    flexDirection: narrow ? 'row' : 'column',
    alignItems: narrow ? 'center' : 'stretch',
    justifyContent: 'space-between',
    gap: 'var(--s2)',
    height: '100%',
    minHeight: narrow ? 0 : 122,
    padding: strong ? 13 : 14,
    ...(strong
      ? { border: `2px solid ${toneColors[stateTones[step.state]]}`, background: 'var(--surface)' }
      : step.state === 'locked'
        ? { border: '1px dashed var(--line-strong)', color: 'var(--text-2)' }
        : { border: '1px solid var(--line)', background: 'var(--surface)' }),
  }
}

interface NodeProps {
  step: MarketStepView
  /** The links to the steps; null if steps cannot be opened, for example by a visitor. */
  sign: string | null
  narrow: boolean
}

function Node({ step, sign, narrow }: NodeProps) {
  const inside = <Inside step={step} narrow={narrow} />
  const style = cardStyle(step, narrow)
  if (!sign || step.state === 'locked')
    return (
      <Box bdrs={12} style={style}>
        {inside}
      </Box>
    )
  return (
    <CardLink component={SiteLink} {...practiceLinks.step(sign, step.step)} style={style}>
      {inside}
    </CardLink>
  )
}

/** The number of steps in each state. */
function Legend({ steps }: { steps: readonly MarketStepView[] }) {
  const counted = stepStates
    .map((state) => ({ state, count: steps.filter((step) => step.state === state).length }))
    .filter(({ count }) => count > 0)
  const order = ['passed', 'inProgress', 'warning', 'open', 'locked']
  return (
    <Group gap="xs">
      {counted
        .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
        .map(({ state, count }) => (
          <StateBadge key={state} state={state} count={count} />
        ))}
    </Group>
  )
}

interface FlowChartProps {
  steps: readonly MarketStepView[]
  /** The run to which the steps belong; without a run, the steps cannot be opened. */
  sign: string | null
  title: string
  /** The level of the heading of the chart. */
  level?: 2 | 3
}

/**
 * PRC-030, PRC-032: the twelve steps as a chart of three rows. The chart is one ordered list of
 * links, so that phones and screen readers get the same list.
 */
export function FlowChart({ steps, sign, title, level = 2 }: FlowChartProps) {
  const narrow = useNarrow()
  return (
    <Surface padding="none">
      <Box px={{ base: 'md', sm: 24 }} pt="md" mb={{ base: 0, sm: -8 }}>
        <SectionHead
          level={level}
          title={<span style={{ fontSize: 'var(--fs-18)' }}>{title}</span>}
          more={sign ? <Legend steps={steps} /> : undefined}
        />
      </Box>
      <Box
        component="ol"
        p={{ base: 12, sm: 24 }}
        bg="var(--sunken)"
        style={{
          display: 'grid',
          gridTemplateColumns: narrow ? 'minmax(0, 1fr)' : `repeat(${across}, minmax(0, 1fr))`,
          gap: narrow ? 8 : '36px 40px',
          borderTop: '1px solid var(--line)',
        }}
      >
        {steps.map((step, at) => (
          <li
            key={step.step}
            style={{ position: 'relative', minWidth: 0, order: narrow ? 0 : placeOf(at).order }}
          >
            <Node step={step} sign={sign} narrow={narrow} />
            {narrow || at === steps.length - 1 ? null : <Arrow at={at} />}
          </li>
        ))}
      </Box>
    </Surface>
  )
}
