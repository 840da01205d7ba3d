import { Box, Button, Flex } from '@mantine/core'
import {
  IconAlertTriangle,
  IconClockHour4,
  IconDevices,
  IconLock,
  IconUserX,
  IconWifiOff,
} from '@tabler/icons-react'
import { useFormats, useSignIn } from '@titian/site'
import { PageWidth } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SaverSnapshot } from '../../saving/entry.ts'
import type { useHandIn } from '../../writing/use-hand-in.ts'

interface BannerProps {
  icon: ReactNode
  title?: string
  text: string
  act?: { label: string; onClick: () => void; loading?: boolean }
  /** Whether an element around the banner already announces its text to screen readers. */
  quiet?: boolean
}

export function Banner({ icon, title, text, act, quiet }: BannerProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- output may hold no blocks
    <Box
      bg="var(--warn-tint)"
      c="var(--amber-7)"
      fz="sm"
      style={{ borderBottom: '1px solid var(--amber-2)' }}
      role={quiet ? undefined : 'status'}
    >
      <PageWidth>
        <Flex
          gap="sm"
          align={{ base: 'flex-start', sm: 'center' }}
          wrap={{ base: 'wrap', sm: 'nowrap' }}
          py={10}
        >
          <Flex component="span" flex="none">
            {icon}
          </Flex>
          <Box component="span" flex={1} miw={0}>
            {title ? <b>{title} </b> : null}
            {text}
          </Box>
          {act ? (
            <Button
              size="xs"
              variant="default"
              flex={{ base: '1 1 100%', sm: 'none' }}
              mih={{ base: 44, sm: 'var(--button-height)' }}
              onClick={act.onClick}
              loading={act.loading}
            >
              {act.label}
            </Button>
          ) : null}
        </Flex>
      </PageWidth>
    </Box>
  )
}

interface PaperBannersProps {
  saving: SaverSnapshot
  timed: boolean
  timeUp: boolean
  handIn: ReturnType<typeof useHandIn>
  onRetry: () => void
  onWriteHere: () => void
}

/** What prevents writing or saving, most important first. Only the first obstacle is shown. */
export function PaperBanners({
  saving,
  timed,
  timeUp,
  handIn,
  onRetry,
  onWriteHere,
}: PaperBannersProps) {
  const { t } = useTranslation('exams')
  const { gap } = useFormats()
  const openSignIn = useSignIn()
  const { halt, trouble, waiting, journalBroken } = saving
  if (halt === 'takenOver') {
    return (
      <Banner
        icon={<IconDevices size={20} aria-hidden />}
        title={t('banner.takenOverTitle')}
        text={t('banner.takenOver')}
        act={{ label: t('banner.writeHere'), onClick: onWriteHere }}
      />
    )
  }
  if (halt === 'forbidden')
    return (
      <Banner
        icon={<IconLock size={20} aria-hidden />}
        title={t('banner.forbiddenTitle')}
        text={t('banner.forbidden')}
      />
    )
  if (halt === 'otherAccount')
    return (
      <Banner
        icon={<IconUserX size={20} aria-hidden />}
        title={t('banner.otherAccountTitle')}
        text={t('banner.otherAccount')}
        act={{ label: t('banner.tryNow'), onClick: onRetry }}
      />
    )
  if (halt === 'signIn') {
    return (
      <Banner
        icon={<IconUserX size={20} aria-hidden />}
        title={t('banner.signInTitle')}
        text={t('banner.signIn')}
        act={{ label: t('site:signIn'), onClick: () => openSignIn('login') }}
      />
    )
  }
  if (timeUp) {
    const sending = handIn.state !== 'failed'
    return (
      <Banner
        icon={<IconClockHour4 size={20} aria-hidden />}
        title={t('banner.timeUpTitle')}
        text={t(sending ? 'banner.timeUpSending' : 'banner.timeUpFailed')}
        act={{ label: t('paper.handIn'), onClick: () => void handIn.handIn(), loading: sending }}
      />
    )
  }
  if (trouble) {
    const keep = journalBroken ? t('banner.journal') : t('banner.keep', { count: waiting })
    return (
      <Banner
        icon={<IconWifiOff size={20} aria-hidden />}
        title={t(trouble === 'network' ? 'banner.offlineTitle' : 'banner.serverTitle')}
        text={timed ? `${keep}${gap}${t('banner.clock')}` : keep}
        act={{ label: t('banner.tryNow'), onClick: onRetry }}
      />
    )
  }
  return journalBroken ? (
    <Banner icon={<IconAlertTriangle size={20} aria-hidden />} text={t('banner.journal')} />
  ) : null
}
