import type { Seed } from '../../draw.ts'
import { contentOfState, isAccepted, isLive, nicheOfProduct } from '../lookup.ts'
import { paperFault } from '../content/opening.ts'
import type { MarketState } from '../state.ts'
import { afterSales } from './after.ts'
import { closeHealth } from './health.ts'
import { countOverdue } from './orders.ts'
import { holdShips, moveGoods, moveOrders } from './logistics.ts'
import { rivalsOn } from './rivals.ts'
import { sellDay } from './sell.ts'

function checkPapers(draft: MarketState): void {
  const content = contentOfState(draft)
  for (const paper of draft.papers) {
    if (paper.state !== 'checking' || draft.day < paper.day + content.paperDays) continue
    const slot = content.slots.find(({ code }) => code === paper.slot)
    const fault = slot && paperFault(slot, paper.paper)
    paper.state = fault === null ? 'accepted' : 'rejected'
    if (fault !== null) paper.rejections += 1
  }
}

function openShop(draft: MarketState): void {
  if (draft.openedDay !== null || draft.shop.name === '') return
  const { slots } = contentOfState(draft)
  const always = slots.filter((slot) => slot.always)
  if (always.every(({ code }) => isAccepted(draft, code))) draft.openedDay = draft.day
}

/** Events until the next morning: papers, goods and the prices of the rivals. */
function morning(draft: MarketState, seed: Seed): void {
  checkPapers(draft)
  openShop(draft)
  moveGoods(draft, seed)
  const content = contentOfState(draft)
  for (const product of draft.products)
    product.rivals = rivalsOn(draft, nicheOfProduct(content, product), seed)
}

/**
 * Counts the day for the share of good days. From the first day on sale every day counts, even a
 * day with hidden listings.
 */
function countGoodDay(draft: MarketState): void {
  const { account, products } = draft
  const isSelling = products.some((product) => isLive(draft, product))
  if (!isSelling && account.sellingDays === 0) return
  account.sellingDays += 1
  if (account.state === 'good') account.goodDays += 1
}

/** PRC-034: simulates the customers of the day. */
export function passDay(draft: MarketState, seed: Seed): void {
  holdShips(draft)
  moveOrders(draft, seed)
  countOverdue(draft)
  countGoodDay(draft)
  for (const product of draft.products) sellDay(draft, product, seed)
  afterSales(draft, seed)
  closeHealth(draft)
  if (draft.day >= draft.days) {
    draft.finished = true
    return
  }
  draft.day += 1
  morning(draft, seed)
}
