import type { WorkState } from '@titian/contract'
import {
  IconCheck,
  IconClock,
  IconClockExclamation,
  IconLock,
  IconPencil,
} from '@tabler/icons-react'
import { StatusBadge, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const looks: Record<WorkState, { tone: Tone; Icon: typeof IconCheck }> = {
  open: { tone: 'info', Icon: IconPencil },
  handedIn: { tone: 'brand', Icon: IconClock },
  late: { tone: 'warn', Icon: IconClockExclamation },
  graded: { tone: 'ok', Icon: IconCheck },
  ended: { tone: 'neutral', Icon: IconLock },
}

/** CRS-177: the state as a colour, an icon and a word. */
export function WorkStateBadge({ state }: { state: WorkState }) {
  const { t } = useTranslation('hand-ins')
  const { tone, Icon } = looks[state]
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(`state.${state}`)}
    </StatusBadge>
  )
}
