import { Box, Button, Flex, Group, Stack } from '@mantine/core'
import { shareWay, sharing, type ShareRecord } from '@titian/contract'
import { callKey, SiteLink, useAct, useFormats } from '@titian/site'
import { CopyLink, QrDialog } from '@titian/site/share-links'
import { ConfirmDialog, StatusBadge, toast, type StatusBadgeProps } from '@titian/ui'
import { IconQrcode, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

const tones: Record<ShareRecord['state'], StatusBadgeProps['tone']> = {
  open: 'info',
  activated: 'ok',
  expired: 'neutral',
  withdrawn: 'neutral',
}

/** The actions on a link that can still be used: copy, show and withdraw. */
function Acts({ record }: { record: ShareRecord }) {
  const { t } = useTranslation(['sharing', 'site'])
  const [open, setOpen] = useState<'qr' | 'withdraw' | null>(null)
  const withdraw = useAct(sharing.withdrawShareLink, {
    refresh: [callKey(sharing.listShareLinks)],
    onDone: () => toast.success(t('withdrawn')),
  })
  const named = { course: record.courseName }
  return (
    <>
      <Group gap="xs" wrap="wrap">
        <CopyLink link={record.link} label={t('copyOf', named)} />
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconQrcode size={16} aria-hidden />}
          aria-label={t('qrOf', named)}
          onClick={() => setOpen('qr')}
        >
          {t('qr')}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-label={t('withdrawOf', named)}
          onClick={() => setOpen('withdraw')}
        >
          {t('withdraw')}
        </Button>
      </Group>
      {open === 'qr' ? <QrDialog record={record} onClose={() => setOpen(null)} /> : null}
      <ConfirmDialog
        opened={open === 'withdraw'}
        onClose={() => setOpen(null)}
        title={t('withdrawTitle')}
        text={t('withdrawText', named)}
        confirmLabel={t('withdraw')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await withdraw.mutateAsync({ sign: record.sign }))}
      />
    </>
  )
}

/** CRS-103: one link with its facts. */
export function ShareRow({ record }: { record: ShareRecord }) {
  const { t } = useTranslation('sharing')
  const { dateTime } = useFormats()
  const facts = [
    t(record.way === shareWay.qr ? 'way.qr' : 'way.link'),
    t('made', { time: dateTime(record.createTime) }),
    record.seats > 1 ? t('places', { used: record.used, seats: record.seats }) : '',
    record.expireTime === null ? '' : t('ends', { time: dateTime(record.expireTime) }),
  ]
  return (
    <Stack gap={6} px={{ base: 'md', sm: 'lg' }} py="md">
      <Flex justify="space-between" align="flex-start" gap="sm">
        <Box component="b" miw={0}>
          <SiteLink {...linkTo.courseDetail(record.courseSign)}>{record.courseName}</SiteLink>
        </Box>
        <Box component="span" flex="none">
          <StatusBadge tone={tones[record.state]}>{t(`state.${record.state}`)}</StatusBadge>
        </Box>
      </Flex>
      <span className="meta num">{facts.filter(Boolean).join(' · ')}</span>
      {record.activateTime === null || record.seats > 1 ? null : (
        <span className="num">
          {t('activatedBy', {
            name: record.userName,
            phone: record.userPhone,
            time: dateTime(record.activateTime),
          })}
        </span>
      )}
      {record.state === 'open' ? (
        <>
          <Box component="span" className="clip" fz="sm">
            {record.link}
          </Box>
          <Acts record={record} />
        </>
      ) : (
        <Box component="span" className="clip muted" fz="sm">
          {record.link}
        </Box>
      )}
    </Stack>
  )
}
