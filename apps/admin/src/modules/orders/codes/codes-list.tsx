import { Button, Group } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { type BatchCode, codeStates, orders } from '@titian/contract'
import { FilterBar, FilterSelect, ListSurface, useCallList, useSelection } from '@titian/site/staff'
import { EmptyState, Note } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { RevokeDialog } from './revoke-dialog.tsx'
import { useCodeColumns } from './use-code-columns.tsx'

const size = 20
const states = ['all', ...codeStates] as const

/** As many as the call takes at once. */
const most = 100

interface ChosenCodesProps {
  count: number
  onRevoke: () => void
  onClear: () => void
}

/** ORD-093: what can be done with the codes that were chosen over the pages of the list. */
export function ChosenCodes({ count, onRevoke, onClear }: ChosenCodesProps) {
  const { t } = useTranslation('orders')
  const acts = (
    <Group gap="sm">
      <Button variant="default" onClick={onClear}>
        {t('batch.unchoose')}
      </Button>
      <Button color="red" disabled={count > most} onClick={onRevoke}>
        {t('batch.revoke')}
      </Button>
    </Group>
  )
  return (
    <Note tone={count > most ? 'warn' : 'info'} live action={acts}>
      {count > most ? t('batch.chosenTooMany', { most }) : t('batch.chosen', { count })}
    </Note>
  )
}

/** ORD-073: the codes of a batch, never whole. */
export function CodesList({ sign }: { sign: string }) {
  const { t } = useTranslation('orders')
  const { filter, change, asked, list } = useCallList(
    orders.listBatchCodes,
    useSearch({ from: paths.codeBatch }),
    { size, given: { sign } },
  )
  const [revoked, setRevoked] = useState<string[] | null>(null)
  const { text, state = 'all' } = filter
  const chosen = useSelection<BatchCode>(`${text} ${state}`, (code) => code.sign)
  const columns = useCodeColumns({
    onRevoke: (code) => setRevoked([code.sign]),
    chosen,
    shown: asked.data?.list ?? [],
  })
  return (
    <>
      {chosen.rows.length > 0 ? (
        <ChosenCodes
          count={chosen.rows.length}
          onRevoke={() => setRevoked(chosen.rows.map((code) => code.sign))}
          onClear={chosen.clear}
        />
      ) : null}
      <ListSurface
        label={t('batch.codes')}
        columns={columns}
        rowKey={(code) => code.sign}
        {...list}
        filters={
          <FilterBar
            label={t('batch.findCode')}
            value={text}
            maxLength={60}
            onSearch={(word) => change({ text: word })}
          >
            <FilterSelect
              label={t('column.state')}
              value={state}
              usual="all"
              options={states.map((value) => ({ value, label: t(`batch.codeState.${value}`) }))}
              onChange={(next) => change({ state: next })}
            />
          </FilterBar>
        }
        empty={<EmptyState seed="empty-4" title={t('batch.none')} />}
      />
      {revoked === null ? null : (
        <RevokeDialog
          sign={sign}
          codeSigns={revoked}
          onClose={() => setRevoked(null)}
          onRevoked={chosen.clear}
        />
      )}
    </>
  )
}
