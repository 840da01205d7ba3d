import { Box, Button, Table, Title } from '@mantine/core'
import { Surface } from '@titian/ui'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface PlotProps {
  /** The main finding of the plot, for readers who read only this text. */
  finding: string
  lead: string
  /** The data of the plot as a table: a header and the rows. */
  head: readonly [string, string]
  rows: readonly (readonly [string, string])[]
  /** True if there is nothing to plot, which the title says. */
  empty?: boolean
  children: ReactNode
}

/**
 * A plot with a title that says the main finding. The user can show the table instead of the plot.
 */
export function Plot({ finding, lead, head, rows, empty = false, children }: PlotProps) {
  const { t } = useTranslation('staff')
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  return (
    <Surface gap="sm">
      <section aria-labelledby={id}>
        <Title order={2} size="h3" id={id}>
          {finding}
        </Title>
        <Box component="p" className="meta" mb="sm">
          {lead}
        </Box>
        {empty ? null : asTable ? (
          <Table aria-labelledby={id} verticalSpacing={4}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{head[0]}</Table.Th>
                <Table.Th ta="end">{head[1]}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(([name, value]) => (
                <Table.Tr key={name}>
                  <Table.Td>{name}</Table.Td>
                  <Table.Td ta="end" className="num">
                    {value}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        ) : (
          children
        )}
        {empty ? null : (
          <Button variant="subtle" size="sm" mt="xs" onClick={() => setAsTable(!asTable)}>
            {t(asTable ? 'plot.asPlot' : 'plot.asTable')}
          </Button>
        )}
      </section>
    </Surface>
  )
}
