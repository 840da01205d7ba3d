import { orders, type InputOf } from '@titian/contract'
import { saveBytes, useAct } from '@titian/site'
import { ExportMenu } from '@titian/site/staff'
import { useOnce } from '../../../parts/use-once.ts'

/** ORD-081: what the filters show, as a file for a spreadsheet; times are those of whoever reads it. */
export function ExportOrders({
  filter,
}: {
  filter: Omit<InputOf<typeof orders.exportOrders>, 'format' | 'timeZone'>
}) {
  const act = useAct(orders.exportOrders, {
    onDone: ({ fileName, mediaType, base64 }) => saveBytes(fileName, mediaType, base64),
  })
  const once = useOnce(act)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <ExportMenu busy={act.isPending} onChoose={(format) => once({ ...filter, format, timeZone })} />
  )
}
