import type { TrainState } from '@titian/contract'
import { IconCalendarClock, IconCircleCheck, IconClock, IconPlayerPlay } from '@tabler/icons-react'
import { StatusBadge, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const looks: Record<TrainState, { tone: Tone; Icon: typeof IconClock }> = {
  scheduling: { tone: 'neutral', Icon: IconCalendarClock },
  notStarted: { tone: 'info', Icon: IconClock },
  inProgress: { tone: 'brand', Icon: IconPlayerPlay },
  completed: { tone: 'ok', Icon: IconCircleCheck },
}

/** TRN-047: the state as a colour, an icon and a word. */
export function TrainStateBadge({
  state,
  onPicture = false,
}: {
  state: TrainState
  onPicture?: boolean
}) {
  const { t } = useTranslation('train-cards')
  const { tone, Icon } = looks[state]
  return (
    <StatusBadge tone={tone} onPicture={onPicture} icon={<Icon size={14} aria-hidden />}>
      {t(`state.${state}`)}
    </StatusBadge>
  )
}
