import { Box, Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconCircleDashed, IconX } from '@tabler/icons-react'
import type { ErpVerdict, ErpView } from '@titian/contract'
import { useErpContent } from '@titian/site/erp-content'
import { useTranslation } from 'react-i18next'

interface StatementListProps {
  statements: readonly ErpVerdict[]
  view: Pick<ErpView, 'items' | 'partners'>
  /** Whether the student has done anything. Before that, failed statements show no details. */
  isWorkedOn: boolean
}

function Statement({
  verdict,
  view,
  isWorkedOn,
}: Omit<StatementListProps, 'statements'> & { verdict: ErpVerdict }) {
  const { t } = useTranslation('erp')
  const { statement, failed } = useErpContent()
  const { met } = verdict
  const Icon = met ? IconCheck : isWorkedOn ? IconX : IconCircleDashed
  const instead = met || !isWorkedOn ? '' : failed(verdict, view)
  return (
    <Group component="li" gap="xs" wrap="nowrap" align="flex-start" className="num">
      <Box
        component="span"
        pt={3}
        c={met ? 'var(--ok)' : isWorkedOn ? 'var(--danger)' : 'var(--text-3)'}
        style={{ flex: 'none' }}
      >
        <Icon size={18} aria-hidden />
      </Box>
      <Stack gap={0} miw={0}>
        <span style={{ overflowWrap: 'anywhere' }}>
          {statement(verdict, view)}
          <span className="visually-hidden"> {t(met ? 'statement.met' : 'statement.notYet')}</span>
        </span>
        {instead ? (
          <Text component="span" fz="sm" c="var(--text-2)" style={{ overflowWrap: 'anywhere' }}>
            {instead}
          </Text>
        ) : null}
      </Stack>
    </Group>
  )
}

/**
 * PRC-047: the statements of a card. True statements are ticked; failed ones say what the books
 * contain instead.
 */
export const StatementList = ({ statements, ...others }: StatementListProps) => (
  <Stack component="ul" gap="sm">
    {statements.map((verdict, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- the statements of a card never change their order
      <Statement key={place} verdict={verdict} {...others} />
    ))}
  </Stack>
)
