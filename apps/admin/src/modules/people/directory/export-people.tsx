import { people, type PeopleFilter } from '@titian/contract'
import { saveBytes, useAct } from '@titian/site'
import { ExportMenu } from '@titian/site/staff'
import { useOnce } from '../../../parts/use-once.ts'

/** ACC-287: what the filter finds, as a file for a spreadsheet. */
export function ExportPeople({ filter }: { filter: PeopleFilter }) {
  const act = useAct(people.exportPeople, {
    onDone: ({ fileName, mediaType, base64 }) => saveBytes(fileName, mediaType, base64),
  })
  const once = useOnce(act)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <ExportMenu busy={act.isPending} onChoose={(format) => once({ ...filter, format, timeZone })} />
  )
}
