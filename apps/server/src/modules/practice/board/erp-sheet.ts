import {
  erpCards,
  erpErrors,
  type ErpProgress,
  type FullTexts,
  type Language,
  punctuationOf,
} from '@titian/contract'
import { builtInCard, type ErpScenario } from '@titian/practice/erp'
import type { BoardStudent } from './queries.ts'

type ErpError = (typeof erpErrors)[number]

const texts = (en: string, zh: string, my: string): FullTexts => ({ en, zh, my })

const heads = [
  texts('Cash', '银行存款', 'Tunai'),
  texts('Statements met', '已达成的要求', 'Pernyataan dipenuhi'),
  texts('Hints', '已用提示', 'Petunjuk digunakan'),
]

const slipTexts: Record<ErpError, FullTexts> = {
  cancelled: texts('Document cancelled', '取消了单据', 'Dokumen dibatalkan'),
  mismatch: texts('Invoice does not match', '发票核对不符', 'Invois tidak sepadan'),
  paidBeforeMatch: texts('Paid before the match', '核对前付款', 'Dibayar sebelum sepadan'),
  wrongPrice: texts('Wrong price billed', '开票价格错误', 'Harga invois salah'),
  needlessDispute: texts('Dispute without reason', '无理由提出异议', 'Pertikaian tanpa sebab'),
}

const cardTexts: Record<(typeof erpCards)[number], FullTexts> = {
  masterData: texts('Master data', '基础资料', 'Data induk'),
  stockRule: texts('Buying by a stock rule', '按库存规则采购', 'Belian mengikut peraturan stok'),
  partialReceipt: texts(
    'Partial receipt with damage',
    '分批到货与破损',
    'Terimaan sebahagian dan kerosakan',
  ),
  invoiceMismatch: texts(
    'An invoice that does not match',
    '对不上的发票',
    'Invois yang tidak sepadan',
  ),
  creditLimit: texts('Selling with a credit limit', '信用额度内的销售', 'Jualan dengan had kredit'),
  backOrder: texts(
    'Partial delivery and back order',
    '分批发货与欠货',
    'Penghantaran sebahagian dan pesanan tertunggak',
  ),
  goodsBack: texts('Returned goods', '客户退货', 'Barang dipulangkan'),
  stockCount: texts('Stock count', '库存盘点', 'Kiraan stok'),
  latePayer: texts('A customer pays late', '客户逾期付款', 'Pelanggan lewat membayar'),
  monthClose: texts('Closing the month', '月结', 'Penutupan bulan'),
}

/** Returns the cards of an assignment in the order of its runs. */
function cardsOf(scenario: unknown, language: Language) {
  // A practice of this kind always has an ERP scenario.
  const { cards, ownCards } = scenario as ErpScenario
  return [
    ...erpCards
      .filter((code) => cards.includes(code))
      .map((code) => ({
        code: String(code),
        title: cardTexts[code][language],
        of: builtInCard(code)?.statements.length ?? 0,
      })),
    ...ownCards.map(({ code, title, statements }) => ({ code, title, of: statements.length })),
  ]
}

/**
 * PRC-217: returns the columns of an ERP practice that follow the common columns: for each card,
 * the number of true statements.
 */
export const erpHeads = (scenario: unknown, language: Language): string[] => [
  ...heads.map((title) => title[language]),
  ...erpErrors.map((code) => slipTexts[code][language]),
  ...cardsOf(scenario, language).map(
    ({ title, of }) => `${title}${punctuationOf(language).bracketed(of)}`,
  ),
]

const sumOf = (cards: ErpProgress['cards'], field: 'met' | 'hints') =>
  cards.reduce((sum, card) => sum + card[field], 0)

export function erpCells(
  { run }: Pick<BoardStudent, 'run'>,
  scenario: unknown,
  language: Language,
): (string | number | null)[] {
  const found = run?.progress ?? null
  const progress = found && 'slips' in found ? found : null
  const slipsOf = (code: ErpError) => progress?.slips.find((slip) => slip.code === code)?.count ?? 0
  const cells = cardsOf(scenario, language).map(({ code }) => {
    const card = progress?.cards.find((one) => one.code === code)
    return card?.begun ? card.met : null
  })
  return [
    progress && progress.cash / 100,
    progress && sumOf(progress.cards, 'met'),
    progress && sumOf(progress.cards, 'hints'),
    ...erpErrors.map((code) => progress && slipsOf(code)),
    ...cells,
  ]
}
