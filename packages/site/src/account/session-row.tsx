import { Box, Button, Flex } from '@mantine/core'
import { IconCircleCheck, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { accounts, describeAgent, type OwnSession } from '@titian/contract'
import { StatusBadge, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { callKey } from '../calls/query-client.ts'
import { useAct } from '../calls/use-act.ts'
import { useFormats } from '../format/formats.ts'

/** One session of the account. The session of this page cannot be ended in its row. */
export function SessionRow({ session }: { session: OwnSession }) {
  const { t } = useTranslation('account')
  const formats = useFormats()
  const { browser, system, isPhone } = describeAgent(session.userAgent)
  const Icon = isPhone ? IconDeviceMobile : IconDeviceDesktop
  const known = [browser, system].filter((one) => one !== null)
  const name = known.length > 0 ? known.join(' · ') : t('sessions.unknown')
  const lastSeen = formats.dateTime(session.lastSeenAt)
  const end = useAct(accounts.endSession, {
    refresh: [callKey(accounts.listSessions)],
    onDone: () => toast.success(t('sessions.ended')),
  })
  return (
    <Flex
      component="li"
      rowGap="xs"
      columnGap="md"
      align="center"
      wrap="wrap"
      py="sm"
      style={{ borderTop: '1px solid var(--line)' }}
    >
      <Icon size={20} color="var(--text-3)" aria-hidden />
      <Flex component="span" direction="column" flex="1 1 200px" miw={0} fz="sm">
        <b>{name}</b>
        <Box component="span" c="dimmed" fz="xs" style={{ overflowWrap: 'anywhere' }}>
          {t('sessions.seen', { time: lastSeen, address: session.address })}
        </Box>
      </Flex>
      {session.isCurrent ? (
        <StatusBadge tone="ok" icon={<IconCircleCheck size={14} aria-hidden />}>
          {t('sessions.current')}
        </StatusBadge>
      ) : (
        <Button
          variant="default"
          size="sm"
          loading={end.isPending}
          aria-label={t('sessions.endOf', { name, time: lastSeen })}
          onClick={() => end.mutate({ sign: session.sign })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Flex>
  )
}
