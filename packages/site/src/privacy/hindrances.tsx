import { Box } from '@mantine/core'
import type { AccountClosing, ClosingHindrance } from '@titian/contract'
import { Note } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../format/formats.ts'

/**
 * Renders the link to the page where an obstacle is removed. Renders nothing if the site has no
 * such page.
 */
export type DrawWay = (kind: ClosingHindrance, label: string) => ReactNode

interface HindrancesProps extends Pick<AccountClosing, 'hindrances'> {
  drawWay: DrawWay
}

/**
 * ACC-305: the obstacles that must be removed before the account can be closed, each with a link.
 */
export function Hindrances({ hindrances, drawWay }: HindrancesProps) {
  const { t } = useTranslation('privacy')
  const { list, bracketed } = useFormats()
  return (
    <Note tone="warn">
      <b>{t('hindrance.title')}</b>
      <Box component="ul" mt="xs">
        {hindrances.map(({ kind, count, names }) => (
          <Box key={kind} component="li" py={4}>
            {t(`hindrance.${kind}`, { count })}
            {names.length > 0 ? bracketed(list(names)) : null}{' '}
            {drawWay(kind, t(`hindrance.way.${kind}`))}
          </Box>
        ))}
      </Box>
    </Note>
  )
}
