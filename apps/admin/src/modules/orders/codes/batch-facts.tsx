import { SimpleGrid } from '@mantine/core'
import type { CodeBatch } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { Facts, type Fact } from '../order/facts.tsx'
import { BatchState } from './use-batch-columns.tsx'
import { useGives } from './use-gives.ts'

/** What a batch gives, to whom, and how many codes are used. */
export function BatchFacts({ batch }: { batch: CodeBatch }) {
  const { t } = useTranslation('orders')
  const { date, dateTime, number, list } = useFormats()
  const gives = useGives()
  const by = (time: string, name: string | null) =>
    t('batch.by', { time: dateTime(time), name: name ?? '--' })
  const asks = [
    ...(batch.asksName ? [t('batch.askedName')] : []),
    ...(batch.asksNumber ? [t('batch.askedNumber')] : []),
  ]
  const rules: Fact[] = [
    [t('batch.gives'), gives(batch)],
    ...(batch.startTime ? [[t('batch.from'), date(batch.startTime)] as Fact] : []),
    [t('batch.until'), batch.endTime ? date(batch.endTime) : t('batch.noEnd')],
    [t('batch.perUser'), number(batch.perUser)],
    [t('batch.className'), batch.className || t('batch.everybody')],
    [t('batch.asks'), list(asks) || t('batch.nothing')],
  ]
  const numbers: Fact[] = [
    [t('column.state'), <BatchState key="state" batch={batch} />],
    [t('batch.used'), `${number(batch.redeemed)} / ${number(batch.quantity)}`],
    [t('batch.revokedCount'), number(batch.revoked)],
    [t('batch.madeBy'), by(batch.createTime, batch.createdBy)],
    [
      t('batch.downloadedBy'),
      batch.downloadTime ? by(batch.downloadTime, batch.downloadedBy) : t('batch.notDownloaded'),
    ],
  ]
  return (
    <Surface mb="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
        <Facts rows={rules} />
        <Facts rows={numbers} />
      </SimpleGrid>
    </Surface>
  )
}
