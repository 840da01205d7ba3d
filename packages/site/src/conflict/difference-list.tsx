import { Columns } from '@titian/ui'
import { Box, Flex } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** A field in which two copies differ. */
export interface Difference {
  name: string
  local: string
  remote: string
}

interface DifferenceListProps {
  rows: readonly Difference[]
  localLabel: string
  remoteLabel: string
}

function Copy({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('conflict')
  return (
    <dd>
      <b>{label}</b>
      <Box
        component="fieldset"
        miw={0}
        mah={160}
        mx={0}
        mb={0}
        mt={4}
        py="xs"
        px="sm"
        bd="1px solid var(--line)"
        bdrs="md"
        bg="var(--surface)"
        // A longer text scrolls within its own box, also by keyboard.
        aria-label={label}
        tabIndex={0}
        style={{ overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text || t('nothing')}
      </Box>
    </dd>
  )
}

/** The fields in which two copies differ, with both texts beside each other. */
export function DifferenceList({ rows, localLabel, remoteLabel }: DifferenceListProps) {
  return (
    <Flex component="dl" direction="column" gap="sm">
      {rows.map((row) => (
        <Columns
          key={row.name}
          widths="140px minmax(0, 1fr) minmax(0, 1fr)"
          gap="sm"
          rowGap="xs"
          align="stretch"
        >
          <Box component="dt" c="var(--text-2)" fw={600}>
            {row.name}
          </Box>
          <Copy label={localLabel} text={row.local} />
          <Copy label={remoteLabel} text={row.remote} />
        </Columns>
      ))}
    </Flex>
  )
}
