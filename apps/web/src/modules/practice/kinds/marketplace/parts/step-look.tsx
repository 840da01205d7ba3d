import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBulb,
  IconCheck,
  IconCircleDashed,
  IconFileText,
  IconLock,
  IconMessage,
  IconPackage,
  IconPencil,
  IconReceipt,
  IconShieldCheck,
  IconShip,
  IconShoppingCart,
  IconSpeakerphone,
  IconHeartbeat,
  IconTag,
} from '@tabler/icons-react'
import { type MarketStep, marketSteps, type StepState } from '@titian/contract'
import { StatusBadge, type Tone } from '@titian/ui'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>

export const stepIcons: Record<MarketStep, Icon> = {
  research: IconBulb,
  sourcing: IconShip,
  opening: IconShieldCheck,
  listing: IconFileText,
  pricing: IconTag,
  ads: IconSpeakerphone,
  inventory: IconPackage,
  orders: IconShoppingCart,
  returns: IconArrowBackUp,
  messages: IconMessage,
  health: IconHeartbeat,
  finance: IconReceipt,
}

export const stateTones: Record<StepState, Tone> = {
  locked: 'neutral',
  open: 'brand',
  inProgress: 'info',
  passed: 'ok',
  warning: 'warn',
}

const stateIcons: Record<StepState, Icon> = {
  locked: IconLock,
  open: IconCircleDashed,
  inProgress: IconPencil,
  passed: IconCheck,
  warning: IconAlertTriangle,
}

/** A state by colour, icon and word, so that no state depends on colour alone. */
export function StateBadge({ state, count }: { state: StepState; count?: number }) {
  const { t } = useTranslation('marketplace')
  const StateIcon = stateIcons[state]
  const word = t(`state.${state}`)
  return (
    <StatusBadge tone={stateTones[state]} icon={<StateIcon size={14} aria-hidden />}>
      {count === undefined ? word : t('state.counted', { state: word, count })}
    </StatusBadge>
  )
}

export const stepNumber = (step: MarketStep) => marketSteps.indexOf(step) + 1

/** Returns a function that gives number and name of a step. */
export function useStepName() {
  const { t } = useTranslation('marketplace')
  return (step: MarketStep) => t('numbered', { number: stepNumber(step), name: t(`step.${step}`) })
}
