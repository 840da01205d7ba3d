import { Box, Button } from '@mantine/core'
import { SiteLink, usePagerLabels, usePhoneLayout, type useListPages } from '@titian/site'
import { Pager } from '@titian/ui'
import type { ListAddress } from './use-list-address.ts'

interface ListFootProps {
  list: Pick<ReturnType<typeof useListPages>, 'rows' | 'total' | 'hasMore' | 'isMore'>
  address: Pick<ListAddress<object>, 'page' | 'turnTo' | 'hrefOf' | 'more'>
  size: number
  moreLabel: (count: number) => string
}

/** FRM-141: pages on a desktop, one more page below the others on a phone. */
export function ListFoot({ list, address, size, moreLabel }: ListFootProps) {
  const phone = usePhoneLayout()
  const labels = usePagerLabels()
  return (
    <Box mt={{ base: 'md', sm: 32 }}>
      {phone ? (
        list.hasMore ? (
          <Button
            variant="default"
            fullWidth
            loading={list.isMore}
            component={SiteLink}
            {...address.more}
          >
            {moreLabel(Math.min(size, list.total - list.rows.length))}
          </Button>
        ) : null
      ) : (
        <Pager
          page={address.page}
          size={size}
          total={list.total}
          onChange={address.turnTo}
          hrefOf={address.hrefOf}
          labels={labels}
        />
      )}
    </Box>
  )
}
