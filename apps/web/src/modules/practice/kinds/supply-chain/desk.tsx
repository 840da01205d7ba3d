import { Stack, Text, Textarea, TextInput } from '@mantine/core'
import { noteMost, type SupplyChainView } from '@titian/contract'
import { useFormats } from '@titian/site'
import { LinePlot } from '@titian/site/line-plot'
import { Columns, formatMinor, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { FactGrid } from '../../parts/fact-grid.tsx'
import { WeekTable } from './week-table.tsx'

function Now({ desk }: { desk: SupplyChainView }) {
  const { t } = useTranslation('practice')
  const { colon, list, number } = useFormats()
  const last = desk.rows.at(-1)
  const coming = desk.inTransit.map((units, at) =>
    t('desk.arrives', { count: at + 1, units: number(units) }),
  )
  return (
    <Stack gap="sm">
      <FactGrid
        facts={[
          { name: t('desk.stock'), value: number(desk.stock) },
          { name: t('desk.backlog'), value: number(desk.backlog), warn: desk.backlog > 0 },
          { name: t('desk.asked'), value: number(last?.asked ?? 0) },
          { name: t('desk.shipped'), value: number(last?.shipped ?? 0) },
          { name: t('desk.onOrder'), value: number(desk.onOrder) },
          { name: t('desk.cost'), value: formatMinor(desk.cost) },
        ]}
      />
      <Text component="p" fz="sm" className="num">
        <b>{t('desk.arriving')}</b>
        {colon}
        {coming.length > 0 ? list(coming) : t('desk.arrivesNone')}
      </Text>
      {desk.consumerDemand ? (
        <Text component="p" fz="sm" className="num">
          {t('desk.demand', { list: list(desk.consumerDemand.map(number)) })}
        </Text>
      ) : null}
    </Stack>
  )
}

interface DeskProps {
  desk: SupplyChainView
  typed: Readonly<Record<string, string>>
  onType: (field: string, text: string) => void
  problem: string | undefined
  isOver: boolean
}

function Decision({ desk, typed, onType, problem }: Omit<DeskProps, 'isOver'>) {
  const { t } = useTranslation('practice')
  const { seat } = desk
  const order = `order.${seat}`
  const note = `note.${seat}`
  return (
    <Stack gap="sm">
      <TextInput
        name={order}
        label={t('desk.order')}
        description={t('desk.orderHint')}
        error={problem}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        size="md"
        maxLength={12}
        value={typed[order] ?? ''}
        onChange={(event) => onType(order, event.currentTarget.value)}
      />
      <Textarea
        name={note}
        label={t('desk.note')}
        maxLength={noteMost}
        rows={2}
        value={typed[note] ?? ''}
        onChange={(event) => onType(note, event.currentTarget.value)}
      />
    </Stack>
  )
}

/** PRC-053: one seat of the chain, with only the numbers that this seat sees. */
export function Desk({ isOver, ...decision }: DeskProps) {
  const { t } = useTranslation('practice')
  const { desk } = decision
  const id = `desk-${desk.seat}`
  return (
    <Surface gap="md">
      <section aria-labelledby={id}>
        <Stack gap="md">
          <h2 id={id}>{t(`seat.${desk.seat}`)}</h2>
          <Columns widths="minmax(0, 3fr) minmax(0, 2fr)" from="md">
            <Now desk={desk} />
            {isOver ? <span /> : <Decision {...decision} />}
          </Columns>
          <details>
            <summary>{t('desk.history')}</summary>
            <Stack gap="sm" mt="sm">
              <LinePlot
                label={t('desk.curve')}
                first={1}
                series={[
                  { name: t('col.ordered'), values: desk.rows.map(({ ordered }) => ordered) },
                  { name: t('col.stock'), values: desk.rows.map(({ stock }) => stock) },
                  { name: t('col.backlog'), values: desk.rows.map(({ backlog }) => backlog) },
                ]}
              />
              <WeekTable seat={desk.seat} rows={desk.rows} />
            </Stack>
          </details>
        </Stack>
      </section>
    </Surface>
  )
}
