import { Box, Flex } from '@mantine/core'
import { IconExternalLink, IconEyeOff } from '@tabler/icons-react'
import { pickText } from '@titian/contract'
import { currentLanguage } from '@titian/site'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { MenuChildValues, MenuValues } from './menu-values.ts'

/** A menu of either level in one line. */
export function MenuSummary({ entry }: { entry: MenuChildValues | MenuValues }) {
  const { t } = useTranslation('schools')
  const { name, url, openMode, active } = entry
  const below = 'children' in entry ? entry.children.length : 0
  return (
    <>
      <Flex component="span" direction="column" flex="1 1 160px" miw={0}>
        <Box component="b" fw={600}>
          {pickText(name, currentLanguage()) || t('list.unnamed')}
        </Box>
        <Box component="span" c="dimmed" fz="xs" style={{ overflowWrap: 'anywhere' }}>
          {[url || t('menus.noAddress'), below > 0 ? t('menus.below', { count: below }) : '']
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </Flex>
      {openMode === '_blank' ? (
        <StatusBadge icon={<IconExternalLink size={14} aria-hidden />}>
          {t('menus.window._blank')}
        </StatusBadge>
      ) : null}
      {active ? null : (
        <StatusBadge tone="warn" icon={<IconEyeOff size={14} aria-hidden />}>
          {t('hidden')}
        </StatusBadge>
      )}
    </>
  )
}
