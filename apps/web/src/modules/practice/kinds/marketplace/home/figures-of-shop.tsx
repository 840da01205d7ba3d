import type { MarketView } from '@titian/contract'
import { WhySold } from '../parts/why-sold.tsx'
import { Dashboard } from './dashboard.tsx'
import { Stock } from './stock.tsx'

/** The plots and tables below the tasks. */
export function FiguresOfShop({ view }: { view: MarketView }) {
  return (
    <>
      <Dashboard view={view} />
      <WhySold view={view} />
      <Stock view={view} />
    </>
  )
}
