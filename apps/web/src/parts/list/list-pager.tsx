import { usePagerLabels } from '@titian/site'
import { Pager } from '@titian/ui'
import type { ListAddress } from './use-list-address.ts'

interface ListPagerProps {
  address: Pick<ListAddress<object>, 'page' | 'turnTo' | 'hrefOf'>
  size: number
  total: number
}

export function ListPager({ address, size, total }: ListPagerProps) {
  const labels = usePagerLabels()
  return (
    <Pager
      page={address.page}
      size={size}
      total={total}
      onChange={address.turnTo}
      hrefOf={address.hrefOf}
      labels={labels}
    />
  )
}
