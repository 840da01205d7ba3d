import type { MarketView } from '@titian/contract'
import { WhySold } from '../parts/why-sold.tsx'
import { Dashboard } from './dashboard.tsx'
import { Stock } from './stock.tsx'

/** The part of the page below what has to be done: plots and tables, which come after it. */
export function FiguresOfShop({ view }: { view: MarketView }) {
  return (
    <>
      <Dashboard view={view} />
      <WhySold view={view} />
      <Stock view={view} />
    </>
  )
}
