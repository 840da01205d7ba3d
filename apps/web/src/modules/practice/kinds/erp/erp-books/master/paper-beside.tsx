import { Box, Group, Text } from '@mantine/core'
import type { ErpView } from '@titian/contract'
import { useErpContent } from '@titian/site/erp-content'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../marketplace/market-steps/parts/panel.tsx'

type Paper = ErpView['papers'][number]

/** Returns the paper that the address names, if the form can enter it. */
export const paperOf = (
  { papers }: Pick<ErpView, 'papers'>,
  id: string | undefined,
  kind: Paper['kind'],
): Paper | undefined => papers.find((paper) => String(paper.id) === id && paper.kind === kind)

/** PRC-233: the paper from which the student copies. The page fills nothing in by itself. */
export function PaperBeside({ paper }: { paper: Paper }) {
  const { t } = useTranslation('erp-books')
  const { name, fact } = useErpContent()
  return (
    <Panel title={`${name('paper', paper.kind)} ${paper.number}`} lead={t('master.copy')}>
      <Box component="dl" m={0}>
        {paper.facts.map((one) => {
          const said = fact(one)
          return (
            <Group key={one.name} justify="space-between" gap="sm" py={4}>
              <Text component="dt" fz="sm" c="var(--text-2)">
                {said.name}
              </Text>
              <Text component="dd" m={0} fw={600} className="num">
                {said.value}
              </Text>
            </Group>
          )
        })}
      </Box>
      {paper.text ? <p>{paper.text}</p> : null}
    </Panel>
  )
}
