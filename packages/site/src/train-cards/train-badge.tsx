import { ActionIcon } from '@mantine/core'
import { training, type TrainTab } from '@titian/contract'
import { IconClipboardText, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../calls/use-ask.ts'
import { SiteLink, type LinkTarget } from '../routing/site-link.tsx'
import { useSession } from '../session/use-session.ts'

/**
 * Milliseconds for which the badge is not requested again. A hand-in refreshes the badge at once. A
 * change by a teacher appears at most this much later.
 */
const lasts = 5 * 60_000

interface TrainBadgeProps {
  toTab: (sign: string, tab: TrainTab) => LinkTarget
  onFollow?: () => void
}

/**
 * FRM-114, FRM-115: a link beside the portrait. It leads to the training whose task or examination
 * is due.
 */
export function TrainBadge({ toTab, onFollow }: TrainBadgeProps) {
  const { t } = useTranslation('train-cards')
  const isVisitor = useSession().status === 'visitor'
  const { data } = useAsk(
    training.userSmallPlate,
    {},
    { enabled: !isVisitor, quiet: true, staleTime: lasts },
  )
  const waiting = [
    { tab: 'task', sign: data?.workTrainId, Icon: IconClipboardText },
    { tab: 'exam', sign: data?.examTrainId, Icon: IconPencil },
  ] as const
  return waiting.map(({ tab, sign, Icon }) =>
    sign ? (
      <ActionIcon
        key={tab}
        component={SiteLink}
        {...toTab(sign, tab)}
        onClick={onFollow}
        variant="light"
        size={44}
        aria-label={t(`waits.${tab}`)}
        title={t(`waits.${tab}`)}
      >
        <Icon size={20} aria-hidden />
      </ActionIcon>
    ) : null,
  )
}
