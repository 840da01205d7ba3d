import { practice } from '@titian/contract'
import { accountLedger, type Player, stockLedger } from '@titian/practice/erp'

interface Asked {
  account: string
  item: string
  page: string
  size: string
}

/** Returns one page of rows, newest first, as the server does. */
function pageOf<Row extends { document: number }>(
  rows: readonly Row[],
  { page, size }: Asked,
  player: Player,
) {
  const { documents } = player.state()
  const from = (Number(page) - 1) * Number(size)
  return {
    list: rows
      .toReversed()
      .slice(from, from + Number(size))
      .map((row) => ({ ...row, number: documents[row.document - 1]?.number ?? '' })),
    total: rows.length,
  }
}

/** The responses of a fake server for the pages of the books. */
export const bookAnswers = (player: Player) => ({
  [practice.erpLedger.path]: (asked: Asked) =>
    pageOf(
      accountLedger(player.state(), asked.account as Parameters<typeof accountLedger>[1]),
      asked,
      player,
    ),
  [practice.erpStock.path]: (asked: Asked) =>
    pageOf(stockLedger(player.state(), asked.item), asked, player),
})
