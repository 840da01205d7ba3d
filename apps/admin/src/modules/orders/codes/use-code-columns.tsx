import { Box, Button, Checkbox } from '@mantine/core'
import type { BatchCode } from '@titian/contract'
import { useFormats } from '@titian/site'
import type { useSelection } from '@titian/site/staff'
import { StatusBadge, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const tones = {
  generated: 'neutral',
  issued: 'info',
  redeemed: 'ok',
  revoked: 'neutral',
  expired: 'warn',
} as const

/** Who redeemed a code, and what was written where the batch asks for it. */
function Redeemer({ code: { userName, name, employeeNumber } }: { code: BatchCode }) {
  const written = [name, employeeNumber].filter(Boolean).join(' · ')
  if (userName === null) return '--'
  return (
    <div>
      {userName}
      {written ? <Box className="meta">{written}</Box> : null}
    </div>
  )
}

const mayRevoke = ({ state }: BatchCode) => state !== 'redeemed' && state !== 'revoked'

interface CodeColumns {
  onRevoke: (code: BatchCode) => void
  chosen: Pick<ReturnType<typeof useSelection<BatchCode>>, 'has' | 'toggle'>
  /** The rows of this page. */
  shown: readonly BatchCode[]
}

/** ORD-093: several are revoked at once; those that cannot be have no box. */
function useChoice({ chosen, shown }: CodeColumns): DataColumn<BatchCode> {
  const { t } = useTranslation('orders')
  const all = shown.filter(mayRevoke)
  const isPage = all.length > 0 && all.every(chosen.has)
  return {
    key: 'choose',
    title: (
      <Checkbox
        aria-label={t('batch.choosePage')}
        checked={isPage}
        disabled={all.length === 0}
        indeterminate={!isPage && all.some(chosen.has)}
        onChange={({ currentTarget: { checked } }) => chosen.toggle(all, checked)}
      />
    ),
    render: (code) =>
      mayRevoke(code) ? (
        <Checkbox
          aria-label={t('batch.chooseOne', { code: code.lastFour })}
          checked={chosen.has(code)}
          onChange={({ currentTarget: { checked } }) => chosen.toggle([code], checked)}
        />
      ) : null,
  }
}

export function useCodeColumns(options: CodeColumns): DataColumn<BatchCode>[] {
  const choice = useChoice(options)
  const { onRevoke } = options
  const { t } = useTranslation('orders')
  const { dateTime } = useFormats()
  return [
    choice,
    {
      key: 'code',
      title: t('batch.lastFour'),
      onCard: 'title',
      render: ({ lastFour }) => <b className="num">…{lastFour || '····'}</b>,
    },
    {
      key: 'state',
      title: t('column.state'),
      render: ({ state, revokeReason }) => (
        <div>
          <StatusBadge tone={tones[state]}>{t(`batch.codeState.${state}`)}</StatusBadge>
          {revokeReason ? <Box className="meta">{revokeReason}</Box> : null}
        </div>
      ),
    },
    { key: 'who', title: t('batch.who'), render: (code) => <Redeemer code={code} /> },
    {
      key: 'when',
      title: t('batch.when'),
      render: ({ redeemTime }) => (
        <span className="num">{redeemTime ? dateTime(redeemTime) : '--'}</span>
      ),
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('batch.revoke')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (code) =>
        mayRevoke(code) ? (
          <Button
            variant="default"
            size="sm"
            aria-label={t('batch.revokeOf', { code: code.lastFour })}
            onClick={() => onRevoke(code)}
          >
            {t('batch.revoke')}
          </Button>
        ) : null,
    },
  ]
}
