import { Box, Stack, Text } from '@mantine/core'
import type { WaitingKind } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { useWaiting } from '@titian/site/staff'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'

/**
 * The open tasks with their pages: tasks of the staff, and open tasks of the teachers of the
 * school.
 */
const places = [
  ['reviews', paths.reviews],
  ['identities', paths.identities],
  ['reports', paths.reported],
  ['orders', `${paths.orders}?waiting=1`],
  ['papers', '/teacher/#/waiting'],
  ['handIns', '/teacher/#/handIns'],
] as const satisfies readonly (readonly [WaitingKind, string])[]

export function WaitingCards() {
  const { t } = useTranslation('schools')
  const { number, date } = useFormats()
  const waiting = useWaiting()
  return places.map(([kind, href]) => {
    const { count = 0, oldest = null } = waiting[kind] ?? {}
    const inner = (
      <>
        <Text component="b" fz="h1" lh={1.2}>
          {number(count)}
        </Text>
        <span>{t(`start.waits.${kind}`, { count })}</span>
        <Text component="span" fz="sm" c="dimmed">
          {oldest ? t('start.since', { date: date(oldest) }) : t('start.nothing')}
        </Text>
      </>
    )
    const card = { display: 'block', p: 'md', children: <Stack gap={2}>{inner}</Stack> }
    return (
      <Surface key={kind} padding="none">
        {href.startsWith('/teacher/') ? (
          <Box component="a" href={href} {...card} />
        ) : (
          <Box component={SiteLink} href={href} {...card} />
        )}
      </Surface>
    )
  })
}
