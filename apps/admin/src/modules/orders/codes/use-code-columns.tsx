import { Box, Button } from '@mantine/core'
import type { BatchCode } from '@titian/contract'
import { useFormats } from '@titian/site'
import { chooseColumn } from '@titian/site/staff'
import { StatusBadge, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const tones = {
  generated: 'neutral',
  issued: 'info',
  redeemed: 'ok',
  revoked: 'neutral',
  expired: 'warn',
} as const

/** Who redeemed a code, and the employee number if the batch asks for it. */
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

export const mayRevoke = ({ state }: BatchCode) => state !== 'redeemed' && state !== 'revoked'

interface CodeColumns {
  codes: readonly BatchCode[]
  onRevoke: (code: BatchCode) => void
  selection: Parameters<typeof chooseColumn<BatchCode>>[0]['selection']
}

export function useCodeColumns({
  codes,
  onRevoke,
  selection,
}: CodeColumns): DataColumn<BatchCode>[] {
  const { t } = useTranslation('orders')
  const { dateTime, number } = useFormats()
  /**
   * ORD-072: returns the last characters of a code, or its row number while the batch is not
   * downloaded.
   */
  const codeOf = (code: BatchCode) => code.lastFour || number(codes.indexOf(code) + 1)
  return [
    // ORD-093: several codes can be revoked at once.
    chooseColumn({
      selection,
      pageLabel: t('batch.choosePage'),
      rowLabel: (code) =>
        t(code.lastFour ? 'batch.chooseOne' : 'batch.chooseAt', { code: codeOf(code) }),
    }),
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
            aria-label={t(code.lastFour ? 'batch.revokeOf' : 'batch.revokeAt', {
              code: codeOf(code),
            })}
            onClick={() => onRevoke(code)}
          >
            {t('batch.revoke')}
          </Button>
        ) : null,
    },
  ]
}
