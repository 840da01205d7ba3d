import { Box, Flex, Stack } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { SchoolHost } from '@titian/contract'
import { SiteLink } from '@titian/site'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'

interface HostsSectionProps {
  hosts: readonly SchoolHost[]
  mayChange: boolean
}

/**
 * FRM-189: the addresses of the school with their registration numbers; they are changed on the
 * page of all schools.
 */
export function HostsSection({ hosts, mayChange }: HostsSectionProps) {
  const { t } = useTranslation('schools')
  return (
    <FormCard title={t('section.hosts')} lead={t('section.hostsLead')}>
      <Stack component="ul" gap="xs" fz="sm">
        {hosts.map(({ host, registrationNumber }) => (
          <Flex
            key={host}
            component="li"
            rowGap={2}
            columnGap="md"
            wrap="wrap"
            py="xs"
            style={{ borderTop: '1px solid var(--line)' }}
          >
            <Box component="b" style={{ overflowWrap: 'anywhere' }}>
              {host}
            </Box>
            <Box component="span" c="var(--text-2)">
              {registrationNumber || t('hosts.noNumber')}
            </Box>
          </Flex>
        ))}
      </Stack>
      {mayChange ? (
        <p>
          <SiteLink className="link" {...linkTo.schools()}>
            {t('hosts.change')}
          </SiteLink>
        </p>
      ) : (
        <Note tone="neutral" icon={<IconLock size={18} aria-hidden />}>
          {t('hosts.locked')}
        </Note>
      )}
    </FormCard>
  )
}
