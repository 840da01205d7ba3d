import { Stack } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { MarketStep } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Columns, Note, TextSkeleton, useNarrow } from '@titian/ui'
import { type ComponentType, lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Coach } from './coach/coach.tsx'
import { useStepName } from '../parts/step-look.tsx'
import { StepContext, type StepFormProps } from './parts/step-context.ts'

/** Each step loads its own form. */
const forms: Record<MarketStep, ComponentType> = {
  research: lazy(async () => ({ default: (await import('./research/research.tsx')).Research })),
  sourcing: lazy(async () => ({ default: (await import('./sourcing/sourcing.tsx')).Sourcing })),
  opening: lazy(async () => ({ default: (await import('./opening/opening.tsx')).Opening })),
  listing: lazy(async () => ({ default: (await import('./listing/listing.tsx')).Listing })),
  pricing: lazy(async () => ({ default: (await import('./pricing/pricing.tsx')).Pricing })),
  ads: lazy(async () => ({ default: (await import('./ads/ads.tsx')).Ads })),
  inventory: lazy(async () => ({ default: (await import('./inventory/inventory.tsx')).Inventory })),
  orders: lazy(async () => ({ default: (await import('./orders/orders.tsx')).Orders })),
  returns: lazy(async () => ({ default: (await import('./returns/returns.tsx')).Returns })),
  messages: lazy(async () => ({ default: (await import('./messages/messages.tsx')).Messages })),
  health: lazy(async () => ({ default: (await import('./health/health.tsx')).Health })),
  finance: lazy(async () => ({ default: (await import('./finance/finance.tsx')).Finance })),
}

function Locked({ step }: Pick<StepFormProps, 'step'>) {
  const { t } = useTranslation('market-steps')
  const { list } = useFormats()
  const nameOf = useStepName()
  const names = step.waitsFor.map(nameOf)
  return (
    <Note tone="neutral" icon={<IconLock size={18} aria-hidden />}>
      {names.length > 0 ? t('locked.waits', { steps: list(names) }) : t('locked.later')}
    </Note>
  )
}

/** PRC-032, PRC-033: the form of one step, beside the rules that check it. */
export function StepForm({ run, view, step, acts }: StepFormProps) {
  const { t } = useTranslation('market-steps')
  const isNarrow = useNarrow()
  const isOver = run.state !== 'active' || view.finished
  const isLocked = step.state === 'locked'
  const scene = useMemo(
    () => ({ run, view, step, acts, isClosed: isOver || isLocked }),
    [run, view, step, acts, isOver, isLocked],
  )
  const Form = forms[step.step]
  const form = (
    <Stack gap="md">
      {isOver ? <Note tone="neutral">{t('over')}</Note> : null}
      {isLocked ? (
        <Locked step={step} />
      ) : (
        <Suspense fallback={<TextSkeleton lines={8} label={t('site:loading')} />}>
          <Form />
        </Suspense>
      )}
    </Stack>
  )
  return (
    <StepContext value={scene}>
      {isNarrow ? (
        <Stack gap="md">
          <Coach folded={!isLocked} />
          {form}
        </Stack>
      ) : (
        <Columns widths="minmax(0, 1fr) minmax(250px, 320px)" gap="lg">
          {form}
          <Coach />
        </Columns>
      )}
    </StepContext>
  )
}
