import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { type BatchCode, codeStates, mostRevoked, orders } from '@titian/contract'
import {
  FilterBar,
  type FilterOf,
  FilterSelect,
  ListSurface,
  SelectionBar,
  useCallList,
  useSelection,
} from '@titian/site/staff'
import { EmptyState } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { RevokeDialog, type RevokedCodes } from './revoke-dialog.tsx'
import { mayRevoke, useCodeColumns } from './use-code-columns.tsx'

const size = 20
const states = ['all', ...codeStates] as const

type CodeNarrowing = Pick<FilterOf<typeof orders.listBatchCodes>, 'text' | 'state'>

const keyOf = ({ sign }: BatchCode) => sign

/** ORD-073: the codes of a batch. Complete codes are never shown here. */
export function CodesList({ sign }: { sign: string }) {
  const { t } = useTranslation('orders')
  const { filter, change, asked, list } = useCallList(
    orders.listBatchCodes,
    useSearch({ from: paths.codeBatch }),
    { size, given: { sign } },
  )
  const [revoked, setRevoked] = useState<RevokedCodes | null>(null)
  const { text, state } = filter
  const selection = useSelection<BatchCode, CodeNarrowing>({
    filter: { text, ...(state && { state }) },
    keyOf,
    data: asked.data,
    mayChoose: mayRevoke,
  })
  const { count, isAll, of, clear } = selection
  const columns = useCodeColumns({
    codes: asked.data?.list ?? [],
    onRevoke: (code) => setRevoked({ codeSigns: [code.sign] }),
    selection,
  })
  return (
    <>
      <ListSurface
        label={t('batch.codes')}
        columns={columns}
        rowKey={keyOf}
        {...list}
        bar={
          <SelectionBar selection={selection} most={isAll ? Infinity : mostRevoked}>
            <Button
              color="red"
              variant="light"
              disabled={!isAll && count > mostRevoked}
              onClick={() => setRevoked('keys' in of ? { codeSigns: of.keys } : of)}
            >
              {t('batch.revoke')}
            </Button>
          </SelectionBar>
        }
        filters={
          <FilterBar
            label={t('batch.findCode')}
            value={text}
            maxLength={60}
            onSearch={(word) => change({ text: word })}
          >
            <FilterSelect
              label={t('column.state')}
              value={state ?? 'all'}
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
          which={revoked}
          count={'filter' in revoked ? count : revoked.codeSigns.length}
          onClose={() => setRevoked(null)}
          onRevoked={clear}
        />
      )}
    </>
  )
}
