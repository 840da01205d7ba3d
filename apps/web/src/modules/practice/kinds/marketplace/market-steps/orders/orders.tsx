import { Group } from '@mantine/core'
import { carriers } from '@titian/contract'
import { Segmented } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../parts/panel.tsx'
import { Press } from '../parts/press.tsx'
import { useStep } from '../parts/step-context.ts'
import { OrderTable } from './order-table.tsx'

export function Orders() {
  const { t } = useTranslation('market-steps')
  const { view, isClosed } = useStep()
  const [carrier, setCarrier] = useState<(typeof carriers)[number]>('tracked')
  const open = view.orders.filter(({ state }) => state === 'toShip')
  const others = view.orders.filter(({ state }) => state !== 'toShip')
  return (
    <>
      <Panel title={t('orders.open')} lead={t('orders.openLead')}>
        {isClosed || open.length === 0 ? null : (
          <Group gap="sm">
            <Segmented
              label={t('orders.carrier')}
              value={carrier}
              onChange={setCarrier}
              options={carriers.map((one) => ({ value: one, label: t(`orders.carriers.${one}`) }))}
            />
            <Press
              variant="filled"
              size="sm"
              decision={{ type: 'shipOrder', order: 0, carrier }}
              done={t('orders.allShipped')}
            >
              {t('orders.shipAll')}
            </Press>
          </Group>
        )}
        <OrderTable label={t('orders.open')} orders={open} carrier={carrier} />
      </Panel>
      {others.length > 0 ? (
        <Panel title={t('orders.others')}>
          <OrderTable label={t('orders.others')} orders={others.toReversed()} />
        </Panel>
      ) : null}
    </>
  )
}
